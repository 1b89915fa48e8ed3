package io.sat2d;

/** Two bodies that begin, go on or cease to meet. */
public final class PairEvent {
    /** The id of one body; it is the lower one. */
    public final long a;
    /** The id of the other body. */
    public final long b;
    /** The number that the program keeps with the first body. */
    public final long userA;
    /** The number that the program keeps with the second body. */
    public final long userB;
    /** Whether they begin or end. */
    public final Phase phase;
    /** Their relation; at the end DISJOINT. */
    public final Relation relation;

    PairEvent(long a, long b, long userA, long userB, Phase phase, Relation relation) {
        this.a = a;
        this.b = b;
        this.userA = userA;
        this.userB = userB;
        this.phase = phase;
        this.relation = relation;
    }

    static PairEvent read(Scratch s, int at) {
        return new PairEvent(
                s.wide(at), s.wide(at + 8), s.wide(at + 16), s.wide(at + 24),
                Phase.of(s.integer(at + 32)), Relation.of(s.integer(at + 36)));
    }
}
