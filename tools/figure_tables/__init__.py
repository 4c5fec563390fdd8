"""How the tables of `weli.games.figures.advice.tables` are counted and measured."""
