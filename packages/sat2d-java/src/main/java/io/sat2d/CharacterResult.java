package io.sat2d;

import java.util.List;

/** How a character moved, what it hit and what it stands on. */
public final class CharacterResult {
    /** How far it moved. */
    public final Vec2 moved;
    /** The part of the move by which its ground has carried it. */
    public final Vec2 carried;
    /** What it stands on; null in the air. */
    public final Ground ground;
    /** Whether it overlapped something and could not be pushed out. */
    public final boolean stuck;
    /** What stopped or deflected it. */
    public final List<SlideHit> hits;

    private CharacterResult(
            Vec2 moved, Vec2 carried, Ground ground, boolean stuck, List<SlideHit> hits) {
        this.moved = moved;
        this.carried = carried;
        this.ground = ground;
        this.stuck = stuck;
        this.hits = hits;
    }

    static CharacterResult read(Scratch s, int at, int hits) {
        int count = s.count(at + Native.CHARACTER_RESULT_HIT_COUNT_AT);
        return new CharacterResult(
                Vec2.read(s, at), Vec2.read(s, at + Native.CHARACTER_RESULT_CARRIED_AT),
                Ground.readOrNull(s, at + Native.CHARACTER_RESULT_GROUND_AT),
                s.integer(at + Native.CHARACTER_RESULT_STUCK_AT) != 0,
                SlideHit.readAll(s, hits, Math.min(count, World.MOST_HITS)));
    }
}
