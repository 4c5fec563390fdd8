"""Guided games: short scenes at a real table, each a `.weli` case whose remarks say what is asked and what is answered.

>>> [scene.name for scene in course("giltspiel")][:2]
['trick', 'gleich']
>>> scene = scene_named("giltspiel", "gleich")
>>> judged(scene, scene.asks[0], "L9 E9").right
True

What is said stands in the catalogue `lessons`, under `lesson.GAME.SCENE.KEY`. A package that offers a game or a language may have scenes of
its own, in a folder `lessons` beside its `locale`. docs/own-lesson.md tells how one is written.
"""

from weli.lessons.judging import Judgement, judged
from weli.lessons.library import NoSuchScene, course, courses, scene_named
from weli.lessons.lines import at_last, before_asking, done_line
from weli.lessons.scene import Ask, Scene, SceneError, Tell, Wrong, kind_of, read_scene

__all__ = [
    "Ask",
    "Judgement",
    "NoSuchScene",
    "Scene",
    "SceneError",
    "Tell",
    "Wrong",
    "at_last",
    "before_asking",
    "course",
    "courses",
    "done_line",
    "judged",
    "kind_of",
    "read_scene",
    "scene_named",
]
