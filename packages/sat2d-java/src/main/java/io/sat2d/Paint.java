package io.sat2d;

/** What a drawn element is. */
public enum Paint {
    /** A body that never moves. */
    STATIC,
    /** A body that moves. */
    MOVING,
    /** A body that only detects others. */
    SENSOR,
    /** The outline of a body. */
    OUTLINE,
    /** A contact. */
    CONTACT,
    /** The id of a body. */
    LABEL;

    private static final Paint[] ALL = values();

    static Paint of(int number) {
        return ALL[number];
    }
}
