package io.sat2d;

/** To which side a simplified outline may deviate. */
public enum Deviation {
    /** To both. */
    EITHER,
    /** Outward only: it contains the original. */
    OUTWARD,
    /** Inward only: the original contains it. */
    INWARD;

    private static final Deviation[] ALL = values();

    static Deviation of(int number) {
        return ALL[number];
    }
}
