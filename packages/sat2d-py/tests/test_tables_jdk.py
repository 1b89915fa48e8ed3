"""The reference tables of the JDK's and of pygame's functions, through the package."""

import numpy as np
import pytest
from support import fields, table

import sat2d
from sat2d.compat import awt, pygame


def ints(row, names):
    return [int(row[name]) for name in names.split()]


def exact(values):
    """Numbers as text, which tells NaN and the sign of zero."""
    return [repr(float(value)) for value in values]


def edges(box):
    return [box.x, box.y, box.width, box.height]


def test_awt_rectangle():
    rows = table("awt_rectangle")
    assert len(rows) >= 2000
    for row in rows:
        a, b = (awt.Rectangle(*ints(row, names)) for names in ["ax ay aw ah", "bx by bw bh"])
        flags = [a.intersects(b), a.contains(*ints(row, "px py")), a.contains_rectangle(b)]
        assert flags == ints(row, "intersects contains_point contains_rect"), row
        common = ints(row, "intersection_x intersection_y intersection_w intersection_h")
        assert edges(a.intersection(b)) == common, row
        assert edges(a.union(b)) == ints(row, "union_x union_y union_w union_h"), row


def test_awt_rectangle2d():
    rows = table("awt_rectangle2d")
    assert len(rows) >= 2000
    for row in rows:
        a, b = (awt.Rectangle2D(*fields(row, names)) for names in ["x y w h", "rx ry rw rh"])
        x, y = fields(row, "px py")
        line = awt.Line2D(*fields(row, "x1 y1 x2 y2"))
        found = [a.intersects(b), a.contains(x, y), a.contains_rectangle(b), a.outcode(x, y),
                 a.intersects_line(line)]
        names = "intersects contains_point contains_rect outcode intersects_line"
        assert found == ints(row, names), row
        common = fields(row, "intersection_x intersection_y intersection_w intersection_h")
        assert exact(edges(a.intersection(b))) == exact(common), row


def test_awt_line2d():
    rows = table("awt_line2d")
    assert len(rows) >= 2000
    for row in rows:
        a, b = (awt.Line2D(*fields(row, names)) for names in ["x1 y1 x2 y2", "x3 y3 x4 y4"])
        x, y = fields(row, "px py")
        found = [a.intersects_line(b), a.relative_ccw(x, y),
                 a.point_segment_distance_squared(x, y), a.point_line_distance_squared(x, y)]
        names = "lines_intersect relative_ccw pt_seg_dist_sq pt_line_dist_sq"
        assert exact(found) == exact(fields(row, names)), row


def test_awt_polygon():
    rows = table("awt_polygon")
    assert len(rows) >= 2000
    for row in rows:
        vertices = [tuple(map(int, vertex.split())) for vertex in row["polygon"].split(";")]
        polygon = awt.Polygon(vertices)
        box = awt.Rectangle2D(*fields(row, "rx ry rw rh"))
        found = [polygon.contains(*fields(row, "ix iy")), polygon.contains(*fields(row, "px py")),
                 polygon.contains_rectangle(box), polygon.intersects(box)]
        assert found == ints(row, "contains_int contains_point contains_rect intersects"), row


def steps(text):
    for step in text.split(";"):
        letter, *words = step.split()
        yield letter, [float(word) for word in words]


@pytest.mark.parametrize("name, least", [("awt_path2d", 2000), ("awt_curves", 400)])
def test_awt_path2d(name, least):
    rows = table(name)
    assert len(rows) >= least
    for row in rows:
        winding = "even_odd" if row["winding"] == "0" else "non_zero"
        path = awt.Path2D([(letter, *at) for letter, at in steps(row["path"])], winding)
        box = awt.Rectangle2D(*fields(row, "rx ry rw rh"))
        found = [path.contains(*fields(row, "px py")), path.contains_rectangle(box),
                 path.intersects(box)]
        assert found == ints(row, "contains_point contains_rect intersects"), row


def test_awt_ellipse2d():
    rows = table("awt_ellipse2d")
    assert len(rows) >= 2000
    for row in rows:
        ellipse = awt.Ellipse2D(*fields(row, "ex ey ew eh"))
        box = awt.Rectangle2D(*fields(row, "rx ry rw rh"))
        found = [ellipse.contains(*fields(row, "px py")), ellipse.contains_rectangle(box),
                 ellipse.intersects(box)]
        assert found == ints(row, "contains_point contains_rect intersects"), row


def test_awt_transform():
    rows = table("awt_transform")
    assert len(rows) >= 2000
    for row in rows:
        map = awt.AffineTransform()
        for letter, values in steps(row["program"]):
            turn = map.rotate if len(values) == 1 else map.rotate_about
            call = {"T": map.translate, "S": map.scale, "H": map.shear, "R": turn}[letter]
            call(*values)
        found = [*map.matrix, *map.transform(*fields(row, "px py"))]
        assert exact(found) == exact(fields(row, "m00 m10 m01 m11 m02 m12 x y")), row


def corners(row, name):
    return fields(row, " ".join(f"{name}_{part}" for part in "xywh"))


def test_awt_rectangle_changes():
    rows = table("awt_rectangle_changes")
    assert len(rows) >= 400
    for row in rows:
        a, b = (awt.Rectangle(*ints(row, names)) for names in ["ax ay aw ah", "bx by bw bh"])
        x, y = ints(row, "px py")
        assert edges(a.add_rectangle(b)) == corners(row, "add_rect"), row
        assert edges(a.add(x, y)) == corners(row, "add_point"), row
        assert edges(a.grow(x, y)) == corners(row, "grow"), row
        assert edges(a.translate(x, y)) == corners(row, "translate"), row


def test_awt_bounds2d():
    rows = table("awt_bounds2d")
    assert len(rows) >= 400
    for row in rows:
        a, b = (awt.Rectangle2D(*fields(row, names)) for names in ["x y w h", "rx ry rw rh"])
        x, y = fields(row, "px py")
        assert exact(edges(a.union(b))) == exact(corners(row, "union")), row
        assert exact(edges(a.add_rectangle(b))) == exact(corners(row, "add_rect")), row
        assert exact(edges(a.add(x, y))) == exact(corners(row, "add_point")), row
        assert edges(a.bounds()) == corners(row, "bounds"), row
        square = awt.distance_squared(x, y, a.x, a.y)
        assert exact([square]) == exact(fields(row, "distance_sq")), row


def test_awt_round_rectangle2d():
    rows = table("awt_round_rectangle2d")
    assert len(rows) >= 400
    for row in rows:
        a = awt.RoundRectangle2D(*fields(row, "x y w h aw ah"))
        box = awt.Rectangle2D(*fields(row, "rx ry rw rh"))
        found = [a.contains(*fields(row, "px py")), a.contains_rectangle(box), a.intersects(box)]
        assert found == ints(row, "contains_point contains_rect intersects"), row


def test_awt_arc2d():
    rows = table("awt_arc2d")
    assert len(rows) >= 400
    for row in rows:
        closure = ["open", "chord", "pie"][int(row["type"])]
        a = awt.Arc2D(*fields(row, "x y w h start extent"), closure)
        box = awt.Rectangle2D(*fields(row, "rx ry rw rh"))
        found = [a.contains_angle(*fields(row, "angle")), a.contains(*fields(row, "px py")),
                 a.contains_rectangle(box), a.intersects(box)]
        assert found == ints(row, "contains_angle contains_point contains_rect intersects"), row
        assert exact(edges(a.bounds())) == exact(corners(row, "bounds")), row


def factory(letter, values):
    """The map of a factory of Java's; those of moves, scales and shears are steps."""
    if letter in "tsh":
        map = awt.AffineTransform()
        step(map, letter.upper(), values)
        return map
    calls = {
        "M": awt.AffineTransform.from_matrix,
        "r": awt.AffineTransform.from_rotation if len(values) == 1
        else awt.AffineTransform.from_rotation_about,
        "v": awt.AffineTransform.from_vector if len(values) == 2
        else awt.AffineTransform.from_vector_about,
        "q": awt.AffineTransform.from_quadrants,
    }
    return calls[letter](*values)


def step(map, letter, values):
    if letter == "V" and len(values) == 4:
        x, y = values[2:]
        map.translate(x, y)
        map.rotate_by_vector(*values[:2])
        map.translate(-x, -y)
        return
    calls = {
        "T": map.translate,
        "S": map.scale,
        "H": map.shear,
        "R": map.rotate if len(values) == 1 else map.rotate_about,
        "V": map.rotate_by_vector,
        "Q": map.quadrant_rotate if len(values) == 1 else map.quadrant_rotate_about,
        "I": map.invert,
    }
    calls[letter](*values)


def run(program):
    """The map that a program leaves, and how often Java throws."""
    stack, refused = [awt.AffineTransform()], 0
    for letter, values in steps(program):
        if letter in "Qq":
            values[0] = int(values[0])
        try:
            if letter == "(":
                stack.append(awt.AffineTransform())
            elif letter == "C":
                other = stack.pop()
                stack[-1].concatenate(other)
            elif letter == "P":
                other = stack.pop()
                stack[-1].pre_concatenate(other)
            elif letter == "J":
                stack[-1] = stack[-1].inverse()
            elif letter in "Mtshrvq":
                stack[-1] = factory(letter, values)
            else:
                step(stack[-1], letter, values)
        except sat2d.Sat2dError as error:
            assert error.status == "SAT_ERR_SINGULAR"
            refused += 1
    (map,) = stack
    return map, refused


def test_awt_affine():
    rows = table("awt_affine")
    assert len(rows) >= 400
    for row in rows:
        map, refused = run(row["program"])
        assert refused == int(row["refused"]), row
        x, y = fields(row, "px py")
        found = [*map.matrix, map.determinant(), *map.transform(x, y), *map.delta_transform(x, y)]
        names = "m00 m10 m01 m11 m02 m12 determinant x y delta_x delta_y"
        assert exact(found) == exact(fields(row, names)), row
        if row["has_inverse"] == "1":
            inverse = fields(row, "inverse_x inverse_y")
            assert exact(map.inverse_transform(x, y)) == exact(inverse), row
        else:
            with pytest.raises(sat2d.Sat2dError):
                map.inverse_transform(x, y)


def mask(text):
    rows = [[255 * (pixel == "#") for pixel in row] for row in text.split("/")]
    return pygame.from_surface(np.array(rows, dtype=np.uint8))


def test_pygame_masks():
    rows = table("pygame_masks")
    assert len(rows) >= 300
    for row in rows:
        own, other = mask(row["mask"]), mask(row["other"])
        offset = tuple(ints(row, "dx dy"))
        found = pygame.overlap(own, other, offset, long_bits=int(row["long_bits"]))
        assert ("none" if found is None else "{} {}".format(*found)) == row["overlap"], row
        assert pygame.overlap_area(own, other, offset) == int(row["area"]), row
        common = pygame.overlap_mask(own, other, offset).to_array()
        text = "/".join("".join(".#"[pixel] for pixel in line) for line in common.astype(int))
        assert text == row["common"], row
