"""Weli: an open parlour for four old card games of Tyrol and Swabia."""

__version__ = "0.2.0"
