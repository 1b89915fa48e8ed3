package io.sat2d;

import java.util.List;

/** Convex pieces that cover a polygon exactly once. Their corners are its vertices. */
public final class Decomposition {
    /** The pieces. */
    public final List<Piece> pieces;
    /** The area of the polygon without its holes. */
    public final double area;
    /** Whether no decomposition has fewer pieces. */
    public final boolean isOptimal;
    /** Whether the work limit sufficed. */
    public final boolean isComplete;
    /** A number of pieces that is proven to be necessary: that of the pieces if optimal. */
    public final int lowerBound;

    Decomposition(
            List<Piece> pieces, double area, boolean isOptimal, boolean isComplete,
            int lowerBound) {
        this.pieces = pieces;
        this.area = area;
        this.isOptimal = isOptimal;
        this.isComplete = isComplete;
        this.lowerBound = lowerBound;
    }

    /** Reads it, with its pieces from the given ones on. */
    static Decomposition read(
            Scratch s, int at, PieceBuffers buffers, int firstPiece, int firstCorner) {
        int count = s.count(at + Native.DECOMPOSITION_PIECE_COUNT_AT);
        return new Decomposition(
                buffers.pieces(firstPiece, count, firstCorner), s.number(at),
                s.integer(at + Native.DECOMPOSITION_IS_OPTIMAL_AT) != 0,
                s.integer(at + Native.DECOMPOSITION_IS_COMPLETE_AT) != 0,
                s.count(at + Native.DECOMPOSITION_LOWER_BOUND_AT));
    }
}
