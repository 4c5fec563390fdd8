"""One house served by several processes of one machine: each has its share of the tables, and one keeps the file and lets people in."""
