"""pymunk, which is Chipmunk: `shapes_collide`, `point_query`, `segment_query`."""

from importlib.metadata import version

import pymunk
from tables import verdict

VERSION = f"{version('pymunk')} (Chipmunk {pymunk.chipmunk_version.split('-')[0]})"


def own(form):
    body = pymunk.Body(body_type=pymunk.Body.STATIC)
    if form.kind == "circle":
        shape = pymunk.Circle(body, form.radius, form.center)
    elif form.kind == "segment":
        shape = pymunk.Segment(body, *form.rings[0], 0)
    elif form.kind == "convex":
        shape = pymunk.Poly(body, form.rings[0])
    else:
        return None
    shape.cache_bb()
    return shape


def relation(a, b):
    one, other = own(a), own(b)
    if one is None or other is None:
        return None
    try:
        return verdict(len(one.shapes_collide(other).points) > 0)
    except AssertionError:  # pymunk 7.3 asserts that there is a contact
        return verdict(False)


def point(form, at):
    shape = own(form)
    return None if shape is None else verdict(shape.point_query(at).distance < 0)


def ray(form, start, end):
    shape = own(form)
    if shape is None:
        return None
    hit = shape.segment_query(start, end)
    return "none" if hit is None or hit.shape is None else hit.alpha
