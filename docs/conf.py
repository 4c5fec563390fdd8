"""How `make docs` builds the site: the pages of this folder and the docstrings of the package, into `build/docs`.

Everything a page needs lies in the site itself, so that it is read without a network. Warnings are errors (`sphinx-build -W`).
"""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from weli.art.icon import write_sign  # noqa: E402  found only now

project = "Weli"
author = "The Weli authors"
project_copyright = author
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "index"

# Pages. The rulebooks carry their ids as HTML anchors, in capitals, which the generator does not know for targets:
# tests/docs looks after all links between pages instead.
myst_heading_anchors = 4
suppress_warnings = ["myst.xref_missing"]

# Docstrings: a word in backticks is a name of the package where it is one, otherwise only set as code.
default_role = "py:obj"
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
add_module_names = False
python_use_unqualified_type_names = True

# Looks.
html_theme = "furo"
html_title = "Weli"
html_logo = html_favicon = str(write_sign(ROOT / "build/sign"))
html_static_path = ["look"]
html_css_files = ["weli.css"]
html_show_sphinx = False
html_copy_source = False
highlight_language = "none"
pygments_style = "friendly"
pygments_dark_style = "native"


def in_its_language(_app: Any, page: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """A page whose name ends in `.de` says of itself that it is German: for hyphens, screen readers and search engines."""
    if page.endswith(".de"):
        context["language"] = "de"


def without_a_type(_app: Any, what: str, _name: str, _thing: Any, _options: Any, lines: list[str]) -> None:
    """Napoleon takes the first words of a property for its type where a colon follows; it shall find an empty comment there instead."""
    if what in ("property", "attribute", "data"):
        lines[:0] = ["..", ""]


def setup(app: Any) -> None:
    """Called by the generator."""
    app.connect("html-page-context", in_its_language)
    app.connect("autodoc-process-docstring", without_a_type, priority=400)
