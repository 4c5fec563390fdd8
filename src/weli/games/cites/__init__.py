"""Which rules stand behind the grounds that the engine names: one table a game."""
