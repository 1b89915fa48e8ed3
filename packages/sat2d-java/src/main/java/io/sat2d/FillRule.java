// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** Which points are inside of contours. */
public enum FillRule {
    /**
     * Those that contours wind round an odd number of times: each contour in another one is a hole.
     */
    EVEN_ODD,
    /**
     * Those that contours do not wind round 0 times: a contour in another one is a hole if it runs
     * the other way round.
     */
    NON_ZERO;

    private static final FillRule[] ALL = values();

    static FillRule of(int number) {
        return ALL[number];
    }
}
