package io.sat2d;

/** How far a world pushed bodies apart. */
public final class SeparateResult {
    /** The deepest overlap that is left. */
    public final double depth;
    /** The number of pairs that still overlap. */
    public final long overlapping;
    /** The iterations that were taken. */
    public final long iterations;

    SeparateResult(double depth, long overlapping, long iterations) {
        this.depth = depth;
        this.overlapping = overlapping;
        this.iterations = iterations;
    }

    static SeparateResult read(Scratch s, int at) {
        return new SeparateResult(s.number(at), s.wide(at + 8), s.wide(at + 16));
    }
}
