// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;

/**
 * Simple polygons with holes. A polygon is a list of rings, the outer one first; a ring is a flat
 * list of points, {@code x0, y0, x1, y1, …}, in either direction.
 */
public final class Polygons {
    private Polygons() {}

    /**
     * Decomposes a polygon into convex pieces that cover it exactly once, without new points.
     *
     * @param rings the outer ring first
     * @return the pieces
     * @throws Sat2dException if the rings are no valid polygon; it names the vertices and edges
     */
    public static Decomposition decompose(double[]... rings) {
        return decompose(DecomposeOptions.DEFAULT, rings);
    }

    /**
     * Decomposes a polygon in a certain way.
     *
     * @param options how
     * @param rings the outer ring first
     * @return the pieces
     * @throws Sat2dException if the rings are no valid polygon; it names the vertices and edges
     */
    public static Decomposition decompose(DecomposeOptions options, double[]... rings) {
        return decomposed(options, rings, Native::polygonDecompose);
    }

    /** A function of the library that decomposes a polygon. */
    interface Call {
        int status(
                long points, long ringSizes, long ringCount, long options, long buffers, long out);
    }

    static Decomposition decomposed(DecomposeOptions options, double[][] rings, Call call) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + PieceBuffers.room(given) + 128);
        int points = given.writePoints(s);
        int ringSizes = given.writeSizes(s);
        int how = s.reserve(Native.SIZE_DECOMPOSE_OPTIONS);
        options.write(s, how);
        PieceBuffers buffers = new PieceBuffers(s, given, true);
        int out = s.reserve(Native.SIZE_DECOMPOSITION);
        Sat2d.check(call.status(
                s.at(points), s.at(ringSizes), given.count, s.at(how), s.at(buffers.at),
                s.at(out)));
        return Decomposition.read(s, out, buffers, 0, 0);
    }

    /**
     * Decomposes many polygons, divided between the cores. One that is invalid does not concern the
     * others.
     *
     * @param options how
     * @param polygons the rings of each
     * @return what each became
     */
    public static List<DecomposedPolygon> decomposeAll(
            DecomposeOptions options, List<double[][]> polygons) {
        return allDecomposed(options, polygons, Native::polygonsDecompose);
    }

    /**
     * The same without checking that edges do not cross, for polygons that are known to be valid.
     * Of others the status is an error or the pieces are wrong.
     *
     * @param options how
     * @param polygons the rings of each
     * @return what each became
     */
    public static List<DecomposedPolygon> decomposeAllTrusted(
            DecomposeOptions options, List<double[][]> polygons) {
        return allDecomposed(options, polygons, Native::polygonsDecomposeTrusted);
    }

    private interface CallOfAll {
        int status(
                long points, long ringSizes, long polygonSizes, long count, long options,
                long buffers, long out);
    }

    private static List<DecomposedPolygon> allDecomposed(
            DecomposeOptions options, List<double[][]> polygons, CallOfAll call) {
        double[][][] parts = polygons.toArray(double[][][]::new);
        Rings given = Rings.of(parts);
        long each = 8L + Native.SIZE_DECOMPOSED_POLYGON;
        Scratch s = Scratch.take(
                given.room() + PieceBuffers.room(given) + each * parts.length + 128);
        int points = given.writePoints(s);
        int ringSizes = given.writeSizes(s);
        int sizes = Rings.writeCounts(s, parts);
        int how = s.reserve(Native.SIZE_DECOMPOSE_OPTIONS);
        options.write(s, how);
        PieceBuffers buffers = new PieceBuffers(s, given, true);
        int out = s.reserve(parts.length * Native.SIZE_DECOMPOSED_POLYGON);
        Sat2d.check(call.status(
                s.at(points), s.at(ringSizes), s.at(sizes), parts.length, s.at(how),
                s.at(buffers.at), s.at(out)));
        return Lists.all(parts.length, out, Native.SIZE_DECOMPOSED_POLYGON, s,
                (from, at) -> DecomposedPolygon.read(from, at, buffers));
    }

    /**
     * Convex pieces whose union is within a tolerance of a polygon: fewer than a decomposition has.
     * Pieces may overlap. Narrow holes are filled, except inward.
     *
     * @param tolerance how far
     * @param deviation outward if the pieces shall cover the polygon, inward if it shall cover them
     * @param options how the pieces are made that are then joined
     * @param rings the outer ring first
     * @return the vertices of each piece, counter-clockwise with y up
     * @throws Sat2dException if the rings are no valid polygon
     */
    public static int[][] approximate(
            double tolerance, Deviation deviation, DecomposeOptions options, double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + PieceBuffers.room(given) + 128);
        int points = given.writePoints(s);
        int ringSizes = given.writeSizes(s);
        int how = s.reserve(Native.SIZE_DECOMPOSE_OPTIONS);
        options.write(s, how);
        PieceBuffers buffers = new PieceBuffers(s, given, false);
        int out = s.reserve(Native.SIZE_DECOMPOSITION);
        Sat2d.check(Native.polygonApproximate(
                s.at(points), s.at(ringSizes), given.count, s.at(how), tolerance,
                deviation.ordinal(), s.at(buffers.at), s.at(out)));
        return buffers.corners(s.count(out + Native.DECOMPOSITION_PIECE_COUNT_AT));
    }

    /**
     * Fewer corners, none farther from the outline than a tolerance.
     *
     * @param tolerance how far
     * @param deviation to which side
     * @param rings the outer ring first
     * @return the vertices of each ring that are left
     * @throws Sat2dException if the rings are no valid polygon
     */
    public static int[][] simplify(double tolerance, Deviation deviation, double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + 8L * given.count + 4L * given.vertices + 64);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int left = s.reserve(8 * given.count);
        int vertices = s.reserve(4 * given.vertices);
        int total = s.reserve(8);
        Sat2d.check(Native.polygonSimplify(
                s.at(points), s.at(sizes), given.count, tolerance, deviation.ordinal(),
                s.at(left), s.at(vertices), given.vertices, s.at(total)));
        return Lists.split(s, left, given.count, vertices);
    }

    /**
     * Whether a polygon is valid.
     *
     * @param rings the outer ring first: x and y of each point
     * @throws Sat2dException {@code SAT_ERR_COUNT} (also for more vertices than 32 bits can
     *     index), {@code SAT_ERR_NO_RINGS}, and for rings {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_TOO_FEW_POINTS}, {@code SAT_ERR_ZERO_AREA}, {@code SAT_ERR_SPIKE},
     *     {@code SAT_ERR_EDGES_CROSS}, {@code SAT_ERR_EDGES_OVERLAP},
     *     {@code SAT_ERR_REPEATED_VERTEX}, {@code SAT_ERR_VERTEX_ON_EDGE},
     *     {@code SAT_ERR_HOLE_OUTSIDE}, {@code SAT_ERR_NESTED_HOLES}, {@code SAT_ERR_DISCONNECTED}
     */
    public static void validate(double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room());
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int status = Native.polygonValidate(s.at(points), s.at(sizes), given.count, 0);
        Sat2d.check(status);
    }

    /**
     * Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is tested
     * exactly.
     *
     * @param rings the outer ring first: x and y of each point
     * @return whether it is so
     * @throws Sat2dException those of {@link Polygons#validate}
     */
    public static boolean isConcave(double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + 8);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int out = s.reserve(8);
        int status = Native.polygonIsConcave(s.at(points), s.at(sizes), given.count, s.at(out));
        Sat2d.check(status);
        return s.flag(out);
    }

    /**
     * The indices of the reflex vertices, where the interior angle is above 180 degrees (of a hole
     * its convex corners), ascending.
     *
     * @param rings the outer ring first: x and y of each point
     * @return the vertices
     * @throws Sat2dException those of {@link Polygons#validate}
     */
    public static int[] reflexVertices(double[]... rings) {
        Rings given = new Rings(rings);
        return Lists.read(4, given.room(), (s, list, capacity, count) -> {
            int points = given.writePoints(s);
            int sizes = given.writeSizes(s);
            int status = Native.polygonReflexVertices(
                    s.at(points), s.at(sizes), given.count, list, capacity, count);
            return status;
        }, Scratch::getIntegers);
    }

    /**
     * The centroid of the area of a polygon without its holes, the centre of mass if the density is
     * uniform. Each coordinate is computed exactly and rounded to the nearest double.
     *
     * @param rings the outer ring first: x and y of each point
     * @return the centroid
     * @throws Sat2dException those of {@link Polygons#validate}
     */
    public static Vec2 centroid(double[]... rings) {
        Rings given = new Rings(rings);
        Scratch s = Scratch.take(given.room() + 16);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int out = s.reserve(Native.SIZE_VEC2);
        int status = Native.polygonCentroid(s.at(points), s.at(sizes), given.count, s.at(out));
        Sat2d.check(status);
        return Vec2.read(s, out);
    }
}
