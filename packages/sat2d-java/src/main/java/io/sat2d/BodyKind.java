package io.sat2d;

/** What a body of a world does. */
public enum BodyKind {
    /** It moves and is pushed. */
    MOVING,
    /** A wall or a floor: never pushed, never reported with its like. */
    STATIC,
    /** It is reported but neither pushes nor stops. */
    SENSOR;

    private static final BodyKind[] ALL = values();

    static BodyKind of(int number) {
        return ALL[number];
    }
}
