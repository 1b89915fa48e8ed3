// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** What a stroke has where two edges meet at an angle. */
public enum StrokeJoin {
    /** An arc around the corner. */
    ROUND,
    /** A straight edge between the outer corners of both edges. */
    BEVEL,
    /**
     * The point where the outer sides meet, if it is not farther from the corner than half the
     * width times the miter limit; else as {@link StrokeJoin#BEVEL}.
     */
    MITER;

    private static final StrokeJoin[] ALL = values();

    static StrokeJoin of(int number) {
        return ALL[number];
    }
}
