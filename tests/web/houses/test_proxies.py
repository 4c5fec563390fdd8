"""The proxies of docs/hosting.md before a house below a path, as they stand there: each where it is installed."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ports import free_port
from processes import started
from waiting import wait_until
from web.houses.test_commands import command, environment

PAGE = (Path(__file__).parents[3] / "docs/hosting.md").read_text("utf-8")
BELOW = PAGE.partition("## Under a path")[2].partition("\n## ")[0]
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {above}
    server {{
        listen 127.0.0.1:{port};
        {told}
    }}
}}
"""
APACHE = """
ServerName 127.0.0.1
ServerRoot {folder}
PidFile {folder}/apache.pid
ErrorLog {folder}/error.log
Listen 127.0.0.1:{port}
{modules}
<VirtualHost 127.0.0.1:{port}>
{told}
</VirtualHost>
"""
MODULES = Path("/usr/lib/apache2/modules")


def block(kind: str) -> str:
    """What the page tells one of them, with the house's port still in it."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", BELOW, re.DOTALL)
    return str(found)


def nginx(folder: Path, port: int, told: str) -> list[str]:
    (above,) = re.findall(
        r"^map .*?^}", (Path(__file__).parents[3] / "hosting/nginx.conf").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, above=above, port=port, told=told), "utf-8")
    return ["nginx", "-c", str(file), "-e", str(folder / "error.log")]


def apache(folder: Path, port: int, told: str) -> list[str]:
    names = ("mpm_event", "authz_core", "proxy", "proxy_http", "headers")
    modules = "\n".join(f"LoadModule {name}_module {MODULES}/mod_{name}.so" for name in names)
    file = folder / "apache.conf"
    file.write_text(APACHE.format(folder=folder, modules=modules, port=port, told=told), "utf-8")
    return ["apache2", "-f", str(file), "-D", "FOREGROUND"]


def caddy(folder: Path, port: int, told: str) -> list[str]:
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + told.replace("verein.example", f"http://127.0.0.1:{port}"), "utf-8")
    return ["caddy", "run", "--config", str(file)]


@contextmanager
def proxied(told: str, words: Callable[[Path, int, str], list[str]], folder: Path) -> Iterator[str]:
    """The address of a house behind that proxy."""
    port, house = free_port(), free_port()
    origin = f"http://127.0.0.1:{port}"
    serve = [
        "serve",
        "--public-url",
        f"{origin}/karten",
        "--host",
        "127.0.0.1",
        "--port",
        str(house),
        "--own-port",
        "0",
    ]
    proxy = words(folder, port, told.replace("127.0.0.1:8410", f"127.0.0.1:{house}"))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with started(command(*serve, "--data", str(folder / "weli")), env=environment(), **quiet), started(proxy, **quiet):
        wait_until(lambda: is_up(f"{origin}/karten/api/version"), "the house answers through the proxy")
        yield origin


def is_up(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed here")
def test_a_proxy_that_passes_no_lines_on_is_told_from_a_house_that_is_away(tmp_path: Path) -> None:
    """As nginx is where nobody has told it otherwise: HTTP/1.0 to the house, and no `Upgrade`. Pages are answered, lines are not."""
    told = re.sub(r"    proxy_(http_version|set_header (Upgrade|Connection)) .*\n", "", block("nginx"))
    with proxied(told, nginx, tmp_path) as origin:
        assert httpx.get(f"{origin}/karten/api/version").status_code == 200
        line = f"{origin.replace('http', 'ws')}/karten/api/tables/any/live?lang=en"
        with pytest.raises(InvalidStatus) as refused, connect(line, origin=origin):
            pass
        assert refused.value.response.status_code == 404


@pytest.mark.few(1)
@pytest.mark.skipif(sys.platform != "linux", reason="they are Debian's")
@pytest.mark.parametrize(
    ("kind", "words"), [("nginx", nginx), ("apache", apache), ("text", caddy)], ids=["nginx", "apache", "caddy"]
)
def test_a_house_below_a_path_is_reached(
    tmp_path: Path, kind: str, words: Callable[[Path, int, str], list[str]]
) -> None:
    if shutil.which(program := words(tmp_path, 1, "")[0]) is None:
        pytest.skip(f"{program} is not installed here")
    with proxied(block(kind), words, tmp_path) as origin:
        page = httpx.get(f"{origin}/karten", follow_redirects=True)
        assert (str(page.url), page.status_code) == (f"{origin}/karten/", 200)
        with httpx.Client(base_url=f"{origin}/karten/", headers={"origin": origin}) as http:
            assert http.post("api/me", json={"name": "Anna", "face": "vroni"}).status_code == 200
            table = http.post("api/tables", json={"level": "lehrbua"}).json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        line = f"{origin.replace('http', 'ws')}/karten/api/tables/{table}/live?lang=en"
        with connect(line, origin=origin, additional_headers={"cookie": cookie}) as live:
            assert live.recv(timeout=30)
