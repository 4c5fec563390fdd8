"""The worked examples of the rules: deals with known cards, a record each, played the way the rule says.

>>> [case.name for case in cases_of("GS-BET-13")][:2]
['GS-EX-10.3', 'GS-EX-10.5']
>>> case_named("GS-EX-10.3").game
'giltspiel'

A case belongs to the rule that its name begins with; `shows.toml` beside it says which others it shows. The referee holds all of them
in the tests, and the page tells them step by step. A package that offers a game brings its own along, in its folder `cases`.

What happens in a case is said in its record, in English, and for other languages in their catalogues `examples`.
"""

from weli.cases.library import Case, NoSuchCase, case_named, cases, cases_of

__all__ = ["Case", "NoSuchCase", "case_named", "cases", "cases_of"]
