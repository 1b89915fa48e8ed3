package io.sat2d;

/** How two placed shapes lie. There is nothing else, and no tolerance. */
public enum Relation {
    /** They have no common point. */
    DISJOINT,
    /** Their boundaries meet, their interiors do not. */
    TOUCHING,
    /** Their interiors meet. */
    OVERLAPPING;

    private static final Relation[] ALL = values();

    static Relation of(int number) {
        return ALL[number];
    }
}
