"""Polygons and their pieces, judged in rational arithmetic."""

import json
from fractions import Fraction

import numpy as np
import pytest
from support import ROOT

import sat2d
from sat2d import Polygon, Sat2dError, Shape, VerifyError

CORNER = [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
CORPUS = ROOT / "c_tests" / "polygons"


def doubled_area(points):
    exact = [(Fraction(x), Fraction(y)) for x, y in points]
    return sum(x * v - y * u for (x, y), (u, v) in zip(exact, exact[1:] + exact[:1]))


@pytest.mark.parametrize("method", ["balanced", "fast", "fewest", "slicing"])
def test_every_method(method):
    found = sat2d.decompose([CORNER], method=method)
    assert len(found) == len(found.pieces) == 2
    assert (found.area, found.is_complete) == (3, True)
    edges = sorted(edge for piece in found.pieces for edge in piece.edges)
    assert edges == [-1, -1, 0, 1, 2, 3, 4, 5]
    assert found == sat2d.decompose(np.array(CORNER), method=method)
    found.verify([CORNER])
    with pytest.raises(VerifyError):
        found.verify([CORNER[:4]])


def test_options():
    fewest = sat2d.decompose([CORNER], method="fewest")
    assert fewest.is_optimal and fewest.lower_bound == 2
    assert sat2d.decompose([CORNER], method="fast").lower_bound == 1
    triangles = sat2d.decompose([CORNER], max_corners=3, prefer="fat").pieces
    assert [len(piece.vertices) for piece in triangles] == [3] * 4
    assert sat2d.decompose([CORNER], trusted=True) == sat2d.decompose([CORNER])
    with pytest.raises(Sat2dError) as caught:
        sat2d.decompose([CORNER], work_limit=1)
    assert caught.value.status == "SAT_ERR_LIMIT"
    with pytest.raises(TypeError, match="most_corners"):
        sat2d.decompose([CORNER], most_corners=3)


def test_a_polygon():
    polygon = Polygon([CORNER])
    assert polygon.is_concave and not polygon.is_convex
    assert polygon.reflex_vertices == [3]
    assert polygon.area == 3
    assert polygon.centroid == pytest.approx((5 / 6, 5 / 6), abs=1e-16)
    assert polygon.decompose(method="fast") == sat2d.decompose([CORNER], method="fast")


def test_geojson_is_accepted_as_mapping_feature_and_object():
    closed = [*CORNER, CORNER[0]]
    geometry = {"type": "Polygon", "coordinates": [closed]}

    class Drawn:
        __geo_interface__ = geometry

    feature = {"type": "Feature", "properties": {}, "geometry": geometry}
    heights = {"type": "Polygon", "coordinates": [[(x, y, 7) for x, y in closed]]}
    for form in [geometry, Drawn(), feature, heights]:
        assert sat2d.decompose(form) == sat2d.decompose([CORNER])
        assert Shape.polygon(form) == Shape.polygon([CORNER])
    for wrong in [{"type": "Point", "coordinates": (0, 0)}, {"type": "Polygon"}]:
        with pytest.raises(TypeError):
            sat2d.decompose(wrong)


def test_pieces_have_the_numbers_of_the_positions_of_geojson():
    outer = [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]
    holes = [[(x, 3), (x, 5), (x + 2, 5), (x + 2, 3), (x, 3)] for x in (2, 6)]
    geometry = {"type": "Polygon", "coordinates": [outer, *holes]}
    positions = [position for ring in [outer, *holes] for position in ring]
    for decompose in [sat2d.decompose, sat2d.Decomposer().decompose,
                      lambda rings: Polygon(rings).decompose(),
                      lambda rings: sat2d.decompose_many([rings])[0]]:
        found = decompose(geometry)
        total = 0
        for piece in found.pieces:
            doubled = doubled_area([positions[vertex] for vertex in piece.vertices])
            assert doubled > 0
            total += doubled
        assert total == 2 * (100 - 4 - 4)
        found.verify(geometry)
        edges = {edge for piece in found.pieces for edge in piece.edges}
        assert edges == {-1, 0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13}


def test_a_decomposition_is_a_sequence_of_pieces():
    found = sat2d.decompose([CORNER])
    assert list(found) == found.pieces
    assert [found[0], found[-1]] == found.pieces
    assert found[:1] == found.pieces[:1]
    with pytest.raises(IndexError):
        found[2]
    with pytest.raises(TypeError):
        found["first"]


def corpus(pattern):
    files = sorted(CORPUS.glob(pattern))
    assert files
    return files


@pytest.mark.parametrize("path", corpus("[mnu][aes]*.geojson"), ids=lambda path: path.stem)
def test_pieces_of_the_corpus_are_convex_and_cover_it(path):
    feature = json.loads(path.read_text())
    rings = feature["geometry"]["coordinates"]
    points = [point for ring in rings for point in ring]
    sizes = [abs(doubled_area(ring)) for ring in rings]
    found = sat2d.decompose(feature)
    covered = Fraction(0)
    for piece in found.pieces:
        corners = [points[vertex] for vertex in piece.vertices]
        covered += doubled_area(corners)
        following = corners[1:] + corners[:1]
        for p, q, r in zip(corners, following, following[1:] + following[:1]):
            assert doubled_area([p, q, r]) >= 0
    assert covered == sizes[0] - sum(sizes[1:])
    found.verify(rings)


@pytest.mark.parametrize("path", corpus("bad_*.geojson"), ids=lambda path: path.stem)
def test_invalid_polygons_are_errors_that_say_where(path):
    with pytest.raises(Sat2dError) as caught:
        sat2d.decompose(json.loads(path.read_text()))
    assert caught.value.indices
