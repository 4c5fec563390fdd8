"""The figures of a running house, for whoever looks after it and for nobody else."""

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from web.guests import OPEN, Guest
from web.serving import AN_HOUR, Served, serving
from web.talking import hear, say


def figures(house: Served) -> dict[str, float]:
    """By name and what stands beside it."""
    answer = house.http.get("/metrics")
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    return {" ".join([each.name, *each.labels.values()]): each.value for family in families for each in family.samples}


def test_acts_views_lines_and_tables_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR) as house:
        table = house.new_table(game="giltspiel", rules="fiss", dealer="E", seat="S")
        with house.live(table) as line:
            view = hear(line)
            say(line, t="act", key="a", on=view["number"], act=view["may"][0]["act"])
            hear(line, "taken")
            say(line, t="act", key="b", on=view["number"], act="nonsense")
            hear(line, "refused")
            found = figures(house)
            assert (found["weli_acts_total taken"], found["weli_acts_total refused"]) == (1, 1)
            assert found["weli_act_seconds_count"] == 2
            assert found["weli_views_total"] >= 1
            assert (found["weli_lines"], found["weli_tables_in_memory"]) == (1, 1)
            assert found["weli_requests_total 2xx"] >= 1
        assert found["process_open_fds"] > 0


def test_nobody_from_outside_is_told_them(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        assert Guest(house, "Anna").http.get("/metrics").status_code == 404


def test_no_name_and_no_table_stands_in_them(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR) as house:
        table = house.new_table(game="giltspiel", rules="fiss", name="Notburga")
        told = house.http.get("/metrics").text
        assert table not in told
        assert "Notburga" not in told
