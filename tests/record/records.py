"""Records as text, for the tests of this folder."""

HANDS = 'hands = { N = "H9 L9 S9 EK LA", E = "E7 L7 HK SX LO", S = "EO EU H7 SA L8", W = "H8 HU HX LU SU" }'
HEAD = 'weli = 1\ngame = "giltspiel"\nrules = "fiss"\n'


def text_of(
    acts: str = "", *, head: str = HEAD, hands: str = HANDS, dealer: str = 'dealer = "S"', more: str = ""
) -> str:
    """A record with one deal; its acts begin in line 9."""
    return f'{head}\n[[deal]]\n{dealer}{more}\n{hands}\nturned = "EA"\nacts = """\n{acts}"""\n'


CONCEDED = "E concede gleich\nE concede hanger\nE concede spiel\n"
