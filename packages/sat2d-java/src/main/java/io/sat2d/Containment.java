// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/**
 * How a shape, the inner one, lies within another. As a condition: whether all of it is inside;
 * boundaries may meet.
 */
public enum Containment {
    /** A part of the inner shape is outside the outer one. */
    NONE,
    /**
     * All of it is inside, and it touches the boundary of the outer shape from inside (in RCC-8 a
     * tangential proper part). If the outer shape is a segment or point, it consists of boundary
     * only.
     */
    TOUCHING,
    /** All of it is in the interior of the outer shape (in RCC-8 a non-tangential proper part). */
    PROPER,
    /** Both are the same set of points. */
    EQUAL;

    private static final Containment[] ALL = values();

    static Containment of(int number) {
        return ALL[number];
    }
}
