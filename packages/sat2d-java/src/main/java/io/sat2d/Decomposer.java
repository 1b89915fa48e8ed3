package io.sat2d;

/**
 * Decomposes one polygon after the other, in memory that it keeps: faster than {@link Polygons} for
 * many small polygons.
 */
public final class Decomposer extends NativeObject {
    /** A decomposer without memory yet. */
    public Decomposer() {
        super(made(), Native.OBJECT_DECOMPOSER);
    }

    private static long made() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.decomposerNew(s.at(out)));
        return s.wide(out);
    }

    /**
     * Decomposes a polygon, as {@link Polygons#decompose} does.
     *
     * @param options how
     * @param rings the outer ring first
     * @return the pieces
     * @throws Sat2dException if the rings are no valid polygon; it names the vertices and edges
     */
    public Decomposition decompose(DecomposeOptions options, double[]... rings) {
        Decomposition made = Polygons.decomposed(options, rings, (points, sizes, n, how, to, out) ->
                Native.decomposerDecompose(handle(), points, sizes, n, how, to, out));
        Sat2d.check(0, this);
        return made;
    }

    /**
     * The same without checking that edges do not cross, for polygons that are known to be valid.
     * Of others it throws or the pieces are wrong.
     *
     * @param options how
     * @param rings the outer ring first
     * @return the pieces
     * @throws Sat2dException if a mistake is found all the same
     */
    public Decomposition decomposeTrusted(DecomposeOptions options, double[]... rings) {
        Decomposition made = Polygons.decomposed(options, rings, (points, sizes, n, how, to, out) ->
                Native.decomposerDecomposeTrusted(handle(), points, sizes, n, how, to, out));
        Sat2d.check(0, this);
        return made;
    }
}
