"""Where people look, what they sign and what they write, as a page shows it."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import Any, get_args

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocket, expect
from websockets.sync.client import ClientConnection

from table.forms import setup_for
from web.looking import violations
from web.serving import Served
from web.sitting import DESK, PHONE, opened_page
from web.talking import hear, say
from weli.core.texts import catalogue
from weli.talk import gesture_in_words
from weli.wire.messages import Greeting
from weli.wire.seats import Person
from weli.wire.terms import Terms

pytestmark = pytest.mark.browser

LOOKS: list[dict[str, Any]] = [
    {"viewport": PHONE, "locale": "de-AT"},
    {"viewport": PHONE, "locale": "en-GB", "color_scheme": "dark"},
    {"viewport": DESK, "locale": "de-AT"},
]
IDS = ["phone", "english", "wide"]
NAMES = {"N": "Anna", "E": "Bertl", "S": "Cilli", "W": "Dori"}


@contextmanager
def sitting(browser: Browser, house: Served, terms: Terms, **options: Any) -> Iterator[tuple[Page, ClientConnection]]:
    """Anna's page, and the line of Cilli, who plays with her."""
    setup = setup_for("giltspiel", "fiss", dealer="E")
    people = {seat: Person(name) for seat, name in NAMES.items()}
    name = token_urlsafe(16)
    with house.store() as store:
        store.open_table(name, msgspec.structs.replace(setup, seats=people, terms=terms), 1_000)
    with opened_page(browser, **options) as (page, complaints), house.live(name, seat="S") as partner:
        page.goto(f"{house.address}#/table/{name}")
        page.locator(".foot").wait_for()
        yield page, partner
        assert complaints.said == []


def company(page: Page) -> Locator:
    """What people say to each other beside the game: beside a wide table, on a sheet over a smaller one."""
    beside = page.locator("aside .paper")
    if page.evaluate("innerWidth") >= DESK["width"]:
        return beside
    page.locator(".chat-button").click()
    return page.locator("dialog")


def mute(where: Locator, words: Mapping[str, str]) -> None:
    if where.locator("details:not([open])").count():
        where.locator("summary").click()
    where.get_by_role("button", name=words["chat.mute"].format(name="Cilli")).click()


def signs(line: ClientConnection, gesture: str, on: int) -> int:
    """The partner makes a sign, which is stored before this is over; the number of the view that has it."""
    say(line, t="act", key=gesture, on=on, act=f"sign {gesture}")
    return int(hear(line, "taken")["number"])


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS, ids=IDS)
def test_a_sign_is_shown_to_who_looks_and_not_to_who_does_not(
    browser: Browser, quiet: Served, options: dict[str, Any]
) -> None:
    lang = "en" if options["locale"] == "en-GB" else "de"
    words = catalogue("page", lang)
    with sitting(browser, quiet, Terms(signs="gaze"), **options) as (page, cilli):
        expect(page.locator('.towards[data-looks="N"]')).to_be_visible()  # the partner looks here
        on = signs(cilli, "wink", hear(cilli)["number"])
        bubble = page.locator('.bubble[data-said="S"]')
        expect(bubble).to_be_visible()
        expect(bubble).to_contain_text(words["gaze.seen.you"])
        page.locator(".gaze").click()
        assert violations(page) == []
        page.get_by_role("button", name=words["gaze.table"], exact=True).click()
        while hear(cilli, "gazes")["at"]["N"] != "table":
            pass
        said = page.locator(".bubble").count()
        signs(cilli, "kiss", on)
        say(cilli, t="gaze", at="cards")
        expect(page.locator('.towards[data-looks="cards"]')).to_be_visible()  # which came after the sign
        assert page.locator(".bubble").count() <= said
        page.locator(".drawer").click()
        expect(page.locator(".log")).to_contain_text(gesture_in_words("wink", lang))
        expect(page.locator(".log")).not_to_contain_text(gesture_in_words("kiss", lang))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.few(0)
def test_a_sign_made_before_its_words_have_come_is_shown_with_them(browser: Browser, quiet: Served) -> None:
    held: list[Route] = []
    with sitting(browser, quiet, Terms(signs="gaze"), **LOOKS[0]) as (page, cilli):
        page.route("**/talk?*", lambda route: held.append(route))  # noqa: PLW0108
        page.reload()
        expect(page.locator('.towards[data-looks="N"]')).to_be_visible()
        signs(cilli, "wink", hear(cilli)["number"])
        expect(page.locator(".drawer")).to_contain_text(gesture_in_words("wink", "de"))
        expect(page.locator(".bubble")).to_have_count(0)
        held[0].continue_()
        expect(page.locator('.bubble[data-said="S"]')).to_contain_text(catalogue("page", "de")["gaze.seen.you"])


@pytest.mark.few(0)
@pytest.mark.parametrize("options", LOOKS, ids=IDS)
def test_who_makes_a_sign_is_told_who_has_seen_it_and_what_it_means_stays_here(
    browser: Browser, quiet: Served, options: dict[str, Any]
) -> None:
    words = catalogue("page", "en" if options["locale"] == "en-GB" else "de")
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    with sitting(browser, quiet, Terms(signs="gaze"), **options) as (page, _):
        page.on("websocket", listen)
        page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
        page.reload()
        page.locator(".talk-button").click()
        page.get_by_role("radio", name=words["talk.sign"], exact=True).check()
        page.locator(".talk summary").first.click()
        page.locator(".talk form select").select_option(index=1)
        page.locator(".talk form input").fill("xyzzy two bells")
        page.get_by_role("button", name=words["ours.agree"]).click()
        ours = page.locator(".talk details").first.locator(".sign")
        expect(ours).to_contain_text("xyzzy two bells")
        assert violations(page) == []
        ours.click()
        expect(page.locator('.bubble[data-said="N"]')).to_contain_text(words["gaze.seen.own"].format(names="Cilli"))
        page.reload()
        page.locator(".talk-button").click()
        page.get_by_role("radio", name=words["talk.sign"], exact=True).check()
        expect(ours).to_be_visible()
        assert any(json.loads(each)["t"] == "act" for each in sent if each.startswith("{"))
        assert not any("xyzzy" in each for each in sent)


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS, ids=IDS)
def test_what_is_written_is_read_by_all_and_whoever_is_muted_is_not(
    browser: Browser, quiet: Served, options: dict[str, Any]
) -> None:
    words = catalogue("page", "en" if options["locale"] == "en-GB" else "de")
    with sitting(browser, quiet, Terms(chat=True), **options) as (page, cilli):
        say(cilli, t="write", text="Grüß euch!")
        expect(page.locator('.bubble[data-said="S"]')).to_have_text("Grüß euch!")
        if options["viewport"] is PHONE:
            expect(page.locator(".chat-button b")).to_have_text("1")
        where = company(page)
        where.get_by_label(words["chat.field"], exact=True).fill("Servus <b>")
        page.keyboard.press("Enter")
        assert hear(cilli, "written")["text"] == "Grüß euch!"
        assert hear(cilli, "written")["text"] == "Servus <b>"
        expect(where.locator("li")).to_have_count(2)
        assert violations(page) == []
        mute(where, words)
        expect(where.locator("li")).to_have_count(1)


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS, ids=IDS)
def test_a_greeting_is_seen_and_heard_by_all_and_takes_one_tap(
    browser: Browser, quiet: Served, options: dict[str, Any]
) -> None:
    lang = "en" if options["locale"] == "en-GB" else "de"
    said, words = catalogue("table", lang), catalogue("page", lang)
    with sitting(browser, quiet, Terms(), **options) as (page, cilli):
        say(cilli, t="greet", word="hello")
        expect(page.locator('.bubble[data-said="S"]')).to_contain_text(said["greeting.hello"])
        expect(page.locator("[aria-live]").filter(has_text=said["greeting.hello"])).not_to_have_count(0)
        where = company(page)
        assert violations(page) == []
        where.get_by_role("button", name=said["greeting.moment"], exact=True).click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator('.bubble[data-said="N"]')).to_contain_text(said["greeting.moment"])
        mute(company(page), words)
        page.keyboard.press("Escape")
        say(cilli, t="greet", word="well_played")
        say(cilli, t="act", key="said", on=0, act="say soso")
        page.get_by_role("button", name=words["log.button"]).click()
        page.locator(".log").get_by_text(said["greeting.well_played"]).last.wait_for()
        expect(page.locator('.bubble[data-said="S"]')).not_to_contain_text(said["greeting.well_played"])


COVERS = """(seat) => {
  const bubble = document.querySelector(`.bubble[data-said="${seat}"]`);
  const said = bubble.getBoundingClientRect();
  const beside = (box) => box.left > said.right - 2 || box.right < said.left + 2;
  const covered = (box) => !beside(box) && box.top < said.bottom - 2 && box.bottom > said.top + 2;
  const others = [".nameplate .name", ".plate", ".hand [data-card]", `.nameplate:not([data-from="${seat}"]) .disc`];
  const wrong = [...document.querySelectorAll(others.join())].filter((each) => covered(each.getBoundingClientRect()));
  const words = bubble.querySelector("span");
  const lines = Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  const out = said.left < 0 || said.right > innerWidth || words.scrollWidth > words.clientWidth;
  return [...wrong.map((each) => each.className), ...(lines > 2 ? [`${lines} lines`] : []), ...(out ? ["out of its frame"] : [])];
}"""


@pytest.mark.few(0)
@pytest.mark.parametrize("size", [(360, 740), (390, 844), (1024, 768)])
def test_what_is_signed_and_written_covers_no_name_face_or_card_and_stays_within_its_bubble(
    browser: Browser, quiet: Served, size: tuple[int, int]
) -> None:
    """Letters without a space ran out of the bubble and off the page; a long sentence had ten lines, over names, faces and cards."""
    viewport = {"width": size[0], "height": size[1]}
    with sitting(browser, quiet, Terms(chat=True), viewport=viewport, locale="de-AT") as (page, _):
        for seat, text in (("E", "W" * 280), ("W", "Wer den Weli hat und nicht bietet, der ist selber schuld. " * 4)):
            with quiet.live(page.url.split("/")[-1], seat=seat) as line:
                signs(line, "mouth-wide", on=hear(line)["number"])
                page.locator(f'.bubble.sign[data-said="{seat}"]').wait_for()
                assert page.evaluate(COVERS, seat) == []
                say(line, t="write", text=text, key="long")
                page.locator(f'.bubble:not(.sign)[data-said="{seat}"]').wait_for()
                assert page.evaluate(COVERS, seat) == []


def test_without_chat_and_gaze_there_is_nothing_of_them(browser: Browser, quiet: Served) -> None:
    with sitting(browser, quiet, Terms()) as (page, _):
        expect(page.locator(".gaze, .towards")).to_have_count(0)
        page.locator(".chat-button").click()
        expect(page.locator("dialog .greeting")).to_have_count(len(get_args(Greeting)))
        expect(page.locator("dialog input")).to_have_count(0)


GIVES_WAY = """async (bubble) => {
  const felt = document.querySelector(".felt"), at = bubble.getBoundingClientRect(), corner = felt.getBoundingClientRect();
  const count = felt.appendChild(Object.assign(document.createElement("div"), { className: "count" }));
  const [left, top, width, height] = [at.left - corner.left, at.top - corner.top, at.width, at.height];
  Object.assign(count.style, { position: "absolute", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // What has come is seen before anything else is done.
  const { port1, port2 } = new MessageChannel();
  await new Promise((done) => { port1.onmessage = done; port2.postMessage(null); });
  const [one, other] = [bubble, count].map((each) => each.getBoundingClientRect());
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}"""


@pytest.mark.few(0)
def test_a_bubble_gives_way_to_a_count_that_comes_under_it_later(browser: Browser, quiet: Served) -> None:
    """The count is a part of the page that is loaded when a deal is over, while the last word of it still stands there."""
    with sitting(browser, quiet, Terms(), viewport=PHONE, locale="de-AT") as (page, cilli):
        say(cilli, t="greet", word="hello")
        bubble = page.locator('.bubble[data-said="S"]')
        bubble.wait_for()
        assert bubble.evaluate(GIVES_WAY)
