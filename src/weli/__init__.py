"""Weli: an open parlour for four old Tyrolean card games."""

__version__ = "0.2.0"
