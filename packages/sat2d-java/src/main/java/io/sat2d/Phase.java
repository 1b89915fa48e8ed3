package io.sat2d;

/** Whether a pair begins or ends. */
public enum Phase {
    /** They meet, and did not at the step before. */
    BEGIN,
    /** They meet, as at the step before. */
    STAY,
    /** They no longer meet. */
    END;

    private static final Phase[] ALL = values();

    static Phase of(int number) {
        return ALL[number];
    }
}
