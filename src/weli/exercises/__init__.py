"""Exercises: decisions out of deals that were played, each a record that ends there, with what every act is expected to bring.

>>> exercise = next(all_exercises())
>>> exercise.of(exercise.best.act) == exercise.best
True

They are found by `weli exercises`; docs/exercises.md tells how, and how a club makes its own.
"""

from weli.exercises.deals import DealPlayed, played_by_regulars, recorded
from weli.exercises.exercise import Choice, Exercise, ExerciseError, read_exercise, write_exercise
from weli.exercises.library import NoSuchExercise, all_exercises, exercise_named, exercises_of
from weli.exercises.making import all_sorts, chosen, exercises_in

__all__ = [
    "Choice",
    "DealPlayed",
    "Exercise",
    "ExerciseError",
    "NoSuchExercise",
    "all_exercises",
    "all_sorts",
    "chosen",
    "exercise_named",
    "exercises_in",
    "exercises_of",
    "played_by_regulars",
    "read_exercise",
    "recorded",
    "write_exercise",
]
