"""The package has what the C API has: a function that is added there must be listed here."""

import functools
import inspect
import re

from c_functions import FUNCTIONS
from support import ROOT

import sat2d

HEADER = (ROOT / "include" / "sat2d_bindings.h").read_text()


def has(path):
    """Whether the package has something of this name."""
    try:
        functools.reduce(getattr, path.split("."), sat2d)
    except AttributeError:
        return False
    return True


def test_every_function_of_the_c_api_has_its_place():
    names = set(re.findall(r"\b(sat_\w+)\((?!\*)", HEADER))
    assert len(names) > 240
    assert set(FUNCTIONS) == names


def test_what_stands_for_a_function_is_there():
    assert [name for name in FUNCTIONS.values() if name[:2] != "- " and not has(name)] == []
    assert not has("World.no_such_method") and not has("no_such_function")


def test_every_class_has_a_repr():
    modules = [sat2d, *(getattr(sat2d.compat, name) for name in sat2d.compat.__all__)]
    exported = [getattr(module, name) for module in modules for name in module.__all__]
    classes = [c for c in exported if inspect.isclass(c) and c.__module__.startswith("sat2d")]
    classes = [c for c in classes if not issubclass(c, Exception) and c is not sat2d.Canvas]
    assert len(classes) > 35
    assert [c.__name__ for c in classes if c.__repr__ is object.__repr__] == []


def test_everything_exported_has_a_docstring():
    for name in sat2d.__all__:
        value = getattr(sat2d, name)
        if inspect.isclass(value) or inspect.isroutine(value):
            assert value.__doc__, name
