package io.sat2d;

/** One of many polygons that were decomposed in one call. */
public final class DecomposedPolygon {
    /** Its pieces; null if it is invalid. */
    public final Decomposition decomposition;
    /** The status as in the C API; 0 if it is valid. */
    public final int code;

    private DecomposedPolygon(Decomposition decomposition, int code) {
        this.decomposition = decomposition;
        this.code = code;
    }

    /**
     * What is wrong with it.
     *
     * @return such as {@code SAT_ERR_EDGES_CROSS}; null if it is valid
     */
    public String status() {
        return code == 0 ? null : Native.statusName(code);
    }

    static DecomposedPolygon read(Scratch s, int at, PieceBuffers buffers) {
        int code = s.integer(at + Native.DECOMPOSED_POLYGON_STATUS_AT);
        int piece = s.count(at + Native.DECOMPOSED_POLYGON_FIRST_PIECE_AT);
        int corner = s.count(at + Native.DECOMPOSED_POLYGON_FIRST_CORNER_AT);
        return new DecomposedPolygon(
                code == 0 ? Decomposition.read(s, at, buffers, piece, corner) : null, code);
    }
}
