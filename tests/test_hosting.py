"""What lies in `hosting/` for whoever runs a house for others fits the program: its options, its ports, its figures."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from weli.commands.cli import app
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.web.figures import Figures
from weli.web.health import SIGNS_OF_LIFE

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "hosting"
PAGE = (ROOT / "docs/hosting.md").read_text("utf-8")
PROGRAM = re.compile(r"/opt/weli/bin/weli (.*)")
COMMANDS: Any = get_command(app)


def orders() -> list[str]:
    """All orders to Weli that stand in the files and on the page, without its name."""
    units = [unit.read_text("utf-8") for kind in ("*.service", "weli-*.conf") for unit in sorted(HOSTING.glob(kind))]
    container = (HOSTING / "Containerfile").read_text("utf-8").partition("ENTRYPOINT ")[2]
    return [order for text in (*units, PAGE) for order in PROGRAM.findall(text)] + [" ".join(json.loads(container)[1:])]


def default(command: str, name: str) -> object:
    """What an option is where nobody says it."""
    return next(each.default for each in COMMANDS.commands[command].params if each.name == name)


def test_they_know_every_order() -> None:
    assert {order.split()[0] for order in orders()} >= {"serve", "backup", "restore"}


@pytest.mark.parametrize("order", orders())
def test_every_option_is_one_of_the_program(order: str) -> None:
    words = order.split()
    command = COMMANDS if words[0].startswith("--") else COMMANDS.commands[words[0]]
    known = {name for each in command.params for name in each.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_proxies_lead_to_the_usual_port() -> None:
    port = default("serve", "port")
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{port}" in (HOSTING / name).read_text("utf-8"), name
    assert f"EXPOSE {port}" in (HOSTING / "Containerfile").read_text("utf-8")
    assert f"127.0.0.1:{default('serve', 'own_port')}/metrics" in PAGE


def test_the_dashboard_shows_figures_that_there_are(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "weli.db")
    told = Figures(Parlour(store)).written().decode()
    store.close()
    known = {line.split()[2].removesuffix("_total") for line in told.splitlines() if line.startswith("# TYPE")}
    shown = set(re.findall(r"(?:weli|process)_\w+", (HOSTING / "dashboard.json").read_text("utf-8")))
    assert {re.sub(r"_(total|bucket)$", "", name) for name in shown} <= known


def test_the_container_asks_itself_whether_it_can_write_as_a_user_without_rights() -> None:
    lines = (HOSTING / "Containerfile").read_text("utf-8").splitlines()
    words = [line.partition(" ")[0] for line in lines]
    assert words.index("USER") < words.index("ENTRYPOINT")
    (health,) = (line.partition("CMD ")[2] for line in lines if line.startswith("HEALTHCHECK"))
    program = json.loads(health)
    assert program[:2] == ["python", "-c"]
    compile(program[2], "Containerfile", "exec")
    (asked,) = re.findall(r"127\.0\.0\.1:(\d+)(/\w+)'", program[2])
    assert int(asked[0]) == default("serve", "port")
    assert asked[1] in SIGNS_OF_LIFE


def test_the_container_is_built_of_what_there_is() -> None:
    told = (HOSTING / "Containerfile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", told)) - {"by"} <= targets
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", told)
    assert set(extras.split(",")) <= project["optional-dependencies"].keys()
    oldest = tuple(map(int, project["requires-python"].removeprefix(">=").split(".")))
    bases = re.findall(r"^FROM python:(\d+)\.(\d+)", told, re.MULTILINE)
    assert len(set(bases)) == 1, "what was compiled for one Python is no use to another"
    assert tuple(map(int, bases[0])) >= oldest


def test_the_containers_are_told_what_the_program_listens_to() -> None:
    compose = (HOSTING / "compose.yaml").read_text("utf-8")
    params = COMMANDS.commands["serve"].params
    variables = {name for each in params for name in [each.envvar] if name}
    assert set(re.findall(r"^ +(WELI_\w+):", compose, re.MULTILINE)) == variables
    assert set(re.findall(r"(--[a-z-]+), \"\$", compose)) <= {name for each in params for name in each.opts}


def test_an_instance_listens_where_the_proxies_look_for_it() -> None:
    drop_in = (HOSTING / "weli-many.conf").read_text("utf-8")
    ports = {re.sub("%i", number, found) for number in "12" for found in re.findall(r"--port (\S+)", drop_in)}
    assert ports == {str(default("serve", "port")), "8420"}
    for name in ("Caddyfile", "nginx.conf", "compose.yaml"):
        assert all(f"127.0.0.1:{port}" in (HOSTING / name).read_text("utf-8") for port in ports), name


def test_a_house_is_begun_until_what_it_needs_is_there() -> None:
    unit = (HOSTING / "weli.service").read_text("utf-8")
    assert "StartLimitIntervalSec=0" in unit.partition("[Service]")[0], "systemd would give up after five times"


def test_proxies_write_down_no_name_of_a_table() -> None:
    assert "access_log off;" in (HOSTING / "nginx.conf").read_text("utf-8")
    assert "exclude http.log.error http.handlers.reverse_proxy" in (HOSTING / "Caddyfile").read_text("utf-8")


def test_the_page_installs_what_the_compiler_and_the_checks_of_the_page_need() -> None:
    (installed,) = re.findall(r"apt-get install --no-install-recommends (python3-venv.*)", PAGE)
    assert {"python3-dev", "gcc", "make", "curl", "git"} <= set(installed.split())


def test_the_page_tells_of_every_file() -> None:
    assert [path.name for path in HOSTING.iterdir() if path.name not in PAGE] == []
