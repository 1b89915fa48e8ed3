package io.sat2d;

/** What stopped or deflected a body. */
public final class SlideHit {
    /** Its id. */
    public final long body;
    /** The unit normal of its surface. */
    public final Vec2 normal;

    SlideHit(long body, Vec2 normal) {
        this.body = body;
        this.normal = normal;
    }

    static SlideHit read(Scratch s, int at) {
        return new SlideHit(s.wide(at), Vec2.read(s, at + 8));
    }
}
