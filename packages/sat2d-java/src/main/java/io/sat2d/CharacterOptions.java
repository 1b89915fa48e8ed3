// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** How {@link World#moveCharacter} moves a body. It is immutable; each method makes another one. */
public final class CharacterOptions {
    /**
     * The defaults: a character in a world with y up that walks on slopes of up to 45 degrees,
     * climbs no steps, and is in the air.
     */
    public static final CharacterOptions DEFAULT =
            new CharacterOptions(new Vec2(0, 0), 0, 0, 0, null);

    private final Vec2 up;
    private final double maxSlope;
    private final double step;
    private final double snap;
    private final Ground ground;

    private CharacterOptions(Vec2 up, double maxSlope, double step, double snap, Ground ground) {
        this.up = up;
        this.maxSlope = maxSlope;
        this.step = step;
        this.snap = snap;
        this.ground = ground;
    }

    /**
     * Against gravity, of any length. Zero is the default: (0, 1).
     *
     * @param x of the new value
     * @param y of the new value
     * @return these options with it
     */
    public CharacterOptions up(double x, double y) {
        return new CharacterOptions(new Vec2(x, y), maxSlope, step, snap, ground);
    }

    /**
     * The angle of the steepest floor in radians, up to 1.5. Steeper surfaces are walls, on which
     * characters neither stand nor climb. 0 is the default: 45 degrees.
     *
     * @param maxSlope the new value
     * @return these options with it
     */
    public CharacterOptions maxSlope(double maxSlope) {
        return new CharacterOptions(up, maxSlope, step, snap, ground);
    }

    /**
     * The height of the highest step that it climbs, in the world's units.
     *
     * @param step the new value
     * @return these options with it
     */
    public CharacterOptions step(double step) {
        return new CharacterOptions(up, maxSlope, step, snap, ground);
    }

    /**
     * The height of the highest step that it goes down without falling. It follows slopes down
     * anyway.
     *
     * @param snap the new value
     * @return these options with it
     */
    public CharacterOptions snap(double snap) {
        return new CharacterOptions(up, maxSlope, step, snap, ground);
    }

    /**
     * Its ground: the one in the result of its last move.
     *
     * @param ground the new value, or null for none
     * @return these options with it
     */
    public CharacterOptions ground(Ground ground) {
        return new CharacterOptions(up, maxSlope, step, snap, ground);
    }

    void write(Scratch s, int at) {
        s.clear(at, Native.SIZE_CHARACTER_OPTIONS);
        up.write(s, at + Native.CHARACTER_OPTIONS_UP_AT);
        s.put(at + Native.CHARACTER_OPTIONS_MAX_SLOPE_AT, maxSlope);
        s.put(at + Native.CHARACTER_OPTIONS_STEP_AT, step);
        s.put(at + Native.CHARACTER_OPTIONS_SNAP_AT, snap);
        if (ground != null) {
            ground.write(s, at + Native.CHARACTER_OPTIONS_GROUND_AT);
        }
    }
}
