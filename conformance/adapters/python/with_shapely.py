"""shapely: `disjoint`, `touches`, `crosses`, `contains`, `distance`; placed by `affinity`."""

from importlib.metadata import version

import shapely
from shapely import LineString, Polygon
from shapely.affinity import affine_transform

VERSION = f"{version('shapely')} (GEOS {shapely.geos_version_string})"


def own(form):
    """The geometry of a polygon. There are no circles, and no rays."""
    return None if form.kind == "circle" else Polygon(form.rings[0], form.rings[1:])


def relation_of(a, b):
    if a is None or b is None:
        return None
    if a.disjoint(b):
        return "disjoint"
    return "touching" if a.touches(b) else "overlapping"


def relation(a, b):
    return relation_of(own(a), own(b))


def placed_relation(a, at_a, b, at_b):
    def place(form, maps):
        geometry = own(form)
        for m in reversed(maps) if geometry else ():
            geometry = affine_transform(geometry, [m[0], m[2], m[1], m[3], m[4], m[5]])
        return geometry

    return relation_of(place(a, at_a), place(b, at_b))


def line(form):
    """A segment without a length is a point."""
    start, end = form.rings[0]
    return shapely.Point(start) if start == end else LineString([start, end])


def segments(a, b):
    one, other = line(a), line(b)
    if one.disjoint(other):
        return "disjoint"
    return "overlapping" if one.crosses(other) and one.length and other.length else "touching"


def point(form, at):
    polygon = own(form)
    if polygon is None:
        return None
    place = shapely.Point(at)
    if polygon.contains(place):
        return "inside"
    return "boundary" if polygon.touches(place) else "outside"


def distance(a, b):
    return own(a).distance(own(b))
