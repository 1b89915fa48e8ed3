// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** A kind of command. */
public enum PathKind {
    /** Begins a contour at {@code to}. The one before it is closed. */
    MOVE_TO,
    /** A segment to {@code to}. */
    LINE_TO,
    /** A quadratic Bézier curve with one {@code control} point to {@code to}. */
    QUADRATIC_TO,
    /**
     * Quadratic curves that are nowhere farther than {@code number} from the cubic Bézier curve
     * with the control points {@code control} and {@code second} to {@code to}.
     */
    CUBIC_WITHIN,
    /**
     * The arc of an ellipse to {@code to}, as the command {@code A} of SVG paths: {@code control}
     * has its half-axes, {@code number} is their rotation in degrees from x toward y, and
     * {@code arc} its flags. It becomes curves of at most a quarter of the ellipse each, of rounded
     * control points: a point such as (3, 4) may lie beside an arc of radius 5 about the origin.
     */
    ARC_TO,
    /**
     * A rational quadratic Bézier curve to {@code to}, whose {@code control} point has the weight
     * {@code number}: 1 for a parabola, from 0 to 1 for an arc of an ellipse.
     */
    CONIC_TO,
    /** Closes the contour by a segment to its begin. */
    CLOSE;

    private static final PathKind[] ALL = values();

    static PathKind of(int number) {
        return ALL[number];
    }
}
