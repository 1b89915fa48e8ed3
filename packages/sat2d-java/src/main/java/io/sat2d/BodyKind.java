// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** The kind of a body. */
public enum BodyKind {
    /** The default: moves and is pushed. */
    MOVING,
    /**
     * Walls and floors: never reported with each other, never pushed, and without cost in every
     * step in which they do not move. You may still move them.
     */
    STATIC,
    /**
     * Detects moving and static bodies, but no other sensors. It neither pushes nor stops anything.
     * For two sensors call {@link World#relation} or {@link World#contact}.
     */
    SENSOR;

    private static final BodyKind[] ALL = values();

    static BodyKind of(int number) {
        return ALL[number];
    }
}
