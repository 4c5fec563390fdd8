"""The kernel: the engine's own source as a library of C over flat memory, for whole deals that are played without a line of Python between.

`tools/build_steps/kernel` makes it of the engine as it stands; nothing here knows a rule. A kernel that was made of another engine than the
one beside it, or is damaged, is not used.
"""
