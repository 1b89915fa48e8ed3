package io.sat2d;

import java.util.List;

/** How far a body moved, and what it hit. */
public final class SlideResult {
    /** How far it moved. */
    public final Vec2 moved;
    /** Whether it overlapped something and could not be pushed out. */
    public final boolean stuck;
    /** What stopped or deflected it. */
    public final List<SlideHit> hits;

    SlideResult(Vec2 moved, boolean stuck, List<SlideHit> hits) {
        this.moved = moved;
        this.stuck = stuck;
        this.hits = hits;
    }

    static SlideResult read(Scratch s, int at, int hits) {
        int count = s.count(at + Native.SLIDE_RESULT_HIT_COUNT_AT);
        boolean stuck = s.integer(at + Native.SLIDE_RESULT_STUCK_AT) != 0;
        count = Math.min(count, World.MOST_HITS);
        return new SlideResult(Vec2.read(s, at), stuck, SlideHit.readAll(s, hits, count));
    }
}
