package io.sat2d;

/** A vertex, an edge or the arc of a round shape, numbered as the shape was given. */
public final class Feature {
    /** What it is. */
    public final Feature.Kind kind;
    /** Its number, from 0; edge k leads from vertex k to the next one. */
    public final int index;

    Feature(Feature.Kind kind, int index) {
        this.kind = kind;
        this.index = index;
    }

    static Feature read(Scratch s, int at) {
        return new Feature(Kind.ALL[s.integer(at)], s.integer(at + 4));
    }

    /** What a feature is. */
    public enum Kind {
        /** There is none. */
        NONE,
        /** A corner. */
        VERTEX,
        /** A side. */
        EDGE,
        /** A circle, or the round part at a vertex. */
        ARC;

        private static final Kind[] ALL = values();
    }

    @Override
    public String toString() {
        return kind + " " + index;
    }
}
