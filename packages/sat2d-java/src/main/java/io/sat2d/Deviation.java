// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** Which way a result within a tolerance may deviate from its polygon. */
public enum Deviation {
    /**
     * The default, both: the result may leave out a part of the polygon and cover a part of the
     * outside.
     */
    EITHER,
    /** Outward only: the result covers the polygon, so it is never smaller. */
    OUTWARD,
    /** Inward only: the polygon covers the result, so it is never larger. */
    INWARD;

    private static final Deviation[] ALL = values();

    static Deviation of(int number) {
        return ALL[number];
    }
}
