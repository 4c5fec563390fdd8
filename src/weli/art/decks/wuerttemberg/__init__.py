"""The Württemberg pack of Swabia: two heads, mounted Obers, food and drink on the aces; every card twice."""
