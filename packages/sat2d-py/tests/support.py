"""What the tests share."""

import csv
import pathlib

import sat2d

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = sat2d.Transform.IDENTITY


def numbers(text):
    """The numbers in a cell."""
    return [float(word) for word in text.split()]


def points(text):
    """The points in a cell."""
    flat = numbers(text)
    return list(zip(flat[::2], flat[1::2]))


def table(name):
    """The rows of a reference table."""
    with open(ROOT / "c_tests" / "reference" / f"{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def shape(text):
    """The shape in a cell: `circle x y r` or `polygon x0 y0 x1 y1 ...`."""
    kind, _, rest = text.partition(" ")
    if kind == "circle":
        x, y, radius = numbers(rest)
        return sat2d.Shape.circle((x, y), radius)
    assert kind == "polygon", kind
    return sat2d.Shape.polygon([points(rest)])


def fields(row, names, blank=float("nan")):
    """The numbers of some columns; what a blank one is, is given."""
    return [float(row[name]) if row[name] != "" else blank for name in names.split()]


def same(expected, found):
    """Whether two numbers are equal, NaN to NaN."""
    return expected == found or (expected != expected and found != found)
