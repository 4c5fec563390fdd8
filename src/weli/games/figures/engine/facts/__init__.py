"""The facts of a deal of a figure game, in groups: one file a mechanism, each with its start, its copy and what it hides.

A list or row that seldom changes is a value: whoever changes it replaces it, so that copies share it. A group that cannot change
any more, or has not begun to, is shared as a whole.
"""
