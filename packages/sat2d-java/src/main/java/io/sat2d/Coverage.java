// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** How much of a body must be in a region. */
public enum Coverage {
    /** At least one point: touching counts. */
    TOUCHING,
    /** They overlap: touching does not count. */
    OVERLAPPING,
    /** All of the body; boundaries may meet. */
    INSIDE;

    private static final Coverage[] ALL = values();

    static Coverage of(int number) {
        return ALL[number];
    }
}
