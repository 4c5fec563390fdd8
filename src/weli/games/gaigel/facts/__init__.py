"""The facts of a deal of Gaigel, in groups: a file for each mechanism, with what it begins with and how it is copied."""
