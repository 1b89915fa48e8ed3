package io.sat2d;

/** The first moment at which two moving shapes meet. */
public final class Impact {
    /** From 0 to 1. */
    public final double time;
    /** The speed of approach along the normal; 0 or less if they slide or part. */
    public final double approach;
    /** The closest points at this time. */
    public final ClosestPoints closest;
    /** The relation at this time. */
    public final Relation relation;

    Impact(double time, double approach, ClosestPoints closest, Relation relation) {
        this.time = time;
        this.approach = approach;
        this.closest = closest;
        this.relation = relation;
    }

    static Impact read(Scratch s, int at) {
        return new Impact(
                s.number(at), s.number(at + 8), ClosestPoints.read(s, at + 16),
                Relation.of(s.integer(at + Native.IMPACT_RELATION_AT)));
    }

    /** The impact that a call wrote, or null if there is none. */
    static Impact readHit(Scratch s, int at) {
        return s.integer(at + Native.IMPACT_HIT_AT) == 0 ? null : read(s, at);
    }
}
