package io.sat2d;

/** Where a ray meets a body. */
public final class BodyRayHit {
    /** Its id. */
    public final long body;
    /** Where. */
    public final RayHit hit;

    BodyRayHit(long body, RayHit hit) {
        this.body = body;
        this.hit = hit;
    }

    static BodyRayHit read(Scratch s, int at) {
        return new BodyRayHit(s.wide(at), RayHit.read(s, at + 8));
    }
}
