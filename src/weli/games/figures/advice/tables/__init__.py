"""What a regular knows by heart, as numbers: how good each Gleich and Hanger is, and what each card is worth for the Spiel.

`data` and `perlaggen` are made by `python tools/make_figure_tables.py` and not edited by hand: the figures by counting all 201,376
hands, the weights of the Spiel by simulated deals from a fixed seed, and so is how figures with Perlaggen turn out. The numbers of
`data` are for natural cards, those of `perlaggen` for each kind of table.
"""
