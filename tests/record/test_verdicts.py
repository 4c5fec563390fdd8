"""A dispute is judged by its own rules, and by those of every place that plays otherwise."""

import pytest

from casebook import CASES
from weli.core.errors import NotationError
from weli.record import Judged, Record, alone, asking, judged, read, read_file, write


def case(name: str) -> Record:
    return read_file(CASES / f"{name}.weli")


def at(found: list[Judged], rules: str) -> Judged:
    """What is judged by that preset."""
    return next(one for one in found if rules in [place.rules for place in one.places])


def points(one: Judged) -> list[int]:
    assert one.deal is not None
    return list(one.deal.deal.gained)


def test_the_record_s_own_rules_come_first() -> None:
    for file in ("giltspiel/GS-EX-21", "perlaggen/PL-3P-03-deal", "bieten/BI-PEN-01", "gaigel/GA-3P-02"):
        record = case(file)
        own = judged(alone(record, 1))[0]
        assert own.places[0].rules == record.rules
        assert own.deal is not None
        assert own.deal.stopped_at == 0


def test_giltspiel_an_act_is_refused_with_three_perlique() -> None:
    """Both sides gestrichen: what the villages by the Inn settle by the hands is played for elsewhere."""
    found = judged(alone(case("giltspiel/GS-EX-21"), 1))
    assert [[place.rules for place in one.places] for one in found] == [["fiss"], ["3-perlique"]]
    elsewhere = at(found, "3-perlique").deal
    assert elsewhere is not None
    assert elsewhere.stopped_at == 6
    assert points(at(found, "fiss")) == [1, 0]


def test_perlaggen_a_question_is_answered_otherwise() -> None:
    """What a card is good for hangs on which cards are wild: in Eichelperlaggen others than in Innsbruck."""
    found = judged(alone(case("perlaggen/PL-3P-03-deal"), 1))
    answers = {
        place.rules: [(each.act, each.ruling.answer) for each in one.deal.asked][1:]
        for one in found
        if one.deal
        for place in one.places
    }
    assert answers["innsbruck-3p"][0] == ("contest gleich H8 S8 E8 L8", "allowed")
    assert answers["eichel-3p"][0] == ("contest gleich H8 S8 E8 L8", "refused")
    assert answers["straf"] == []


def test_bieten_a_forbidden_bet_counts_at_a_price_or_not_at_all() -> None:
    record = asking(read(write(case("bieten/BI-PEN-01")).partition("B bet rot")[0] + '"""\n'), 1, "B bet rot")
    found = judged(record)
    answers = {place.rules: one.deal.asked[0].ruling for one in found if one.deal for place in one.places}
    assert answers["harsh"].answer == "priced"
    assert answers["15"].answer == "refused"
    assert answers["15"].rules[0] == "BI-BET-11"


def test_gaigel_the_same_deal_counts_otherwise() -> None:
    found = judged(alone(case("gaigel/GA-3P-02"), 1))
    assert points(at(found, "3p")) == [1, 0, 1]
    assert points(at(found, "wikipedia-3p")) == [0, 0, 1]
    assert points(at(found, "rutesheim-tournament")) == [3, 5, 1]


def test_where_it_cannot_be_laid_out_the_reason_is_said() -> None:
    elsewhere = at(judged(alone(case("giltspiel/GS-EX-18.0"), 1)), "3-perlique")
    assert elsewhere.deal is None
    assert elsewhere.reason is not None
    assert elsewhere.reason.at_key == "score"


def test_only_rules_for_so_many_players_are_asked_and_each_once() -> None:
    """What differs in nothing but the usual number of players is one place."""
    for file in ("bieten/BI-PEN-01", "gaigel/GA-3P-02", "perlaggen/PL-EX-01"):
        record = alone(case(file), 1)
        names = [place.rules for one in judged(record) for place in one.places]
        assert not {"np", "5p", "4p", "6p", "2p", "innsbruck-2p5"} & {*names[1:]}


def test_what_a_case_expects_is_no_question() -> None:
    """A count that is expected of one place may well be another one elsewhere."""
    record = case("bieten/BI-PEN-01")
    assert all(one.deal is None or not one.deal.failed or one.deal.stopped_at for one in judged(alone(record, 1)))


def test_a_deal_by_itself_takes_its_score_along() -> None:
    whole = case("perlaggen/PL-EX-25-cut")
    first = alone(whole, 1)
    assert first.deals[0].score == (1, 9, 9)
    with pytest.raises(NotationError, match="left the game before"):
        alone(whole, 2)
    for number in (0, 3):
        with pytest.raises(NotationError, match="no such deal"):
            alone(whole, number)


def test_a_question_that_cannot_be_read_is_refused_in_a_sentence() -> None:
    record = case("giltspiel/GS-EX-01")
    for act in ("", "X LK", "E", "E nonsense"):
        with pytest.raises(NotationError):
            asking(record, 1, act)
