"""Solving reduced games exactly: an equilibrium as near as one likes, and how far a bot can be exploited.

>>> solution = solve(weli.rules("giltspiel/one-card"), Limits(exploitability=0.001))
>>> solution.answer.low <= 1 / 18 <= solution.answer.high  # points a deal to the dealer
True
"""

from weli.solving.against import exploit
from weli.solving.policy_file import check_new, write_policy
from weli.solving.solution import Answer, Limits, Size, Solution, solve

__all__ = ["Answer", "Limits", "Size", "Solution", "check_new", "exploit", "solve", "write_policy"]
