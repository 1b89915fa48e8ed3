// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** The result of moving a character. */
public final class CharacterResult {
    /** How far the body moved, in the world's units. */
    public final Vec2 moved;
    /** The part of it by which its ground has carried it. */
    public final Vec2 carried;
    /** The ground that it stands on; null in the air. Pass it to the next move. */
    public final Ground ground;
    /**
     * Whether it overlapped something at the start and could not be pushed out, so that it stayed.
     */
    public final boolean stuck;
    /** The hits, each an obstacle of a moving body. */
    public final List<SlideHit> hits;

    CharacterResult(Vec2 moved, Vec2 carried, Ground ground, boolean stuck, List<SlideHit> hits) {
        this.moved = moved;
        this.carried = carried;
        this.ground = ground;
        this.stuck = stuck;
        this.hits = hits;
    }

    static CharacterResult read(Scratch s, int at, int hits) {
        return new CharacterResult(
                Vec2.read(s, at + Native.CHARACTER_RESULT_MOVED_AT),
                Vec2.read(s, at + Native.CHARACTER_RESULT_CARRIED_AT),
                Ground.readOrNull(s, at + Native.CHARACTER_RESULT_GROUND_AT),
                s.integer(at + Native.CHARACTER_RESULT_STUCK_AT) != 0,
                SlideHit.readAll(
                        s, hits, Lists.countOfMost(s, at + Native.CHARACTER_RESULT_HIT_COUNT_AT)));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CharacterResult)) {
            return false;
        }
        CharacterResult that = (CharacterResult) other;
        return Objects.equals(moved, that.moved)
                && Objects.equals(carried, that.carried)
                && Objects.equals(ground, that.ground)
                && stuck == that.stuck
                && Objects.equals(hits, that.hits);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                moved,
                carried,
                ground,
                stuck,
                hits);
    }

    @Override
    public String toString() {
        return "CharacterResult[moved=" + moved
                + ", carried=" + carried
                + ", ground=" + ground
                + ", stuck=" + stuck
                + ", hits=" + hits + "]";
    }
}
