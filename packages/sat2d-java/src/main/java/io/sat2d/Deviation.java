// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** Which way a result within a tolerance may deviate from its polygon. */
public enum Deviation {
    /**
     * The default, both: it may leave out some of the polygon and cover some of what is outside.
     */
    EITHER,
    /** Outward only: it covers the polygon, so it is never smaller. */
    OUTWARD,
    /** Inward only: the polygon covers it, so it is never larger. */
    INWARD;

    private static final Deviation[] ALL = values();

    static Deviation of(int number) {
        return ALL[number];
    }
}
