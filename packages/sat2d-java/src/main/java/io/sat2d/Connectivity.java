package io.sat2d;

/** Which pixels of a mask are connected. */
public enum Connectivity {
    /** Those that share a side. */
    FOUR,
    /** Those that share a side or a corner. */
    EIGHT;

    private static final Connectivity[] ALL = values();

    static Connectivity of(int number) {
        return ALL[number];
    }
}
