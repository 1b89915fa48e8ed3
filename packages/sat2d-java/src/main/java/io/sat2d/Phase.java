// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** How a pair of bodies changed between two steps. */
public enum Phase {
    /** They meet, and did not at the previous step. */
    BEGIN,
    /** They meet, as at the previous step. */
    STAY,
    /** They no longer meet or interact, or one of them was removed. */
    END;

    private static final Phase[] ALL = values();

    static Phase of(int number) {
        return ALL[number];
    }
}
