"""The pages in `docs/` that are made of data: `python tools/pages.py` writes them."""
