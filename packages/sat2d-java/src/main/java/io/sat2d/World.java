package io.sat2d;

import java.util.List;

/**
 * Many bodies: which meet, and what happens to them. Ids are numbers; that of a removed body is an
 * error ({@code SAT_ERR_STALE_ID}), never another body's. Several threads may ask a world at once.
 * A call that would meet a change by another thread throws ({@code SAT_ERR_BUSY}) and does nothing.
 */
public final class World extends WorldChanges {
    static final int MOST_HITS = 32;

    private World(long address) {
        super(address);
    }

    /** Makes an empty world. */
    public World() {
        this(made(out -> Native.worldNew(out)));
    }

    private interface Maker {
        int status(long out);
    }

    private static long made(Maker maker) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(maker.status(s.at(out)));
        return s.wide(out);
    }

    /**
     * The world that bytes of {@link #save} describe.
     *
     * @param bytes of a saved world
     * @return the world
     * @throws Sat2dException if they are not a saved world
     */
    public static World restore(byte[] bytes) {
        Scratch s = Scratch.take(bytes.length + 64L);
        int out = s.reserve(8);
        int at = s.bytes(bytes);
        Sat2d.check(Native.worldRestore(s.at(at), bytes.length, s.at(out)));
        return new World(s.wide(out));
    }

    /**
     * Another world that is the same.
     *
     * @return the copy
     */
    public World copy() {
        return new World(made(out -> kept(Native.worldClone(handle(), out))));
    }

    /**
     * The world as bytes, for {@link #restore}.
     *
     * @return the bytes
     */
    public byte[] save() {
        return Lists.read(1, 0, (s, list, capacity, count) ->
                kept(Native.worldSave(handle(), list, capacity, count)), Scratch::getBytes);
    }

    /**
     * Inserts a body.
     *
     * @param body what to insert
     * @return its id
     * @throws Sat2dException if its shape cannot be placed or a number is invalid
     */
    public long insert(Body body) {
        Scratch s = Scratch.take(256);
        int at = s.reserve(Native.SIZE_BODY);
        int out = s.reserve(8);
        body.write(s, at);
        int status = Native.worldInsert(handle(), s.at(at), s.at(out));
        Sat2d.check(status, this, body);
        return s.wide(out);
    }

    /**
     * Attaches a part to a body, which moves it.
     *
     * @param owner the id of the body
     * @param part what to attach, placed in the coordinates of the owner
     * @return its id
     * @throws Sat2dException if there is no such body, or the part cannot be placed
     */
    public long attach(long owner, Body part) {
        Scratch s = Scratch.take(256);
        int at = s.reserve(Native.SIZE_BODY);
        int out = s.reserve(8);
        part.write(s, at);
        int status = Native.worldAttach(handle(), owner, s.at(at), s.at(out));
        Sat2d.check(status, this, part);
        return s.wide(out);
    }

    /**
     * Inserts many bodies: all of them, or none if it throws.
     *
     * @param bodies what to insert
     * @return their ids
     * @throws Sat2dException if a shape cannot be placed or a number is invalid
     */
    public long[] insertAll(List<Body> bodies) {
        int count = bodies.size();
        Scratch s = Scratch.take(count * (Native.SIZE_BODY + 8L) + 64);
        int at = s.reserve(count * Native.SIZE_BODY);
        int out = s.reserve(8 * count);
        for (int i = 0; i < count; i++) {
            bodies.get(i).write(s, at + i * Native.SIZE_BODY);
        }
        int status = Native.worldInsertMany(handle(), s.at(at), count, s.at(out));
        Sat2d.check(status, this, bodies);
        return ids(s, out, count);
    }

    /**
     * Removes a body and its parts.
     *
     * @param id of the body
     * @throws Sat2dException if there is no such body
     */
    public void remove(long id) {
        done(Native.worldRemove(handle(), id));
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
     * Pushes overlapping bodies apart.
     *
     * @param iterations how often at most
     * @return what is left
     */
    public SeparateResult separate(int iterations) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_SEPARATE_RESULT);
        done(Native.worldSeparate(handle(), iterations, s.at(out)));
        return SeparateResult.read(s, out);
    }

    /**
     * The same with a limit, as that of {@link #step(long)}.
     *
     * @param iterations how often at most
     * @param maxPairs the most pairs of bodies that are near each other
     * @return what is left
     * @throws Sat2dException if there are more near pairs ({@code SAT_ERR_LIMIT})
     */
    public SeparateResult separate(int iterations, long maxPairs) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_SEPARATE_RESULT);
        done(Native.worldSeparateWithin(handle(), iterations, maxPairs, s.at(out)));
        return SeparateResult.read(s, out);
    }

    /**
     * Moves a body as far as the bodies that it interacts with allow, and slides it along them.
     *
     * @param id of the body
     * @param dx how far
     * @param dy how far
     * @return how far it moved, and what it hit
     * @throws Sat2dException if there is no such body
     */
    public SlideResult moveAndSlide(long id, double dx, double dy) {
        Scratch s = Scratch.take(MOST_HITS * Native.SIZE_SLIDE_HIT + 128L);
        int hits = s.reserve(MOST_HITS * Native.SIZE_SLIDE_HIT);
        int out = s.reserve(Native.SIZE_SLIDE_RESULT);
        done(Native.worldMoveAndSlide(
                handle(), id, dx, dy, s.at(hits), MOST_HITS, s.at(out)));
        return SlideResult.read(s, out, hits);
    }

    /**
     * Moves a body as {@link #moveAndSlide} does, and treats floors as games with characters do: it
     * walks along slopes, climbs steps, stays on the ground and is carried by it. Add gravity to
     * the move.
     *
     * @param id of the body
     * @param dx how far
     * @param dy how far
     * @param options which floors it walks on, and what it stands on
     * @return how far it moved, what it hit and what it stands on
     * @throws Sat2dException if there is no such body or a number is invalid
     */
    public CharacterResult moveCharacter(
            long id, double dx, double dy, CharacterOptions options) {
        Scratch s = Scratch.take(MOST_HITS * Native.SIZE_SLIDE_HIT + 512L);
        int how = options.write(s);
        int hits = s.reserve(MOST_HITS * Native.SIZE_SLIDE_HIT);
        int out = s.reserve(Native.SIZE_CHARACTER_RESULT);
        done(Native.worldMoveCharacter(
                handle(), id, dx, dy, s.at(how), s.at(hits), MOST_HITS, s.at(out)));
        return CharacterResult.read(s, out, hits);
    }

    /**
     * A hash of everything that the world contains.
     *
     * @return 64 bits
     */
    public long fingerprint() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldFingerprint(handle(), s.at(out)));
        return s.wide(out);
    }
}
