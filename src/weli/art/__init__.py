"""The drawings of the cards, and of the regulars' faces.

The first skin is called "Klar": German suits in four distinct shapes, a large index in two
corners, plain busts for the courts.  Everything is drawn here, from straight lines and curves;
nothing is taken from a printed pack.  The drawings are dedicated to the public (see LICENSE).

The packs that people of the region call theirs are in `weli.art.decks`.

``python -m weli.art [TARGET_DIR]`` writes ``cards/klar.svg``, one sprite with a symbol per card, a folder for each other pack,
a file for each face in ``faces`` (`weli.art.faces`) and the icons (`weli.art.icon`).
"""

from weli.art.sprite import FILE_NAME, symbol_ids, write_sprite

__all__ = ["FILE_NAME", "symbol_ids", "write_sprite"]
