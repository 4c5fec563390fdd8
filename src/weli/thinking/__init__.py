"""Computer players of live tables think in processes of their own, and again the same on another node."""
