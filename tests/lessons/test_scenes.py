"""Every scene of every guided game, played to its end in every way that it calls right; what it can be asked has an answer."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from every import every
from weli.core.texts import has_text, languages, text
from weli.lessons import Ask, Scene, at_last, course, courses, judged
from weli.notation import parse
from weli.study.lesson import LessonTable, lessons, taught
from weli.wire.lesson_requests import LearnersTurn, SceneCourse
from weli.wire.messages import Doing

SCENES = [scene for game in courses() for scene in course(game)]
LANGUAGE = languages()[0]
SCENE = {(scene.game, scene.name): scene for scene in SCENES}

every_scene = every(SCENES, lambda scene: f"{scene.game}-{scene.name}")


def asked(scene: Scene) -> Iterator[tuple[Ask, list[str]]]:
    """Each question, with what has been answered before it."""
    for place, ask in enumerate(scene.asks):
        yield ask, [each.right[0] for each in scene.asks[:place]]


def go_on(scene: Scene, done: list[str], tried: str | None = None) -> SceneCourse:
    return _gone_on(scene.game, scene.name, tuple(done), tried)


@cache
def _gone_on(game: str, name: str, done: tuple[str, ...], tried: str | None) -> SceneCourse:
    """One test asks what another has asked, and whoever looks for names asks for each choice."""
    return taught(SCENE[game, name], LearnersTurn([*done], tried), LANGUAGE)


@every_scene
def test_a_scene_asks_something_and_its_record_holds(scene: Scene) -> None:
    assert scene.asks
    assert at_last(scene, []) == []


@every_scene
def test_each_right_answer_leads_on_and_the_scene_ends_as_it_says(scene: Scene) -> None:
    for ask, done in asked(scene):
        for right in ask.right:
            found = go_on(scene, done, right)
            assert found.answer is None
            assert at_last(scene, [*done, right]) == []
            assert found.beats[-1].asked is not None or found.over
    end = go_on(scene, [ask.right[0] for ask in scene.asks])
    assert end.over
    assert end.beats[-1].told == text(scene.key("done"), LANGUAGE, **called(scene))


def called(scene: Scene) -> dict[str, str]:
    place = go_on(scene, []).beats[0].view.places
    return {each.seat: each.name for each in place}


@every_scene
def test_each_choice_on_offer_is_right_or_has_an_answer_of_its_own(scene: Scene) -> None:
    for ask, done in asked(scene):
        for choice in offered(scene, ask, done):
            found = judged(scene, ask, choice)
            assert found.right or has_text(found.key), f"{ask.key}: {choice}"


def offered(scene: Scene, ask: Ask, done: list[str]) -> list[str]:
    """All that a page lets one do there, wild cards by each of their names; or all cards that may be pointed at."""
    if ask.picks:
        hand = go_on(scene, done).beats[-1].view.deal.hand
        return [" ".join(cards) for cards in combinations(hand, ask.picks)]
    return [act for each in go_on(scene, done).beats[-1].view.may for act in named(scene, done, each)]


def named(scene: Scene, done: list[str], doing: Doing) -> list[str]:
    """A wild card by each name that it may get, anything else as it is."""
    names = [each for each in go_on(scene, done).beats[-1].view.namings if [each.card] == doing.cards]
    if not names:
        return [doing.act]
    return [doing.act] * names[0].unnamed + [f"{doing.act}={name}" for name in names[0].allowed]


@every_scene
def test_what_is_right_is_offered_and_what_is_answered_can_be_tried(scene: Scene) -> None:
    """Also a wrong act: the referee would take it, or says by which rule not."""
    for ask, done in asked(scene):
        shown = go_on(scene, done).beats[-1]
        assert shown.asked is not None
        for right in ask.right:
            if not ask.picks:
                assert LessonTable(scene, done, LANGUAGE).before(ask).may(scene.seat, parse(right))
        for wrong in ask.wrong:
            for choice in wrong.choices:
                found = go_on(scene, done, choice) if not judged(scene, ask, choice).right else None
                assert found is None or (found.answer and found.answer.text)


@every_scene
def test_everything_is_said_in_every_language(scene: Scene) -> None:
    keys = ["title", "done", *[part.key for part in scene.parts]]
    keys += [wrong.key for ask in scene.asks for wrong in ask.wrong]
    assert [key for key in keys if not has_text(scene.key(key))] == []
    assert all(len(text(scene.key(key), lang)) < 260 for key in keys for lang in languages())


def test_a_guided_game_has_from_five_to_seven_scenes() -> None:
    assert all(5 <= len(each.scenes) <= 7 for each in lessons(LANGUAGE))
