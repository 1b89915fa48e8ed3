// Made by `cargo run -p sat2d-api`; do not edit.
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

    /**
     * Whether steps and moves of many bodies use all cores. Off at first. Results are the same to
     * the bit. If dividing the work would take longer than it saves, one core does it: in steps of
     * fewer than 65,536 near pairs, which about 18,000 bodies have, and for fewer than 16,384 moves
     * in one call. {@link World#setParallelFrom} changes that.
     *
     * @param parallel whether they may
     * @throws Sat2dException {@code SAT_ERR_BUSY}
     */
    public void setParallel(boolean parallel) {
        int status = Native.worldSetParallel(handle(), parallel);
        Sat2d.check(status, this);
    }

    /**
     * Uses all cores, as {@link World#setParallel} says, in steps of at least this many near pairs,
     * and for a quarter as many moves in one call. Choose less than 65,536 if many cores are idle,
     * and more if other programs need the cores. 0 divides all work. Results are the same to the
     * bit.
     *
     * @param nearPairs the least number of pairs
     * @throws Sat2dException {@code SAT_ERR_BUSY}
     */
    public void setParallelFrom(long nearPairs) {
        int status = Native.worldSetParallelFrom(handle(), Sat2d.natural(nearPairs, "nearPairs"));
        Sat2d.check(status, this);
    }

    /**
     * The body that a part belongs to; a body that is not a part belongs to itself.
     *
     * @param id the id of the body
     * @return the owner
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public long owner(long id) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldOwner(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return s.wide(out);
    }

    /**
     * The parts of a body, in the order of their ids.
     *
     * @param id the id of the body
     * @return the parts
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}, {@code SAT_ERR_COUNT}
     */
    public long[] parts(long id) {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.worldParts(handle(), id, list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::ids);
    }

    /**
     * The placement of a part in the coordinates of its owner; the identity for a body that is not
     * a part.
     *
     * @param id the id of the body
     * @return the placement in the coordinates of its owner
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Transform localTransform(long id) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.worldLocalTransform(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return Transform.read(s, out);
    }

    /**
     * Moves a part in the coordinates of its owner.
     *
     * @param id the id of the body
     * @param local where it is in the coordinates of its owner
     * @throws Sat2dException those of {@link World#setTransform}, with
     *     {@code SAT_ERR_NOT_A_PART} instead of {@code SAT_ERR_IS_PART}
     */
    public void setLocalTransform(long id, Transform local) {
        int status = Native.worldSetLocalTransform(
                handle(), id, local.a, local.b, local.c, local.d, local.tx, local.ty);
        Sat2d.check(status, this);
    }

    /**
     * The placement of a body.
     *
     * @param id the id of the body
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Transform transform(long id) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.worldTransform(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return Transform.read(s, out);
    }

    /**
     * The user data of a body.
     *
     * @param id the id of the body
     * @return the number
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public long user(long id) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldUser(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return s.wide(out);
    }

    /**
     * The kind of a body.
     *
     * @param id the id of the body
     * @return the kind
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public BodyKind kind(long id) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldKind(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return BodyKind.of(s.integer(out));
    }

    /**
     * Whether a body has this id.
     *
     * @param id the id of the body
     * @return whether it is so
     */
    public boolean contains(long id) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldContains(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return s.flag(out);
    }

    /**
     * The number of bodies.
     *
     * @return the number
     */
    public int size() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldBodyCount(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.count(out);
    }

    /**
     * The ids of all bodies, in their order.
     *
     * @return the ids, ascending
     */
    public long[] ids() {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.worldBodies(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::ids);
    }

    /**
     * A box around a body, wider than the least one by a few roundings at most.
     *
     * @param id the id of the body
     * @return the bounds
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Aabb bounds(long id) {
        Scratch s = Scratch.take(32);
        int out = s.reserve(Native.SIZE_AABB);
        int status = Native.worldBounds(handle(), id, s.at(out));
        Sat2d.check(status, this);
        return Aabb.read(s, out);
    }

    /**
     * The relation of two bodies now, whether they interact or not.
     *
     * @param a the first one
     * @param b the second one
     * @return the relation
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Relation relation(long a, long b) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldRelation(handle(), a, b, s.at(out));
        Sat2d.check(status, this);
        return Relation.of(s.integer(out));
    }

    /**
     * How one body lies within another now, whether they interact or not.
     *
     * @param inner the inner one
     * @param outer the outer one
     * @return the containment
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Containment within(long inner, long outer) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldWithin(handle(), inner, outer, s.at(out));
        Sat2d.check(status, this);
        return Containment.of(s.integer(out));
    }

    /**
     * The contact of two bodies now, whether they interact or not, as {@link Sat2d#contact} finds
     * it.
     *
     * @param a the first one
     * @param b the second one
     * @return the contact, or null if they are disjoint
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public Manifold contact(long a, long b) {
        Scratch s = Scratch.take(168);
        int out = s.reserve(Native.SIZE_MANIFOLD);
        int status = Native.worldContact(handle(), a, b, s.at(out));
        Sat2d.check(status, this);
        return Manifold.readOrNull(s, out);
    }

    /**
     * All contacts of two bodies now, whether they interact or not, as {@link Sat2d#contacts} finds
     * them.
     *
     * @param a the first one
     * @param b the second one
     * @return the contacts
     * @throws Sat2dException {@code SAT_ERR_STALE_ID}
     */
    public List<Manifold> contacts(long a, long b) {
        return Lists.read(Native.SIZE_MANIFOLD, 0, (s, list, capacity, count) -> {
            int status = Native.worldContacts(handle(), a, b, list, capacity, count);
            return Sat2d.kept(status, this);
        }, Manifold::readAll);
    }

    /**
     * Moves a body, and its parts with it.
     *
     * @param id the id of the body
     * @param transform where it is
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_IS_PART}, {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public void setTransform(long id, Transform transform) {
        int status = Native.worldSetTransform(
                handle(), id, transform.a, transform.b, transform.c, transform.d, transform.tx,
                transform.ty);
        Sat2d.check(status, this);
    }

    /**
     * Moves bodies at once, all or none: body {@code ids[i]} to {@code transforms[i]}. If a body is
     * moved several times, the last move counts.
     *
     * @param ids the ids of the bodies
     * @param transforms six numbers of each
     * @throws Sat2dException those of {@link World#setTransform} and {@code SAT_ERR_COUNT}
     */
    public void setTransforms(long[] ids, double[] transforms) {
        Lists.check(6 * ids.length, transforms.length);
        Scratch s = Scratch.take(8L * ids.length + 48L * ids.length + 16);
        int idsAt = s.longs(ids);
        int transformsAt = s.doubles(transforms);
        int status = Native.worldSetTransforms(
                handle(), s.at(idsAt), s.at(transformsAt), ids.length);
        Sat2d.check(status, this);
    }

    /**
     * Changes the shape of a body; the world takes its own reference.
     *
     * @param id the id of the body
     * @param shape the shape
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_NOT_OFFERED} (an outline that cannot be
     *     solid, and the body is no sensor)
     */
    public void setShape(long id, Shape shape) {
        int status = Native.worldSetShape(handle(), id, shape.handle());
        Sat2d.check(status, this, shape);
    }

    /**
     * Changes the kind of a body.
     *
     * @param id the id of the body
     * @param kind the kind
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_NOT_OFFERED} (an outline that cannot be solid)
     */
    public void setKind(long id, BodyKind kind) {
        int status = Native.worldSetKind(handle(), id, kind.ordinal());
        Sat2d.check(status, this);
    }

    /**
     * Changes the kinds of bodies at once, all or none: that of body {@code ids[i]} to
     * {@code kinds[i]}. If a body is given several kinds, the last one counts. For many of the
     * bodies of a world, this takes a fraction of the time of single calls.
     *
     * @param ids the ids of the bodies
     * @param kinds one for each
     * @throws Sat2dException those of {@link World#setKind} and {@code SAT_ERR_COUNT}
     */
    public void setKinds(long[] ids, BodyKind[] kinds) {
        Lists.check(ids.length, kinds.length);
        Scratch s = Scratch.take(8L * ids.length + 4L * ids.length + 16);
        int idsAt = s.longs(ids);
        int kindsAt = s.ordinals(kinds);
        int status = Native.worldSetKinds(handle(), s.at(idsAt), s.at(kindsAt), ids.length);
        Sat2d.check(status, this);
    }

    /**
     * Changes the filter of a body. Zeros are the defaults, as in {@link Body}.
     *
     * @param id the id of the body
     * @param category the categories, one bit each; 0 is the default
     * @param mask the categories that it interacts with, one bit each; 0 is the default
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID}
     */
    public void setFilter(long id, int category, int mask) {
        int status = Native.worldSetFilter(handle(), id, category, mask);
        Sat2d.check(status, this);
    }

    /**
     * Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push.
     *
     * @param id the id of the body
     * @param inverseMass one over the mass
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_NEGATIVE}
     */
    public void setInverseMass(long id, double inverseMass) {
        int status = Native.worldSetInverseMass(handle(), id, inverseMass);
        Sat2d.check(status, this);
    }

    /**
     * Sets the largest gap at which bodies still meet in steps and their events. 0, the default,
     * uses the exact relation. With a tolerance, pairs whose gap is at most that have events, as
     * {@link Relation#TOUCHING}: bodies that rest on each other, with gaps of rounding or gaps that
     * {@link World#separate} leaves, then do not begin and end to meet from step to step. Queries
     * and {@link World#relation} stay exact. With a tolerance, no rectangles are decided in
     * batches, so steps take longer.
     *
     * @param tolerance the tolerance
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_NEGATIVE}
     */
    public void setTouchingTolerance(double tolerance) {
        int status = Native.worldSetTouchingTolerance(handle(), tolerance);
        Sat2d.check(status, this);
    }

    /**
     * The largest gap at which bodies still meet in events.
     *
     * @return the tolerance
     */
    public double touchingTolerance() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldTouchingTolerance(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.number(out);
    }

    /**
     * Makes a body one-way, or solid again if direction is zero: other bodies pass through it in
     * this direction, and stop at the surfaces that face the direction. A platform that is entered
     * from below has the direction up. The direction is in the coordinates of the body's shape, so
     * it turns and mirrors with the body; its length does not matter.
     *
     * <p>A body that begins to meet a one-way body elsewhere than at a surface that faces the
     * direction passes through until the two have moved apart. If bodies already overlap when they
     * begin to meet, the normal of their contact decides: a body that moves by more than half of
     * both thicknesses in one step may seem to come from the other side. {@link World#moveAndSlide}
     * and sweeps know the motion: there the surface that is met first decides, and bodies that
     * overlap at the start are passed. Rays and sweeps pass one-way bodies only with
     * {@code SAT_QUERY_ONE_WAY}. Sensors detect one-way bodies from all sides. A pair that meets
     * when the direction is set stays as it is.
     *
     * @param id the id of the body
     * @param x of the direction
     * @param y of the direction
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_NOT_FINITE}
     */
    public void setOneWay(long id, double x, double y) {
        int status = Native.worldSetOneWay(handle(), id, x, y);
        Sat2d.check(status, this);
    }

    /**
     * Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay; sensors
     * neither push nor are pushed.
     *
     * <p>An iteration treats the contacts, and the closest points of near bodies, as straight
     * edges, and moves the bodies by the least displacements, weighted with their masses, that
     * separate all of them at once (C. Hildreth, "A quadratic programming procedure", 1957; M.
     * Silcowitz, S. Niebe and K. Erleben, "A nonsmooth nonlinear conjugate gradient method for
     * interactive contact force problems", 2010): two bodies alone share their overlap in
     * proportion to their inverse masses, and a stack on a static floor rises as a whole. Crates
     * need about 3 iterations, heaps of all kinds of shapes about 5. The function ends as soon as
     * nothing overlaps, or after {@code iterations}, if bodies have no room.
     *
     * @param iterations how many at most
     * @return the result
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_MEMORY}
     */
    public SeparateResult separate(int iterations) {
        Scratch s = Scratch.take(24);
        int out = s.reserve(Native.SIZE_SEPARATE_RESULT);
        int status = Native.worldSeparate(
                handle(), Sat2d.natural(iterations, "iterations"), s.at(out));
        Sat2d.check(status, this);
        return SeparateResult.read(s, out);
    }

    /**
     * As {@link World#separate}, unless the world has, before or after an iteration, more than
     * {@code maxPairs} near pairs as in {@link World#step}; 0 is no limit.
     *
     * @param iterations how many at most
     * @param maxPairs the most pairs of bodies that are near each other; 0 for no limit
     * @return the result
     * @throws Sat2dException those of {@link World#separate} and {@code SAT_ERR_LIMIT}
     */
    public SeparateResult separate(int iterations, long maxPairs) {
        Scratch s = Scratch.take(24);
        int out = s.reserve(Native.SIZE_SEPARATE_RESULT);
        int status = Native.worldSeparateWithin(
                handle(), Sat2d.natural(iterations, "iterations"),
                Sat2d.natural(maxPairs, "maxPairs"), s.at(out));
        Sat2d.check(status, this);
        return SeparateResult.read(s, out);
    }

    /**
     * Moves a body by delta as far as the static and moving bodies that it interacts with allow,
     * sliding along obstacles. It never overlaps one of them at the end: if it overlaps one at the
     * start, it is pushed out first, and if that fails, it stays. Other bodies do not move.
     *
     * <p>At the end the body touches the obstacle that stopped it, or is apart by the rounding of
     * its coordinates, so {@link World#step} may report no pair of a body and its ground. To test
     * for ground, look for its normal among the hits of a downward move, sweep the shape a short
     * way down by {@link World#sweep}, or move a sensor along that reaches below the feet.
     *
     * @param id the id of the body
     * @param dx of the move
     * @param dy of the move
     * @return the result
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE}
     */
    public SlideResult moveAndSlide(long id, double dx, double dy) {
        Scratch s = Scratch.take(Lists.MOST * Native.SIZE_SLIDE_HIT + 32);
        int hits = s.reserve(Lists.MOST * Native.SIZE_SLIDE_HIT);
        int out = s.reserve(Native.SIZE_SLIDE_RESULT);
        int status = Native.worldMoveAndSlide(
                handle(), id, dx, dy, s.at(hits), Lists.MOST, s.at(out));
        Sat2d.check(status, this);
        return SlideResult.read(s, out, hits);
    }

    /**
     * Moves a body by delta as {@link World#moveAndSlide} does, and treats floors as games with
     * characters do. Add gravity to delta in each frame.
     *
     * <ul><li>A character on the ground walks up and down at the same speed, by the length of the
     * horizontal part of delta, and does not slide down. It follows slopes down as far as they are
     * floors, so it never leaves the ground for a frame.</li>
     * <li>Surfaces steeper than {@code maxSlope} are walls: it slides down along them, never
     * up.</li>
     * <li>Where a wall stops it on the ground, it climbs a step if that leads farther: up, ahead
     * and down, after the procedure {@code PM_StepSlideMove} of Quake III Arena (id Software,
     * 1999). The edge of a floor counts as floor, also for round feet.</li>
     * <li>If its ground has moved, it first moves along with it, as far as other bodies allow. Set
     * the transforms of platforms before the call.</li>
     * <li>An upward delta of any length is a jump: the character leaves the ground.</li></ul>
     *
     * <p>All state is in {@code options.ground} and in the world, so a move can be repeated. A
     * ground that was removed is not an error: the character is in the air.
     *
     * @param id the id of the body
     * @param dx of the move
     * @param dy of the move
     * @param options how it is done
     * @return the result
     * @throws Sat2dException {@code SAT_ERR_BUSY}, {@code SAT_ERR_STALE_ID},
     *     {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_NEGATIVE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_SINGULAR}
     */
    public CharacterResult moveCharacter(long id, double dx, double dy, CharacterOptions options) {
        Scratch s = Scratch.take(Lists.MOST * Native.SIZE_SLIDE_HIT + 280);
        int optionsAt = s.reserve(Native.SIZE_CHARACTER_OPTIONS);
        options.write(s, optionsAt);
        int hits = s.reserve(Lists.MOST * Native.SIZE_SLIDE_HIT);
        int out = s.reserve(Native.SIZE_CHARACTER_RESULT);
        int status = Native.worldMoveCharacter(
                handle(), id, dx, dy, s.at(optionsAt), s.at(hits), Lists.MOST, s.at(out));
        Sat2d.check(status, this);
        return CharacterResult.read(s, out, hits);
    }

    /**
     * The bodies that contain a point, boundaries included.
     *
     * @param x of the point
     * @param y of the point
     * @param filter which bodies it considers
     * @return the ids, ascending
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_OUT_OF_RANGE},
     *     {@code SAT_ERR_COUNT}
     */
    public long[] queryPoint(double x, double y, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldQueryPoint(
                    handle(), x, y, filter.write(s), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::ids);
    }

    /**
     * The bodies in an axis-aligned box, given by any two opposite corners.
     *
     * @param region the region
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return the ids, ascending
     * @throws Sat2dException those of {@link World#queryPoint}
     */
    public long[] queryBox(Aabb region, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldQueryBox(
                    handle(), region.min.x, region.min.y, region.max.x, region.max.y,
                    coverage.ordinal(), filter.write(s), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Lists::ids);
    }

    /**
     * The bodies in a disc.
     *
     * @param x of the centre
     * @param y of the centre
     * @param radius the radius
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return the ids, ascending
     * @throws Sat2dException those of {@link World#queryPoint}, {@code SAT_ERR_NEGATIVE} (the
     *     radius)
     */
    public long[] queryCircle(
            double x, double y, double radius, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldQueryCircle(
                    handle(), x, y, radius, coverage.ordinal(), filter.write(s), list, capacity,
                    count);
            return Sat2d.kept(status, this);
        }, Lists::ids);
    }

    /**
     * The bodies in a shape at {@code transform}.
     *
     * @param shape the shape
     * @param transform where it is
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return the ids, ascending
     * @throws Sat2dException those of {@link World#queryPoint}, {@code SAT_ERR_SINGULAR}
     */
    public long[] queryShape(
            Shape shape, Transform transform, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldQueryShape(
                    handle(), shape.handle(), transform.a, transform.b, transform.c, transform.d,
                    transform.tx, transform.ty, coverage.ordinal(), filter.write(s), list, capacity,
                    count);
            return Sat2d.kept(status, this, shape);
        }, Lists::ids);
    }

    /**
     * The at most {@code k} bodies nearest to a point, none farther than {@code reach}, which may
     * be infinite. The nearest comes first; bodies at equal distances are in the order of their
     * ids. Which is nearer, and whether it is within {@code reach}, is exact, even where distances
     * round to the same double.
     *
     * @param x of the point
     * @param y of the point
     * @param k how many at most
     * @param reach how far at most
     * @param filter which bodies it considers
     * @return the bodies
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE} (the point, or a reach of NaN),
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_NEGATIVE} (the reach), {@code SAT_ERR_COUNT}
     */
    public List<NearBody> nearest(double x, double y, int k, double reach, QueryFilter filter) {
        return Lists.read(Native.SIZE_NEAR_BODY, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldNearest(
                    handle(), x, y, Sat2d.natural(k, "k"), reach, filter.write(s), list, capacity,
                    count);
            return Sat2d.kept(status, this);
        }, NearBody::readAll);
    }

    /**
     * The first body that a ray hits, at most {@code reach} times direction (of any length) away;
     * if several are hit at the same place, the one with the lowest id. The reach may be infinite.
     * The fraction counts in units of direction, as with {@link Sat2d#castRay}. A ray whose
     * direction or reach is 0 is its origin.
     *
     * <p>Which body is first, or that several are hit at the same place, is exact, even where their
     * fractions round to the same double. For this, a ray of infinite reach is not rounded.
     *
     * <p>A body in which the ray starts is hit at 0. With {@link AtStart#SKIP_OVERLAPPING} in the
     * filter's {@code atStart}, the ray passes through the whole body.
     *
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far at most
     * @param filter which bodies it considers
     * @return the hit, or null if it hits none
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_NEGATIVE} (the reach),
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_COUNT}
     */
    public BodyRayHit castRay(
            double x, double y, double dx, double dy, double reach, QueryFilter filter) {
        Scratch s = Scratch.take(filter.room() + 64);
        int out = s.reserve(Native.SIZE_BODY_RAY_HIT);
        int status = Native.worldCastRay(handle(), x, y, dx, dy, reach, filter.write(s), s.at(out));
        Sat2d.check(status, this);
        return BodyRayHit.readOrNull(s, out);
    }

    /**
     * All bodies that a ray hits, at most {@code reach} times direction away, the nearest first;
     * those hit at the same place are in the order of their ids. The order is exact, as with
     * {@link World#castRay}.
     *
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far at most
     * @param filter which bodies it considers
     * @return the hits
     * @throws Sat2dException those of {@link World#castRay}
     */
    public List<BodyRayHit> castRayAll(
            double x, double y, double dx, double dy, double reach, QueryFilter filter) {
        return Lists.read(Native.SIZE_BODY_RAY_HIT, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldCastRayAll(
                    handle(), x, y, dx, dy, reach, filter.write(s), list, capacity, count);
            return Sat2d.kept(status, this);
        }, BodyRayHit::readAll);
    }

    /**
     * The first body that a moving shape hits, and how; if several are hit at the same time, the
     * one with the lowest id. The bodies of the world rest during the sweep. Times of impact as
     * rounded doubles decide which body is first.
     *
     * <p>A body that the shape touches at the start is hit at time 0, even if the motion leads away
     * from it or along it: then {@code approach} is 0 or negative. To find later impacts, set the
     * filter's {@code atStart} to {@link AtStart#SKIP_PARTING}. Then the loop of a body that
     * bounces is: sweep, place it by {@link Motion#at} the time of impact, {@link Sat2d#rebound},
     * continue with the rest of the time.
     *
     * @param shape the shape
     * @param motion the motion
     * @param filter which bodies it considers
     * @return the impact, or null if it hits none
     * @throws Sat2dException those of {@link Sat2d#sweep}, {@code SAT_ERR_COUNT}
     */
    public BodyImpact sweep(Shape shape, Motion motion, QueryFilter filter) {
        Scratch s = Scratch.take(filter.room() + 192);
        int motionAt = s.reserve(Native.SIZE_MOTION);
        motion.write(s, motionAt);
        int out = s.reserve(Native.SIZE_BODY_IMPACT);
        int status = Native.worldSweep(
                handle(), shape.handle(), s.at(motionAt), filter.write(s), s.at(out));
        Sat2d.check(status, this, shape);
        return BodyImpact.readOrNull(s, out);
    }

    /**
     * Saves a world, bodies with shapes and pairs, as bytes.
     *
     * @return the bytes
     */
    public byte[] save() {
        return Lists.read(1, 0, (s, list, capacity, count) -> {
            int status = Native.worldSave(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Scratch::getBytes);
    }

    /**
     * Restores a saved world: it continues as the original would, with the same ids, pairs and
     * events. It also restores worlds that sat2d 0.1 saved. It allocates memory at most in
     * proportion to the length. The time is not limited: each concave polygon is decomposed again,
     * with the options of its shape, so reject bytes that are longer than your own worlds. The
     * bytes are not needed afterwards.
     *
     * @param bytes what was saved
     * @return the world
     * @throws Sat2dException {@code SAT_ERR_COUNT}, {@code SAT_ERR_NOT_A_WORLD},
     *     {@code SAT_ERR_SAVE_VERSION}, {@code SAT_ERR_DAMAGED}
     */
    public static World restore(byte[] bytes) {
        Scratch s = Scratch.take(bytes.length + 16);
        int bytesAt = s.bytes(bytes);
        int out = s.reserve(8);
        int status = Native.worldRestore(s.at(bytesAt), bytes.length, s.at(out));
        Sat2d.check(status);
        return new World(s.wide(out));
    }

    /**
     * A hash of the ids and placements of all bodies, and of the events of the last step: the same
     * on every machine, and with any number of threads. Players of a game can compare it to find
     * out whether their worlds are the same. It does not cover shapes, kinds, filters and masses,
     * and of {@code user} values only those of bodies with events.
     *
     * @return the fingerprint
     */
    public long fingerprint() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.worldFingerprint(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.wide(out);
    }
}
