// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/**
 * Several polygons that touch in points at most. Each part is a list of rings as {@link Polygons}
 * have them.
 */
public final class Multipolygons {
    private Multipolygons() {}

    /**
     * Simplifies the parts together, so that the result is a valid multipolygon.
     *
     * @param tolerance how far a corner that is left out may be from the new outline
     * @param deviation to which side
     * @param parts the rings of each
     * @return for each part the vertices of its rings that are left, counted through all parts
     * @throws Sat2dException if the parts are no valid multipolygon
     */
    public static int[][][] simplify(double tolerance, Deviation deviation, double[][]... parts) {
        Rings given = Rings.of(parts);
        Scratch s = Scratch.take(
                given.room() + 8L * (parts.length + given.count) + 4L * given.vertices + 128);
        int points = given.writePoints(s);
        int rings = given.writeSizes(s);
        int sizes = Rings.writeCounts(s, parts);
        int left = s.reserve(8 * given.count);
        int vertices = s.reserve(4 * given.vertices);
        int total = s.reserve(8);
        Sat2d.check(Native.multipolygonSimplify(
                s.at(points), s.at(rings), s.at(sizes), parts.length, tolerance,
                deviation.ordinal(), s.at(left), s.at(vertices), given.vertices, s.at(total)));
        int[][] all = Lists.split(s, left, given.count, vertices);
        int[][][] result = new int[parts.length][][];
        int next = 0;
        for (int i = 0; i < parts.length; i++) {
            result[i] = new int[parts[i].length][];
            for (int j = 0; j < parts[i].length; j++) {
                result[i][j] = all[next++];
            }
        }
        return result;
    }

    /**
     * Whether polygons are the parts of a valid multipolygon. Every part is valid, and no two
     * overlap or share a part of an edge; they may touch in single points. An empty list of parts
     * is valid. Decided exactly in O(n log n). {@code partSizes} has the number of rings of each
     * part.
     *
     * @param parts the rings of each part
     * @throws Sat2dException those of {@link Polygons#validate} for a part; for two parts
     *     {@code SAT_ERR_EDGES_CROSS}, {@code SAT_ERR_EDGES_OVERLAP}, and
     *     {@code SAT_ERR_PARTS_OVERLAP} if one contains the other or their edges cross in common
     *     vertices
     */
    public static void validate(double[][]... parts) {
        Rings given = Rings.of(parts);
        Scratch s = Scratch.take(given.room() + 8L * parts.length + 8);
        int points = given.writePoints(s);
        int sizes = given.writeSizes(s);
        int counts = Rings.writeCounts(s, parts);
        int status = Native.multipolygonValidate(
                s.at(points), s.at(sizes), s.at(counts), parts.length, 0);
        Sat2d.check(status);
    }
}
