// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** What a stroke has at both ends of a contour that is not closed. */
public enum StrokeCap {
    /** Half a disc around the end. */
    ROUND,
    /** Nothing: the stroke ends where the path does. */
    BUTT,
    /** Half a square beyond the end. */
    SQUARE;

    private static final StrokeCap[] ALL = values();

    static StrokeCap of(int number) {
        return ALL[number];
    }
}
