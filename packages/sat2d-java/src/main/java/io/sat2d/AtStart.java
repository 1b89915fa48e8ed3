// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** What a sweep does about shapes that meet at the start. */
public enum AtStart {
    /** Every contact is reported at time 0. The default. */
    REPORT,
    /**
     * Contacts that the shapes leave are skipped, so that a body that was placed at its time of
     * impact and rebounds can be swept again.
     */
    SKIP_PARTING,
    /**
     * As {@link AtStart#SKIP_PARTING}; shapes that overlap at the start are skipped as a whole, in
     * any direction of motion.
     */
    SKIP_OVERLAPPING;

    private static final AtStart[] ALL = values();

    static AtStart of(int number) {
        return ALL[number];
    }
}
