"""What Ruffle (commit f3a1263e164d) answers where no Flash player was recorded: a model of its
source, which shares nothing with the library. Each command prints the rows of a reference table.

    python3 flash_ruffle.py thresholds 60
"""
import csv
import math
import random
import sys
from fractions import Fraction


def thresholds(count):
    """`hit_test` of `avm1/globals/bitmap_data.rs` and `avm2/globals/flash/display/bitmap_data.rs`:
    `get_i32` in ActionScript 2, `get_u32` in 3, clamped to a byte; the rows of
    `flash_bitmap_hit_test.csv`."""
    alphas = [0, 1, 18, 170, 254, 255]
    edges = [-1, -2, -255, -256, -(2**31), 2**31 - 1, 2**31, 2**32 - 1, 2**32 - 2, 2**32, 256, 255]

    def least(api, threshold):
        unsigned = threshold % 2**32
        if api == "as3":
            return min(unsigned, 255)
        return min(max(unsigned - 2**32 if unsigned >= 2**31 else unsigned, 0), 255)

    for i in range(count):
        api = ["as2", "as3"][i % 2]
        width, height = random.randint(1, 3), random.randint(1, 3)
        images = [
            [[random.choice(alphas) for _ in range(width)] for _ in range(height)] for _ in "ab"
        ]
        texts = ["/".join("".join(f"{a:02x}" for a in row) for row in image) for image in images]
        own, other = random.choice(edges), random.choice(edges)
        x, y = random.randint(0, 1), random.randint(0, 1)
        head = ["ruffle", api, "thresholds", texts[0], 0, 0, own]
        pixels = [(r, c) for r in range(y, height) for c in range(x, width)]
        kind = random.choice(["point", "rect", "bitmap"])
        if kind == "point":
            hit = (y, x) in pixels and images[0][y][x] >= max(least(api, own), 1)
            yield [*head, kind, "", x, y, "", "", "", int(hit)]
        elif kind == "rect":
            hit = any(images[0][r][c] >= least(api, own) for r, c in pixels)
            yield [*head, kind, "", x, y, 3, 3, "", int(hit)]
        else:
            hit = any(
                images[0][r][c] >= least(api, own)
                and images[1][r - y][c - x] >= least(api, other)
                for r, c in pixels
            )
            yield [*head, kind, texts[1], x, y, "", "", other, int(hit)]


def color_bounds(count):
    """`color_bounds_rect` of `bitmap/operations.rs`: the rows of `flash_color_bounds.csv`."""

    def stored(argb, transparent):
        alpha = argb >> 24 if transparent else 255
        channels = [((argb >> shift & 255) * alpha + 127) // 255 for shift in (16, 8, 0)]
        return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]

    for i in range(count):
        transparent = random.random() < 0.6
        palette = [random.getrandbits(32) for _ in range(2)]
        palette += [random.choice([0, 0xFF000000, 0x00FF0000, 0x80FF0000, 0xFFFFFFFF])]
        width, height = random.randint(1, 4), random.randint(1, 4)
        rows = [[random.choice(palette) for _ in range(width)] for _ in range(height)]
        mask = random.choice([0, 1, 0xFF, 0xFF000000, 0x00FFFFFF, 0xFFFFFFFF, palette[0]])
        color = random.choice(palette)
        if random.random() < 0.4:
            color = stored(color, transparent) & mask
        find = random.random() < 0.6
        wide = mask if transparent else mask | 0xFF000000
        wanted = stored(color, transparent)
        found = [
            (x, y)
            for y, row in enumerate(rows)
            for x, argb in enumerate(row)
            if ((stored(argb, transparent) & wide) == wanted) == find
        ]
        box = [0, 0, 0, 0]
        if max((max(pixel) for pixel in found), default=0) > 0:
            xs, ys = [x for x, _ in found], [y for _, y in found]
            box = [min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]
        image = "/".join("".join(f"{argb:08x}" for argb in row) for row in rows)
        head = ["ruffle", ["as2", "as3"][i % 2], "colorBounds", image, int(transparent)]
        yield [*head, mask, color, int(find), *box]


ONE = 65536
LEAST, GREATEST = -(2**31), 2**31 - 1


def clamped(number):
    return max(LEAST, min(GREATEST, number))


def wrapped(number):
    return (number - LEAST) % 2**32 + LEAST


def nearest(numerator, divisor):
    """A quotient to the nearest integer, ties to even."""
    return round(Fraction(numerator, divisor))


def twips(pixels):
    """`Twips::from_pixels`."""
    number = pixels * 20
    if math.isnan(number):
        return 0
    return clamped(int(number)) if math.isfinite(number) else (LEAST if number < 0 else GREATEST)


def pixels(number):
    return number / 20


def rounded(number):
    """`round_to_even` of `ecma_conversions.rs`."""
    if not math.isfinite(number) or round(number) > GREATEST:
        return LEAST
    return clamped(round(number))


def to_int32(number):
    return wrapped(int(number)) if math.isfinite(number) else 0


class Matrix:
    """A matrix of the player: 16.16 and twips. Ruffle has 32-bit floats instead; recordings say how
    a player rounds."""

    def __init__(self, a=ONE, b=0, c=0, d=ONE, tx=0, ty=0):
        self.numbers = (a, b, c, d, tx, ty)

    def direction(self, x, y):
        a, b, c, d, _, _ = self.numbers
        return clamped(nearest(a * x + c * y, ONE)), clamped(nearest(b * x + d * y, ONE))

    def apply(self, x, y):
        a, b, c, d, tx, ty = self.numbers
        moved = nearest(a * x + c * y, ONE) + tx, nearest(b * x + d * y, ONE) + ty
        return clamped(moved[0]), clamped(moved[1])

    def times(self, inner):
        a, b, c, d, _, _ = self.numbers
        p, q, r, s, tx, ty = inner.numbers
        linear = a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s
        return Matrix(*(clamped(number >> 16) for number in linear), *self.apply(tx, ty))

    def moved(self, dx, dy):
        a, b, c, d, tx, ty = self.numbers
        return Matrix(a, b, c, d, tx + dx, ty + dy)

    def inverse(self):
        a, b, c, d, tx, ty = self.numbers
        det = a * d - b * c
        if det == 0:
            return None
        linear = [n * ONE * ONE for n in (d, -b, -c, a)]
        offset = [(c * ty - d * tx) * ONE, (b * tx - a * ty) * ONE]
        return Matrix(*(clamped(nearest(n, det)) for n in linear + offset))

    def box(self, box):
        left, top, right, bottom = box
        corners = [self.apply(x, y) for x in (left, right) for y in (top, bottom)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    def in_pixels(self):
        numbers = self.numbers
        return [n / ONE for n in numbers[:4]] + [pixels(n) for n in numbers[4:]]


def union(boxes):
    boxes = [box for box in boxes if box is not None]
    if not boxes:
        return None
    least, greatest = [[f(box[i] for box in boxes) for i in range(4)] for f in (min, max)]
    return least[0], least[1], greatest[2], greatest[3]


def rectangle(box):
    left, top, right, bottom = map(pixels, box)
    return [left, top, right - left, bottom - top]


class Object:
    def __init__(self, box=None, painted=False):
        self.box, self.painted = box, painted
        self.parent, self.children, self.scroll = None, [], None
        self.matrix = Matrix()
        self.rotation, self.percent = 0.0, [100.0, 100.0]
        self.known_size = True

    def turn(self, axes=(0, 1)):
        """The images of the axes by rotation and scales."""
        degrees = 0.0 if math.isnan(self.rotation) else self.rotation
        radians = degrees * (math.pi / 180)
        sine, cosine = round(math.sin(radians) * ONE), round(math.cos(radians) * ONE)
        scales = [
            0 if math.isnan(p) else clamped(int(max(-4e9, min(4e9, p / 100 * ONE))))
            for p in self.percent
        ]
        numbers = list(self.matrix.numbers)
        if 0 in axes:
            numbers[:2] = nearest(scales[0] * cosine, ONE), nearest(scales[0] * sine, ONE)
        if 1 in axes:
            numbers[2:4] = nearest(scales[1] * -sine, ONE), nearest(scales[1] * cosine, ONE)
        self.matrix = Matrix(*map(clamped, numbers))

    def chain(self):
        """`local_to_global_matrix_without_own_scroll_rect`."""
        matrix, node = self.matrix, self.parent
        while node is not None:
            if node.scroll:
                matrix = matrix.moved(-node.scroll[0], -node.scroll[1])
            matrix, node = node.matrix.times(matrix), node.parent
        return matrix

    def to_global(self):
        """`local_to_global_matrix`."""
        scroll = self.scroll or (0, 0)
        return self.chain().times(Matrix(tx=-scroll[0], ty=-scroll[1]))

    def shown(self):
        if self.scroll is None:
            return None
        left, top, right, bottom = self.scroll
        return 0, 0, wrapped(right - left), wrapped(bottom - top)

    def bounds(self, matrix):
        """`bounds_with_transform`."""
        if self.scroll is not None:
            return matrix.box(self.shown())
        own = None if self.box is None else matrix.box(self.box)
        inner = [child.bounds(matrix.times(child.matrix)) for child in self.children]
        return union([own, *inner])

    def bounds_of_leaves(self, matrix_of):
        """The same with the products as the player has them, from the innermost up."""
        if self.scroll is not None:
            return matrix_of(self).box(self.shown())
        own = None if self.box is None else matrix_of(self).box(self.box)
        return union([own, *(child.bounds_of_leaves(matrix_of) for child in self.children)])

    def within(self, outer):
        matrix, node = Matrix(), self
        first = True
        while node is not outer:
            matrix = node.matrix if first else node.matrix.times(matrix)
            first, node = False, node.parent
        return matrix

    def hits(self, x, y):
        """`hit_test_shape`, where the box of a scroll rectangle is where Ruffle draws it."""
        if self.shown() is not None and not contains(self.chain().box(self.shown()), x, y):
            return False
        if self.painted:
            left, top, right, bottom = self.box
            corners = self.to_global().box((left, top, right, bottom))
            if corners[0] < x < corners[2] and corners[1] < y < corners[3]:
                return True
        return any(child.hits(x, y) for child in self.children)


def contains(box, x, y):
    return box is not None and box[0] <= x <= box[2] and box[1] <= y <= box[3]


class Stage:
    """Runs a program, a list of lists of words, and collects the answers."""

    def __init__(self, as2):
        self.as2, self.nodes = as2, [Object()]
        self.mouse, self.dragged, self.answers = (0, 0), None, []

    def run(self, program):
        for name, *words in program:
            found = getattr(self, name)(*words)
            if found is not None:
                self.answers.append(found)
        return self.answers

    def container(self):
        self.nodes.append(Object())

    def box(self, width, height):
        self.nodes.append(Object((0, 0, round(width * 20), round(height * 20))))

    def square(self, x, y, width, height):
        box = x * 20, y * 20, (x + width) * 20, (y + height) * 20
        self.nodes.append(Object(box, painted=True))

    def child(self, parent, child):
        self.nodes[child].parent = self.nodes[parent]
        self.nodes[parent].children.append(self.nodes[child])

    def matrix(self, node, *numbers):
        fixed = [round(n * ONE) for n in numbers[:4]] + [round(n * 20) for n in numbers[4:]]
        self.nodes[node].matrix = Matrix(*fixed)

    def set(self, node, name, value):
        """`avm1/object/stage_object.rs` and `avm2/globals/flash/display/display_object.rs`."""
        node = self.nodes[node]
        if self.as2 and math.isnan(value):
            return
        if name in "xy":
            if self.as2 and math.isinf(value):
                value = -math.inf
            numbers = list(node.matrix.numbers)
            numbers[4 if name == "x" else 5] = twips(value)
            node.matrix = Matrix(*numbers)
        elif name == "rotation":
            value = math.fmod(value, 360) if math.isfinite(value) else math.nan
            if value < -180:
                value += 360
            elif value > 180:
                value -= 360
            node.rotation = value
            if not math.isnan(value):
                node.turn()
        elif name in ("scaleX", "scaleY"):
            node.percent[name == "scaleY"] = value * 100
            node.turn([name == "scaleY"])
        elif self.as2:
            self.stretch(node, name == "height", value)
        elif value >= 0 and node.box is not None:
            axis = name == "height"
            size = pixels(node.box[2 + axis])
            if size > 0:
                node.percent[axis] = value / size * 100
                node.turn([axis])

    def stretch(self, node, axis, value):
        """`set_width` and `set_height` of `display_object.rs`; in fractions without rotation."""
        box = node.bounds(Matrix()) or (0, 0, 0, 0)
        size = rectangle(box)[2:]
        own, other = size[axis], size[not axis]
        scales = [percent / 100 for percent in node.percent]
        before, across = scales[axis], scales[not axis]
        radians = node.rotation * (math.pi / 180)
        sine, cosine = abs(math.sin(radians)), abs(math.cos(radians))
        numbers = [own, other, before, across, value, sine, cosine]
        if sine == 0 and own and other and all(map(math.isfinite, numbers)):
            own, other, before, across, value, sine, cosine = map(Fraction, numbers)
        try:
            ratio = divided(other, own)
            targets = (divided(value, own), divided(value, other)) if own else (0, 0)
            sum_ = ratio * cosine + sine
            new = divided(
                ratio * (cosine * targets[0] + sine * targets[1]),
                (cosine + ratio * sine) * sum_,
            )
            kept = divided(sine * before + ratio * cosine * across, sum_)
        except OverflowError:
            new = kept = math.nan
        node.known_size = node.known_size and sine == 0
        for which, scale in ((axis, new), (not axis, kept)):
            scale = float(scale)
            node.percent[which] = scale * 100 if math.isfinite(scale) else 0.0
        node.turn()

    def get(self, node, name):
        node = self.nodes[node]
        if name in "xy":
            return [pixels(node.matrix.numbers[4 if name == "x" else 5])]
        if name == "rotation":
            return [node.rotation]
        if name in ("scaleX", "scaleY"):
            return [node.percent[name == "scaleY"] / 100]
        if not node.known_size or any(not abs(p) < 1e5 for p in node.percent):
            return ["?"]
        box = node.bounds_of_leaves(lambda leaf: leaf.within(node.parent))
        return [0.0 if box is None else rectangle(box)[2 if name == "width" else 3]]

    def bounds(self, node, target):
        """`get_bounds` of `avm1/globals/movie_clip.rs`, in a file of version 8, and of AVM2."""
        node, same = self.nodes[node], node == target
        box = node.bounds_of_leaves(lambda leaf: leaf.within(node))
        if box is None:
            side = 0.0 if not self.as2 else pixels(0x7FFFFFF if same else 0x8000000)
            return [side, side, 0.0, 0.0]
        if same:
            return rectangle(box)
        down = self.nodes[target].to_global().inverse()
        up = node.chain()
        left, top, right, bottom = box
        there = [down.apply(*up.apply(x, y)) for x in (left, right) for y in (top, bottom)]
        return rectangle(union([(x, y, x, y) for x, y in there]))

    def hit(self, node, x, y, flag):
        node = self.nodes[node]
        if math.isnan(x) or math.isnan(y) or self.as2 and not math.isfinite(x + y):
            return [0]
        x, y = self.nodes[0].matrix.apply(twips(x), twips(y))
        if not contains(node.bounds_of_leaves(Object.chain), x, y):
            return [0]
        return [int(not flag or node.hits(x, y))]

    def to(self, node, x, y):
        x, y = self.nodes[node].to_global().apply(twips(x), twips(y))
        return [pixels(x), pixels(y)]

    def local(self, node, x, y):
        x, y = self.nodes[node].to_global().inverse().apply(twips(x), twips(y))
        return [pixels(x), pixels(y)]

    def concatenated(self, node):
        node, top = self.nodes[node], self.nodes[node]
        while top.parent is not None:
            top = top.parent
        if self.as2 or top is self.nodes[0]:
            return node.chain().in_pixels()
        a, b, c, d, tx, ty = node.matrix.in_pixels()
        return [5 * a, b, c, 5 * d, tx, ty]

    def scroll(self, node, x, y, width, height):
        """`object_to_rectangle` of both languages."""
        if self.as2:
            x, y, width, height = map(to_int32, (x, y, width, height))
            sides = x, y, wrapped(x + width), wrapped(y + height)
        else:
            sides = rounded(x), rounded(y), rounded(x + width), rounded(y + height)
        self.nodes[node].scroll = tuple(wrapped(20 * side) for side in sides)

    def unscroll(self, node):
        self.nodes[node].scroll = None

    def scrolled(self, node):
        node = self.nodes[node]
        if node.scroll is None:
            return ["none"]
        return [pixels(node.scroll[0]), pixels(node.scroll[1])] + rectangle(node.shown())[2:]

    def drag(self, node, lock_center, *corners):
        """`start_drag` of both languages."""
        bounds = None
        if corners:
            if self.as2:
                corners = [n if math.isfinite(n) else 0 for n in corners]
            left, top, right, bottom = map(twips, corners)
            bounds = min(left, right), min(top, bottom), max(left, right), max(top, bottom)
        self.dragged = [self.nodes[node], lock_center, bounds, self.mouse]

    def point(self, x, y):
        self.mouse = twips(x), twips(y)
        self.update_drag()

    def stop(self):
        self.update_drag()
        self.dragged = None

    def update_drag(self):
        """`update_drag` of `player.rs`."""
        if self.dragged is None:
            return
        node, lock_center, bounds, last = self.dragged
        outer = node.parent.to_global() if node.parent else Matrix()
        inner = outer.inverse() or Matrix()
        x, y = node.matrix.numbers[4:]
        if lock_center:
            new = inner.apply(*self.mouse)
        else:
            dx, dy = inner.direction(self.mouse[0] - last[0], self.mouse[1] - last[1])
            new = x + dx, y + dy
        if bounds:
            left, top, right, bottom = bounds
            new = max(left, min(right, new[0])), max(top, min(bottom, new[1]))
        if not lock_center:
            dx, dy = outer.direction(new[0] - x, new[1] - y)
            self.dragged[3] = last[0] + dx, last[1] + dy
        node.matrix = Matrix(*node.matrix.numbers[:4], *new)


def divided(a, b):
    """A quotient of doubles, or of fractions."""
    if b:
        return a / b
    if a != a or a == 0:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1, b)


def text(number):
    if isinstance(number, float) and number.is_integer() and abs(number) < 1e15:
        return str(int(number)) if number or math.copysign(1, number) > 0 else "0"
    return str(number)


def row(api, test, program, source="ruffle"):
    answers = Stage(api == "as2").run(program)
    words = [
        "; ".join(" ".join(map(text, line)) for line in lines) for lines in (program, answers)
    ]
    return [source, api, test, *words]


def any_matrix():
    a, d = (random.choice([1, 0.5, 2, -1, 1.25, 0.75]) for _ in "ad")
    b, c = (random.choice([0, 0, 0, 0.5, -0.25]) for _ in "bc")
    if a * d == b * c:
        b = c = 0
    if random.random() < 0.1:
        a += random.randint(-200, 200) / ONE
    return [a, b, c, d, random.randint(-400, 400) / 20, random.randint(-400, 400) / 20]


def whole_matrix():
    """One that takes pixels to whole pixels."""
    scale = random.choice([1, 1, 2])
    return [scale, 0, 0, scale, random.randint(-20, 20), random.randint(-20, 20)]


def some(low, high):
    return round(random.uniform(low, high), random.randint(0, 3))


def properties(count):
    """The rows of `flash_stage.csv` that set properties."""
    odd = [math.nan, math.inf, -math.inf, 1e9, -1e9, 0.0, -0.5]
    for i in range(count):
        api = "as3" if i % 4 == 3 else "as2"
        sizes = [random.choice([0, 10, 16, 30, 7.5, 55.05]) for _ in "wh"]
        if random.random() < 0.8:
            sizes = [size or 20 for size in sizes]
        start = ["container"] if random.random() < 0.05 else ["box", *sizes]
        program = [start, ["child", 0, 1]]
        turned = api == "as2" and random.random() < 0.4
        for _ in range(random.randint(1, 5)):
            name = random.choice(["x", "y", "rotation", "scaleX", "scaleY", "width", "height"])
            if name == "rotation" and not turned:
                continue
            value = random.choice(odd) if random.random() < 0.3 else {
                "x": some(-500, 500),
                "y": some(-500, 500),
                "rotation": random.choice([30, 45, 90, -135, 200, 721, some(-400, 400)]),
                "scaleX": random.choice([-1, 0.5, 2, some(-3, 3)]),
                "scaleY": random.choice([-1, 0.5, 2, some(-3, 3)]),
            }.get(name, random.choice([-20, 40, 33, some(-90, 90)]))
            if api == "as3" and name in ("scaleX", "scaleY") and not abs(value) < 1e6:
                continue
            program.append(["set", 1, name, value])
        names = ["x", "y", "rotation", "scaleX", "scaleY", "width", "height"]
        program += [["get", 1, name] for name in names]
        if random.random() < 0.1:
            program += [["bounds", 1, 1], ["bounds", 1, 0]] if start == ["container"] else []
            far = [random.choice([math.inf, -math.inf, math.nan, 3.5]) for _ in "xy"]
            program.append(["hit", 1, *far, 0])
        yield row(api, "properties", program)


def drags(count):
    """The rows of `flash_stage.csv` that drag."""
    for i in range(count):
        api = ["as3", "as2"][i % 2]
        program = [["container"], ["box", 10, 10], ["child", 0, 1], ["child", 1, 2]]
        program.append(["matrix", 1, *any_matrix()])
        if random.random() < 0.2:
            program.append(["scroll", 1, *(random.randint(0, 60) for _ in "xywh")])
        program += [["set", 2, name, some(-50, 50)] for name in "xy"]
        any_place = lambda: [some(-200, 200) for _ in "xy"]
        if random.random() < 0.8:
            program.append(["point", *any_place()])
        bounds = any_place() + any_place() if random.random() < 0.7 else []
        if bounds and random.random() < 0.15:
            bounds[random.randrange(4)] = random.choice([math.nan, math.inf, -math.inf])
        program.append(["drag", 2, random.randint(0, 1), *bounds])
        for _ in range(random.randint(0, 2)):
            program += [["point", *any_place()], ["get", 2, "x"], ["get", 2, "y"]]
        program += [["stop"], ["get", 2, "x"], ["get", 2, "y"]]
        program += [["point", *any_place()], ["get", 2, "x"], ["get", 2, "y"]]
        yield row(api, "startDrag", program)


def scrolls(count):
    """The rows of `flash_stage.csv` with scroll rectangles."""
    for i in range(count):
        api = ["as3", "as2"][i % 2]
        whole = i % 4 < 2
        matrix = whole_matrix if whole else any_matrix
        program = [["container"], ["square", *(random.randint(0, 9) for _ in "xy"), 30, 20]]
        program += [["container"], ["square", 5, 5, 40, 40]]
        program += [["child", 0, 1], ["child", 1, 2], ["child", 1, 3], ["child", 3, 4]]
        program += [["matrix", node, *matrix()] for node in (1, 2, 3, 4)]
        any_side = lambda: random.choice(
            [random.randint(-5, 30), random.randint(-5, 30) + 0.5, some(-5, 30)]
        )
        for node in random.sample([1, 2, 3, 4], random.randint(1, 2)):
            rectangle = [any_side(), any_side(), abs(any_side()), abs(any_side())]
            if random.random() < 0.05:
                rectangle[random.randrange(4)] = random.choice([math.nan, 1e10, -7.5])
            program += [["scroll", node, *rectangle], ["scrolled", node]]
        node = random.choice([1, 2, 3, 4])
        place = lambda: [random.randint(-60, 120) + 0.5 for _ in "xy"]
        program += [["to", node, *place()], ["local", node, *place()], ["concatenated", node]]
        program += [["bounds", node, node], ["bounds", node, random.choice([0, 1, 2, 3, 4])]]
        program += [["get", node, "width"], ["get", node, "height"]]
        for _ in range(3):
            program.append(["hit", random.choice([1, 1, node]), *place(), int(whole)])
        if random.random() < 0.2:
            program += [["unscroll", node], ["scrolled", node], ["to", node, *place()]]
        yield row(api, "scrollRect", program)


def matrices(count):
    """The rows of `flash_stage.csv` that ask for concatenated matrices."""
    for i in range(count):
        api = ["as3", "as2"][i % 2]
        depth = random.randint(1, 5)
        program = [["container"] for _ in range(depth)]
        program += [["child", node, node + 1] for node in range(depth) if node or i % 8]
        program += [["matrix", node, *any_matrix()] for node in range(depth + 1)]
        program += [["concatenated", random.randint(1, depth)], ["concatenated", depth]]
        yield row(api, "concatenatedMatrix", program)


COMMANDS = {
    "thresholds": thresholds,
    "color_bounds": color_bounds,
    "properties": properties,
    "drags": drags,
    "scrolls": scrolls,
    "matrices": matrices,
}

if __name__ == "__main__":
    random.seed(1)
    rows = COMMANDS[sys.argv[1]](int(sys.argv[2]))
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows)
