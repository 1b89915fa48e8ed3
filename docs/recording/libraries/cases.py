"""Writes pairs of shapes with integer coordinates and their relation, decided in exact integers.

    python3 cases.py > cases.txt

Each line is `QUESTION CASE FIRST SECOND`. A shape is `C:x,y,r` (a circle), `R:x,y,w,h` (a
rectangle), `P:x,y,x,y,...` (a convex polygon, counter-clockwise where y points up), `S:x,y,x,y` (a
segment) or `D:x,y` (a point). The cases:

apart, overlap  boundaries do not meet; interiors meet
inside          the second is in the interior of the first
touch           circles; a segment and a circle
corner, edge    they touch, in a corner or along an edge (a circle or a point: at an edge)
near_gap, near_touch, near_overlap
                coordinates in the thousands, and a gap, none, or an overlap of at most 1e-3
"""

import math
import random

COUNT = 1000  # of each case
TRIPLES = [
    (sign * dx, other * dy, length)
    for dx, dy, length in (
        (3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (15, 8, 17), (7, 24, 25),
        (24, 7, 25), (20, 21, 29), (21, 20, 29),
    )
    for sign in (1, -1)
    for other in (1, -1)
]

numbers = random.Random(20261126)


def whole(least, most):
    """A random integer. `random()` is the same in every version of Python."""
    return least + math.floor(numbers.random() * (most - least + 1))


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def dot(o, a, b):
    return (a[0] - o[0]) * (b[0] - o[0]) + (a[1] - o[1]) * (b[1] - o[1])


def edges(corners):
    return zip(corners, corners[1:] + corners[:1])


def polygon(size):
    """A convex polygon: the hull of random points (A. Andrew's monotone chain, 1979)."""
    while True:
        points = sorted({(whole(0, size), whole(0, size)) for _ in range(whole(3, 7))})
        halves = []
        for order in (points, points[::-1]):
            chain = []
            for p in order:
                while len(chain) > 1 and cross(chain[-2], chain[-1], p) <= 0:
                    chain.pop()
                chain.append(p)
            halves += chain[:-1]
        if len(halves) >= 3:
            return halves


def polygon_case(a, b):
    widest, along = -math.inf, False
    for own, other in ((a, b), (b, a)):
        for start, end in edges(own):
            gap = min(-cross(start, end, p) for p in other)
            widest = max(widest, gap)
            if gap == 0:
                steps = [
                    [dot(start, end, p) for p in shape if cross(start, end, p) == 0]
                    for shape in (own, other)
                ]
                common = min(map(max, steps)) - max(map(min, steps))
                along = along or common > 0
    if widest > 0:
        return "apart"
    if widest == 0:
        return "edge" if along else "corner"
    is_inside = all(cross(start, end, p) > 0 for start, end in edges(a) for p in b)
    return "inside" if is_inside else "overlap"


def point_polygon_case(a, p):
    sides = [cross(start, end, p) for start, end in edges(a)]
    if min(sides) < 0:
        return "apart"
    if min(sides) > 0:
        return "inside"
    return "corner" if p in a else "edge"


def segment_distance(start, end, p):
    """The square of the distance of a point as a fraction, and whether an end is nearest."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    step = dot(start, end, p)
    if 0 < step < length:
        return cross(start, end, p) ** 2, length, False
    x, y = start if step <= 0 else end
    return (p[0] - x) ** 2 + (p[1] - y) ** 2, 1, True


def circle_polygon_case(a, center, r):
    if point_polygon_case(a, center) == "inside":
        far = all(n > r * r * d for n, d, _ in (segment_distance(*e, center) for e in edges(a)))
        return "inside" if far else "overlap"
    touching = None
    for start, end in edges(a):
        n, d, is_end = segment_distance(start, end, center)
        if n < r * r * d:
            return "overlap"
        if n == r * r * d:
            touching = "corner" if is_end else "edge"
    return touching or "apart"


def circle_case(a, b):
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    if square > (a[2] + b[2]) ** 2:
        return "apart"
    if square == (a[2] + b[2]) ** 2:
        return "touch"
    return "inside" if a[2] > b[2] and square < (a[2] - b[2]) ** 2 else "overlap"


def segment_circle_case(start, end, center, r):
    n, d, _ = segment_distance(start, end, center)
    if n == r * r * d:
        return "touch"
    return "apart" if n > r * r * d else "overlap"


def corners(x, y, w, h):
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def polygons():
    a, b = polygon(12), polygon(12)
    if whole(0, 3) == 0:  # parallel edges: a copy of one edge and points on the other side of it
        (x0, y0), (x1, y1) = a[0], a[1]
        b = [(x1, y1), (x0, y0), (x0 + y1 - y0, y0 - x1 + x0)]
    return polygon_case(a, b), ("P", *sum(a, ())), ("P", *sum(b, ()))


def near_polygons():
    """A corner of one polygon beside an edge of another: by less than a unit, or on it."""
    a, b = polygon(4000), polygon(4000)
    (x0, y0), (x1, y1) = a[0], a[1]
    dx, dy = x1 - x0, y1 - y0
    if abs(dx) < 2 or dx * dx + dy * dy < 10**6 or math.gcd(dx, dy) != 1:
        return "", (), ()  # the gap, one over the length of the edge, would be wider
    beside = whole(-1, 1)
    s, t = 0, 0  # the corner goes to (x0 + s, y0 + t)
    if beside != 0:  # s·dy - t·dx = beside, with s between 0 and dx
        s = beside * pow(dy, -1, abs(dx)) % dx
        t = (s * dy - beside) // dx
    corner = (x0 + s, y0 + t)
    # the corner of b that is the farthest against the outward normal (dy, -dx)
    least = min(b, key=lambda p: p[0] * dy - p[1] * dx)
    b = [(p[0] - least[0] + corner[0], p[1] - least[1] + corner[1]) for p in b]
    case = polygon_case(a, b)
    wanted = {-1: "overlap", 0: "corner", 1: "apart"}[beside]
    names = {"overlap": "near_overlap", "corner": "near_touch", "apart": "near_gap"}
    return names[case] if case == wanted else "", ("P", *sum(a, ())), ("P", *sum(b, ()))


def rectangles():
    a = whole(0, 12), whole(0, 12), whole(1, 12), whole(1, 12)
    b = whole(0, 12), whole(0, 12), whole(1, 12), whole(1, 12)
    return polygon_case(corners(*a), corners(*b)), ("R", *a), ("R", *b)


def circles():
    a = whole(-9, 9), whole(-9, 9), whole(1, 9)
    b = whole(-9, 9), whole(-9, 9), whole(1, 9)
    return circle_case(a, b), ("C", *a), ("C", *b)


def near_circles():
    """Centres that are apart by the sum of the radii, up to one in the square of it."""
    x, y = whole(1000, 9000), whole(1000, 9000)
    square, beside = x * x + y * y, whole(-1, 1)
    if whole(0, 1) and beside == 0:  # a multiple of 3-4-5
        factor = whole(300, 1800)
        x, y, square = 3 * factor, 4 * factor, 25 * factor * factor
    elif beside != 0:  # x² + y² = r² ± 1 from r - y = 1 (x even or odd, by the sign)
        x = whole(33, 129)
        if (x * x - beside) % 2 == 0:
            return "", (), ()
        y = (x * x - beside - 1) // 2
        square = x * x + y * y
    r = math.isqrt(square - beside)
    if r * r != square - beside:
        return "", (), ()
    first = whole(r // 4, r // 2)
    a, b = (0, 0, first), (x, y, r - first)
    names = {"apart": "near_gap", "touch": "near_touch", "overlap": "near_overlap"}
    return names[circle_case(a, b)], ("C", *a), ("C", *b)


def circle_rectangle():
    a = whole(-9, 9), whole(-9, 9), whole(1, 12), whole(1, 12)
    c = whole(-14, 14), whole(-14, 14), whole(1, 9)
    return circle_polygon_case(corners(*a), c[:2], c[2]), ("R", *a), ("C", *c)


def circle_polygon():
    a, c = polygon(12), (whole(-6, 18), whole(-6, 18), whole(1, 6))
    if whole(0, 1):  # a triangle with an edge of a rational length, and a circle at its right side
        dx, dy, length = TRIPLES[whole(0, len(TRIPLES) - 1)]
        x, y, steps, size = whole(-20, 20), whole(-20, 20), whole(2, 4), whole(1, 3)
        foot = whole(1, steps - 1)
        a = [(x, y), (x + steps * dx, y + steps * dy), (x + whole(-30, 30), y + whole(-30, 30))]
        if cross(*a) <= 0:
            return "", (), ()
        c = (x + foot * dx + size * dy, y + foot * dy - size * dx, size * length)
    return circle_polygon_case(a, c[:2], c[2]), ("P", *sum(a, ())), ("C", *c)


def segment_circle():
    s = whole(-9, 9), whole(-9, 9), whole(-9, 9), whole(-9, 9)
    c = whole(-9, 9), whole(-9, 9), whole(1, 9)
    if s[:2] == s[2:]:
        return "", (), ()
    return segment_circle_case(s[:2], s[2:], c[:2], c[2]), ("S", *s), ("C", *c)


def point_circle():
    c, p = (whole(-9, 9), whole(-9, 9), whole(1, 13)), (whole(-15, 15), whole(-15, 15))
    square = (p[0] - c[0]) ** 2 + (p[1] - c[1]) ** 2
    case = "edge" if square == c[2] ** 2 else "inside" if square < c[2] ** 2 else "apart"
    return case, ("C", *c), ("D", *p)


def point_rectangle():
    a, p = (whole(-9, 9), whole(-9, 9), whole(1, 12), whole(1, 12)), (whole(-9, 15), whole(-9, 15))
    return point_polygon_case(corners(*a), p), ("R", *a), ("D", *p)


def point_polygon():
    a, p = polygon(12), (whole(-2, 14), whole(-2, 14))
    return point_polygon_case(a, p), ("P", *sum(a, ())), ("D", *p)


def text(shape):
    return f"{shape[0]}:" + ",".join(map(str, shape[1:]))


NEAR = ["near_gap", "near_touch", "near_overlap"]
AREAS = ["apart", "corner", "edge", "overlap", "inside"]
POINTS = ["apart", "corner", "edge", "inside"]
QUESTIONS = {
    "polygons": [(polygons, AREAS), (near_polygons, NEAR)],
    "rectangles": [(rectangles, AREAS)],
    "circles": [(circles, ["apart", "touch", "overlap", "inside"]), (near_circles, NEAR)],
    "circle_rectangle": [(circle_rectangle, AREAS)],
    "circle_polygon": [(circle_polygon, AREAS)],
    "segment_circle": [(segment_circle, ["apart", "touch", "overlap"])],
    "point_circle": [(point_circle, ["apart", "edge", "inside"])],
    "point_rectangle": [(point_rectangle, POINTS)],
    "point_polygon": [(point_polygon, POINTS)],
}

for question, makers in QUESTIONS.items():
    for make, cases in makers:
        left = dict.fromkeys(cases, COUNT)
        while any(left.values()):
            case, first, second = make()
            if left.get(case):
                left[case] -= 1
                print(question, case, text(first), text(second))
