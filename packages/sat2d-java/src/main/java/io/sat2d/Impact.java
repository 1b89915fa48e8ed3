// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The first time at which two moving shapes meet. */
public final class Impact {
    /** The time from 0 to 1. */
    public final double time;
    /**
     * The speed of approach along the normal at this point, per unit of time; 0 or negative if the
     * shapes slide along each other or move apart, as shapes that touch at the start may.
     */
    public final double approach;
    /** The closest points at this time; those of the contact if the shapes overlap at time 0. */
    public final ClosestPoints closest;
    /**
     * The relation at this time: {@link Relation#TOUCHING}, or {@link Relation#DISJOINT} by no more
     * than rounding; {@link Relation#OVERLAPPING} only if the shapes overlap at time 0.
     */
    public final Relation relation;

    Impact(double time, double approach, ClosestPoints closest, Relation relation) {
        this.time = time;
        this.approach = approach;
        this.closest = closest;
        this.relation = relation;
    }

    static Impact read(Scratch s, int at) {
        return new Impact(
                s.number(at + Native.IMPACT_TIME_AT),
                s.number(at + Native.IMPACT_APPROACH_AT),
                ClosestPoints.read(s, at + Native.IMPACT_CLOSEST_AT),
                Relation.of(s.integer(at + Native.IMPACT_RELATION_AT)));
    }

    /** What a call wrote, or null if there is none. */
    static Impact readOrNull(Scratch s, int at) {
        return s.integer(at + Native.IMPACT_HIT_AT) == 0 ? null : read(s, at);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Impact)) {
            return false;
        }
        Impact that = (Impact) other;
        return time == that.time
                && approach == that.approach
                && Objects.equals(closest, that.closest)
                && Objects.equals(relation, that.relation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                time + 0.0,
                approach + 0.0,
                closest,
                relation);
    }

    @Override
    public String toString() {
        return "Impact[time=" + time
                + ", approach=" + approach
                + ", closest=" + closest
                + ", relation=" + relation + "]";
    }
}
