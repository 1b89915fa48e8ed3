// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** What a stroke of a drawing shows, so that the caller can choose a colour. */
public enum Paint {
    /** A static body. */
    STATIC,
    /** A moving body. */
    MOVING,
    /** A sensor. */
    SENSOR,
    /** The outline of a concave body, drawn over its pieces. */
    OUTLINE,
    /** A contact: from the boundary of one body to that of the other. */
    CONTACT,
    /** The id of a body. */
    LABEL;

    private static final Paint[] ALL = values();

    static Paint of(int number) {
        return ALL[number];
    }
}
