package io.sat2d;

import java.util.ArrayList;
import java.util.List;

/** Room for convex pieces; a triangulation has the most. */
final class PieceBuffers {
    /** Where the struct for C is. */
    final int at;

    private final Scratch s;
    private final int sizes;
    private final int vertices;
    private final int edges;

    /** Reserves it. */
    PieceBuffers(Scratch s, Rings of, boolean withEdges) {
        this.s = s;
        int most = most(of);
        sizes = s.reserve(8 * most);
        vertices = s.reserve(12 * most);
        edges = withEdges ? s.reserve(12 * most) : -1;
        at = s.longs(
                s.at(sizes), most, s.at(vertices), withEdges ? s.at(edges) : 0, 3L * most);
    }

    private static int most(Rings of) {
        return Math.max(of.vertices + 2 * of.count, 1);
    }

    /** The bytes that it takes. */
    static long room(Rings of) {
        return 32L * most(of) + 128;
    }

    /** The corners of all pieces. */
    int[][] corners(int count) {
        return Lists.split(s, sizes, count, vertices);
    }

    /** So many pieces from one on, whose corners begin at a number. */
    List<Piece> pieces(int first, int count, int corner) {
        List<Piece> pieces = new ArrayList<>(count);
        for (int i = first; i < first + count; i++) {
            int size = s.count(sizes + 8 * i);
            pieces.add(new Piece(
                    s.getIntegers(vertices + 4 * corner, size),
                    s.getIntegers(edges + 4 * corner, size)));
            corner += size;
        }
        return List.copyOf(pieces);
    }
}
