package io.sat2d;

/** Which features meet in a contact. */
public enum ContactKind {
    /** Two corners. */
    VERTEX_VERTEX,
    /** An edge and a corner. */
    EDGE_VERTEX,
    /** Two edges. */
    EDGE_EDGE,
    /** An arc and a corner. */
    ARC_VERTEX,
    /** An arc and an edge. */
    ARC_EDGE,
    /** Two arcs. */
    ARC_ARC;

    private static final ContactKind[] ALL = values();

    static ContactKind of(int number) {
        return ALL[number];
    }
}
