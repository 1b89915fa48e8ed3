package io.sat2d;

import java.util.List;
import java.util.Objects;

/** Two bodies that meet, or met at the previous step. */
public final class PairEvent {
    /** The body with the lower id. */
    public final long a;
    /** The other body. */
    public final long b;
    /** The user data of the first body; of a removed body, as it was when it was removed. */
    public final long userA;
    /** The user data of the second body. */
    public final long userB;
    /** The object that is kept with the first body; null if there is none. */
    public final Object objectA;
    /** The object that is kept with the second body; null if there is none. */
    public final Object objectB;
    /** How a pair of bodies changed between two steps. */
    public final Phase phase;
    /**
     * Their relation: {@link Relation#TOUCHING} or {@link Relation#OVERLAPPING}; at the end
     * {@link Relation#DISJOINT}, for any reason. Bodies within the touching tolerance of each other
     * are {@link Relation#TOUCHING}.
     */
    public final Relation relation;

    PairEvent(
            long a, long b, long userA, long userB, Phase phase, Relation relation,
            BodyObjects objects) {
        this.a = a;
        this.b = b;
        this.userA = userA;
        this.userB = userB;
        this.objectA = objects.get(a);
        this.objectB = objects.get(b);
        this.phase = phase;
        this.relation = relation;
    }

    private static PairEvent read(Scratch s, int at, BodyObjects objects) {
        return new PairEvent(
                s.wide(at + Native.PAIR_EVENT_A_AT),
                s.wide(at + Native.PAIR_EVENT_B_AT),
                s.wide(at + Native.PAIR_EVENT_USER_A_AT),
                s.wide(at + Native.PAIR_EVENT_USER_B_AT),
                Phase.of(s.integer(at + Native.PAIR_EVENT_PHASE_AT)),
                Relation.of(s.integer(at + Native.PAIR_EVENT_RELATION_AT)),
                objects);
    }

    static List<PairEvent> readAll(Scratch s, int at, int count, BodyObjects objects) {
        return Lists.all(
                count, at, Native.SIZE_PAIR_EVENT, s, (from, event) -> read(from, event, objects));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PairEvent)) {
            return false;
        }
        PairEvent that = (PairEvent) other;
        return a == that.a
                && b == that.b
                && userA == that.userA
                && userB == that.userB
                && objectA == that.objectA
                && objectB == that.objectB
                && Objects.equals(phase, that.phase)
                && Objects.equals(relation, that.relation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                a,
                b,
                userA,
                userB,
                phase,
                relation);
    }

    @Override
    public String toString() {
        return "PairEvent[a=" + a
                + ", b=" + b
                + ", userA=" + userA
                + ", userB=" + userB
                + ", objectA=" + objectA
                + ", objectB=" + objectB
                + ", phase=" + phase
                + ", relation=" + relation + "]";
    }
}
