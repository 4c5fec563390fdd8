"""The games as environments for research: numbered acts, observations as arrays, episodes, and the common interfaces around them."""
