"""What no sentence of the house may sound like, in German and English: verbs and counts that do not agree, articles said twice, gaps."""

import re

COUNTED = "Punkte|Striche|Stiche|Karten|Runden|Spiele|Dinge|Regeln|points|strokes|tricks|cards|deals|rules|things"
# Words that stand between "du" and its verb, or before a "du" whose verb comes at the end.
NO_VERBS = {
    "selber",
    "nicht",
    "und",
    "was",
    "wie",
    "wenn",
    "ob",
    "das",
    "die",
    "den",
    "damit",
    "wo",
    "mit",
    "dass",
    "sag",
    "zuerst",
    "womit",
}


def faults(sentence: str) -> list[str]:
    """What is wrong with the wording; nothing where it is right."""
    found = []
    for match in re.finditer(r"\bdu\b|\bDu\b", sentence):
        before = re.findall(r"\w+", sentence[: match.start()])[-1:]
        after = re.findall(r"\w+", sentence[match.end() :])[:1]
        later = re.findall(r"\w+", re.split(r"[,.:;?!]", sentence[match.end() :])[0])[
            -1:
        ]  # the verb of a clause within
        ends_clause = sentence[match.end() : match.end() + 1] in (":", "?", ",", ".", "!", "“", "")
        near = [word.lower() for word in before + after + later]
        if not ends_clause and not any(
            word.endswith(("st", "ßt", "zt")) or word.isdigit() or word in NO_VERBS for word in near
        ):
            found.append(f"du, and no verb of its own: {near}")
    if re.search(r"\bIhr (?!letzter|zwei|alle|seid)\w*[^t\W]\b", sentence):
        found.append("Ihr, and no verb of its own")
    if re.search(r"\b[Yy]ou (?:has|is|was|does|bets|holds|says|plays|leads|takes|gives|shows|may has)\b", sentence):
        found.append("you, and a verb of somebody else's")
    if re.search(rf"(?<![\d.,+–-])\b[1] (?:{COUNTED})\b", sentence):
        found.append("one of many")
    if re.search(r"\b(the|der|die|das|den|dem|a|ein|eine) \1\b", sentence, re.IGNORECASE):
        found.append("an article said twice")
    if re.search(r"\bthe (?:Du|You|Red|Green|Weli, )\b", sentence):
        found.append("an article that does not go there")
    if re.search(r"[{}]|  |^[ ,.:]| [,.;!?](?![\w.])|„“|“”|\bNone\b", sentence):
        found.append("a gap")
    return found
