package io.sat2d;

/** One of two shapes. */
public enum Side {
    /** Neither. */
    NONE,
    /** The first one. */
    A,
    /** The second one. */
    B;

    private static final Side[] ALL = values();

    static Side of(int number) {
        return ALL[number];
    }
}
