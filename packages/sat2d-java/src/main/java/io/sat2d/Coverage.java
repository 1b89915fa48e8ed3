package io.sat2d;

/** Which bodies in a region a query finds. */
public enum Coverage {
    /** Those that touch or overlap it. */
    TOUCHING,
    /** Those whose interior meets it. */
    OVERLAPPING,
    /** Those that lie in it. */
    INSIDE;

    private static final Coverage[] ALL = values();

    static Coverage of(int number) {
        return ALL[number];
    }
}
