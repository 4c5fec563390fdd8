"""Solving reduced games exactly: an equilibrium as near as one likes, and how far a bot can be exploited.

>>> solution = solve(named("giltspiel/m1").ruleset(), Limits(seconds=60))
>>> solution.low, solution.high, solution.exploitability
"""

from weli.solving.against import exploit
from weli.solving.policy_file import check_new, write_policy
from weli.solving.solution import Answer, Limits, Size, Solution, solve

__all__ = ["Answer", "Limits", "Size", "Solution", "check_new", "exploit", "solve", "write_policy"]
