// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** A body that a ray hits. */
public final class BodyRayHit {
    /** The body. */
    public final long body;
    /** Where the ray hits it. */
    public final RayHit hit;

    BodyRayHit(long body, RayHit hit) {
        this.body = body;
        this.hit = hit;
    }

    static BodyRayHit read(Scratch s, int at) {
        return new BodyRayHit(
                s.wide(at + Native.BODY_RAY_HIT_BODY_AT),
                RayHit.readOrNull(s, at + Native.BODY_RAY_HIT_HIT_AT));
    }

    /** What a call wrote, or null if there is none. */
    static BodyRayHit readOrNull(Scratch s, int at) {
        return s.wide(at + Native.BODY_RAY_HIT_BODY_AT) == 0 ? null : read(s, at);
    }

    static List<BodyRayHit> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_BODY_RAY_HIT, s, BodyRayHit::read);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof BodyRayHit)) {
            return false;
        }
        BodyRayHit that = (BodyRayHit) other;
        return body == that.body
                && Objects.equals(hit, that.hit);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                body,
                hit);
    }

    @Override
    public String toString() {
        return "BodyRayHit[body=" + body
                + ", hit=" + hit + "]";
    }
}
