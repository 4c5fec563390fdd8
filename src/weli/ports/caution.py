"""How far somebody goes who has eyes in their head."""

from typing import Final

FAR: Final = 3  # a figure that may come to be worth more than this is raised with some chance only, and by nobody who is not sure of it
WORTHY: Final = 2  # points that are not given away unasked while there is hope
HOPELESS: Final = 20  # chance of a figure, in thousandths, up to which it may be given away
LEAST: Final = 200  # the same from which it may be raised far
