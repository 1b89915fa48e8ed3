// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** Which two kinds of features meet. */
public enum ContactKind {
    /** Two vertices; also the value if there is no contact. */
    VERTEX_VERTEX,
    /** A vertex and an edge. */
    EDGE_VERTEX,
    /** Two edges, along a stretch of both: exactly if there are two points. */
    EDGE_EDGE,
    /** An arc and a vertex. */
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
