package io.sat2d;

import java.util.List;

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

    /** All hits, of which there was room for {@code World.MOST_HITS}. */
    static List<SlideHit> readAll(Scratch s, int at, int count) {
        return Lists.all(
                Math.min(count, World.MOST_HITS), at, Native.SIZE_SLIDE_HIT, s, SlideHit::read);
    }
}
