package io.sat2d;

/** Whether a shape lies in another. */
public enum Containment {
    /** A part of it is outside. */
    NONE,
    /** It is inside, and boundaries meet. */
    TOUCHING,
    /** It is inside, and boundaries do not meet. */
    PROPER,
    /** Both cover the same points. */
    EQUAL;

    private static final Containment[] ALL = values();

    static Containment of(int number) {
        return ALL[number];
    }
}
