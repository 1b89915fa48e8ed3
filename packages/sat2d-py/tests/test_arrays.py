"""Objects as arrays of numpy."""

import numpy as np
import pytest
from sat2d import Mask, Shape, Transform, decompose

CORNER = [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]


def test_boxes_pieces_masks_and_transforms_are_arrays():
    bounds = Shape.rectangle_xywh(-2, -1, 6, 6).bounds
    assert np.asarray(bounds).dtype == np.float64
    assert np.asarray(bounds).tolist() == [[-2, -1], [4, 5]]
    piece = decompose([CORNER])[0]
    assert np.asarray(piece).dtype == np.float64
    assert np.array_equal(piece, piece.points)
    assert np.asarray(piece).shape == (4, 2)
    mask = Mask([[0, 1, 0], [1, 1, 1]])
    assert np.asarray(mask).dtype == np.bool_
    assert np.array_equal(mask, mask.to_array())
    assert Mask(mask) == mask
    place = Transform(1, 2, -2, 1, 5, 6)
    assert np.asarray(place).dtype == np.float64
    assert np.asarray(place).tolist() == [1, 2, -2, 1, 5, 6]
    assert np.asarray([place, Transform.IDENTITY]).shape == (2, 6)
    # as points are given
    assert Shape.convex_polygon(piece).vertices.tolist() == piece.points.tolist()


@pytest.mark.parametrize(
    "value",
    [Shape.rectangle(2, 2).bounds, decompose([CORNER])[0], Mask([[1, 0]]), Transform.IDENTITY],
)
def test_an_array_is_a_copy_of_the_dtype_asked_for(value):
    assert np.asarray(value, dtype=np.float32).dtype == np.float32
    assert value.__array__(np.int64).dtype == np.int64
    first, second = np.array(value), np.array(value)
    first[...] = 9
    assert np.array_equal(second, value)
    assert value.__array__(copy=True) is not value.__array__()
    with pytest.raises(ValueError, match="copy"):
        value.__array__(copy=False)
    if np.lib.NumpyVersion(np.__version__) >= "2.0.0":
        with pytest.raises(ValueError, match="copy"):
            np.asarray(value, copy=False)


def test_an_array_leaves_the_product_to_the_transform():
    turn, move = Transform.placement(0, 0, degrees=90), Transform.translation(3, 4)
    assert np.asarray(turn) @ move == turn @ move
    assert turn @ np.asarray(move) == turn @ move
    with pytest.raises(TypeError):
        np.asarray(turn) + move


def test_shapes_stay_objects():
    shapes = np.array([Shape.rectangle(2, 2), Shape.rectangle(3, 3)])
    assert shapes.dtype == object
    assert shapes.shape == (2,)
