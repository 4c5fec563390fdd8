"""The Tell pack of North Tyrol: two heads, men of the play on Obers and Unters, seasons on the aces."""
