package io.sat2d;

import java.util.List;

/**
 * Many bodies: which meet, and what happens to them. Ids are numbers; that of a removed body is an
 * error ({@code SAT_ERR_STALE_ID}), never another body's. Several threads may ask a world at once.
 * A call that would meet a change by another thread throws ({@code SAT_ERR_BUSY}) and does nothing.
 */
public final class World extends NativeObject {
    World(long address) {
        super(address, Native.OBJECT_WORLD);
    }

    /** Makes an empty world. */
    public World() {
        this(made());
    }

    private static long made() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.worldNew(s.at(out)));
        return s.wide(out);
    }

    private void done(int status) {
        Sat2d.check(status, this);
    }

    /**
     * Sets the function that is asked about each pair of bodies that begins to meet. It is kept
     * until another one is set or the world is closed; a world whose predicate refers to it must be
     * closed, or it is never collected.
     *
     * @param pairs the function; null for none
     * @throws Sat2dException if it is called by a predicate
     */
    public void setPairPredicate(PairPredicate pairs) {
        PairPredicate.Guard guard = pairs == null ? null : new PairPredicate.Guard(pairs);
        done(Native.setPairPredicate(handle(), guard));
    }

    /**
     * Records every call that changes the world from now on, for {@code sat2d replay}.
     *
     * @param recorder gets the bytes. It is kept until the recording is stopped or the world is
     *     closed; a world whose recorder refers to it must be closed, or it is never collected.
     * @throws Sat2dException if it is called by a predicate or a recorder
     */
    public void startRecording(Recorder recorder) {
        done(Native.startRecording(handle(), new Recorder.Guard(recorder)));
    }

    /**
     * Ends a recording.
     *
     * @return whether the recorder has taken all of it; false if there is no recording
     */
    public boolean stopRecording() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.stopRecording(handle(), s.at(out)));
        return s.flag(out);
    }

    /**
     * Finds which bodies meet, and compares with the step before.
     *
     * @return the events
     * @throws Sat2dException if there is not enough memory
     */
    public List<PairEvent> step() {
        done(Native.worldStep(handle()));
        return events();
    }

    /**
     * The same with a limit, for worlds that others fill.
     *
     * @param maxPairs the most pairs of bodies that are near each other
     * @return the events
     * @throws Sat2dException if there are more near pairs ({@code SAT_ERR_LIMIT})
     */
    public List<PairEvent> step(long maxPairs) {
        done(Native.worldStepWithin(handle(), maxPairs));
        return events();
    }

    /**
     * What the world knows of a body.
     *
     * @param id of the body
     * @return the body, without its {@link #shape}
     * @throws Sat2dException if there is no such body
     */
    public Body get(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_BODY);
        done(Native.worldGet(handle(), id, s.at(out)));
        return Body.read(s, out);
    }

    /**
     * The shape of a body.
     *
     * @param id of the body
     * @return another object for the same shape
     * @throws Sat2dException if there is no such body
     */
    public Shape shape(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldShape(handle(), id, s.at(out)));
        return new Shape(s.wide(out));
    }

    /**
     * The direction in which others pass through a body.
     *
     * @param id of the body
     * @return the direction, or null if there is none
     * @throws Sat2dException if there is no such body
     */
    public Vec2 oneWay(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(16);
        done(Native.worldOneWay(handle(), id, s.at(out)));
        Vec2 direction = Vec2.read(s, out);
        return direction.x == 0 && direction.y == 0 ? null : direction;
    }

    /**
     * Draws all bodies, their ids, and the contacts of the last step.
     *
     * @param canvas what to draw on; what it throws is thrown
     */
    public void draw(Canvas canvas) {
        done(Native.draw(handle(), false, 0, new Canvas.Guard(canvas)));
    }

    /**
     * Draws a body.
     *
     * @param id of the body
     * @param canvas what to draw on; what it throws is thrown
     * @throws Sat2dException if there is no such body
     */
    public void draw(long id, Canvas canvas) {
        done(Native.draw(handle(), true, id, new Canvas.Guard(canvas)));
    }
}
