// Made by `cargo run -p sat2d-api`; do not edit.
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

    /**
     * A disc; with a radius of 0 a point.
     *
     * @param x of the centre
     * @param y of the centre
     * @param radius the radius
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_NEGATIVE}
     */
    public static Shape circle(double x, double y, double radius) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewCircle(x, y, radius, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * An ellipse about the origin with these half-axes along x and y. With equal ones it is a disc,
     * if one is 0 a segment, with both 0 a point. A transform moves and turns it.
     *
     * @param halfWidth the half width
     * @param halfHeight the half height
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_NEGATIVE}
     */
    public static Shape ellipse(double halfWidth, double halfHeight) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewEllipse(halfWidth, halfHeight, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * The segment between two different points.
     *
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_REPEATED_POINT}
     */
    public static Shape segment(double x0, double y0, double x1, double y1) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewSegment(x0, y0, x1, y1, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * All points within {@code radius} of the segment between two different points.
     *
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @param radius the radius
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_NEGATIVE}, {@code SAT_ERR_REPEATED_POINT}
     */
    public static Shape capsule(double x0, double y0, double x1, double y1, double radius) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewCapsule(x0, y0, x1, y1, radius, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and
     * (-w/2, h/2). With a width or height of 0 it is a segment, with both 0 a point.
     *
     * @param width the size along the x axis
     * @param height the size along the y axis
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_NEGATIVE}
     */
    public static Shape rectangle(double width, double height) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewRectangle(width, height, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with the
     * vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height of 0 it is
     * a segment, with both 0 a point.
     *
     * @param x the x coordinate
     * @param y the y coordinate
     * @param width the size along the x axis
     * @param height the size along the y axis
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_NEGATIVE}
     */
    public static Shape rectangleXywh(double x, double y, double width, double height) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewRectangleXywh(x, y, width, height, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * A convex polygon of points in order around it. Points along a straight edge are kept.
     *
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_COUNT}, {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_TOO_FEW_POINTS},
     *     {@code SAT_ERR_REPEATED_POINT} (neighbours), {@code SAT_ERR_ZERO_AREA},
     *     {@code SAT_ERR_NOT_CONVEX}, {@code SAT_ERR_SELF_INTERSECTING}
     */
    public static Shape convexPolygon(double... points) {
        int size = Rings.pairs(points);
        Scratch s = Scratch.take(16L * size + 16);
        int pointsAt = s.doubles(points);
        int out = s.reserve(8);
        int status = Native.shapeNewConvexPolygon(s.at(pointsAt), size, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * All points within {@code radius} of a convex polygon of points: corners rounded, edges moved
     * outward.
     *
     * @param radius the radius
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException those of {@link Shape#convexPolygon} and {@code SAT_ERR_NEGATIVE}
     */
    public static Shape roundedPolygon(double radius, double... points) {
        int size = Rings.pairs(points);
        Scratch s = Scratch.take(16L * size + 16);
        int pointsAt = s.doubles(points);
        int out = s.reserve(8);
        int status = Native.shapeNewRoundedPolygon(s.at(pointsAt), size, radius, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * Any polygon, convex or concave, with or without holes: all points one ring after the other,
     * and the sizes of the rings, the outer one first. The section on polygons says which rings are
     * valid and how vertices are numbered. The polygon is decomposed into convex pieces, but no
     * result shows them: a point on a diagonal is inside.
     *
     * @param rings the outer ring first: x and y of each point
     * @return the shape
     * @throws Sat2dException those of {@link Polygons#validate}, which also reports the place,
     *     and {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static Shape polygon(double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + 8);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int out = s.reserve(8);
        int status = Native.shapeNewPolygon(s.at(points), s.at(sizes), given.count, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * As {@link Shape#polygon}, decomposed by {@code options}. Results do not depend on the
     * options, but their cost may.
     *
     * @param options how it is done
     * @param rings the outer ring first: x and y of each point
     * @return the shape
     * @throws Sat2dException those of {@link Shape#polygon}
     */
    public static Shape polygon(DecomposeOptions options, double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + 32);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int optionsAt = s.reserve(Native.SIZE_DECOMPOSE_OPTIONS);
        options.write(s, optionsAt);
        int out = s.reserve(8);
        int status = Native.shapeNewPolygonWith(
                s.at(points), s.at(sizes), given.count, s.at(optionsAt), s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * The convex hull of any points. Its vertices are the points that are its corners,
     * counter-clockwise with y up from the leftmost (of several, the lowest). It is a segment if
     * all points lie on a line, and a point if all are the same.
     *
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_COUNT}, {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_TOO_FEW_POINTS} (none)
     */
    public static Shape hull(double... points) {
        int size = Rings.pairs(points);
        Scratch s = Scratch.take(16L * size + 16);
        int pointsAt = s.doubles(points);
        int out = s.reserve(8);
        int status = Native.shapeNewHull(s.at(pointsAt), size, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * The segments from each point to the next, and from the last to the first if {@code closed}. A
     * chain may cross itself.
     *
     * <p>It is the union of its segments, without an interior: a shape overlaps or touches a chain
     * if it overlaps or touches one of its segments, from either side. In worlds, chains push and
     * stop other bodies on their front only: {@link World#separate}, {@link World#moveAndSlide},
     * {@link World#moveCharacter}, and rays and sweeps whose filter says {@code SAT_QUERY_ONE_WAY}.
     * Seen from point to point, the front is on the right if y points up, and on the left if y
     * points down. It stays on its side of the segments if a transform mirrors them. So the ground
     * runs from right to left if y points up, and from left to right if y points down. Bodies that
     * come from behind pass, segment by segment.
     *
     * @param closed whether the end leads back to the start
     * @param points x and y of each
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_TOO_FEW_POINTS} (fewer than 2, of a closed chain
     *     3), {@code SAT_ERR_COUNT} (more than 2^27), {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_REPEATED_POINT} (a point and the next one)
     */
    public static Shape chain(boolean closed, double... points) {
        int size = Rings.pairs(points);
        Scratch s = Scratch.take(16L * size + 16);
        int pointsAt = s.doubles(points);
        int out = s.reserve(8);
        int status = Native.shapeNewChain(s.at(pointsAt), size, closed, s.at(out));
        Sat2d.check(status);
        return new Shape(s.wide(out));
    }

    /**
     * The region that contours of segments and curves enclose, with holes. A contour that does not
     * end where it began is closed by a segment; an edge from a point to the same point is left
     * out.
     *
     * <p>Contours may lie within each other and have vertices in common; no two edges may meet
     * elsewhere. Edges and vertices are numbered through all contours as they were added: edge
     * {@code k} leads from vertex {@code k}. A transform rounds each control point once; answers
     * are exact for the curves of these points.
     *
     * @param commands the commands
     * @param rule the rule
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_COUNT} (more than 2^27 edges),
     *     {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE} (a coordinate, a weight),
     *     {@code SAT_ERR_NEGATIVE} (a tolerance that is not above 0),
     *     {@code SAT_ERR_TOO_FEW_POINTS} (no edge), {@code SAT_ERR_SPIKE} (a curve that folds
     *     back), {@code SAT_ERR_EDGES_CROSS} (or touch), {@code SAT_ERR_EDGES_OVERLAP},
     *     {@code SAT_ERR_ZERO_AREA}
     */
    public static Shape outline(List<PathCommand> commands, FillRule rule) {
        int size = commands.size();
        Scratch s = Scratch.take((long) size * Native.SIZE_PATH_COMMAND + 16);
        int commandsAt = s.reserve(size * Native.SIZE_PATH_COMMAND);
        for (int i = 0; i < size; i++) {
            commands.get(i).write(s, commandsAt + i * Native.SIZE_PATH_COMMAND);
        }
        int out = s.reserve(8);
        int status = Native.shapeNewOutline(s.at(commandsAt), size, rule.ordinal(), s.at(out));
        Sat2d.check(status, commands);
        return new Shape(s.wide(out));
    }

    /**
     * The vertices of an outline as a polygon without curves, for programs that know none: they lie
     * on the outline, and no edge is farther than {@code tolerance} from it, up to rounding. They
     * are those of all rings one after the other; {@link Shape#flattenedRingSizes} has the size of
     * each. Other shapes have their own vertices.
     *
     * <p>What is left of very small or narrow parts may touch or cross itself. A tolerance below
     * 2^-40 of the size of a curve, or 2^-50 of its largest coordinate, counts as that.
     *
     * @param tolerance the tolerance
     * @return the vertices
     * @throws Sat2dException {@code SAT_ERR_NEGATIVE} or {@code SAT_ERR_NOT_FINITE} (the
     *     tolerance is not above 0)
     */
    public double[] flattened(double tolerance) {
        return Lists.read(16, 0, (s, list, capacity, count) -> {
            int status = Native.shapeFlattened(handle(), tolerance, list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::points);
    }

    /**
     * Copies the number of vertices of each ring that {@link Shape#flattened} gives for this
     * tolerance.
     *
     * @param tolerance the tolerance
     * @return the numbers
     * @throws Sat2dException those of {@link Shape#flattened}
     */
    public int[] flattenedRingSizes(double tolerance) {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.shapeFlattenedRingSizes(handle(), tolerance, list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::counts);
    }

    /**
     * The region that a stroke along a path covers, nowhere farther than {@code tolerance} from it,
     * up to rounding.
     *
     * <p>Contours that {@link PathKind#CLOSE} closes have a corner where they begin; others have
     * two ends there, also those that end where they begin. Contours may cross themselves and each
     * other. Where an edge bends back to one of its ends and that is not round, the stroke may be
     * farther away than the tolerance, by at most 1/64 of half the width.
     *
     * <p>A tolerance above a quarter of the width counts as that, and one below 2^-36 of the size
     * of the stroke or 2^-46 of its largest coordinate as that.
     *
     * @param commands the commands
     * @param stroke the stroke
     * @param tolerance the tolerance
     * @return the shape
     * @throws Sat2dException those of {@link Shape#outline} for single commands;
     *     {@code SAT_ERR_COUNT} (it would take more than 2^22 segments or crossings),
     *     {@code SAT_ERR_NEGATIVE} (the tolerance or the width is not above 0),
     *     {@code SAT_ERR_NOT_FINITE} (one of them), {@code SAT_ERR_OUT_OF_RANGE} (the width is
     *     above 2^500, or the miter limit is not from 1 to 2^500)
     */
    public static Shape strokeWithin(List<PathCommand> commands, Stroke stroke, double tolerance) {
        int size = commands.size();
        Scratch s = Scratch.take((long) size * Native.SIZE_PATH_COMMAND + 40);
        int commandsAt = s.reserve(size * Native.SIZE_PATH_COMMAND);
        for (int i = 0; i < size; i++) {
            commands.get(i).write(s, commandsAt + i * Native.SIZE_PATH_COMMAND);
        }
        int strokeAt = s.reserve(Native.SIZE_STROKE);
        stroke.write(s, strokeAt);
        int out = s.reserve(8);
        int status = Native.shapeNewStrokeWithin(
                s.at(commandsAt), size, s.at(strokeAt), tolerance, s.at(out));
        Sat2d.check(status, commands);
        return new Shape(s.wide(out));
    }

    /**
     * The region that contours enclose which may cross themselves and each other. Curves become
     * chords, and vertices points of a fine grid. Whatever is farther than {@code tolerance} from
     * all contours is inside or outside as {@code rule} says, up to rounding. What is narrower than
     * the tolerance may vanish.
     *
     * <p>A tolerance below 2^-36 of the size of the whole or 2^-46 of its largest coordinate counts
     * as that.
     *
     * @param commands the commands
     * @param rule the rule
     * @param tolerance the tolerance
     * @return the shape
     * @throws Sat2dException those of {@link Shape#outline}, but for edges that cross or
     *     overlap; {@code SAT_ERR_COUNT} (more than 2^22 segments or crossings),
     *     {@code SAT_ERR_NEGATIVE} or {@code SAT_ERR_NOT_FINITE} (the tolerance is not above 0)
     */
    public static Shape outlineWithin(List<PathCommand> commands, FillRule rule, double tolerance) {
        int size = commands.size();
        Scratch s = Scratch.take((long) size * Native.SIZE_PATH_COMMAND + 16);
        int commandsAt = s.reserve(size * Native.SIZE_PATH_COMMAND);
        for (int i = 0; i < size; i++) {
            commands.get(i).write(s, commandsAt + i * Native.SIZE_PATH_COMMAND);
        }
        int out = s.reserve(8);
        int status = Native.shapeNewOutlineWithin(
                s.at(commandsAt), size, rule.ordinal(), tolerance, s.at(out));
        Sat2d.check(status, commands);
        return new Shape(s.wide(out));
    }

    /**
     * The kind of a shape.
     *
     * @return the kind
     */
    public ShapeKind kind() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeKind(handle(), s.at(out));
        Sat2d.check(status, this);
        return ShapeKind.of(s.integer(out));
    }

    /**
     * The area of a shape in its own coordinates, rounded: 0 for points, segments and chains;
     * without the holes of a polygon. A transform multiplies it by the magnitude of its
     * determinant.
     *
     * @return the area
     */
    public double area() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeArea(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.number(out);
    }

    /**
     * The centroid of a shape in its own coordinates, its centre of mass if the density is uniform;
     * of a segment its middle. It is rounded. A transform moves it as it moves any point.
     *
     * @return the centroid
     */
    public Vec2 centroid() {
        Scratch s = Scratch.take(16);
        int out = s.reserve(Native.SIZE_VEC2);
        int status = Native.shapeCentroid(handle(), s.at(out));
        Sat2d.check(status, this);
        return Vec2.read(s, out);
    }

    /**
     * The vertices as they were given, of all rings one after the other.
     *
     * @return the vertices
     */
    public double[] vertices() {
        return Lists.read(16, 0, (s, list, capacity, count) -> {
            int status = Native.shapeVertices(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::points);
    }

    /**
     * The number of vertices of each ring, the outer one first.
     *
     * @return the numbers
     */
    public int[] ringSizes() {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.shapeRingSizes(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::counts);
    }

    /**
     * The radius by which the hull of the vertices is inflated: 0 for shapes with sharp corners,
     * the longer half-axis of an ellipse.
     *
     * @return the radius
     */
    public double radius() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeRadius(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.number(out);
    }

    /**
     * The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own, of
     * other shapes both are the radius.
     *
     * @return the half axes
     */
    public Vec2 halfAxes() {
        Scratch s = Scratch.take(16);
        int out = s.reserve(Native.SIZE_VEC2);
        int status = Native.shapeHalfAxes(handle(), s.at(out));
        Sat2d.check(status, this);
        return Vec2.read(s, out);
    }

    /**
     * The least axis-aligned box around the shape at {@code transform}, rounded outward if the
     * shape is round, concave or has curves.
     *
     * @param transform where it is
     * @return the bounds
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public Aabb bounds(Transform transform) {
        Scratch s = Scratch.take(32);
        int out = s.reserve(Native.SIZE_AABB);
        int status = Native.shapeBounds(
                handle(), transform.a, transform.b, transform.c, transform.d, transform.tx,
                transform.ty, s.at(out));
        Sat2d.check(status, this);
        return Aabb.read(s, out);
    }
}
