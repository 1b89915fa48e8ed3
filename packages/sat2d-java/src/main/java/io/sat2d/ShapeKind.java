// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/**
 * The kind of a shape. It depends on the shape's geometry: a rectangle without height is a segment.
 */
public enum ShapeKind {
    /** No shape. */
    NONE,
    /** A point. */
    POINT,
    /** A circle. */
    CIRCLE,
    /** A segment. */
    SEGMENT,
    /** A capsule. */
    CAPSULE,
    /** A rectangle with sides along the axes of the shape's coordinates. */
    RECTANGLE,
    /** A convex polygon. */
    CONVEX_POLYGON,
    /** A rounded convex polygon. */
    ROUNDED_POLYGON,
    /** A polygon that is concave or has holes. */
    CONCAVE_POLYGON,
    /** A chain of segments with two ends. */
    OPEN_CHAIN,
    /** A chain of segments whose last vertex is connected to the first. */
    CLOSED_CHAIN,
    /** Several polygons: a mask whose pixels are not all connected. */
    MULTI_POLYGON,
    /** An ellipse with half-axes along the axes of its coordinates. */
    ELLIPSE,
    /** An outline of segments and curves. */
    OUTLINE;

    private static final ShapeKind[] ALL = values();

    static ShapeKind of(int number) {
        return ALL[number];
    }
}
