"""The reference tables of the Flash player's own functions, through the package."""

import csv
from decimal import Context, Decimal

import numpy as np
import pytest
from support import ROOT, fields, numbers, same, table

from sat2d import Relation, Sat2dError, point_relation, relation
from sat2d.compat import flash
from sat2d.compat.flash import Bitmap, Matrix, Point, Rectangle, Stage


def answers(row, names, found):
    """Compares what an operation gives; blank cells it does not give."""
    for name, value in zip(names.split(), found):
        if row[name] != "":
            assert same(float(row[name]), float(value)), (row, name, value)


def box(rectangle):
    return [rectangle.x, rectangle.y, rectangle.width, rectangle.height]


RECTANGLE = {
    "edges": lambda a, b, script: [a.x, a.y, a.right, a.bottom],
    "isEmpty": lambda a, b, script: [a.is_empty(script)],
    "equals": lambda a, b, script: [a == b],
    "contains": lambda a, b, script: [a.contains(b.x, b.y)],
    "containsPoint": lambda a, b, script: [a.contains(b.x, b.y)],
    "containsRect": lambda a, b, script: [a.contains_rectangle(b, script)],
    "intersects": lambda a, b, script: [a.intersects(b, script)],
    "intersection": lambda a, b, script: box(a.intersection(b, script)),
    "union": lambda a, b, script: box(a.union(b, script)),
    "inflate": lambda a, b, script: box(a.inflated(b.x, b.y)),
    "inflatePoint": lambda a, b, script: box(a.inflated(b.x, b.y)),
    "offset": lambda a, b, script: box(a.offset(b.x, b.y)),
    "offsetPoint": lambda a, b, script: box(a.offset(b.x, b.y)),
    "setTo": lambda a, b, script: box(b),
    "set_x": lambda a, b, script: [b.x, a.y, a.width, a.height],
    "set_y": lambda a, b, script: [a.x, b.x, a.width, a.height],
    "set_width": lambda a, b, script: [a.x, a.y, b.x, a.height],
    "set_height": lambda a, b, script: [a.x, a.y, a.width, b.x],
    "set_size": lambda a, b, script: [a.x, a.y, b.x, b.y],
    "set_left": lambda a, b, script: box(a.with_side("left", b.x)),
    "set_top": lambda a, b, script: box(a.with_side("top", b.x)),
    "set_right": lambda a, b, script: box(a.with_side("right", b.x)),
    "set_bottom": lambda a, b, script: box(a.with_side("bottom", b.x)),
    "set_topLeft": lambda a, b, script: box(
        a.with_side("left", b.x).with_side("top", b.y)),
    "set_bottomRight": lambda a, b, script: box(
        a.with_side("right", b.x).with_side("bottom", b.y)),
}


def test_flash_rectangle():
    rows = table("flash_rectangle")
    assert len(rows) >= 280
    for row in rows:
        a, b = (Rectangle(*fields(row, names)) for names in ["ax ay aw ah", "b1 b2 b3 b4"])
        answers(row, "r1 r2 r3 r4", RECTANGLE[row["op"]](a, b, row["api"]))


POINT = {
    "length": lambda a, b, f, script: [a.length],
    "distance": lambda a, b, f, script: [a.distance(b)],
    "equals": lambda a, b, f, script: [a == b],
    "add": lambda a, b, f, script: a.add(b),
    "offset": lambda a, b, f, script: Point(a.x + b.x, a.y + b.y),
    "subtract": lambda a, b, f, script: a.subtract(b),
    "interpolate": lambda a, b, f, script: a.interpolate(b, f),
    "normalize": lambda a, b, f, script: a.normalized(b.x, script),
    "polar": lambda a, b, f, script: Point.polar(a.x, a.y),
}


def printed(value):
    """ActionScript 2 prints 15 digits, and the table has what it printed."""
    return float(Context(prec=15).create_decimal(Decimal(value))) if value == value else value


def test_flash_point():
    rows = table("flash_point")
    assert len(rows) >= 28
    for row in rows:
        a, b = Point(*fields(row, "x y")), Point(*fields(row, "b1 b2"))
        found = POINT[row["op"]](a, b, fields(row, "b3")[0], row["api"])
        values = [found.x, found.y] if isinstance(found, Point) else found
        if row["api"] == "as2":
            values = [printed(float(value)) for value in values]
        answers(row, "r1 r2", values)


MATRIX = {
    "scale": lambda map, p, given: map.scale(p[0], p[1]),
    "rotate": lambda map, p, given: map.rotate(p[0]),
    "translate": lambda map, p, given: map.translate(p[0], p[1]),
    "concat": lambda map, p, given: map.concat(Matrix(*p)),
    "invert": lambda map, p, given: map.invert(),
    "createBox": lambda map, p, given: Matrix.create_box(**given),
    "createGradientBox": lambda map, p, given: Matrix.create_gradient_box(
        given.pop("scale_x"), given.pop("scale_y"), **given),
    "setTo": lambda map, p, given: Matrix(*p),
    "transformPoint": lambda map, p, given: map.transform_point(Point(*p[:2])),
    "deltaTransformPoint": lambda map, p, given: map.delta_transform_point(Point(*p[:2])),
}


def test_flash_matrix():
    rows = table("flash_matrix")
    assert len(rows) >= 57
    for row in rows:
        operands = fields(row, "p1 p2 p3 p4 p5 p6")
        # arguments that the call left out; ActionScript 2 has no default for the angle
        given = {
            name: value
            for i, (name, value) in enumerate(
                zip(["scale_x", "scale_y", "rotation", "tx", "ty"], operands))
            if row[f"p{i + 1}"] != "" or (i <= 2 and row["api"] != "as3")
        }
        found = MATRIX[row["op"]](Matrix(*fields(row, "a b c d tx ty")), operands, given)
        names = ["x", "y"] if isinstance(found, Point) else ["a", "b", "c", "d", "tx", "ty"]
        answers(row, "r1 r2 r3 r4 r5 r6", [getattr(found, name) for name in names])


PROPERTIES = {"scaleX": "scale_x", "scaleY": "scale_y"}


def property_of(row):
    name = row["op"][len("set_"):]
    return PROPERTIES.get(name, name)


def test_flash_display():
    rows = table("flash_display")
    assert len(rows) >= 2600
    for row in rows:
        stage = Stage()
        bounds = (0, 0, *fields(row, "w0 h0", 0))
        leaf = stage.create_graphics([], with_strokes=bounds, without=bounds)
        for name, value in zip(["scale_x", "scale_y"], fields(row, "sx sy", 1)):
            stage.set(leaf, name, value)
        name = property_of(row)
        stage.set(leaf, name, float(row["value"]))
        read = stage.get(leaf, {"width": "scale_x", "height": "scale_y"}.get(name, name))
        found = [read, stage.get(leaf, "width"), stage.get(leaf, "height")]
        answers(row, "read width height", found)


def test_flash_display_matrix():
    rows = table("flash_display_matrix")
    assert len(rows) >= 6
    for row in rows:
        stage = Stage()
        leaf = stage.create_container()
        stage.set_matrix(leaf, tuple(fields(row, "a b c d tx ty")))
        stage.set(leaf, property_of(row), float(row["value"]))
        answers(row, "read", [stage.get(leaf, property_of(row))])
        answers(row, "ra rb rc rd rtx rty", stage.matrix(leaf))


def nest(stage, parent, matrices, child):
    """Puts an object into containers with these matrices, the outermost into `parent`."""
    for i in range(0, len(matrices), 6):
        container = stage.create_container()
        stage.add_child(parent, container)
        stage.set_matrix(container, tuple(matrices[i:i + 6]))
        parent = container
    stage.add_child(parent, child)
    return child


def path_of(text):
    words = text.split()
    while words:
        count = {"M": 2, "L": 2, "Q": 4}[words[0]]
        yield (words[0], *map(float, words[1:count + 1]))
        words = words[count + 1:]


def graphics():
    """The graphics that tables name."""
    known = {}
    for row in table("flash_shapes"):
        shape = known.setdefault(row["shape"], {"layers": []})
        kind, _, thickness = row["kind"].partition(" ")
        paint = {"evenodd": "even_odd", "nonzero": "non_zero", "stroke": "stroke"}.get(kind)
        if paint is not None:
            layer = paint, float(thickness or 0), list(path_of(row["path"]))
            shape["layers"].append(layer)
        shape["with_strokes"] = tuple(fields(row, "x0 y0 x1 y1"))
        shape["without"] = tuple(fields(row, "ex0 ey0 ex1 ey1"))
    return known


SHAPES = graphics()


def object_of(stage, parent, text):
    """Leaves `shape matrices | shape matrices` in a new child of a parent."""
    container = stage.create_container()
    stage.add_child(parent, container)
    for leaf in filter(None, map(str.strip, text.split("|"))):
        name, _, matrices = leaf.partition(" ")
        nest(stage, container, numbers(matrices), stage.create_graphics(**SHAPES[name]))
    return container


def test_flash_local_global():
    rows = table("flash_local_global")
    assert len(rows) >= 6
    for row in rows:
        stage = Stage()
        leaf = nest(stage, 0, numbers(row["matrices"]), stage.create_container())
        to_global = row["op"] == "localToGlobal"
        ask = stage.local_to_global if to_global else stage.global_to_local
        answers(row, "rx ry", ask(leaf, *fields(row, "x y")))


def test_flash_bounds():
    rows = table("flash_bounds")
    assert len(rows) >= 19
    for row in rows:
        stage = Stage()
        parent = nest(stage, 0, numbers(row["matrices"]), stage.create_container())
        asked = target = object_of(stage, parent, row["object"])
        if row["matrices"] != row["target"]:
            target = nest(stage, 0, numbers(row["target"]), stage.create_container())
        found = stage.bounds(asked, target, strokes=row["strokes"] == "1")
        answers(row, "x y w h", box(found))


def test_flash_hit_test_object():
    rows = table("flash_hit_test_object")
    assert len(rows) >= 19
    for row in rows:
        stage = Stage()
        parents = []
        for text in [row["a"], row["b"]]:
            parents.append(stage.create_container())
            stage.add_child(0, parents[-1])
            for leaf in map(numbers, text.split("|")):
                bounds = tuple(leaf[:4])
                drawn = stage.create_graphics([], with_strokes=bounds, without=bounds)
                nest(stage, parents[-1], leaf[4:], drawn)
        assert stage.hit_test_object(*parents) == (row["hit"] == "1"), row


def test_flash_hit_test_point():
    rows = table("flash_hit_test_point")
    assert len(rows) >= 120
    for row in rows:
        stage = Stage()
        if row["root"]:
            stage.set_matrix(0, tuple(numbers(row["root"])[-6:]))
        asked = object_of(stage, 0, row["object"])
        if row["mask"]:
            stage.set_mask(asked, object_of(stage, 0, row["mask"]))
        shape_flag = row["shape_flag"] == "1"
        found = stage.hit_test_point(asked, *fields(row, "x y"), shape_flag=shape_flag)
        assert found == (row["hit"] == "1"), row


def test_flash_hit_test_scan():
    # answers at curves that are known to differ from the player's are in a file beside the table
    path = ROOT / "c_tests" / "reference" / "flash_hit_test_scan.csv.baseline"
    with open(path, newline="") as file:
        known = {line[1]: line[3] for line in list(csv.reader(file))[1:]}
    rows = table("flash_hit_test_scan")
    assert len(rows) >= 150
    for row in rows:
        stage = Stage()
        asked = object_of(stage, 0, row["object"])
        y, first, last = fields(row, "y x_from x_to")
        ends = []
        for x in range(int(first), int(last) + 1):
            if stage.hit_test_point(asked, x, y, shape_flag=True):
                if ends and ends[-1] == x - 1:
                    ends[-1] = x
                else:
                    ends += [x, x]
        expected = known.get(",".join(row.values()), row["hits"])
        assert " ".join(map(str, ends)) == expected, row


def image(text, script):
    rows = [list(bytes.fromhex(line)) for line in text.split("/")]
    return Bitmap(np.array(rows, dtype=np.uint8), script)


def test_flash_bitmap_hit_test():
    rows = table("flash_bitmap_hit_test")
    assert len(rows) >= 111
    for row in rows:
        def whole(names, row=row):
            return tuple(int(row[name]) for name in names.split())
        own = image(row["image"], row["api"])
        given = whole("px py"), int(row["threshold"])
        if row["kind"] == "point":
            hit = own.hits_point(*given, whole("b1 b2"))
        elif row["kind"] == "rect":
            hit = own.hits_rectangle(*given, whole("b1 b2 b3 b4"))
        else:
            other = image(row["image2"], row["api"]), whole("b1 b2"), int(row["threshold2"])
            hit = own.hits_bitmap(*given, *other)
        assert hit == (row["hit"] == "1"), row


def run(stage, op, n, name):
    """A line of a program; what it answers, if it asks."""
    node = int(n[0]) if n else 0
    if op == "container":
        stage.create_container()
    elif op == "box":
        stage.create_graphics([], with_strokes=(0, 0, *n), without=(0, 0, *n))
    elif op == "square":
        x, y, right, bottom = n[0], n[1], n[0] + n[2], n[1] + n[3]
        corners = [(right, y), (right, bottom), (x, bottom), (x, y)]
        path = [("M", x, y), *(("L", *corner) for corner in corners)]
        stage.create_graphics([("even_odd", 0, path)])
    elif op == "child":
        stage.add_child(node, int(n[1]))
    elif op == "matrix":
        stage.set_matrix(node, tuple(n[1:]))
    elif op == "set":
        stage.set(node, name, n[1])
    elif op in ("scroll", "unscroll"):
        stage.set_scroll_rect(node, Rectangle(*n[1:]) if op == "scroll" else None)
    elif op == "point":
        stage.set_mouse(*n)
    elif op == "drag":
        stage.start_drag(node, lock_center=n[1] == 1, bounds=tuple(n[2:]) or None)
    elif op == "stop":
        stage.stop_drag()
    elif op == "get":
        return [stage.get(node, name)]
    elif op == "bounds":
        return box(stage.bounds(node, int(n[1])))
    elif op == "hit":
        return [stage.hit_test_point(node, n[1], n[2], shape_flag=n[3] == 1)]
    elif op == "to":
        return stage.local_to_global(node, *n[1:])
    elif op == "local":
        return stage.global_to_local(node, *n[1:])
    elif op == "concatenated":
        return stage.concatenated_matrix(node)
    else:
        assert op == "scrolled"
        scroll = stage.scroll_rect(node)
        return [] if scroll is None else box(scroll)
    return None


def agree(expected, value):
    """`?` is a number that nothing decides."""
    return expected == "?" or same(float(expected), float(value))


def test_flash_stage():
    rows = table("flash_stage")
    assert len(rows) >= 8000
    for row in rows:
        stage = Stage(row["api"])
        found = []
        for line in row["program"].split("; "):
            op, *words = line.split()
            names = {"scaleX": "scale_x", "scaleY": "scale_y"}
            name = names.get(words[1], words[1]) if op in ("set", "get") else ""
            given = [float(word) for i, word in enumerate(words) if not (name and i == 1)]
            answer = run(stage, op, given, name)
            if answer is not None:
                found.append(answer)
        expected = [
            [] if line == "none" else line.split() for line in row["answers"].split("; ")
        ]
        assert [len(line) for line in expected] == [len(line) for line in found], row
        for line, values in zip(expected, found):
            assert all(map(agree, line, values)), (row, line, values)


def test_flash_color_bounds():
    rows = table("flash_color_bounds")
    assert len(rows) >= 2000
    for row in rows:
        lines = row["image"].split("/")
        argb = np.array(
            [[int(line[i:i + 8], 16) for i in range(0, len(line), 8)] for line in lines],
            dtype=np.uint32)
        found = flash.color_bounds(
            argb, int(row["mask"]), int(row["color"]), row["find"] == "1",
            transparent=row["transparent"] == "1")
        answers(row, "x y width height", box(found))


def test_fills_are_shapes():
    stage = Stage()
    lens = [("M", -20, 0), ("Q", 0, -20, 20, 0), ("Q", 0, 20, -20, 0)]
    one, two = stage.create_graphics([("even_odd", 0, lens)]), stage.create_bitmap(10, 10)
    stage.add_child(0, one)
    stage.add_child(0, two)
    assert stage.fill_count(one) == 1
    glass, image = stage.exact_shape(one, 0), stage.exact_shape(two, 0)
    assert (glass.kind, image.kind) == ("outline", "rectangle")

    def found():
        return relation(glass, stage.exact_transform(one), image, stage.exact_transform(two))

    stage.set(two, "x", 20)
    assert found() == Relation.TOUCHING
    stage.set(two, "y", 5)
    assert stage.hit_test_object(one, two)
    assert found() == Relation.DISJOINT
    with pytest.raises(Sat2dError, match="fill 1: node 1 has 1"):
        stage.exact_shape(one, 1)
    wall = stage.create_graphics([("stroke", 4, [("M", 0, 0), ("L", 30, 0)])])
    drawn = stage.stroke_shape_within(wall, 0, 1)
    edge = point_relation(drawn, stage.exact_transform(wall), (15 * 20, 2 * 20))
    assert edge == Relation.TOUCHING
    with pytest.raises(Sat2dError, match="stroke 1: node 3 has 1"):
        stage.stroke_shape_within(wall, 1, 1)
    stage.set_matrix(one, (0, 0, 0, 0, 0, 0))
    with pytest.raises(Sat2dError, match="determinant 0"):
        stage.exact_transform(one)
