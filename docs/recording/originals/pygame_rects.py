"""Random rectangles and masks with the answers of the pygame or pygame-ce that is installed: the
rows of `pygame_rects.csv` and `pygame_components.csv`.

    python3 pygame_rects.py 300 >rows.csv
    python3 pygame_rects.py 300 components >components.csv
"""
import csv
import faulthandler
import itertools
import os
import random
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

LEAST, GREATEST = -(2**31), 2**31 - 1
EDGES = [0, 1, -1, 2, LEAST, LEAST + 1, GREATEST, GREATEST - 1, 2**30, -(2**30), 2**30 + 1]


def version():
    return "pygame-ce" if getattr(pygame, "IS_CE", False) else "pygame"


def text(numbers):
    return " ".join(map(str, numbers))


def wrapped(number):
    return (number - LEAST) % 2**32 + LEAST


def any_int():
    """A number of any size, often one near which sums wrap."""
    kind = random.randrange(5)
    if kind == 0:
        return random.choice(EDGES)
    if kind == 1:
        return random.randint(LEAST, GREATEST)
    if kind == 2:
        return wrapped(GREATEST + random.randint(-30, 30))
    return random.randint(-40, 40) if kind == 3 else random.randint(-3000, 3000)


def numbers(count):
    """Small numbers with zeros and ties, those of a game, or any."""
    kind = random.randrange(3)
    if kind == 2:
        return [any_int() for _ in range(count)]
    limit = [6, 2000][kind]
    return [random.randint(-limit, limit) for _ in range(count)]


def near(rect):
    """Some of a rectangle's numbers or sides, or numbers beside them."""
    x, y, width, height = rect
    base = [random.choice([x, x + width]), random.choice([y, y + height]), width, height]
    return [wrapped(number + random.randint(-2, 2)) for number in base]


def inside(rect):
    """A rectangle in another one, if that is not too small."""
    x, y, width, height = rect
    part = lambda size: random.randint(0, max(size, 0))
    left, top = part(width), part(height)
    return [wrapped(x + left), wrapped(y + top), part(width - left), part(height - top)]


def clipline(rect, line):
    """What `rect.clipline(line)` returns; "none" for an empty tuple, and if it never returns, or
    the program ends by a division by zero. So it runs in a process of its own where products of
    differences may not fit into an int."""
    if version() == "pygame":
        # which does so itself, and then frees an object that is none: it may end the program
        rect = rect.copy()
        rect.normalize()
    answer = lambda: text(sum(rect.clipline(line), ())) or "none"
    if all(abs(number) < 10000 for number in itertools.chain(rect, line)):
        return answer()
    import resource

    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        faulthandler.disable()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 2, int(used) + 2))
        os.write(writing, answer().encode())
        os._exit(0)
    os.close(writing)
    found = os.read(reading, 100).decode()
    os.close(reading)
    os.waitpid(child, 0)
    return found or "none"


class Sprite:
    def __init__(self, rect, radius):
        self.rect = rect
        if radius is not None:
            self.radius = radius


def rect_rows(count, seed):
    """Rows of numbers, and what each function answers about them."""
    random.seed(seed)
    Rect = pygame.Rect
    for _ in range(count):
        a = numbers(4)
        b = random.choice([near(a), inside(a), numbers(4), numbers(4)])
        candidates = lambda: [numbers(4), near(a), inside(a)]
        others = [random.choice(candidates()) for _ in range(random.randrange(4))]
        p = random.choice([near(a), inside(a), numbers(2)])[:2]
        line = sum((random.choice([near(a), inside(a), numbers(2)])[:2] for _ in range(2)), [])
        factors = [random.choice([random.uniform(-3, 3), 0.0, 0.5, 1e9, 1.5]) for _ in range(2)]
        own, other, rects = Rect(a), Rect(b), [Rect(rect) for rect in others]
        centres = [(rect.centerx, rect.centery) for rect in (own, other)]
        distance = sum((i - j) ** 2 for i, j in zip(*centres)) ** 0.5
        radii = [random.choice([None, 0.0, 7.5, distance / 2, distance - 7.5]) for _ in range(2)]
        normal = own.copy()
        normal.normalize()
        sprites = [Sprite(rect, radius) for rect, radius in zip((own, other), radii)]
        names = "version,ax,ay,aw,ah,bx,by,bw,bh,px,py,x1,y1,x2,y2,fx,fy"
        row = dict(zip(names.split(","), [version(), *a, *b, *p, *line, *map(repr, factors)]))
        row["ra"], row["rb"] = ["none" if r is None else repr(r) for r in radii]
        row.update(
            others=";".join(map(text, others)),
            collidepoint=int(own.collidepoint(p)),
            colliderect=int(own.colliderect(other)),
            contains=int(own.contains(other)),
            clip=text(own.clip(other)),
            clipline=clipline(own, line),
            union=text(own.union(other)),
            unionall=text(own.unionall(rects)),
            inflate=text(own.inflate(p)),
            move=text(own.move(p)),
            clamp=text(own.clamp(other)),
            fit=text(own.fit(other)),
            normalize=text(normal),
            scale_by=text(own.scale_by(*factors)),
            center=text(own.center),
            bottomright=text(own.bottomright),
            collidelist=own.collidelist(rects),
            collidelistall=text(own.collidelistall(rects)),
            collide_circle=int(pygame.sprite.collide_circle(*sprites)),
        )
        yield row


def random_pixels():
    """Rows of pixels: at random, and combs, whose groups have many labels. pygame takes memory
    that it has not written for labels of a mask of one column, and may crash, so there are two.
    """
    width, height = random.randrange(2, 30), random.randrange(1, 9)
    if random.random() < 0.5:
        density = random.choice([0.2, 0.35, 0.5, 0.8])
        return [[random.random() < density for _ in range(width)] for _ in range(height)]
    depths = [random.randrange(height + 1) if x % 2 else height for x in range(width)]
    rows = [[y >= depth for depth in depths] for y in range(height)]
    rows[height - 1] = [random.random() < 0.95 for _ in range(width)]
    for _ in range(random.randrange(4)):
        rows[random.randrange(height)][random.randrange(width)] ^= True
    return rows


def group(mask):
    """The first pixel of a group of pixels, and the number of its pixels."""
    width, height = mask.get_size()
    pixels = ((x, y) for y in range(height) for x in range(width))
    first = next((pixel for pixel in pixels if mask.get_at(pixel)), None)
    return "none" if first is None else text([*first, mask.count()])


def component_rows(count, seed):
    """Rows with a mask, the groups of at least `minimum` pixels, and the largest one."""
    random.seed(seed)
    for _ in range(count):
        rows = random_pixels()
        mask = pygame.mask.Mask((len(rows[0]), len(rows)))
        for y, row in enumerate(rows):
            for x, is_set in enumerate(row):
                mask.set_at((x, y), is_set)
        minimum = random.choice([-1, 0, 2, 3, 5, 9, mask.count() // 2, mask.count()])
        yield {
            "mask": "/".join("".join(".#"[is_set] for is_set in row) for row in rows),
            "minimum": minimum,
            "components": ";".join(map(group, mask.connected_components(minimum))),
            "largest": group(mask.connected_component()),
        }


if __name__ == "__main__":
    make = component_rows if "components" in sys.argv else rect_rows
    rows = list(make(int(sys.argv[1]), 24))
    table = csv.DictWriter(sys.stdout, rows[0].keys(), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
