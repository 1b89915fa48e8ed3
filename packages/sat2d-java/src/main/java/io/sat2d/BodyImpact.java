// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** A body that a moving shape hits. */
public final class BodyImpact {
    /** The body. */
    public final long body;
    /** The impact: the moving shape is the first shape, the body the second. */
    public final Impact impact;

    BodyImpact(long body, Impact impact) {
        this.body = body;
        this.impact = impact;
    }

    static BodyImpact read(Scratch s, int at) {
        return new BodyImpact(
                s.wide(at + Native.BODY_IMPACT_BODY_AT),
                Impact.readOrNull(s, at + Native.BODY_IMPACT_IMPACT_AT));
    }

    /** What a call wrote, or null if there is none. */
    static BodyImpact readOrNull(Scratch s, int at) {
        return s.wide(at + Native.BODY_IMPACT_BODY_AT) == 0 ? null : read(s, at);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof BodyImpact)) {
            return false;
        }
        BodyImpact that = (BodyImpact) other;
        return body == that.body
                && Objects.equals(impact, that.impact);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                body,
                impact);
    }

    @Override
    public String toString() {
        return "BodyImpact[body=" + body
                + ", impact=" + impact + "]";
    }
}
