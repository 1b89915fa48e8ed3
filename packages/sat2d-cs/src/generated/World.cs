// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class WorldHandle : CallbackHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal WorldHandle()
        {
        }

        internal WorldHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_world_free(pointer);
        }
    }

    /// <summary>
    /// A world, made by <c>new World</c> or <c>World.Restore</c> freed with <c>World.Dispose</c>.
    /// </summary>
    public sealed partial class World : IDisposable
    {
        internal readonly WorldHandle Handle;

        internal World(WorldHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
            Handle.Rethrow();
        }

        /// <summary>An object of the library, until it is disposed of.</summary>
        internal static World Borrow(IntPtr pointer)
        {
            return new World(new WorldHandle(pointer, false));
        }

        /// <summary>An empty world.</summary>
        public World()
            : this(Make().Handle)
        {
        }

        private static World Make()
        {
            WorldHandle outWorld;
            Status status = Native.sat_world_new(out outWorld);
            Check.Ok(status);
            return new World(outWorld);
        }

        /// <summary>
        /// Whether steps and moves of many bodies use all cores. Off at first. Results are the same
        /// to the bit. If dividing the work would take longer than it saves, one core does it: in
        /// steps of fewer than 65,536 near pairs, which about 18,000 bodies have, and for fewer
        /// than 16,384 moves in one call. <c>World.SetParallelFrom</c> changes that.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.Unsupported</c> (if the library was built without
        /// threads).
        /// </exception>
        public void SetParallel(bool parallel)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_parallel(Handle, parallel);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Uses all cores, as <c>World.SetParallel</c> says, in steps of at least this many near
        /// pairs, and for a quarter as many moves in one call. Choose less than 65,536 if many
        /// cores are idle, and more if other programs need the cores. 0 divides all work. Results
        /// are the same to the bit.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.Unsupported</c> (if the library was built without
        /// threads).
        /// </exception>
        public void SetParallelFrom(long nearPairs)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_parallel_from(Handle,
                    Sizes.ToNative(nearPairs, "nearPairs"));
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Inserts a body and returns its id. Queries find it at once; events report it from the
        /// next step on.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.InvalidEnum</c>, <c>Status.NotFinite</c>,
        /// <c>Status.Negative</c> (the inverse mass), <c>Status.Singular</c>,
        /// <c>Status.OutOfRange</c>, <c>Status.Full</c>, <c>Status.NotOffered</c> (an outline that
        /// cannot be solid, and the body is no sensor).
        /// </exception>
        public BodyId Insert(Body body)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                NativeBody nativeBody = body.ToNative(borrowed);
                BodyId outId;
                Status status = Native.sat_world_insert(Handle, ref nativeBody, out outId);
                Handle.Rethrow();
                Check.Ok(status);
                return outId;
            }
        }

        /// <summary>
        /// Inserts <c>bodies.Length</c> bodies at once, all or none. This is faster than single
        /// calls, and makes queries faster.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.Insert</c> and <c>Status.Count</c>.
        /// </exception>
        public BodyId[] InsertMany(Body[] bodies)
        {
            Check.NotNull(bodies, "bodies");
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                NativeBody[] nativeBodies = Body.ToNative(bodies, borrowed);
                var outIds = new BodyId[bodies.Length];
                Status status = Native.sat_world_insert_many(Handle, nativeBodies,
                    (UIntPtr)bodies.Length, outIds);
                Handle.Rethrow();
                Check.Ok(status);
                return outIds;
            }
        }

        /// <summary>
        /// Removes a body, and its parts with it. The next step reports the end of their pairs.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Busy</c>, <c>Status.StaleId</c>.</exception>
        public void Remove(BodyId id)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_remove(Handle, id);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Inserts a body as a part of another one, the owner, and returns the id of the part. Its
        /// transform is its place in the coordinates of the owner. The owner cannot be a part
        /// itself.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.Insert</c>, <c>Status.StaleId</c>, <c>Status.IsPart</c> (the owner).
        /// </exception>
        public BodyId Attach(BodyId owner, Body part)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                NativeBody nativePart = part.ToNative(borrowed);
                BodyId outId;
                Status status = Native.sat_world_attach(Handle, owner, ref nativePart, out outId);
                Handle.Rethrow();
                Check.Ok(status);
                return outId;
            }
        }

        /// <summary>
        /// The body that a part belongs to; a body that is not a part belongs to itself.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public BodyId Owner(BodyId id)
        {
            using (Handle.Read())
            {
                BodyId outOwner;
                Status status = Native.sat_world_owner(Handle, id, out outOwner);
                Check.Ok(status);
                return outOwner;
            }
        }

        /// <summary>The parts of a body, in the order of their ids.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>, <c>Status.Count</c>.</exception>
        public BodyId[] Parts(BodyId id)
        {
            using (Handle.Read())
            {
                var outParts = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_parts(Handle, id, outParts,
                    (UIntPtr)outParts.Length, out outCount)) == Status.Capacity)
                {
                    outParts = new BodyId[Lists.Grow(outParts.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outParts, outCount);
            }
        }

        /// <summary>
        /// The placement of a part in the coordinates of its owner; the identity for a body that is
        /// not a part.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Transform LocalTransform(BodyId id)
        {
            using (Handle.Read())
            {
                Transform outLocal;
                Status status = Native.sat_world_local_transform(Handle, id, out outLocal);
                Check.Ok(status);
                return outLocal;
            }
        }

        /// <summary>Moves a part in the coordinates of its owner. On failure it stays.</summary>
        /// <exception cref="SatException">
        /// those of <c>World.SetTransform</c>, with <c>Status.NotAPart</c> instead of
        /// <c>Status.IsPart</c>.
        /// </exception>
        public void SetLocalTransform(BodyId id, Transform local)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_local_transform(Handle, id, ref local);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>A body as it is now.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Body Get(BodyId id)
        {
            using (Handle.Read())
            {
                NativeBody outBody;
                Status status = Native.sat_world_get(Handle, id, out outBody);
                Check.Ok(status);
                return Body.FromNative(outBody);
            }
        }

        /// <summary>The placement of a body.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Transform Transform(BodyId id)
        {
            using (Handle.Read())
            {
                Transform outTransform;
                Status status = Native.sat_world_transform(Handle, id, out outTransform);
                Check.Ok(status);
                return outTransform;
            }
        }

        /// <summary>The user data of a body.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public ulong User(BodyId id)
        {
            using (Handle.Read())
            {
                ulong outUser;
                Status status = Native.sat_world_user(Handle, id, out outUser);
                Check.Ok(status);
                return outUser;
            }
        }

        /// <summary>The kind of a body.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public BodyKind Kind(BodyId id)
        {
            using (Handle.Read())
            {
                BodyKind outKind;
                Status status = Native.sat_world_kind(Handle, id, out outKind);
                Check.Ok(status);
                return outKind;
            }
        }

        /// <summary>Whether a body has this id.</summary>
        public bool Contains(BodyId id)
        {
            using (Handle.Read())
            {
                bool outContains;
                Status status = Native.sat_world_contains(Handle, id, out outContains);
                Check.Ok(status);
                return outContains;
            }
        }

        /// <summary>The number of bodies.</summary>
        public long BodyCount()
        {
            using (Handle.Read())
            {
                UIntPtr outCount;
                Status status = Native.sat_world_body_count(Handle, out outCount);
                Check.Ok(status);
                return Sizes.ToLong(outCount);
            }
        }

        /// <summary>The ids of all bodies, in their order.</summary>
        public BodyId[] Bodies()
        {
            using (Handle.Read())
            {
                var outIds = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_bodies(Handle, outIds, (UIntPtr)outIds.Length,
                    out outCount)) == Status.Capacity)
                {
                    outIds = new BodyId[Lists.Grow(outIds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outIds, outCount);
            }
        }

        /// <summary>
        /// A box around a body, wider than the least one by a few roundings at most.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Aabb Bounds(BodyId id)
        {
            using (Handle.Read())
            {
                Aabb outBounds;
                Status status = Native.sat_world_bounds(Handle, id, out outBounds);
                Check.Ok(status);
                return outBounds;
            }
        }

        /// <summary>The relation of two bodies now, whether they interact or not.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Relation Relation(BodyId a, BodyId b)
        {
            using (Handle.Read())
            {
                Relation outRelation;
                Status status = Native.sat_world_relation(Handle, a, b, out outRelation);
                Check.Ok(status);
                return outRelation;
            }
        }

        /// <summary>How one body lies within another now, whether they interact or not.</summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Containment Within(BodyId inner, BodyId outer)
        {
            using (Handle.Read())
            {
                Containment outContainment;
                Status status = Native.sat_world_within(Handle, inner, outer, out outContainment);
                Check.Ok(status);
                return outContainment;
            }
        }

        /// <summary>
        /// The contact of two bodies now, whether they interact or not, as <c>Sat.Contact</c> finds
        /// it. If they are disjoint, the result is null.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Manifold? Contact(BodyId a, BodyId b)
        {
            using (Handle.Read())
            {
                Manifold outManifold;
                Status status = Native.sat_world_contact(Handle, a, b, out outManifold);
                Check.Ok(status);
                return outManifold.PointCount != 0 ? outManifold : (Manifold?)null;
            }
        }

        /// <summary>
        /// All contacts of two bodies now, whether they interact or not, as <c>Sat.Contacts</c>
        /// finds them.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Manifold[] Contacts(BodyId a, BodyId b)
        {
            using (Handle.Read())
            {
                var outManifolds = new Manifold[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_contacts(Handle, a, b, outManifolds,
                    (UIntPtr)outManifolds.Length, out outCount)) == Status.Capacity)
                {
                    outManifolds = new Manifold[Lists.Grow(outManifolds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outManifolds, outCount);
            }
        }

        /// <summary>Moves a body, and its parts with it. On failure they stay.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.IsPart</c>,
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public void SetTransform(BodyId id, Transform transform)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_transform(Handle, id, ref transform);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Moves <c>ids.Length</c> bodies at once, all or none: body <c>ids[i]</c> to
        /// <c>transforms[i]</c>. If a body is moved several times, the last move counts. On failure
        /// all stay.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.SetTransform</c> and <c>Status.Count</c>.
        /// </exception>
        public void SetTransforms(BodyId[] ids, Transform[] transforms)
        {
            Check.NotNull(ids, "ids");
            Check.NotNull(transforms, "transforms");
            Check.Length(transforms, ids.Length, "transforms");
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_transforms(Handle, ids, transforms,
                    (UIntPtr)ids.Length);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Changes the shape of a body; the world takes its own reference. On failure the body
        /// keeps its shape.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.NotOffered</c> (an outline that cannot be solid, and the body is no sensor).
        /// </exception>
        public void SetShape(BodyId id, Shape shape)
        {
            Check.NotNull(shape, "shape");
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_shape(Handle, id, shape.Handle);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>Changes the kind of a body.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.InvalidEnum</c>,
        /// <c>Status.NotOffered</c> (an outline that cannot be solid).
        /// </exception>
        public void SetKind(BodyId id, BodyKind kind)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_kind(Handle, id, kind);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Changes the kinds of <c>ids.Length</c> bodies at once, all or none: that of body
        /// <c>ids[i]</c> to <c>kinds[i]</c>. If a body is given several kinds, the last one counts.
        /// For many of the bodies of a world, this takes a fraction of the time of single calls. On
        /// failure all keep their kinds.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.SetKind</c> and <c>Status.Count</c>.
        /// </exception>
        public void SetKinds(BodyId[] ids, BodyKind[] kinds)
        {
            Check.NotNull(ids, "ids");
            Check.NotNull(kinds, "kinds");
            Check.Length(kinds, ids.Length, "kinds");
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_kinds(Handle, ids, kinds, (UIntPtr)ids.Length);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Changes the filter of a body. Zeros are the defaults, as in <c>Body</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Busy</c>, <c>Status.StaleId</c>.</exception>
        public void SetFilter(BodyId id, Filter filter)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_filter(Handle, id, filter);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>Changes the user data of a body.</summary>
        /// <exception cref="SatException"><c>Status.Busy</c>, <c>Status.StaleId</c>.</exception>
        public void SetUser(BodyId id, ulong user)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_user(Handle, id, user);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.NotFinite</c>,
        /// <c>Status.Negative</c>.
        /// </exception>
        public void SetInverseMass(BodyId id, double inverseMass)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_inverse_mass(Handle, id, inverseMass);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Takes a step: finds which bodies meet and compares them with the previous step.
        /// <c>World.Events</c> returns the result. On failure there is no step.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Busy</c>, <c>Status.Memory</c>.</exception>
        public void Step()
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_step(Handle);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Takes a step unless the world has more than <c>maxPairs</c> near pairs: pairs of bodies
        /// that interact and whose bounds, each larger by half of the touching tolerance, meet. 0
        /// is no limit. Near pairs determine the memory and time of a step; each takes about 60
        /// bytes. Many bodies in one place are all near each other: a thousand bodies make half a
        /// million pairs. All near pairs count, also those that have not changed since the last
        /// step. A copy of the world and a restored one fail at the same limits.
        /// </summary>
        /// <remarks>
        /// <para>On failure there is no step, and nothing is lost: the events are still those of
        /// the last step, and once there are fewer pairs, or with a higher limit, a step reports
        /// what it would have reported anyway.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>World.Step</c> and <c>Status.Limit</c>.
        /// </exception>
        public void StepWithin(long maxPairs)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_step_within(Handle,
                    Sizes.ToNative(maxPairs, "maxPairs"));
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Sets the largest gap at which bodies still meet in steps and their events. 0, the
        /// default, uses the exact relation. With a tolerance, pairs whose gap is at most that have
        /// events, as <c>Relation.Touching</c>: bodies that rest on each other, with gaps of
        /// rounding or gaps that <c>World.Separate</c> leaves, then do not begin and end to meet
        /// from step to step. Queries and <c>World.Relation</c> stay exact. With a tolerance, no
        /// rectangles are decided in batches, so steps take longer.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.NotFinite</c>, <c>Status.Negative</c>.
        /// </exception>
        public void SetTouchingTolerance(double tolerance)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_touching_tolerance(Handle, tolerance);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>The largest gap at which bodies still meet in events.</summary>
        public double TouchingTolerance()
        {
            using (Handle.Read())
            {
                double outTolerance;
                Status status = Native.sat_world_touching_tolerance(Handle, out outTolerance);
                Check.Ok(status);
                return outTolerance;
            }
        }

        /// <summary>The number of events of the last step.</summary>
        public long EventCount()
        {
            using (Handle.Read())
            {
                UIntPtr outCount;
                Status status = Native.sat_world_event_count(Handle, out outCount);
                Check.Ok(status);
                return Sizes.ToLong(outCount);
            }
        }

        /// <summary>
        /// The events of the last step, one for each pair that meets or met at the previous step,
        /// in the order of the ids.
        /// </summary>
        public PairEvent[] Events()
        {
            using (Handle.Read())
            {
                var outEvents = new PairEvent[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_events(Handle, outEvents,
                    (UIntPtr)outEvents.Length, out outCount)) == Status.Capacity)
                {
                    outEvents = new PairEvent[Lists.Grow(outEvents.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outEvents, outCount);
            }
        }

        /// <summary>
        /// Sets the function that is called, with <c>user</c>, for each pair of bodies that begins
        /// to meet; null sets none. As long as it is set, <c>user</c> must be valid in every thread
        /// that changes the world.
        /// </summary>
        /// <remarks>
        /// <para>It is not called for pairs that filters and kinds exclude, but for sensors. A step
        /// calls it for the pairs that begin, in the order of their ids; the answer holds until the
        /// pair ends. <c>World.Separate</c> and <c>World.MoveAndSlide</c> also call it for pairs
        /// that have not begun but may push or stop a body; these answers hold until the next step
        /// has adopted them. Queries, rays and sweeps do not call it. It is called only in the
        /// calling thread. A restored world has no predicate. On failure the predicate
        /// stays.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.Busy</c>.</exception>
        public void SetPairPredicate(PairPredicate predicate)
        {
            using (Handle.Change())
            {
                CallbackState state = CallbackState.Kept(predicate);
                Status status = Native.sat_world_set_pair_predicate(Handle,
                    predicate == null ? null : Trampolines.PairPredicate,
                    CallbackState.UserOf(state));
                Handle.Keep("set_pair_predicate", state, status);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Makes a body one-way, or solid again if <c>direction</c> is zero: other bodies pass
        /// through it in this direction, and stop at the surfaces that face the direction. A
        /// platform that is entered from below has the direction up. The direction is in the
        /// coordinates of the body's shape, so it turns and mirrors with the body; its length does
        /// not matter. On failure the body stays as it is.
        /// </summary>
        /// <remarks>
        /// <para>A body that begins to meet a one-way body elsewhere than at a surface that faces
        /// the direction passes through until the two have moved apart. If bodies already overlap
        /// when they begin to meet, the normal of their contact decides: a body that moves by more
        /// than half of both thicknesses in one step may seem to come from the other side.
        /// <c>World.MoveAndSlide</c> and sweeps know the motion: there the surface that is met
        /// first decides, and bodies that overlap at the start are passed. Rays and sweeps pass
        /// one-way bodies only with <c>QueryKinds.OneWay</c>. Sensors detect one-way bodies from
        /// all sides. A pair that meets when the direction is set stays as it is.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.NotFinite</c>.
        /// </exception>
        public void SetOneWay(BodyId id, Vec2 direction)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_world_set_one_way(Handle, id, direction);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// The direction in which other bodies pass through a body; zero if it is solid from all
        /// sides.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public Vec2 OneWay(BodyId id)
        {
            using (Handle.Read())
            {
                Vec2 outDirection;
                Status status = Native.sat_world_one_way(Handle, id, out outDirection);
                Check.Ok(status);
                return outDirection;
            }
        }

        /// <summary>
        /// Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay;
        /// sensors neither push nor are pushed.
        /// </summary>
        /// <remarks>
        /// <para>An iteration treats the contacts, and the closest points of near bodies, as
        /// straight edges, and moves the bodies by the least displacements, weighted with their
        /// masses, that separate all of them at once (C. Hildreth, "A quadratic programming
        /// procedure", 1957; M. Silcowitz, S. Niebe and K. Erleben, "A nonsmooth nonlinear
        /// conjugate gradient method for interactive contact force problems", 2010): two bodies
        /// alone share their overlap in proportion to their inverse masses, and a stack on a static
        /// floor rises as a whole. Crates need about 3 iterations, heaps of all kinds of shapes
        /// about 5. The function ends as soon as nothing overlaps, or after <c>iterations</c>, if
        /// bodies have no room.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.Busy</c>, <c>Status.Memory</c>.</exception>
        public SeparateResult Separate(long iterations)
        {
            using (Handle.Change())
            {
                SeparateResult outResult;
                Status status = Native.sat_world_separate(Handle,
                    Sizes.ToNative(iterations, "iterations"), out outResult);
                Handle.Rethrow();
                Check.Ok(status);
                return outResult;
            }
        }

        /// <summary>
        /// As <c>World.Separate</c>, unless the world has, before or after an iteration, more than
        /// <c>maxPairs</c> near pairs as in <c>World.StepWithin</c>; 0 is no limit. On failure all
        /// bodies are where they were.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.Separate</c> and <c>Status.Limit</c>.
        /// </exception>
        public SeparateResult SeparateWithin(long iterations, long maxPairs)
        {
            using (Handle.Change())
            {
                SeparateResult outResult;
                Status status = Native.sat_world_separate_within(Handle,
                    Sizes.ToNative(iterations, "iterations"), Sizes.ToNative(maxPairs, "maxPairs"),
                    out outResult);
                Handle.Rethrow();
                Check.Ok(status);
                return outResult;
            }
        }

        /// <summary>
        /// Moves a body by <c>delta</c> as far as the static and moving bodies that it interacts
        /// with allow, sliding along obstacles. It never overlaps one of them at the end: if it
        /// overlaps one at the start, it is pushed out first, and if that fails, it stays. Other
        /// bodies do not move. The obstacles go to <c>hits</c>.
        /// </summary>
        /// <remarks>
        /// <para>At the end the body touches the obstacle that stopped it, or is apart by the
        /// rounding of its coordinates, so <c>World.Step</c> may report no pair of a body and its
        /// ground. To test for ground, look for its normal among the hits of a downward move, sweep
        /// the shape a short way down by <c>World.Sweep</c>, or move a sensor along that reaches
        /// below the feet.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.NotFinite</c>,
        /// <c>Status.OutOfRange</c>.
        /// </exception>
        public SlideHit[] MoveAndSlide(BodyId id, Vec2 delta, out SlideResult result)
        {
            using (Handle.Change())
            {
                var outHits = new SlideHit[8];
                SlideResult outResult;
                Status status = Native.sat_world_move_and_slide(Handle, id, delta, outHits,
                    (UIntPtr)outHits.Length, out outResult);
                Handle.Rethrow();
                Check.Ok(status);
                result = outResult;
                return Lists.Trim(outHits, outResult.HitCount);
            }
        }

        /// <summary>
        /// As <c>World.MoveAndSlide</c>, with options: a skin, with which the body passes edges
        /// that reach into its way by no more than that.
        /// </summary>
        /// <remarks>
        /// <para>Where an obstacle ends a straight part of the way, the body goes aside by at most
        /// the skin, on if the way is free there, and back until it touches something. It overlaps
        /// nothing on the way and at the end. What it passes is no hit; at most 64 times a call. If
        /// it cannot pass, it is where it would be without a skin, to the bit. What goes on behind
        /// the skin, such as a slope, is not passed.</para>
        /// <para>A foothold narrower than the skin does not hold a body that falls onto it, and a
        /// step of at most the skin is climbed. What has sunk into the top of a one-way body by at
        /// most the skin lies on it.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>World.MoveAndSlide</c>, <c>Status.Negative</c> (the skin);
        /// <c>Status.OutOfRange</c> also if the skin is more than a sixteenth of the width or
        /// height of the body.
        /// </exception>
        public SlideHit[] MoveAndSlideWith(
            BodyId id,
            Vec2 delta,
            out SlideResult result,
            MoveOptions? options = null)
        {
            using (Handle.Change())
            {
                MoveOptions[] nativeOptions = Lists.Optional(options);
                var outHits = new SlideHit[8];
                SlideResult outResult;
                Status status = Native.sat_world_move_and_slide_with(Handle, id, delta,
                    nativeOptions, outHits, (UIntPtr)outHits.Length, out outResult);
                Handle.Rethrow();
                Check.Ok(status);
                result = outResult;
                return Lists.Trim(outHits, outResult.HitCount);
            }
        }

        /// <summary>
        /// Moves a body by <c>delta</c> as <c>World.MoveAndSlide</c> does, and treats floors as
        /// games with characters do. Add gravity to <c>delta</c> in each frame. <c>options</c> may
        /// be null for the defaults. The obstacles go to <c>hits</c>.
        /// </summary>
        /// <remarks>
        /// <para>- A character on the ground walks up and down at the same speed, by the length of
        /// the horizontal part of <c>delta</c>, and does not slide down. It follows slopes down as
        /// far as they are floors, so it never leaves the ground for a frame.</para>
        /// <para>- Surfaces steeper than <c>MaxSlope</c> are walls: it slides down along them,
        /// never up.</para>
        /// <para>- Where a wall stops it on the ground, it climbs a step if that leads farther: up,
        /// ahead and down, after the procedure <c>PM_StepSlideMove</c> of Quake III Arena (id
        /// Software, 1999). The edge of a floor counts as floor, also for round feet.</para>
        /// <para>- If its ground has moved, it first moves along with it, as far as other bodies
        /// allow. Set the transforms of platforms before the call.</para>
        /// <para>- An upward <c>delta</c> of any length is a jump: the character leaves the
        /// ground.</para>
        /// <para>All state is in <c>options-&gt;ground</c> and in the world, so a move can be
        /// repeated. A ground that was removed is not an error: the character is in the air.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.StaleId</c>, <c>Status.NotFinite</c>,
        /// <c>Status.Negative</c>, <c>Status.OutOfRange</c>, <c>Status.Singular</c>.
        /// </exception>
        public SlideHit[] MoveCharacter(
            BodyId id,
            Vec2 delta,
            out CharacterResult result,
            CharacterOptions? options = null)
        {
            using (Handle.Change())
            {
                CharacterOptions[] nativeOptions = Lists.Optional(options);
                var outHits = new SlideHit[32];
                CharacterResult outResult;
                Status status = Native.sat_world_move_character(Handle, id, delta, nativeOptions,
                    outHits, (UIntPtr)outHits.Length, out outResult);
                Handle.Rethrow();
                Check.Ok(status);
                result = outResult;
                return Lists.Trim(outHits, outResult.HitCount);
            }
        }

        /// <summary>The bodies that contain a point, boundaries included.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.InvalidEnum</c>,
        /// <c>Status.Count</c>.
        /// </exception>
        public BodyId[] QueryPoint(Vec2 point, QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outIds = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_query_point(Handle, point, nativeFilter, outIds,
                    (UIntPtr)outIds.Length, out outCount)) == Status.Capacity)
                {
                    outIds = new BodyId[Lists.Grow(outIds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outIds, outCount);
            }
        }

        /// <summary>
        /// The bodies in an axis-aligned box, given by any two opposite corners; <c>coverage</c> is
        /// one of the <c>Coverage</c> constants.
        /// </summary>
        /// <exception cref="SatException">those of <c>World.QueryPoint</c>.</exception>
        public BodyId[] QueryBox(
            Aabb region,
            Coverage coverage,
            QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outIds = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_query_box(Handle, region, coverage, nativeFilter,
                    outIds, (UIntPtr)outIds.Length, out outCount)) == Status.Capacity)
                {
                    outIds = new BodyId[Lists.Grow(outIds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outIds, outCount);
            }
        }

        /// <summary>
        /// The bodies in a disc; <c>coverage</c> is one of the <c>Coverage</c> constants.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryPoint</c>, <c>Status.Negative</c> (the radius).
        /// </exception>
        public BodyId[] QueryCircle(
            Vec2 center,
            double radius,
            Coverage coverage,
            QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outIds = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_query_circle(Handle, center, radius, coverage,
                    nativeFilter, outIds, (UIntPtr)outIds.Length, out outCount)) == Status.Capacity)
                {
                    outIds = new BodyId[Lists.Grow(outIds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outIds, outCount);
            }
        }

        /// <summary>
        /// The bodies in a shape at <c>transform</c>; <c>coverage</c> is one of the <c>Coverage</c>
        /// constants.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryPoint</c>, <c>Status.Singular</c>.
        /// </exception>
        public BodyId[] QueryShape(
            Shape shape,
            Transform transform,
            Coverage coverage,
            QueryFilter? filter = null)
        {
            Check.NotNull(shape, "shape");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outIds = new BodyId[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_query_shape(Handle, shape.Handle, ref transform,
                    coverage, nativeFilter, outIds, (UIntPtr)outIds.Length,
                    out outCount)) == Status.Capacity)
                {
                    outIds = new BodyId[Lists.Grow(outIds.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outIds, outCount);
            }
        }

        /// <summary>
        /// Passes the bodies that contain a point, boundaries included, to <c>callback</c> with
        /// <c>user</c>, until it returns false.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryPoint</c> but for the buffer.
        /// </exception>
        public void EachAtPoint(
            Vec2 point,
            BodyCallback callback,
            QueryFilter? filter = null)
        {
            Check.NotNull(callback, "callback");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callback))
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                Status status = Native.sat_world_each_at_point(Handle, point, nativeFilter,
                    Trampolines.BodyCallback, CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Passes the bodies in an axis-aligned box to <c>callback</c> with <c>user</c>, until it
        /// returns false.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryBox</c> but for the buffer.
        /// </exception>
        public void EachInBox(
            Aabb region,
            Coverage coverage,
            BodyCallback callback,
            QueryFilter? filter = null)
        {
            Check.NotNull(callback, "callback");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callback))
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                Status status = Native.sat_world_each_in_box(Handle, region, coverage, nativeFilter,
                    Trampolines.BodyCallback, CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Passes the bodies in a disc to <c>callback</c> with <c>user</c>, until it returns false.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryCircle</c> but for the buffer.
        /// </exception>
        public void EachInCircle(
            Vec2 center,
            double radius,
            Coverage coverage,
            BodyCallback callback,
            QueryFilter? filter = null)
        {
            Check.NotNull(callback, "callback");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callback))
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                Status status = Native.sat_world_each_in_circle(Handle, center, radius, coverage,
                    nativeFilter, Trampolines.BodyCallback, CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Passes the bodies in a shape at <c>transform</c> to <c>callback</c> with <c>user</c>,
        /// until it returns false.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>World.QueryShape</c> but for the buffer.
        /// </exception>
        public void EachInShape(
            Shape shape,
            Transform transform,
            Coverage coverage,
            BodyCallback callback,
            QueryFilter? filter = null)
        {
            Check.NotNull(shape, "shape");
            Check.NotNull(callback, "callback");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callback))
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                Status status = Native.sat_world_each_in_shape(Handle, shape.Handle, ref transform,
                    coverage, nativeFilter, Trampolines.BodyCallback, CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// The at most <c>k</c> bodies nearest to a point, none farther than <c>reach</c>, which
        /// may be infinite. The nearest comes first; bodies at equal distances are in the order of
        /// their ids. Which is nearer, and whether it is within <c>reach</c>, is exact, even where
        /// distances round to the same double.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c> (the point, or a reach of NaN), <c>Status.OutOfRange</c>,
        /// <c>Status.Negative</c> (the reach), <c>Status.InvalidEnum</c>, <c>Status.Count</c>.
        /// </exception>
        public NearBody[] Nearest(
            Vec2 point,
            long k,
            double reach,
            QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outBodies = new NearBody[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_nearest(Handle, point, Sizes.ToNative(k, "k"),
                    reach, nativeFilter, outBodies, (UIntPtr)outBodies.Length,
                    out outCount)) == Status.Capacity)
                {
                    outBodies = new NearBody[Lists.Grow(outBodies.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outBodies, outCount);
            }
        }

        /// <summary>
        /// The first body that a ray hits, at most <c>reach</c> times <c>direction</c> (of any
        /// length) away; if several are hit at the same place, the one with the lowest id. The
        /// reach may be infinite. The fraction counts in units of <c>direction</c>, as with
        /// <c>Sat.CastRay</c>. A ray whose direction or reach is 0 is its origin. If it hits none,
        /// the result is null.
        /// </summary>
        /// <remarks>
        /// <para>Which body is first, or that several are hit at the same place, is exact, even
        /// where their fractions round to the same double. For this, a ray of infinite reach is not
        /// rounded.</para>
        /// <para>A body in which the ray starts is hit at 0. With <c>AtStart.SkipOverlapping</c> in
        /// the filter's <c>AtStart</c>, the ray passes through the whole body.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Negative</c> (the reach), <c>Status.OutOfRange</c>,
        /// <c>Status.InvalidEnum</c>, <c>Status.Count</c>.
        /// </exception>
        public BodyRayHit? CastRay(
            Vec2 origin,
            Vec2 direction,
            double reach,
            QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                BodyRayHit outHit;
                Status status = Native.sat_world_cast_ray(Handle, origin, direction, reach,
                    nativeFilter, out outHit);
                Check.Ok(status);
                return outHit.Body.Bits != 0 ? outHit : (BodyRayHit?)null;
            }
        }

        /// <summary>
        /// All bodies that a ray hits, at most <c>reach</c> times <c>direction</c> away, the
        /// nearest first; those hit at the same place are in the order of their ids. The order is
        /// exact, as with <c>World.CastRay</c>.
        /// </summary>
        /// <exception cref="SatException">those of <c>World.CastRay</c>.</exception>
        public BodyRayHit[] CastRayAll(
            Vec2 origin,
            Vec2 direction,
            double reach,
            QueryFilter? filter = null)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                var outHits = new BodyRayHit[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_cast_ray_all(Handle, origin, direction, reach,
                    nativeFilter, outHits, (UIntPtr)outHits.Length,
                    out outCount)) == Status.Capacity)
                {
                    outHits = new BodyRayHit[Lists.Grow(outHits.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outHits, outCount);
            }
        }

        /// <summary>
        /// Passes what <c>World.CastRayAll</c> finds, in the same order, to <c>callback</c> with
        /// <c>user</c>, until it returns false.
        /// </summary>
        /// <exception cref="SatException">those of <c>World.CastRay</c>.</exception>
        public void EachOnRay(
            Vec2 origin,
            Vec2 direction,
            double reach,
            RayCallback callback,
            QueryFilter? filter = null)
        {
            Check.NotNull(callback, "callback");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callback))
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                Status status = Native.sat_world_each_on_ray(Handle, origin, direction, reach,
                    nativeFilter, Trampolines.RayCallback, CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// The first body that a moving shape hits, and how; if several are hit at the same time,
        /// the one with the lowest id. The bodies of the world rest during the sweep. If it hits
        /// none, the result is null. Times of impact as rounded doubles decide which body is first.
        /// </summary>
        /// <remarks>
        /// <para>A body that the shape touches at the start is hit at time 0, even if the motion
        /// leads away from it or along it: then <c>Approach</c> is 0 or negative. To find later
        /// impacts, set the filter's <c>AtStart</c> to <c>AtStart.SkipParting</c>. Then the loop of
        /// a body that bounces is: sweep, place it by <c>Motion.At</c> the time of impact,
        /// <c>Sat.Rebound</c>, continue with the rest of the time.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Sat.Sweep</c>, <c>Status.InvalidEnum</c>, <c>Status.Count</c>.
        /// </exception>
        public BodyImpact? Sweep(
            Shape shape,
            Motion motion,
            QueryFilter? filter = null)
        {
            Check.NotNull(shape, "shape");
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                NativeQueryFilter[] nativeFilter = QueryFilter.ToNative(filter, borrowed);
                BodyImpact outImpact;
                Status status = Native.sat_world_sweep(Handle, shape.Handle, ref motion,
                    nativeFilter, out outImpact);
                Check.Ok(status);
                return outImpact.Body.Bits != 0 ? outImpact : (BodyImpact?)null;
            }
        }

        /// <summary>Saves a world, bodies with shapes and pairs, as bytes.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Unsupported</c> (if the library was built without saving).
        /// </exception>
        public byte[] Save()
        {
            using (Handle.Read())
            {
                var outBytes = new byte[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_world_save(Handle, outBytes, (UIntPtr)outBytes.Length,
                    out outCount)) == Status.Capacity)
                {
                    outBytes = new byte[Lists.Grow(outBytes.Length, outCount)];
                }
                Check.Ok(status);
                return Lists.Trim(outBytes, outCount);
            }
        }

        /// <summary>
        /// Restores a saved world: it continues as the original would, with the same ids, pairs and
        /// events. It also restores worlds that sat2d 0.1 saved. It allocates memory at most in
        /// proportion to <c>bytes.Length</c>. The time is not limited: each concave polygon is
        /// decomposed again, with the options of its shape, so reject bytes that are longer than
        /// your own worlds. The bytes are not needed afterwards.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotAWorld</c>, <c>Status.SaveVersion</c>,
        /// <c>Status.Damaged</c>, <c>Status.Unsupported</c> (if the library was built without
        /// saving).
        /// </exception>
        public static World Restore(byte[] bytes)
        {
            Check.NotNull(bytes, "bytes");
            WorldHandle outWorld;
            Status status = Native.sat_world_restore(bytes, (UIntPtr)bytes.Length, out outWorld);
            Check.Ok(status);
            return new World(outWorld);
        }

        /// <summary>
        /// A copy of a world in memory, with the same ids, pairs and events: faster than saving and
        /// restoring, for games that roll back some frames. The shapes are shared. The copy has no
        /// pair predicate, and is not recorded.
        /// </summary>
        public World Clone()
        {
            using (Handle.Read())
            {
                WorldHandle outWorld;
                Status status = Native.sat_world_clone(Handle, out outWorld);
                Check.Ok(status);
                return new World(outWorld);
            }
        }

        /// <summary>
        /// Records every call that changes the world from now on, until <c>World.StopRecording</c>
        /// or <c>World.Dispose</c>, and passes the bytes to <c>callback</c> with <c>user</c>. They
        /// come in blocks of about 64 KiB or less, at the end of functions that change the world:
        /// about one a step, and the last one when the recording ends or the world is freed. A
        /// recording that is already running is ended.
        /// </summary>
        /// <remarks>
        /// <para>The recording begins with the saved world. It contains the calls with their
        /// arguments, also failed calls, the answers of the predicate, and hashes of the results;
        /// after each step, it contains hashes of the events and of all placements. A call takes
        /// about 20 bytes. Functions that take the world as <c>World</c> change nothing and are not
        /// recorded, nor are limits and threads.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Busy</c>, <c>Status.Unsupported</c> (if the library was built without saving).
        /// </exception>
        public void StartRecording(RecordCallback callback)
        {
            Check.NotNull(callback, "callback");
            using (Handle.Change())
            {
                CallbackState state = CallbackState.Kept(callback);
                Status status = Native.sat_world_start_recording(Handle, Trampolines.RecordCallback,
                    CallbackState.UserOf(state));
                Handle.Keep("start_recording", state, status);
                Handle.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Ends the recording of a world and passes the rest of it to the callback. <c>complete</c>
        /// says whether the callback has taken everything; it is also <c>false</c> if there was no
        /// recording.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Busy</c>.</exception>
        public bool StopRecording()
        {
            using (Handle.Change())
            {
                bool outComplete;
                Status status = Native.sat_world_stop_recording(Handle, out outComplete);
                Handle.Rethrow();
                Check.Ok(status);
                return outComplete;
            }
        }

        /// <summary>
        /// A hash of the ids and placements of all bodies, and of the events of the last step: the
        /// same on every machine, and with any number of threads. Players of a game can compare it
        /// to find out whether their worlds are the same. It does not cover shapes, kinds, filters
        /// and masses, and of <c>User</c> values only those of bodies with events.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Unsupported</c> (if the library was built without saving).
        /// </exception>
        public ulong Fingerprint()
        {
            using (Handle.Read())
            {
                ulong outFingerprint;
                Status status = Native.sat_world_fingerprint(Handle, out outFingerprint);
                Check.Ok(status);
                return outFingerprint;
            }
        }

        /// <summary>
        /// Draws all bodies in the order of their ids, then their ids, then the contacts of the
        /// last step. A concave body is drawn as its convex pieces and its outline, a rounded one
        /// as polygons and discs, or ellipses where its transform is not a similarity. To colour
        /// some bodies differently, draw them by <c>World.DrawBody</c>, with the colour behind
        /// <c>user</c>.
        /// </summary>
        public void Draw(DrawCallbacks callbacks)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callbacks))
            {
                NativeDrawCallbacks nativeCallbacks = callbacks.ToNative(borrowed);
                Status status = Native.sat_world_draw(Handle, ref nativeCallbacks,
                    CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Draws one body as <c>World.Draw</c> does, without its id and contacts: for bodies that
        /// look different, because of their team or because they are selected.
        /// </summary>
        /// <exception cref="SatException"><c>Status.StaleId</c>.</exception>
        public void DrawBody(BodyId id, DrawCallbacks callbacks)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            using (var state = new CallbackState(callbacks))
            {
                NativeDrawCallbacks nativeCallbacks = callbacks.ToNative(borrowed);
                Status status = Native.sat_world_draw_body(Handle, id, ref nativeCallbacks,
                    CallbackState.UserOf(state));
                state.Rethrow();
                Check.Ok(status);
            }
        }
    }
}
