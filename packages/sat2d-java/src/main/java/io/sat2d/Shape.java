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

    /** A call that makes a shape. */
    interface Maker {
        int status(Scratch s, long out);
    }

    static Shape make(long room, Maker maker) {
        Scratch s = Scratch.take(room + 64);
        int out = s.reserve(8);
        Sat2d.check(maker.status(s, s.at(out)));
        return new Shape(s.wide(out));
    }

    /**
     * A circle. With a radius of 0 it is a point.
     *
     * @param x of the centre
     * @param y of the centre
     * @param radius 0 or more
     * @return the shape
     * @throws Sat2dException if a number is not finite or out of range, or the radius is below 0
     */
    public static Shape circle(double x, double y, double radius) {
        return make(0, (s, out) -> Native.shapeNewCircle(x, y, radius, out));
    }

    /**
     * The segment between two different points.
     *
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @return the shape
     * @throws Sat2dException if a number is not finite or out of range, or the points are the same
     */
    public static Shape segment(double x0, double y0, double x1, double y1) {
        return make(0, (s, out) -> Native.shapeNewSegment(x0, y0, x1, y1, out));
    }

    /**
     * A capsule: all points within a distance of a segment.
     *
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @param radius 0 or more
     * @return the shape
     * @throws Sat2dException as {@link #segment}, and if the radius is below 0
     */
    public static Shape capsule(double x0, double y0, double x1, double y1, double radius) {
        return make(0, (s, out) -> Native.shapeNewCapsule(x0, y0, x1, y1, radius, out));
    }

    /**
     * A rectangle about the origin.
     *
     * @param width along the x axis
     * @param height along the y axis
     * @return the shape
     * @throws Sat2dException if a size is not finite, out of range or below 0
     */
    public static Shape rectangle(double width, double height) {
        return make(0, (s, out) -> Native.shapeNewRectangle(width, height, out));
    }

    /**
     * The rectangle from a corner.
     *
     * @param x of the corner of least coordinates
     * @param y of the corner of least coordinates
     * @param width along the x axis
     * @param height along the y axis
     * @return the shape
     * @throws Sat2dException if a number is not finite or out of range, or a size is below 0
     */
    public static Shape rectangle(double x, double y, double width, double height) {
        return make(0, (s, out) -> Native.shapeNewRectangleXywh(x, y, width, height, out));
    }

    /**
     * A convex polygon, its vertices in either direction.
     *
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException if there are fewer than 3 points, one is not finite, out of range or
     *     repeated, or the polygon has no area, is not convex or crosses itself
     */
    public static Shape convexPolygon(double... points) {
        int count = Rings.pairs(points);
        return make(16L * count, (s, out) ->
                Native.shapeNewConvexPolygon(s.at(s.doubles(points)), count, out));
    }

    /**
     * All points within a distance of a convex polygon.
     *
     * @param radius 0 or more
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException as {@link #convexPolygon}, and if the radius is below 0
     */
    public static Shape roundedPolygon(double radius, double... points) {
        int count = Rings.pairs(points);
        return make(16L * count, (s, out) ->
                Native.shapeNewRoundedPolygon(s.at(s.doubles(points)), count, radius, out));
    }

    /**
     * The convex hull of any points: a polygon, a segment or a point.
     *
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException if there is no point, or one is not finite or out of range
     */
    public static Shape hull(double... points) {
        int count = Rings.pairs(points);
        return make(16L * count, (s, out) ->
                Native.shapeNewHull(s.at(s.doubles(points)), count, out));
    }

    /**
     * A simple polygon, concave or not, with holes or without.
     *
     * @param rings the outer ring first: x and y of each point
     * @return the shape
     * @throws Sat2dException if the rings are no valid polygon; it names the vertices and edges
     */
    public static Shape polygon(double[]... rings) {
        Rings given = new Rings(rings);
        return make(given.room(), (s, out) -> Native.shapeNewPolygon(
                s.at(given.writePoints(s)), s.at(given.writeSizes(s)), given.count, out));
    }

    /**
     * A simple polygon that is decomposed in a certain way.
     *
     * @param options how
     * @param rings the outer ring first: x and y of each point
     * @return the shape
     * @throws Sat2dException as {@link #polygon(double[][])}
     */
    public static Shape polygon(DecomposeOptions options, double[]... rings) {
        Rings given = new Rings(rings);
        return make(given.room(), (s, out) -> Native.shapeNewPolygonWith(
                s.at(given.writePoints(s)), s.at(given.writeSizes(s)), given.count,
                s.at(options.write(s)), out));
    }

    /**
     * A chain of segments: terrain, walls. It has no interior.
     *
     * @param closed whether the end leads back to the start
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException if there are fewer than 2 points, of a closed chain 3, one is not
     *     finite or out of range, or two in a row are the same
     */
    public static Shape chain(boolean closed, double... points) {
        int count = Rings.pairs(points);
        return make(16L * count, (s, out) ->
                Native.shapeNewChain(s.at(s.doubles(points)), count, closed, out));
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

    static List<Shape> adoptAll(Scratch s, int at, int count) {
        List<Shape> shapes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            shapes.add(new Shape(s.wide(at + 8 * i)));
        }
        return shapes;
    }

    /**
     * What kind of shape this is.
     *
     * @return the kind
     */
    public ShapeKind kind() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.shapeKind(handle(), s.at(out)), this);
        return ShapeKind.of(s.integer(out));
    }

    /**
     * The radius by which the hull of the vertices is inflated.
     *
     * @return 0 for shapes that are not round
     */
    public double radius() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.shapeRadius(handle(), s.at(out)), this);
        return s.number(out);
    }

    /**
     * The area; of a polygon it is exact, rounded once.
     *
     * @return 0 of points, segments and chains
     */
    public double area() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.shapeArea(handle(), s.at(out)), this);
        return s.number(out);
    }

    /**
     * The centre of mass of a body of even density.
     *
     * @return the centroid
     */
    public Vec2 centroid() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(16);
        Sat2d.check(Native.shapeCentroid(handle(), s.at(out)), this);
        return Vec2.read(s, out);
    }

    /**
     * The vertices as they were given, of all rings.
     *
     * @return x and y of each
     */
    public double[] vertices() {
        return Lists.read(16, 0, (s, list, capacity, count) -> {
            int status = Native.shapeVertices(handle(), list, capacity, count);
            Sat2d.check(0, this);
            return status;
        }, (s, at, count) -> s.getDoubles(at, 2 * count));
    }

    /**
     * The number of vertices of each ring.
     *
     * @return the outer ring first
     */
    public int[] ringSizes() {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.shapeRingSizes(handle(), list, capacity, count);
            Sat2d.check(0, this);
            return status;
        }, (s, at, count) -> {
            int[] sizes = new int[count];
            for (int i = 0; i < count; i++) {
                sizes[i] = s.count(at + 8 * i);
            }
            return sizes;
        });
    }

    /**
     * The bounds of the placed shape, rounded outward.
     *
     * @param at where it is
     * @return the bounds
     * @throws Sat2dException if it cannot be placed
     */
    public Aabb bounds(Transform at) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(32);
        int status = Native.shapeBounds(
                handle(), at.a, at.b, at.c, at.d, at.tx, at.ty, s.at(out));
        Sat2d.check(status, this);
        return Aabb.read(s, out);
    }
}
