// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** One of the two shapes of a query. */
public enum Side {
    /** Neither. */
    NONE,
    /** The first shape. */
    A,
    /** The second shape. */
    B;

    private static final Side[] ALL = values();

    static Side of(int number) {
        return ALL[number];
    }
}
