package io.sat2d;

/** The kind of a shape, as its vertices and its radius show it. */
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
    /** A rectangle with sides parallel to its axes. */
    RECTANGLE,
    /** A convex polygon. */
    CONVEX_POLYGON,
    /** A polygon with round corners. */
    ROUNDED_POLYGON,
    /** A concave polygon, perhaps with holes. */
    CONCAVE_POLYGON,
    /** A chain of segments. */
    OPEN_CHAIN,
    /** A chain whose end is its start. */
    CLOSED_CHAIN,
    /** Several polygons: a mask whose pixels are not all connected. */
    MULTI_POLYGON;

    private static final ShapeKind[] ALL = values();

    static ShapeKind of(int number) {
        return ALL[number];
    }
}
