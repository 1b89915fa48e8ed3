"""pygame-ce: `geometry.Circle`, which meets circles and points."""

from pygame.geometry import Circle
from tables import verdict


def own(form):
    return Circle(form.center, form.radius) if form.kind == "circle" else None


def relation(a, b):
    one, other = own(a), own(b)
    return None if one is None or other is None else verdict(one.collidecircle(other))


def point(form, at):
    circle = own(form)
    return None if circle is None else verdict(circle.collidepoint(at))
