"""Several polygons at once, judged by shapely where it is installed; decomposers."""

import json
import math
import random
from fractions import Fraction

import numpy as np
import pytest

import sat2d
from sat2d import Decomposer, Sat2dError, Shape


def square(x, y, size=2):
    return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]


def is_valid(parts):
    try:
        sat2d.validate_multipolygon(parts)
    except Sat2dError:
        return False
    return True


def test_multipolygons_are_valid_where_shapely_says_so():
    shapely = pytest.importorskip("shapely")
    choose = random.Random(5)
    found = []
    for _ in range(600):
        parts = [[square(choose.randrange(8), choose.randrange(8), choose.randrange(1, 4))]
                 for _ in range(choose.randrange(1, 4))]
        multipolygon = shapely.MultiPolygon([shapely.Polygon(part[0]) for part in parts])
        found.append(is_valid(parts))
        assert found[-1] == is_valid(multipolygon) == multipolygon.is_valid
    assert min(found.count(True), found.count(False)) > 100


def test_a_fault_is_located():
    with pytest.raises(Sat2dError) as caught:
        sat2d.validate_multipolygon([[square(0, 0)], [square(5, 5)], [square(2, 0.5)]])
    assert caught.value.status == "SAT_ERR_EDGES_OVERLAP"
    assert caught.value.indices == {"parts": [0, 2], "edges": [1, 3]}
    assert is_valid([]) and is_valid([[square(0, 0)], [square(2, 2)]])
    with pytest.raises(TypeError, match="MultiPolygon"):
        sat2d.validate_multipolygon({"type": "Polygon", "coordinates": [square(0, 0)]})


def test_a_peg_keeps_a_pit_open():
    left, right = [(4, 4), (0, 4), (0, 0)], [(9, 0), (9, 4)]
    pit, peg = [*left, *right, (5, 4), (4.5, 1)], [(4.25, 5), (4.5, 3), (4.75, 5)]
    alone, = sat2d.simplify_multipolygon([[pit]], 3, deviation="outward")
    assert len(alone) == 4
    found = sat2d.simplify_multipolygon([[pit], [peg]], 3, deviation="outward")
    assert len(found[0]) > 4
    parts = [one.points(rings) for one, rings in zip(found, [[pit], [peg]])]
    assert is_valid(parts)
    for one, rings in zip(found, [[pit], [peg]]):
        one.verify(rings)
    geometry = {"type": "MultiPolygon", "coordinates": [[[*pit, pit[0]]], [[*peg, peg[0]]]]}
    assert sat2d.simplify_multipolygon(geometry, 3, deviation="outward") == found
    with pytest.raises(Sat2dError):
        sat2d.simplify_multipolygon(geometry, -1)


def star(choose, x, y, radius):
    """A star-shaped ring about a point, whose corners are not farther than a radius."""
    count = choose.randrange(3, 12)
    turns = sorted(choose.uniform(0, 2 * math.pi) for _ in range(count))
    if max(b - a for a, b in zip(turns, [*turns[1:], turns[0] + 2 * math.pi])) > 3:
        return star(choose, x, y, radius)
    lengths = [choose.uniform(0.5, 1) * radius for _ in turns]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for r, a in zip(lengths, turns)]


def regions(choose):
    """A random multipolygon of shapely: stars and squares in cells of a grid, some with holes."""
    shapely = pytest.importorskip("shapely")
    cells = choose.sample([(10 * x, 10 * y) for x in range(4) for y in range(3)],
                          choose.randrange(1, 7))
    scale = choose.choice([1, 1e-6, 1e6])
    polygons = []
    for x, y in cells:
        outer = choose.choice([star(choose, x, y, 4.9), square(x - 5, y - 5, 10)])
        holes = [star(choose, x, y, 0.9)] if choose.random() < 0.5 else []
        if holes and choose.random() < 0.3:
            holes.append(square(x + 1, y + 1, 0.5))
        rings = [[(scale * u, scale * v) for u, v in ring] for ring in [outer, *holes]]
        polygon = shapely.Polygon(rings[0], rings[1:])
        if not polygon.is_valid:
            return regions(choose)
        polygons.append(choose.choice([polygon, shapely.geometry.polygon.orient(polygon, -1)]))
    return shapely.MultiPolygon(polygons)


def positions(region):
    """All positions of a multipolygon of shapely, as GeoJSON lists them."""
    rings = [ring for polygon in region.geoms for ring in [polygon.exterior, *polygon.interiors]]
    return [position for ring in rings for position in ring.coords]


def doubled_area(points):
    exact = [(Fraction(x), Fraction(y)) for x, y in points]
    return sum(x * v - y * u for (x, y), (u, v) in zip(exact, exact[1:] + exact[:1]))


@pytest.mark.parametrize("seed", range(60))
def test_pieces_of_multipolygons_are_those_of_shapely(seed):
    shapely = pytest.importorskip("shapely")
    choose = random.Random(seed)
    region = regions(choose)
    given = positions(region)
    mapping = json.loads(json.dumps(region.__geo_interface__))
    feature = {"type": "Feature", "properties": {}, "geometry": mapping}
    method = choose.choice(["balanced", "fast", "fewest"])
    if not region.is_valid:  # squares beside each other share an edge
        with pytest.raises(Sat2dError, match="share an edge"):
            sat2d.decompose(region, method=method)
        return
    found = sat2d.decompose(region, method=method)
    for same in [mapping, feature]:
        assert sat2d.decompose(same, method=method) == found
    assert sat2d.Decomposer().decompose(region, method=method) == found
    assert sat2d.decompose(region, method=method, trusted=True) == found
    polygon, both = region.geoms[0], [region, region.geoms[0]]
    alone = sat2d.decompose(polygon, method=method)
    assert sat2d.decompose_many(both, method=method) == [found, alone]
    # exact areas by the caller's numbers, polygon by polygon
    exact = sum(abs(doubled_area(polygon.exterior.coords[:-1]))
                - sum(abs(doubled_area(hole.coords[:-1])) for hole in polygon.interiors)
                for polygon in region.geoms)
    assert sum(doubled_area([given[v] for v in piece.vertices]) for piece in found) == exact
    assert found.area == pytest.approx(region.area, rel=1e-12)
    # the same by coordinates
    for piece in found:
        assert piece.points.tolist() == [list(given[v]) for v in piece.vertices]
        assert piece.to_shapely().equals(shapely.geometry.shape(piece))
        assert piece.to_shapely().area == pytest.approx(doubled_area(piece.points) / 2, rel=1e-9)
        assert Shape.convex_polygon(piece.points).area > 0
    collection = found.to_shapely()
    assert collection.geom_type == "GeometryCollection" and collection.is_valid
    assert [piece.to_shapely() for piece in found] == list(collection.geoms)
    for polygon in region.geoms:
        inside = [piece for piece in collection.geoms
                  if polygon.covers(piece.representative_point())]
        assert sum(piece.area for piece in inside) == pytest.approx(polygon.area, rel=1e-9)
    assert shapely.unary_union(collection).symmetric_difference(region).area <= 1e-9 * region.area
    found.verify(region)
    with pytest.raises(sat2d.VerifyError):
        found.verify(shapely.MultiPolygon([*region.geoms, shapely.Point(-99, 0).buffer(1)]))
    # edges lie on the edges that they name
    for piece in found:
        corners = piece.points.tolist()
        for edge, start, end in zip(piece.edges, corners, [*corners[1:], corners[0]]):
            for corner in [start, end] if edge >= 0 else []:
                assert doubled_area([given[edge], given[edge + 1], corner]) == 0


def test_invalid_multipolygons_name_their_parts():
    closed = [[*ring, ring[0]] for ring in [square(0, 0), square(5, 5), square(1, 1)]]
    geometry = {"type": "MultiPolygon", "coordinates": [[ring] for ring in closed]}
    for decompose in [sat2d.decompose, sat2d.Decomposer().decompose,
                      lambda given: sat2d.decompose_many([given])]:
        with pytest.raises(Sat2dError) as caught:
            decompose(geometry)
        assert caught.value.indices["parts"] == [0, 2]
    bowtie = {"type": "MultiPolygon", "coordinates": [
        [closed[0]], [[(9, 0), (13, 4), (13, 0), (9, 4), (9, 0)]]]}
    with pytest.raises(Sat2dError) as caught:
        sat2d.decompose(bowtie)
    assert caught.value.status == "SAT_ERR_EDGES_CROSS" and caught.value.indices["part"] == 1
    good = {"type": "MultiPolygon", "coordinates": [[closed[0]], [closed[1]]]}
    failed, pieces = sat2d.decompose_many([bowtie, good], errors="return")
    assert isinstance(failed, Sat2dError) and len(pieces) == 2
    empty = sat2d.decompose({"type": "MultiPolygon", "coordinates": []})
    assert (len(empty), empty.area, empty.pieces) == (0, 0, [])
    for wrong in [sat2d.Polygon, lambda given: sat2d.simplify(given, 1)]:
        with pytest.raises(TypeError, match="MultiPolygon"):
            wrong(good)


def test_pieces_give_coordinates():
    ring = [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
    for rings in [[ring], ring, np.array(ring, float), {"type": "Polygon",
                                                       "coordinates": [[*ring, ring[0]]]}]:
        for found in [sat2d.decompose(rings), sat2d.Polygon(rings).decompose(),
                      sat2d.decompose_many([rings])[0]]:
            for piece in found:
                assert piece.points.tolist() == [list(ring[v]) for v in piece.vertices]
                mapping = piece.__geo_interface__
                assert mapping["type"] == "Polygon"
                closed, = mapping["coordinates"]
                assert closed == (*map(tuple, piece.points.tolist()), closed[0])
            assert found.__geo_interface__ == {
                "type": "GeometryCollection",
                "geometries": [piece.__geo_interface__ for piece in found],
            }
            assert json.loads(json.dumps(found.__geo_interface__))


def test_a_decomposer_answers_as_the_function_does():
    decomposer, choose = Decomposer(), random.Random(2)
    for i in range(40):
        notch = choose.uniform(0.1, 3)
        rings = [[(0, 0), (4, 0), (4, 4), (4 - notch, notch)]]
        options = {"method": choose.choice(["fast", "balanced"]), "trusted": i % 3 == 0}
        assert decomposer.decompose(rings, **options) == sat2d.decompose(rings, **options)
        with pytest.raises(Sat2dError):
            decomposer.decompose([[(0, 0), (4, 4), (4, 0), (0, 4)]])
