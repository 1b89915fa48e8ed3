package io.sat2d;

/** When a moving shape meets a body. */
public final class BodyImpact {
    /** Its id. */
    public final long body;
    /** When and where. */
    public final Impact impact;

    BodyImpact(long body, Impact impact) {
        this.body = body;
        this.impact = impact;
    }

    static BodyImpact read(Scratch s, int at) {
        return new BodyImpact(s.wide(at), Impact.read(s, at + 8));
    }
}
