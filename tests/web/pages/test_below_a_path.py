"""A house under a path of a domain that has other things besides: all of it stays below, whatever a proxy makes of the path."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from web.friends import LAPTOP, SMALL, first_trick, friend
from web.guests import OPEN
from web.pages.test_app import when_kept
from web.reverse_proxy import ReverseProxy, proxying
from web.serving import Served, serving
from web.sitting import opened_page

PATH = "/spiele/karten"
STRIPS = pytest.mark.parametrize("strips", [False, True], ids=["as it is", "without the path"])


@contextmanager
def below(folder: Path, *, strips: bool) -> Iterator[tuple[Served, ReverseProxy]]:
    """A house open to others, seen through its proxy."""
    with proxying(PATH, strips=strips) as proxy:
        house = replace(OPEN, address=f"{proxy.origin}{PATH}")
        with serving(folder, house=house, origin=proxy.origin, path=PATH) as served:
            proxy.target = served.port
            yield served, proxy


@STRIPS
def test_the_house_is_there_and_nowhere_else(tmp_path: Path, strips: bool) -> None:
    with below(tmp_path, strips=strips) as (served, proxy):
        assert served.http.get("api/version").status_code == 200
        assert httpx.get(f"{proxy.origin}/api/version").status_code == 404
        me = served.http.post("api/me", json={"name": "Anna", "face": "vroni"})
        assert f"Path={PATH}/;" in me.headers["set-cookie"]
        assert proxy.outside == ["/api/version"]


def test_who_leaves_out_the_slash_gets_there(tmp_path: Path) -> None:
    """Where the proxy leaves it to the house; those that take the path away say it themselves."""
    with below(tmp_path, strips=False) as (served, _):
        answer = httpx.get(served.address.rstrip("/"))
        assert (answer.status_code, answer.headers["location"]) == (307, f"{PATH}/")


def test_a_cookie_for_https_alone_is_bound_to_the_path_where_the_name_is_not_the_houses_own(tmp_path: Path) -> None:
    house = replace(OPEN, address=f"https://verein.example{PATH}")
    with serving(tmp_path, house=house, origin="https://verein.example", path=PATH) as served:
        answer = httpx.post(
            f"http://127.0.0.1:{served.port}{PATH}/api/me",
            json={"name": "Anna", "face": "vroni"},
            headers={"origin": "https://verein.example", "host": "verein.example"},
        )
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == "__Secure-weli"
    assert {f"Path={PATH}/", "Secure", "HttpOnly"} <= {word.strip() for word in rest.split(";")}


@pytest.mark.browser
@pytest.mark.few(1)
@STRIPS
def test_friends_play_below_the_path(browser: Browser, tmp_path: Path, strips: bool) -> None:
    """Page, words, cards, faces, line and link: nothing is asked for beside the path."""
    with below(tmp_path, strips=strips) as (served, proxy):
        with friend(browser, served, viewport=LAPTOP) as anna, friend(browser, served, viewport=SMALL) as bertl:
            table = anna.opens("Anna")
            expect(anna.page.locator(".invite .link")).to_have_text(f"{served.address}#/table/{table}")
            bertl.comes_to(table)
            bertl.sits_at("N", "Bertl")
            for seat in "EW":
                anna.tap("chair.computer", anna.chair(seat))
                expect(anna.chair(seat).locator(".empty")).to_have_count(0)
            with anna.plays() as south, bertl.plays() as north:
                first_trick(south, north)
        assert proxy.outside == []


@pytest.mark.few(0)
@pytest.mark.browser
def test_the_app_is_that_of_the_path(browser: Browser, tmp_path: Path) -> None:
    """What is kept lies below it, and what another house under the same name keeps is left alone."""
    with below(tmp_path, strips=False) as (served, proxy):
        with opened_page(browser, service_workers="allow") as (page, complaints):
            page.goto(served.address)
            page.evaluate(
                "caches.open('weli.page./andere/ 123').then((shelf) => shelf.put('/andere/', new Response('')))"
            )
            kept = when_kept(page)
            assert {f"{PATH}/", f"{PATH}/cards/klar.svg", f"{PATH}/weli.webmanifest", "/andere/"} <= set(kept)
            assert [path for path in kept if not path.startswith(PATH)] == ["/andere/"]
            scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))"
            assert page.evaluate(scopes) == [served.address]
            devtools = page.context.new_cdp_session(page)
            manifest = devtools.send("Page.getAppManifest")
            assert manifest["errors"] == []
            assert manifest["url"] == f"{served.address}weli.webmanifest"
            assert complaints.said == []
        assert proxy.outside == []
