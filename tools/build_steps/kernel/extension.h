/* Records of the kernel as objects of Python: memory that anybody may look into, methods that take numbers, and copies. */
typedef struct { PyObject_HEAD PyObject *keeps; } Lying;

#define IT(object) ((char *)(object) + sizeof(Lying))

/* What makes an exception of why the kernel has stopped, and where. */
static PyObject *fault;

static PyObject *failure(int what, int place) {
    PyObject *made = fault ? PyObject_CallFunction(fault, "ii", what, place) : NULL;
    if (made) { PyErr_SetObject((PyObject *)Py_TYPE(made), made); Py_DECREF(made); }
    else if (!PyErr_Occurred()) PyErr_SetString(PyExc_RuntimeError, "the kernel stops");
    return NULL;
}

static PyObject *set_fault(PyObject *module, PyObject *given) {
    Py_INCREF(given);
    Py_XDECREF(fault);
    fault = given;
    Py_RETURN_NONE;
}

static PyObject *number_from(I number) {
    if (number == NOTHING) Py_RETURN_NONE;
    return PyLong_FromLongLong(number);
}

static int number_of(PyObject *given, I *number) {
    *number = given == Py_None ? NOTHING : PyLong_AsLongLong(given);
    return *number != -1 || !PyErr_Occurred();
}

#define LIST_OF(name, ROW) static PyObject *name(const ROW *row) { \
    PyObject *list = PyList_New(row->n); \
    for (Py_ssize_t k = 0; list && k < row->n; k++) { \
        PyObject *one = number_from(row->v[k]); \
        if (!one || PyList_SetItem(list, k, one)) { Py_CLEAR(list); } \
    } \
    return list; }
LIST_OF(list_of_row16, Row16)
LIST_OF(list_of_row64, Row64)

#define ROW_OF(name, ROW, lowest, highest) static int name(PyObject *given, ROW *row, Py_ssize_t room) { \
    Py_ssize_t many = PySequence_Size(given); \
    if (many < 0) return 0; \
    if (many > room) { PyErr_Format(PyExc_ValueError, "there is room for %zd, not for %zd", room, many); return 0; } \
    row->n = many; \
    for (Py_ssize_t k = 0; k < many; k++) { \
        I number; \
        PyObject *one = PySequence_GetItem(given, k); \
        int found = one && number_of(one, &number); \
        Py_XDECREF(one); \
        if (!found) return 0; \
        if (number < (lowest) || number > (highest)) { PyErr_SetString(PyExc_ValueError, "a number is too big for the kernel"); return 0; } \
        row->v[k] = number; \
    } \
    return 1; }
ROW_OF(row16_of, Row16, INT16_MIN, INT16_MAX)
ROW_OF(row64_of, Row64, INT64_MIN, INT64_MAX)

static PyObject *get_number(PyObject *self, void *at) { return number_from(*(I *)(IT(self) + (intptr_t)at)); }
static PyObject *get_small(PyObject *self, void *at) { return number_from(*(int16_t *)(IT(self) + (intptr_t)at)); }
static PyObject *get_row16(PyObject *self, void *at) { return list_of_row16((Row16 *)(IT(self) + (intptr_t)at)); }
static PyObject *get_row64(PyObject *self, void *at) { return list_of_row64((Row64 *)(IT(self) + (intptr_t)at)); }

/* A blank one, which looks at what somebody keeps. */
static PyObject *blank(PyTypeObject *type, PyObject *keeps) {
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyObject *made = make(type, 0);
    if (made) { Py_XINCREF(keeps); ((Lying *)made)->keeps = keeps; }
    return made;
}

static PyObject *new_blank(PyTypeObject *type, PyObject *given, PyObject *named) {
    PyObject *keeps;
    return PyArg_ParseTuple(given, "O", &keeps) ? blank(type, keeps) : NULL;
}

static void gone(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    freefunc leave = (freefunc)PyType_GetSlot(type, Py_tp_free);
    Py_XDECREF(((Lying *)self)->keeps);
    leave(self);
    Py_DECREF(type);
}

static int takes(Py_ssize_t given, Py_ssize_t wanted, const char *name) {
    if (given == wanted) return 1;
    PyErr_Format(PyExc_TypeError, "%s takes %zd, not %zd", name, wanted, given);
    return 0;
}
