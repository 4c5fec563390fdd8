"""The facts that every deal of plain tricks has, in groups: what each begins with, and how it is copied."""
