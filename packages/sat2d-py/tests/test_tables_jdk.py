"""The reference tables of the JDK's and of pygame's functions, through the package."""

import numpy as np
from support import fields, table

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


def test_awt_path2d():
    rows = table("awt_path2d")
    assert len(rows) >= 2000
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
