// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** What {@link World#separate} has done. */
public final class SeparateResult {
    /**
     * The depth of the deepest contact of two bodies that still overlap, in the world's units; 0 if
     * there is none.
     */
    public final double depth;
    /** The number of pairs that still overlap. */
    public final long overlapping;
    /** The number of iterations. */
    public final long iterations;

    SeparateResult(double depth, long overlapping, long iterations) {
        this.depth = depth;
        this.overlapping = overlapping;
        this.iterations = iterations;
    }

    static SeparateResult read(Scratch s, int at) {
        return new SeparateResult(
                s.number(at + Native.SEPARATE_RESULT_DEPTH_AT),
                s.wide(at + Native.SEPARATE_RESULT_OVERLAPPING_AT),
                s.wide(at + Native.SEPARATE_RESULT_ITERATIONS_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SeparateResult)) {
            return false;
        }
        SeparateResult that = (SeparateResult) other;
        return depth == that.depth
                && overlapping == that.overlapping
                && iterations == that.iterations;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                depth + 0.0,
                overlapping,
                iterations);
    }

    @Override
    public String toString() {
        return "SeparateResult[depth=" + depth
                + ", overlapping=" + overlapping
                + ", iterations=" + iterations + "]";
    }
}
