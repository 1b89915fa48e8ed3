package io.sat2d;

/** What a sweep does about shapes that meet at the start. */
public enum AtStart {
    /** It reports them. */
    REPORT,
    /** It leaves out contacts along which they part or slide. */
    SKIP_PARTING,
    /** It also leaves out shapes that overlap. */
    SKIP_OVERLAPPING;

    private static final AtStart[] ALL = values();

    static AtStart of(int number) {
        return ALL[number];
    }
}
