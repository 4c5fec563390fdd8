"""What is made of deals that are over, or lie in a record: replays, analyses, exercises, statistics, the deal of the day."""
