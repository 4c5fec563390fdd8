"""Records as objects of Python: a type for each class that is asked for.

Its methods take numbers and rows of them, and give these or records of such a class.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kernel.kinds import SMALL, Kind, Nothing, Number, Record, Row, Unreadable, is_scalar
from kernel.translation import c_name

if TYPE_CHECKING:
    from kernel.translation import Translation

HEADER = Path(__file__).with_name("extension.h")


def includes(to: Translation) -> list[str]:
    """What has to be read before everything else."""
    return (
        ["#ifdef FOR_PYTHON", "#define Py_LIMITED_API 0x030B0000", "#include <Python.h>", "#endif"]
        if to.game.types
        else []
    )


def extension(to: Translation) -> list[str]:
    """The types, and the module that has them; in the library that is for Python alone."""
    if not to.game.types:
        return []
    records = [to.record(to.program.info(one)).name for one in to.game.types]
    return [
        "#ifdef FOR_PYTHON",
        HEADER.read_text("utf-8"),
        *(f"static PyObject *type_{record};" for record in records),
        *(type_of(to, one, record, ways) for (one, ways), record in zip(to.game.types.items(), records, strict=True)),
        module(to, records),
        "#endif",
    ]


def type_of(to: Translation, class_name: str, record: str, ways: tuple[str, ...]) -> str:
    found = {way: to.method(to.program.info(class_name), way)[1].fullname for way in ways}
    methods = [method(to, way, name, record) for way, name in found.items()]
    listed = "\n".join(f'{{"{way}", (PyCFunction)(void *)py_{record}_{way}, METH_FASTCALL, NULL}},' for way in ways)
    facts = "\n".join(
        f'{{"{name}", {getter}, NULL, NULL, (void *)offsetof(struct {record}, {name})}},'
        for name, kind in to.records[record].items()
        if (getter := getter_of(kind))
    )
    return f"""{"".join(methods)}
static PyObject *py_{record}_copy(PyObject *self, PyObject *const *given, Py_ssize_t many) {{
    PyObject *twin = blank(Py_TYPE(self), ((Lying *)self)->keeps);
    if (twin) memcpy(IT(twin), IT(self), sizeof(struct {record}));
    return twin;
}}
static int py_{record}_look(PyObject *self, Py_buffer *view, int flags) {{
    return PyBuffer_FillInfo(view, self, IT(self), sizeof(struct {record}), 0, flags);
}}
static PyMethodDef methods_{record}[] = {{
{listed}
{{"copy", (PyCFunction)(void *)py_{record}_copy, METH_FASTCALL, NULL}}, {{NULL}}}};
static PyGetSetDef facts_{record}[] = {{
{facts}
{{NULL}}}};
static PyType_Slot slots_{record}[] = {{
    {{Py_tp_new, new_blank}}, {{Py_tp_dealloc, gone}}, {{Py_tp_methods, methods_{record}}}, {{Py_tp_getset, facts_{record}}},
    {{Py_bf_getbuffer, py_{record}_look}}, {{0, NULL}}}};
static PyType_Spec spec_{record} = {{
    "weli.kernel.{record}", sizeof(Lying) + sizeof(struct {record}), 0, Py_TPFLAGS_DEFAULT, slots_{record}}};
"""


def getter_of(kind: Kind) -> str:
    """What gives a fact to Python, where it is a number or a row of them."""
    if isinstance(kind, Row) and isinstance(kind.element, Number):
        return "get_row16" if kind.element == SMALL else "get_row64"
    if isinstance(kind, Number):
        return "get_small" if kind == SMALL else "get_number"
    return ""


def method(to: Translation, way: str, name: str, record: str) -> str:
    """A method that Python calls."""
    kinds, returned, by_room = to.signatures[name]
    lines, passed = [], [f"(struct {record} *)IT(self)"]
    for place, kind in enumerate(kinds[1:]):
        if is_scalar(kind):
            lines.append(f"I a{place};\n    if (!number_of(given[{place}], &a{place})) return NULL;")
            passed.append(f"a{place}")
        elif isinstance(kind, Row) and is_scalar(kind.element):
            short = "16" if kind.element == SMALL else "64"
            lines.append(f"{kind.held} a{place};")
            lines.append(f"if (!row{short}_of(given[{place}], (Row{short} *)&a{place}, {kind.room})) return NULL;")
            passed.append(f"(Row{short} *)&a{place}")
        else:
            raise Unreadable(f"{name}: Python cannot give it {kind}")
    taken = "\n    ".join(lines)
    answered = "\n    ".join(answer(to, name, passed, returned, by_room=by_room))
    return f"""
static PyObject *py_{record}_{way}(PyObject *self, PyObject *const *given, Py_ssize_t many) {{
    if (!takes(many, {len(kinds) - 1}, "{way}")) return NULL;
    {taken}
    int what = setjmp(way_out);
    if (what) return failure(what, failed_at);
    {answered}
}}"""


def answer(to: Translation, name: str, passed: list[str], returned: Kind, *, by_room: bool) -> list[str]:
    """What Python is given."""
    call = f"{c_name(name)}({', '.join(passed)})"
    if isinstance(returned, Nothing):
        return [f"{call};", "Py_RETURN_NONE;"]
    if is_scalar(returned):
        return [f"return number_from({call});"]
    if isinstance(returned, Row) and is_scalar(returned.element):
        listed = "list_of_row16" if returned.element == SMALL else "list_of_row64"
        if not by_room:
            return [f"return {listed}({call});"]
        room = f"({returned.seen})&answer"
        return [
            f"{returned.held} answer;",
            f"{c_name(name)}({', '.join([*passed, room])});",
            f"return {listed}({room});",
        ]
    if isinstance(returned, Record) and any(
        to.meant(to.program.info(one)).name == returned.name for one in to.game.types
    ):
        made = [
            f"PyObject *made = blank((PyTypeObject *)type_{returned.name}, ((Lying *)self)->keeps);",
            "if (!made) return NULL;",
        ]
        at = f"({returned.seen})IT(made)"
        filled = f"{c_name(name)}({', '.join([*passed, at])});" if by_room else f"*{at} = *{call};"
        return [*made, filled, "return made;"]
    raise Unreadable(f"{name}: Python cannot be given {returned}")


def module(to: Translation, records: list[str]) -> str:
    name = to.game.names[0]
    added = "\n".join(
        f'if (!(type_{one} = PyType_FromSpec(&spec_{one})) || PyModule_AddObjectRef(module, "{one}", type_{one})) return NULL;'
        for one in records
    )
    return (
        'static PyMethodDef functions[] = {{"set_fault", set_fault, METH_O, NULL}, {NULL}};\n'
        f'static struct PyModuleDef described = {{PyModuleDef_HEAD_INIT, "{name}", NULL, -1, functions}};\n'
        f"PyMODINIT_FUNC PyInit_{name}(void) {{\nPyObject *module = PyModule_Create(&described);\nif (!module) return NULL;\n"
        f"{added}\nreturn module;\n}}"
    )
