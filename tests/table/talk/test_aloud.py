"""Whether people at a table hear each other and show their faces: as it was agreed."""

import msgspec
import pytest
from msgspec.structs import replace

from table.forms import setup_for
from weli.table.state import State
from weli.table.voicing import PICTURES, NotPassed, check_picture
from weli.wire.terms import Terms
from weli.wire.voice import Voice


def test_tables_of_which_it_was_never_said_have_voice_and_no_pictures() -> None:
    assert msgspec.json.decode(b'{"chat": true, "signs": "gaze"}', type=Terms).aloud == "voice"


def test_of_those_who_show_their_faces_there_are_so_many_and_no_more() -> None:
    state = State(replace(setup_for("bieten", "np", dealer="A"), terms=Terms(aloud="pictures")))
    seen = {seat: Voice("", muted=False, picture=True) for seat in range(PICTURES)}
    check_picture(seen, 0, state)
    with pytest.raises(NotPassed):
        check_picture(seen, PICTURES, state)
