// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** The result of moving a body. */
public final class SlideResult {
    /** How far the body moved, in the world's units. */
    public final Vec2 moved;
    /**
     * Whether it overlapped something at the start and could not be pushed out, so that it stayed.
     */
    public final boolean stuck;
    /** The hits, each an obstacle of a moving body. */
    public final List<SlideHit> hits;

    SlideResult(Vec2 moved, boolean stuck, List<SlideHit> hits) {
        this.moved = moved;
        this.stuck = stuck;
        this.hits = hits;
    }

    static SlideResult read(Scratch s, int at, int hits) {
        return new SlideResult(
                Vec2.read(s, at + Native.SLIDE_RESULT_MOVED_AT),
                s.integer(at + Native.SLIDE_RESULT_STUCK_AT) != 0,
                SlideHit.readAll(
                        s, hits, Lists.countOfMost(s, at + Native.SLIDE_RESULT_HIT_COUNT_AT)));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SlideResult)) {
            return false;
        }
        SlideResult that = (SlideResult) other;
        return Objects.equals(moved, that.moved)
                && stuck == that.stuck
                && Objects.equals(hits, that.hits);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                moved,
                stuck,
                hits);
    }

    @Override
    public String toString() {
        return "SlideResult[moved=" + moved
                + ", stuck=" + stuck
                + ", hits=" + hits + "]";
    }
}
