// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** An obstacle of a moving body. */
public final class SlideHit {
    /** The obstacle. */
    public final long body;
    /** The unit normal of its boundary, towards the moving body. */
    public final Vec2 normal;

    SlideHit(long body, Vec2 normal) {
        this.body = body;
        this.normal = normal;
    }

    static SlideHit read(Scratch s, int at) {
        return new SlideHit(
                s.wide(at + Native.SLIDE_HIT_BODY_AT),
                Vec2.read(s, at + Native.SLIDE_HIT_NORMAL_AT));
    }

    static List<SlideHit> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_SLIDE_HIT, s, SlideHit::read);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SlideHit)) {
            return false;
        }
        SlideHit that = (SlideHit) other;
        return body == that.body
                && Objects.equals(normal, that.normal);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                body,
                normal);
    }

    @Override
    public String toString() {
        return "SlideHit[body=" + body
                + ", normal=" + normal + "]";
    }
}
