package io.sat2d;

/** A convex piece of a polygon. */
public final class Piece {
    /** The numbers of its corners, counter-clockwise with y up. */
    public final int[] vertices;
    /** The edge of the polygon from each corner to the next, or -1 for a diagonal. */
    public final int[] edges;

    Piece(int[] vertices, int[] edges) {
        this.vertices = vertices;
        this.edges = edges;
    }
}
