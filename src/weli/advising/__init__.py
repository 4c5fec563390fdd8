"""What a good player would do now, and why; and what each decision of a deal that is over has cost.

Advice is made from what a seat may know (`deal.seen_by(seat)`) and nothing else. The same seed gives the same advice.
"""

from weli.advising.advice import Budget, Counsel, Option, advise
from weli.advising.analysis import DealAnalysis, Judged, analyse
from weli.advising.decisions import Decision, decisions
from weli.advising.luck import Luck, luck_of
from weli.advising.trying import Question, Work, asked, here
from weli.advising.words import sentence

__all__ = [
    "Budget",
    "Counsel",
    "DealAnalysis",
    "Decision",
    "Judged",
    "Luck",
    "Option",
    "Question",
    "Work",
    "advise",
    "analyse",
    "asked",
    "decisions",
    "here",
    "luck_of",
    "sentence",
]
