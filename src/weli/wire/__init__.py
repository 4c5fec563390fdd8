"""What goes between a table and whoever is at it: messages, requests, answers, and what sits on a chair."""
