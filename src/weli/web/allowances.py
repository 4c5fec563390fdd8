"""What guests may take of a house from one address, unless whoever keeps it says otherwise: many households may share one."""

from typing import Final

MOST_TABLES: Final = 6
"""Opened in an hour."""

MOST_LINES: Final = 40
"""Open at a time; each page at a table is one."""
