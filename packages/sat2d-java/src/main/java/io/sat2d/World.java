package io.sat2d;

import java.util.List;

/**
 * Many bodies: which meet, and what happens to them. Ids are numbers; that of a removed body is an
 * error ({@code SAT_ERR_STALE_ID}), never another body's. One thread at a time may change a world.
 */
public final class World extends WorldQueries {
    static final int MOST_HITS = 32;

    /** The addresses of the predicate, outside of the world: it is freed after the world. */
    private final long[] predicate;

    private World(long address) {
        this(address, new long[1]);
    }

    private World(long address, long[] predicate) {
        super(address, world -> {
            Native.worldFree(world);
            Native.predicateFree(predicate[0]);
        });
        this.predicate = predicate;
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
     * Moves a body.
     *
     * @param id of the body
     * @param at where to
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setTransform(long id, Transform at) {
        done(Native.worldSetTransform(handle(), id, at.a, at.b, at.c, at.d, at.tx, at.ty));
    }

    /**
     * Moves a part in the coordinates of its owner.
     *
     * @param id of the body
     * @param at where to
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setLocalTransform(long id, Transform at) {
        done(Native.worldSetLocalTransform(
                handle(), id, at.a, at.b, at.c, at.d, at.tx, at.ty));
    }

    /**
     * Changes what a body does.
     *
     * @param id of the body
     * @param kind what it does
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setKind(long id, BodyKind kind) {
        done(Native.worldSetKind(handle(), id, kind.ordinal()));
    }

    /**
     * Changes the number that is kept with a body.
     *
     * @param id of the body
     * @param user the number
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setUser(long id, long user) {
        done(Native.worldSetUser(handle(), id, user));
    }

    /**
     * Changes one over the mass of a body.
     *
     * @param id of the body
     * @param inverseMass above 0
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setInverseMass(long id, double inverseMass) {
        done(Native.worldSetInverseMass(handle(), id, inverseMass));
    }

    /**
     * Changes which bodies a body interacts with.
     *
     * @param id of the body
     * @param category bits
     * @param mask bits
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setFilter(long id, int category, int mask) {
        done(Native.worldSetFilter(handle(), id, category, mask));
    }

    /**
     * Lets bodies pass in one direction; 0, 0 ends it.
     *
     * @param id of the body
     * @param x of the direction
     * @param y of the direction
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setOneWay(long id, double x, double y) {
        done(Native.worldSetOneWay(handle(), id, x, y));
    }

    /**
     * Changes the shape of a body.
     *
     * @param id of the body
     * @param shape the shape
     * @throws Sat2dException if there is no such body
     */
    public void setShape(long id, Shape shape) {
        int status = Native.worldSetShape(handle(), id, shape.handle());
        Sat2d.check(status, this, shape);
    }

    /**
     * Moves many bodies in one call: all of them, or none if it throws.
     *
     * @param ids of the bodies
     * @param transforms six numbers for each
     * @throws Sat2dException if a body or a transform is at fault
     */
    public void setTransforms(long[] ids, double[] transforms) {
        if (transforms.length != 6 * ids.length) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, transforms.length + " numbers for " + ids.length
                            + " bodies; 6 are needed for each");
        }
        Scratch s = Scratch.take(56L * ids.length + 64);
        int bodies = s.longs(ids);
        int maps = s.doubles(transforms);
        done(Native.worldSetTransforms(handle(), s.at(bodies), s.at(maps), ids.length));
    }

    /**
     * Counts bodies as touching that are no farther apart than this; 0 at first.
     *
     * @param tolerance how far
     * @throws Sat2dException if it is not finite or below 0
     */
    public void setTouchingTolerance(double tolerance) {
        done(Native.worldSetTouchingTolerance(handle(), tolerance));
    }

    /**
     * Lets steps use several threads.
     *
     * @param parallel whether they may
     */
    public void setParallel(boolean parallel) {
        done(Native.worldSetParallel(handle(), parallel));
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
        long kept = Native.predicateNew(handle(), guard);
        done((int) Math.max(-kept, 0));
        Native.predicateFree(predicate[0]);
        predicate[0] = kept;
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
