"""The text of one act, both ways.

>>> show_line(parse("biete gleich"))
'bet gleich'

`parse` reads canonical English, the German words of the table and the phrases people use (GS-WORD, PL-WORD) into a
`Line`, independent of any deal; `show_line` writes the canonical text, and `parse(show_line(line)) == line` for every
line that `parse` can give. `acts_of` and `line_of` go between lines and the engine's small acts in a given deal.
"""

from weli.core.line import TALK, Line, show_line
from weli.notation.meaning import acts_of, line_of, lines_of
from weli.notation.reading import parse

__all__ = [
    "TALK",
    "Line",
    "acts_of",
    "line_of",
    "lines_of",
    "parse",
    "show_line",
]
