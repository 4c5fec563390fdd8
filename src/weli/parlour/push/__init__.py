"""Word to a device that a table waits for its person, by Web Push: sealed for that device, and passed on by its browser's maker."""
