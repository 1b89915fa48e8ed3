package io.sat2d;

/** How a character moves. It is immutable; each method makes another one. */
public final class CharacterOptions {
    /**
     * The defaults: y points up, floors up to 45 degrees, no steps, and in the air.
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
     * Another direction against gravity.
     *
     * @param x of any length
     * @param y of any length; -1 where y points down
     * @return these options with it
     */
    public CharacterOptions up(double x, double y) {
        return new CharacterOptions(new Vec2(x, y), maxSlope, step, snap, ground);
    }

    /**
     * The angle of the steepest floor.
     *
     * @param radians up to 1.5; 0 for 45 degrees
     * @return these options with it
     */
    public CharacterOptions maxSlope(double radians) {
        return new CharacterOptions(up, radians, step, snap, ground);
    }

    /**
     * The height of the highest step that it climbs.
     *
     * @param height 0 or more
     * @return these options with it
     */
    public CharacterOptions step(double height) {
        return new CharacterOptions(up, maxSlope, height, snap, ground);
    }

    /**
     * The height of the highest step that it goes down without falling.
     *
     * @param height 0 or more
     * @return these options with it
     */
    public CharacterOptions snap(double height) {
        return new CharacterOptions(up, maxSlope, step, height, ground);
    }

    /**
     * What it stands on.
     *
     * @param ground that of its last move; null in the air
     * @return these options with it
     */
    public CharacterOptions ground(Ground ground) {
        return new CharacterOptions(up, maxSlope, step, snap, ground);
    }

    int write(Scratch s) {
        int at = s.reserve(Native.SIZE_CHARACTER_OPTIONS);
        s.clear(at, Native.SIZE_CHARACTER_OPTIONS);
        up.write(s, at);
        s.put(at + Native.CHARACTER_OPTIONS_MAX_SLOPE_AT, maxSlope);
        s.put(at + Native.CHARACTER_OPTIONS_STEP_AT, step);
        s.put(at + Native.CHARACTER_OPTIONS_SNAP_AT, snap);
        if (ground != null) {
            ground.write(s, at + Native.CHARACTER_OPTIONS_GROUND_AT);
        }
        return at;
    }
}
