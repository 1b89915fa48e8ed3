// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/**
 * A feature of a shape's boundary. Vertices count from 0 in the order given; edge k leads from
 * vertex k to the next vertex of its ring.
 */
public final class Feature {
    /** The kind of a feature of a boundary. */
    public final Feature.Kind kind;
    /**
     * The index of the vertex or edge; of an arc, that of its vertex; 0 for
     * {@link Feature.Kind#NONE}.
     */
    public final int index;

    Feature(Feature.Kind kind, int index) {
        this.kind = kind;
        this.index = index;
    }

    static Feature read(Scratch s, int at) {
        return new Feature(
                Feature.Kind.of(s.integer(at + Native.FEATURE_KIND_AT)),
                s.integer(at + Native.FEATURE_INDEX_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Feature)) {
            return false;
        }
        Feature that = (Feature) other;
        return Objects.equals(kind, that.kind)
                && index == that.index;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                kind,
                index);
    }

    @Override
    public String toString() {
        return kind + " " + index;
    }

    /** The kind of a feature of a boundary. */
    public enum Kind {
        /** No feature. */
        NONE,
        /** A sharp corner, an end of a segment, or a point. */
        VERTEX,
        /**
         * A straight edge; for a shape with a radius, the edge moved outward. A segment has only
         * edge 0, for both of its sides.
         */
        EDGE,
        /** The arc around a vertex of a shape with a radius. A circle has only arc 0. */
        ARC;

        private static final Kind[] ALL = values();

        static Kind of(int number) {
            return ALL[number];
        }
    }
}
