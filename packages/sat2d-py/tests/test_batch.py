"""Many questions in one call: the answers are those of single calls, and exact in integers."""

import threading

import numpy as np
import pytest
from support import HERE, ROOT

import sat2d
from sat2d import Decomposition, Sat2dError, Shape, Transform

RANDOM = np.random.default_rng(11)


def judge(a, b):
    """The relations of parallelograms of small integers by separating axes; exact in doubles."""
    def cross(p, q):
        return p[0] * q[1] - p[1] * q[0]
    d = (b[:, :2] - a[:, :2]).T
    edges = [a[:, 2:4].T, a[:, 4:].T, b[:, 2:4].T, b[:, 4:].T]
    gaps = np.array([
        np.abs(cross(d, axis)) - sum(np.abs(cross(edge, axis)) for edge in edges)
        for axis in edges
    ])
    return np.where((gaps > 0).any(axis=0), 0, np.where((gaps == 0).any(axis=0), 1, 2))


def parallelograms(count):
    rows = np.hstack([RANDOM.integers(0, 40, (4 * count, 2)),
                      RANDOM.integers(-6, 7, (4 * count, 4))]).astype(float)
    fat = rows[:, 2] * rows[:, 5] != rows[:, 3] * rows[:, 4]
    return rows[fat][:count]


def test_rectangles():
    a, b = parallelograms(40_000), parallelograms(40_000)
    expected = judge(a, b)
    found = sat2d.rectangles(a, b)
    assert found.dtype == np.uint8
    assert (found == expected).all()
    assert (np.bincount(expected, minlength=3) > 300).all()
    assert (sat2d.rectangles(np.asfortranarray(a), b.astype(np.float32)) == expected).all()
    assert (sat2d.rectangles(a[::2], b[::2]) == expected[::2]).all()
    floats = a.astype(np.float32), np.asfortranarray(b.astype(np.float32))
    assert (sat2d.rectangles(*floats) == expected).all()
    assert len(sat2d.rectangles(a[:0], b[:0])) == 0
    with pytest.raises(Sat2dError) as caught:
        sat2d.rectangles(a, b[:-1])
    assert caught.value.status == "SAT_ERR_COUNT"
    with pytest.raises(TypeError):
        sat2d.rectangles(a[:, :5], b)
    b[[20_000, 39_000], 3] = np.nan
    with pytest.raises(Sat2dError) as caught:
        sat2d.rectangles(a, b)
    assert (caught.value.status, caught.value.indices) == ("SAT_ERR_NOT_FINITE", {"entry": 20_000})


def test_pairs():
    shapes = [Shape.rectangle(2, 2), Shape.circle((0, 0), 1),
              Shape.polygon([[(-2, -2), (2, -2), (2, 2), (1, 2), (1, -1), (-2, -1)]])]
    bodies = 500
    shape_of = RANDOM.integers(0, 3, bodies)
    places = np.array([
        Transform.placement(x, y, degrees=90 * int(turns)).to_tuple()
        for x, y, turns in RANDOM.integers(0, 24, (bodies, 3))])
    indices = RANDOM.integers(0, bodies, (20_000, 2))
    found = sat2d.pairs(shapes, places, indices, shape_of=shape_of)
    for (i, j), code in list(zip(indices, found))[:4000]:
        a, b = shapes[shape_of[i]], shapes[shape_of[j]]
        assert sat2d.relation(a, places[i], b, places[j]) == code
    assert (np.bincount(found, minlength=3) > 100).all()
    each = [shapes[i] for i in shape_of]
    assert (sat2d.pairs(each, places, indices) == found).all()
    with pytest.raises(Sat2dError) as caught:
        sat2d.pairs(each, places[1:], indices)
    assert caught.value.status == "SAT_ERR_COUNT"
    indices[17_000] = 500, 501
    with pytest.raises(Sat2dError) as caught:
        sat2d.pairs(each, places, indices)
    assert caught.value.indices == {"pair": 17_000, "body": 500}


def test_point_relations():
    room = Shape.polygon([[(0, 0), (10, 0), (10, 10), (0, 10)], [(3, 3), (7, 3), (7, 7), (3, 7)]])
    points = RANDOM.integers(-2, 13, (5000, 2)).astype(float)
    x, y = points.T
    def code(low, high):
        inside = (low < x) & (x < high) & (low < y) & (y < high)
        closed = (low <= x) & (x <= high) & (low <= y) & (y <= high)
        return np.where(inside, 2, closed.astype(int))
    outer, hole = code(0, 10), code(3, 7)
    expected = np.where(hole == 2, 0, np.where(hole == 1, 1, outer))
    assert (sat2d.point_relations(room, HERE, points) == expected).all()
    points[77, 1] = np.inf
    with pytest.raises(Sat2dError) as caught:
        sat2d.point_relations(room, HERE, points)
    assert caught.value.status == "SAT_ERR_NOT_FINITE"


CORNER = [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
ROOM = [[(0, 0), (9, 0), (9, 9), (0, 9)], [(3, 3), (7, 3), (7, 7), (3, 7)]]
BOWTIE = [[(0, 0), (4, 4), (4, 0), (0, 4)]]


def test_decompose_many():
    geometry = {"type": "Polygon", "coordinates": ROOM}
    polygons = [[CORNER], ROOM, geometry] * 100
    expected = [sat2d.decompose(polygon, method="fast") for polygon in polygons]
    assert sat2d.decompose_many(polygons, method="fast") == expected
    with pytest.raises(Sat2dError) as caught:
        sat2d.decompose_many([[CORNER], BOWTIE])
    assert caught.value.status == "SAT_ERR_EDGES_CROSS"
    good, bad = sat2d.decompose_many([[CORNER], BOWTIE], errors="return")
    assert isinstance(good, Decomposition) and bad.indices == {"edges": [0, 2]}


def test_decompose_arrays():
    rings = [[*CORNER, CORNER[0]], *ROOM, *BOWTIE, CORNER]
    points = np.array([point for ring in rings for point in ring], dtype=float)
    ring_offsets = np.cumsum([0, *map(len, rings)])
    found = sat2d.decompose_arrays(points, ring_offsets, [0, 1, 3, 4, 5], max_corners=3)
    assert found["status"].tolist() == [0, 0, 22, 0]
    assert found["area"].tolist()[:2] == [3, 65]
    singles = [sat2d.decompose(polygon, max_corners=3) for polygon in [[CORNER], ROOM, [CORNER]]]
    pieces = [piece for single in singles for piece in single.pieces]
    counts = [len(singles[0]), len(singles[1]), 0, len(singles[2])]
    assert np.diff(found["piece_offsets"]).tolist() == counts
    starts = found["vertex_offsets"][1:-1]
    for name in ["vertices", "edges"]:
        parts = np.split(found[name], starts)
        assert [part.tolist() for part in parts] == [getattr(piece, name) for piece in pieces]
    with pytest.raises(Sat2dError):
        sat2d.decompose_arrays(points, ring_offsets + 1, [0, 1])


def test_shapely_geometries():
    shapely = pytest.importorskip("shapely")
    polygons = np.array([shapely.Polygon(CORNER), shapely.Polygon(ROOM[0], ROOM[1:])])
    expected = sat2d.decompose_many([[CORNER], ROOM])
    # shapely may turn rings around, so the pieces are compared by their number and area
    for found in [sat2d.decompose_many(polygons), [sat2d.decompose(p) for p in polygons]]:
        assert [(len(p), p.area) for p in found] == [(len(p), p.area) for p in expected]
    kind, points, (rings, parts) = shapely.to_ragged_array(polygons)
    found = sat2d.decompose_arrays(points, rings, parts)
    assert found["area"].tolist() == [polygon.area for polygon in polygons]
    box, away = (Shape.polygon(shapely.box(*bounds)) for bounds in [(0, 0, 2, 2), (2, 1, 3, 3)])
    assert sat2d.relation(box, HERE, away, HERE) is sat2d.Relation.TOUCHING


def test_a_recording_as_a_data_frame(tmp_path):
    pytest.importorskip("pandas")
    world, path = sat2d.World(), tmp_path / "a.s2dr"
    with sat2d.recording(world, path):
        world.insert(Shape.rectangle(1, 1))
        world.step()
    frame = sat2d.replay(path).to_frame()
    assert list(frame.columns) == ["step", "calls", "events", "fingerprint", "difference"]
    assert frame["fingerprint"].tolist() == [world.fingerprint()]


def test_other_threads_run_during_a_batch():
    a, b = parallelograms(400_000), parallelograms(400_000)
    expected = sat2d.rectangles(a, b)
    found = [None] * 4

    def ask(i):
        found[i] = sat2d.rectangles(a, b)

    threads = [threading.Thread(target=ask, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((one == expected).all() for one in found)


def test_the_corpus_in_arrays():
    files = sorted((ROOT / "c_tests" / "polygons").glob("gen_rand_star*.geojson"))
    shapely = pytest.importorskip("shapely")
    polygons = [shapely.from_geojson(file.read_text()) for file in files]
    polygons = [p.geoms[0] if hasattr(p, "geoms") else p for p in polygons]
    assert len(polygons) >= 6
    _, points, (rings, parts) = shapely.to_ragged_array(polygons)
    found = sat2d.decompose_arrays(points, rings, parts)
    assert (found["status"] == 0).all()
    assert found["area"] == pytest.approx(shapely.area(polygons), rel=1e-9)


def test_fractions_and_texts_are_no_indices_or_numbers():
    box = Shape.rectangle(2, 2)
    bodies = [box, box], [HERE, HERE]
    assert sat2d.pairs(*bodies, [(0, 1)]).tolist() == [2]
    assert sat2d.pairs(*bodies, np.empty((0, 2))).tolist() == []
    for wrong in ([[0, 1.9]], [[0.0, 1.0]], [["0", "1"]], [[0, None]]):
        with pytest.raises(TypeError, match="^indices has elements of the type"):
            sat2d.pairs(*bodies, wrong)
    with pytest.raises(ValueError, match="^indices has the element -1; expected 0 or more"):
        sat2d.pairs(*bodies, [[0, -1]])
    for far in (2**32, 2**32 + 1, 2**40):
        with pytest.raises(Sat2dError, match="4294967295"):
            sat2d.pairs(*bodies, [[0, far]])
    with pytest.raises(TypeError, match="^shape_of has elements of the type float64"):
        sat2d.pairs(*bodies, [[0, 1]], shape_of=[0, 0.5])
    with pytest.raises(TypeError, match="^a has elements of the type <U1; expected numbers"):
        sat2d.rectangles([list("001001")], [[0, 0, 1, 0, 0, 1]])
    with pytest.raises(TypeError, match=r"^points\[0\]\[0\] is .0.; expected a number"):
        sat2d.point_relations(box, HERE, [["0", "0"]])
    with pytest.raises(TypeError, match="^points is an array of shape .1, 2. and type <U1; "):
        sat2d.point_relations(box, HERE, np.array([["0", "0"]]))
    with pytest.raises(TypeError, match="^ring_offsets has elements of the type float64"):
        sat2d.decompose_arrays([[0, 0], [1, 0], [0, 1]], [0, 3.0], [0, 1])


def test_equal_transforms_are_one_key():
    turned = Transform.placement(3, 4, degrees=90)
    assert {turned: "a", HERE: "b"}[Transform.placement(3, 4, degrees=90)] == "a"
    zeros = Transform(1.0, 0.0, -0.0, 1.0, 0.0, -0.0)
    assert zeros == Transform.IDENTITY and hash(zeros) == hash(Transform.IDENTITY)
