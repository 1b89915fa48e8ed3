// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The first time at which two moving shapes meet, within proved bounds. */
public final class ImpactBounds {
    /** The shapes have no common point before this time. From 0 to 1. */
    public final double earliest;
    /** The shapes have a common point at this time, if a contact is proved; if not, it is 1. */
    public final double latest;
    /** Whether a contact is proved: the shapes may only graze each other. */
    public final boolean proved;

    ImpactBounds(double earliest, double latest, boolean proved) {
        this.earliest = earliest;
        this.latest = latest;
        this.proved = proved;
    }

    static ImpactBounds read(Scratch s, int at) {
        return new ImpactBounds(
                s.number(at + Native.IMPACT_BOUNDS_EARLIEST_AT),
                s.number(at + Native.IMPACT_BOUNDS_LATEST_AT),
                s.integer(at + Native.IMPACT_BOUNDS_PROVED_AT) != 0);
    }

    /** What a call wrote, or null if there is none. */
    static ImpactBounds readOrNull(Scratch s, int at) {
        return s.integer(at + Native.IMPACT_BOUNDS_HIT_AT) == 0 ? null : read(s, at);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ImpactBounds)) {
            return false;
        }
        ImpactBounds that = (ImpactBounds) other;
        return earliest == that.earliest
                && latest == that.latest
                && proved == that.proved;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                earliest + 0.0,
                latest + 0.0,
                proved);
    }

    @Override
    public String toString() {
        return "ImpactBounds[earliest=" + earliest
                + ", latest=" + latest
                + ", proved=" + proved + "]";
    }
}
