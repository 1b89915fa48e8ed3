package io.sat2d;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Objects;
import java.util.function.LongToIntFunction;

/**
 * Many bodies: which meet, and what happens to them. Ids are numbers; that of a removed body is an
 * error ({@code SAT_ERR_STALE_ID}), never another body's. Several threads may ask a world at once.
 * A call that would meet a change by another thread throws ({@code SAT_ERR_BUSY}) and does nothing.
 */
public final class World extends NativeObject {
    private final BodyObjects objects = new BodyObjects();

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

    @Override
    String description() {
        return "bodies: " + size();
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
     * Sets a pair predicate that takes the objects of the bodies. It is kept as one that
     * {@link #setPairPredicate} sets, which it replaces.
     *
     * @param pairs the function; null for none
     * @throws Sat2dException if it is called by a predicate
     */
    public void setObjectPredicate(ObjectPredicate pairs) {
        if (pairs == null) {
            setPairPredicate(null);
            return;
        }
        // The predicate lives until the world is closed; objects that refer to the world must not.
        WeakReference<BodyObjects> of = new WeakReference<>(objects);
        setPairPredicate((a, userA, b, userB) -> {
            BodyObjects known = of.get();
            return pairs.meet(a, known.get(a), b, known.get(b));
        });
    }

    /**
     * Frees the memory, as that of all objects, and forgets the objects of the bodies.
     */
    @Override
    public void close() {
        super.close();
        objects.clear();
    }

    /**
     * Records every call that changes the world from now on, for {@code sat2d replay}.
     *
     * @param recorder gets the bytes. It is kept until the recording is stopped or the world is
     *     closed; a world whose recorder refers to it must be closed, or it is never collected.
     * @throws Sat2dException if it is called by a predicate or a recorder
     */
    public void startRecording(Recorder recorder) {
        Objects.requireNonNull(recorder, "recorder");
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
        return stepped(Native::worldStep);
    }

    /**
     * The same with a limit, for worlds that others fill.
     *
     * @param maxPairs the most pairs of bodies that are near each other
     * @return the events
     * @throws Sat2dException if there are more near pairs ({@code SAT_ERR_LIMIT})
     */
    public List<PairEvent> step(long maxPairs) {
        long most = Sat2d.natural(maxPairs, "maxPairs");
        return stepped(handle -> Native.worldStepWithin(handle, most));
    }

    private List<PairEvent> stepped(LongToIntFunction step) {
        long handle = handle();
        int status;
        try {
            status = step.applyAsInt(handle);
        } catch (Throwable thrown) {
            // by a predicate or a recorder, which were called when the step was made
            objects.step();
            throw thrown;
        }
        done(status);
        objects.step();
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
        return Body.read(s, out, objects.get(id));
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
        Objects.requireNonNull(canvas, "canvas");
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
        Objects.requireNonNull(canvas, "canvas");
        done(Native.draw(handle(), true, id, new Canvas.Guard(canvas)));
    }

    /**
     * Inserts a body and returns its id. Queries find it at once; events report it from the next
     * step on.
     *
     * @param body the body
     * @return the id
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_NEGATIVE} (the inverse mass), {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_FULL}, {@code SAT_ERR_NOT_OFFERED} (an
     *     outline that cannot be solid, and the body is no sensor)
     */
    public long insert(Body body) {
        Scratch s = Scratch.take(112);
        int bodyAt = s.reserve(Native.SIZE_BODY);
        body.write(s, bodyAt);
        int out = s.reserve(8);
        int status = Native.worldInsert(handle(), s.at(bodyAt), s.at(out));
        Sat2d.check(status, this, body);
        long id = s.wide(out);
        objects.put(id, body.object());
        return id;
    }

    /**
     * Inserts bodies at once, all or none. This is faster than single calls, and makes queries
     * faster.
     *
     * @param bodies the bodies
     * @return the ids
     * @throws Sat2dException those of {@link World#insert} and {@code SAT_ERR_COUNT}
     */
    public long[] insertAll(List<Body> bodies) {
        int size = bodies.size();
        Scratch s = Scratch.take((long) size * Native.SIZE_BODY + 8L * size + 8);
        int bodiesAt = s.reserve(size * Native.SIZE_BODY);
        for (int i = 0; i < size; i++) {
            int entry = i;
            Body body = Objects.requireNonNull(bodies.get(i), () -> "bodies[" + entry + "]");
            try {
                body.write(s, bodiesAt + i * Native.SIZE_BODY);
            } catch (Sat2dException problem) {
                throw problem.at(i);
            }
        }
        int out = s.reserve(8 * size);
        int status = Native.worldInsertMany(handle(), s.at(bodiesAt), size, s.at(out));
        Sat2d.check(status, this, bodies);
        long[] ids = Lists.ids(s, out, size);
        for (int i = 0; i < size; i++) {
            objects.put(ids[i], bodies.get(i).object());
        }
        return ids;
    }

    /**
     * Removes a body, and its parts with it. The next step reports the end of their pairs. The
     * world forgets their objects with the step after that.
     *
     * @param id the id of the body
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID}
     */
    public void remove(long id) {
        long[] parts = objects.isEmpty() ? new long[0] : parts(id);
        done(Native.worldRemove(handle(), id));
        objects.retire(id);
        for (long part : parts) {
            objects.retire(part);
        }
    }

    /**
     * Inserts a body as a part of another one, the owner, and returns the id of the part. Its
     * transform is its place in the coordinates of the owner. The owner cannot be a part itself.
     *
     * @param owner the owner
     * @param part the part
     * @return the id
     * @throws Sat2dException those of {@link World#insert}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_IS_PART} (the owner)
     */
    public long attach(long owner, Body part) {
        Scratch s = Scratch.take(112);
        int partAt = s.reserve(Native.SIZE_BODY);
        part.write(s, partAt);
        int out = s.reserve(8);
        int status = Native.worldAttach(handle(), owner, s.at(partAt), s.at(out));
        Sat2d.check(status, this, part);
        long id = s.wide(out);
        objects.put(id, part.object());
        return id;
    }

    /**
     * Changes the number of a body; it has no object then.
     *
     * @param id the id of the body
     * @param user any number
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID}
     */
    public void setUser(long id, long user) {
        done(Native.worldSetUser(handle(), id, user));
        objects.put(id, null);
    }

    /**
     * Changes the object that is kept with a body; its number is 0 then.
     *
     * @param id the id of the body
     * @param object as in {@link Body#user(Object)}
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID}
     */
    public void setUser(long id, Object object) {
        if (Body.isWhole(object)) {
            setUser(id, ((Number) object).longValue());
            return;
        }
        done(Native.worldSetUser(handle(), id, 0));
        objects.put(id, object);
    }

    /**
     * The object that is kept with a body.
     *
     * @param id the id of the body
     * @return the object; null if there is none
     * @throws Sat2dException if there is no such body
     */
    public Object object(long id) {
        user(id);
        return objects.get(id);
    }

    /**
     * The events of the last step, one for each pair that meets or met at the previous step, in the
     * order of the ids.
     *
     * @return the events
     */
    public List<PairEvent> events() {
        return Lists.read(Native.SIZE_PAIR_EVENT, 0, (s, list, capacity, count) -> {
            int status = Native.worldEvents(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, (s, at, count) -> PairEvent.readAll(s, at, count, objects));
    }

    /**
     * A copy of a world in memory, with the same ids, pairs and events: faster than saving and
     * restoring, for games that roll back some frames. The shapes are shared. The copy has the
     * same objects and no pair predicate, and is not recorded.
     *
     * @return the world
     */
    public World copy() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldClone(handle(), s.at(out));
        Sat2d.check(status, this);
        World copy = new World(s.wide(out));
        copy.objects.putAll(objects);
        return copy;
    }
}
