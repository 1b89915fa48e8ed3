"""The package has what the description of the C API says that it has."""

import functools
import inspect
import json

from support import ROOT

import sat2d

API = json.loads((ROOT / "include" / "api.json").read_text())
PLACES = [function["languages"]["python"] for function in API["functions"].values()]


def has(path):
    """Whether the package has something of this name."""
    try:
        functools.reduce(getattr, path.split("."), sat2d)
    except AttributeError:
        return False
    return True


def test_what_stands_for_a_function_of_the_c_api_is_there():
    assert len(PLACES) > 240
    assert [name for name in PLACES if not name.startswith("- ") and not has(name)] == []
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
