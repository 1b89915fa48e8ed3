package io.sat2d;

import java.util.ArrayList;
import java.util.List;

/**
 * A shape in its own coordinates. A {@link Transform} says where it is. It is immutable, and
 * several threads may use it.
 *
 * <p>Lists of points are flat: {@code x0, y0, x1, y1, ...}. Vertices are numbered from 0 as they
 * were given; edge k leads from vertex k to the next one.
 */
public final class Shape extends NativeObject {
    Shape(long address) {
        super(address, Native.OBJECT_SHAPE);
    }

    /**
     * One shape for each group of solid tiles that are connected by their sides.
     *
     * @param cells row by row from the least y on; all but 0 are solid
     * @param columns the number of tiles in a row
     * @param size width and height of a tile
     * @param origin the corner of the first tile
     * @return the shapes
     * @throws Sat2dException if a size is not above 0, or a number is not finite or out of range
     */
    public static List<Shape> tiles(byte[] cells, int columns, Vec2 size, Vec2 origin) {
        if (columns <= 0 || cells.length % columns != 0) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, cells.length + " cells in rows of " + columns);
        }
        return Lists.read(8, cells.length + 8L, (s, list, capacity, count) ->
                Native.shapeNewTiles(
                        s.at(s.bytes(cells)), columns, cells.length / columns,
                        size.x, size.y, origin.x, origin.y, list, capacity, count),
                Shape::adoptAll);
    }

    @Override
    String description() {
        Vec2 axes = halfAxes();
        String text = kind() + ", vertices: " + vertices().length / 2;
        if (axes.x != axes.y) {
            return text + ", half axes: " + axes.x + ", " + axes.y;
        }
        return axes.x == 0 ? text : text + ", radius: " + axes.x;
    }

    static List<Shape> adoptAll(Scratch s, int at, int count) {
        List<Shape> shapes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            shapes.add(new Shape(s.wide(at + 8 * i)));
        }
        return shapes;
    }
}
