"""Versions of what nets and results depend on."""

import hashlib


def version_of(description: str) -> str:
    """A short hash, which changes whenever a number or a place comes to mean something else."""
    return hashlib.sha256(description.encode()).hexdigest()[:8]
