// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** The relation of two shapes. As a condition it is the closed test: not disjoint. */
public enum Relation {
    /** The shapes have no point in common. */
    DISJOINT,
    /** Their boundaries meet, their interiors do not. */
    TOUCHING,
    /**
     * Their interiors meet, and still do after every sufficiently small move. A segment has no
     * interior; it overlaps a shape that it enters and a segment that it properly crosses.
     */
    OVERLAPPING;

    private static final Relation[] ALL = values();

    static Relation of(int number) {
        return ALL[number];
    }
}
