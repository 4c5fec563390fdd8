"""Kuhn's poker in sequence form, made by hand: three cards, one each, a bet of one on a pot of two. (Kuhn 1950)"""

from itertools import permutations

from weli.solving.sequence_form import Choice, Ending, InformationSet, SequenceForm

VALUE = -1 / 18
"""To the seat that begins."""
UNIFORM = 11 / 24
"""How far two players who always toss a coin can be exploited, on average."""

PASS, BET = 0, 1


def kuhn() -> SequenceForm:
    form = SequenceForm()
    known: dict[tuple[int, int, str], InformationSet] = {}

    def asked(seat: int, card: int, said: str, before: Choice) -> list[Choice]:
        key = (seat, card, said)
        if key not in known:
            known[key] = InformationSet(before, [Choice(PASS), Choice(BET)], 0, card)
            form.sets[seat].append(known[key])
        return known[key].choices

    for one, other in permutations(range(3), 2):
        higher = 1 if one > other else -1

        def end(worth: int, first: Choice, second: Choice) -> None:
            form.endings.append(Ending(worth / 6, first, second))

        waits, bets = asked(0, one, "", form.roots[0])
        passes, raises = asked(1, other, "p", form.roots[1])
        folds, calls = asked(0, one, "pb", waits)
        gives_up, sees = asked(1, other, "b", form.roots[1])
        end(higher, waits, passes)
        end(-1, folds, raises)
        end(2 * higher, calls, raises)
        end(1, bets, gives_up)
        end(2 * higher, bets, sees)
    for seat in range(2):
        for each in form.sets[seat]:
            for choice in each.choices:
                choice.share = 1 / 2
    return form
