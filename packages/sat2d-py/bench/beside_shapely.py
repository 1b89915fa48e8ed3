"""Times of verdicts beside shapely's `intersects`, as tables in Markdown.

    python bench/beside_shapely.py [--write]

With `--write` it writes the tables into `docs/performance.md`, which takes Rust.

Geometries, shapes and arrays are made beforehand. Each time is the least of several runs. It first
checks that the answers agree: rectangles have coordinates for which shapely's are exact too.
"""

import os
import pathlib
import platform
import subprocess
import sys
import time

import numpy as np
import shapely

import sat2d
from sat2d import Shape, Transform

RANDOM = np.random.default_rng(5)
HERE = Transform.IDENTITY
ROOT = pathlib.Path(__file__).resolve().parents[3]
LINES: list = []
CUP = np.array([(-3, 0), (3, 0), (3, 4), (2, 4), (2, 1), (-2, 1), (-2, 4), (-3, 4)], dtype=float)


def least(call, runs=7, clock=time.perf_counter):
    """The least time of a call in seconds."""
    def once():
        start = clock()
        call()
        return clock() - start
    return min(once() for _ in range(runs))


def single(call, count=20_000):
    """The time of one call in a loop."""
    def loop():
        for _ in range(count):
            call()
    return least(loop) / count


def put(line):
    """Adds a line to the tables and prints it."""
    LINES.append(line)
    print(line, flush=True)


def row(what, ours, theirs):
    def text(seconds):
        return f"{seconds * 1e9:.0f} ns" if seconds < 1e-6 else f"{seconds * 1e6:.2f} µs"
    put(f"| {what} | {text(ours)} | {text(theirs)} | {theirs / ours:.1f} |")


def rectangles(count):
    """Rotated rectangles as rows, and as geometries."""
    centre = RANDOM.integers(0, 400, (count, 2)) / 4.0
    u = RANDOM.integers(-16, 17, (count, 2)) / 4.0
    u[(u == 0).all(axis=1)] = 1, 0
    v = u[:, ::-1] * [-0.5, 0.5]
    corners = np.stack([centre - u - v, centre + u - v, centre + u + v, centre - u + v], axis=1)
    return np.hstack([centre, u, v]), shapely.polygons(corners)


def beside(rows):
    """Rectangles near the given ones, so that a good part of the pairs meet."""
    moved = rows.copy()
    moved[:, :2] += RANDOM.integers(-20, 21, (len(rows), 2)) / 4.0
    u, v = moved[:, 2:4], moved[:, 4:]
    centre = moved[:, :2]
    corners = np.stack([centre - u - v, centre + u - v, centre + u + v, centre - u + v], axis=1)
    return moved, shapely.polygons(corners)


def bench_single():
    box, ball = Shape.rectangle(2, 2), Shape.rectangle(2, 1)
    at = Transform.placement(1.5, 0.5, degrees=30)
    a, b = shapely.box(-1, -1, 1, 1), shapely.Polygon(at.apply_points(ball.vertices))
    assert sat2d.hits(box, HERE, ball, at) == shapely.intersects(a, b)
    row("one pair of rectangles", single(lambda: sat2d.hits(box, HERE, ball, at)),
        single(lambda: a.intersects(b)))
    cup, place = Shape.polygon([CUP]), Transform.placement(1, 2, degrees=30)
    a, b = shapely.Polygon(CUP), shapely.Polygon(place.apply_points(CUP))
    row("one pair of concave polygons, 8 corners",
        single(lambda: sat2d.hits(cup, HERE, cup, place)), single(lambda: a.intersects(b)))


def bench_rectangles(count):
    a, left = rectangles(count)
    b, right = beside(a)
    found, expected = sat2d.rectangles(a, b) > 0, shapely.intersects(left, right)
    assert (found == expected).all(), (found != expected).sum()
    row(f"{count:,} pairs of rectangles", least(lambda: sat2d.rectangles(a, b)) / count,
        least(lambda: shapely.intersects(left, right)) / count)


def bench_polygons(count):
    places = np.zeros((2 * count, 6))
    angles = RANDOM.uniform(0, 2 * np.pi, 2 * count)
    places[:, 0] = places[:, 3] = np.cos(angles)
    places[:, 1], places[:, 2] = np.sin(angles), -np.sin(angles)
    places[:, 4:] = RANDOM.uniform(-4, 4, (2 * count, 2))
    indices = np.arange(2 * count, dtype=np.uint32).reshape(2, count).T.copy()
    shape_of = np.zeros(2 * count, dtype=np.uint64)
    cup = Shape.polygon([CUP])
    placed = [Transform(*place).apply_points(CUP) for place in places]
    geometries = shapely.polygons(np.array(placed))
    left, right = geometries[:count], geometries[count:]
    found = sat2d.pairs([cup], places, indices, shape_of=shape_of) > 0
    expected = shapely.intersects(left, right)
    assert (found != expected).mean() < 1e-4
    row(f"{count:,} pairs of concave polygons, 8 corners",
        least(lambda: sat2d.pairs([cup], places, indices, shape_of=shape_of)) / count,
        least(lambda: shapely.intersects(left, right)) / count)


def wave(corners):
    """The corners of a star with nine blunt points."""
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    radius = 10 + 2 * np.sin(9 * angles)
    return np.column_stack([np.cos(angles), np.sin(angles)]) * radius[:, None]


def bench_points(count):
    ring = wave(200)
    points = RANDOM.uniform(-13, 13, (count, 2))
    shape, polygon = Shape.polygon(ring), shapely.Polygon(ring)
    shapely.prepare(polygon)
    x, y = points.T.copy()
    found = sat2d.point_relations(shape, HERE, points) > 0
    assert (found == shapely.intersects_xy(polygon, x, y)).all()
    row(f"{count:,} points, a concave polygon of 200 corners (prepared in shapely)",
        least(lambda: sat2d.point_relations(shape, HERE, points)) / count,
        least(lambda: shapely.intersects_xy(polygon, x, y)) / count)


def bench_processor_time():
    """Points in processor time, for polygons and numbers of points of many sizes."""
    counts = (1000, 10_000, 100_000, 1_000_000)
    put("\n| corners | " + " | ".join(f"{count:,} points" for count in counts) + " |")
    put("| ---: |" + " ---: |" * len(counts))
    for corners in (20, 200, 2000, 20_000):
        cells = []
        ring = wave(corners)
        shape, polygon = Shape.polygon(ring), shapely.Polygon(ring)
        shapely.prepare(polygon)
        for count in counts:
            points = RANDOM.uniform(-13, 13, (count, 2))
            x, y = points.T.copy()
            ours = least(lambda: sat2d.point_relations(shape, HERE, points), 5, time.process_time)
            theirs = least(lambda: shapely.intersects_xy(polygon, x, y), 5, time.process_time)
            times = theirs / ours
            cells.append(f"{times:.1f}" if times >= 0.1 else f"{times:.2f}")
        put(f"| {corners:,} | {' | '.join(cells)} |")


def main():
    print(f"Python {platform.python_version()}, shapely {shapely.__version__} (GEOS "
          f"{shapely.geos_version_string}), {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    put("\n| a verdict | sat2d | shapely | times |\n| --- | ---: | ---: | ---: |")
    bench_single()
    bench_rectangles(200_000)
    bench_polygons(20_000)
    bench_points(100_000)
    bench_processor_time()
    if "--write" in sys.argv[1:]:
        subprocess.run(["cargo", "run", "--quiet", "-p", "sat2d-figures", "python"], cwd=ROOT,
                       check=True, input="\n".join(LINES), text=True)


if __name__ == "__main__":
    main()
