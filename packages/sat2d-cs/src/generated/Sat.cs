// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Status codes and messages.</summary>
    public static partial class Sat
    {
        /// <summary>
        /// A short description of a status code. Numbers that are not status codes have a
        /// description as well.
        /// </summary>
        public static string StatusMessage(Status status)
        {
            return Text.Read(Native.sat_status_message(status));
        }

        /// <summary>
        /// The details of the last failed call of this thread, with indices and values; empty if no
        /// call has failed.
        /// </summary>
        public static string LastError()
        {
            return Text.Read(Native.sat_last_error());
        }

        /// <summary>The version of the library, comparable with <c>Constants.Version</c>.</summary>
        public static int Version()
        {
            return Native.sat_version();
        }

        /// <summary>The version of the library as text, <c>"major.minor.patch"</c>.</summary>
        public static string VersionString()
        {
            return Text.Read(Native.sat_version_string());
        }

        /// <summary>
        /// The version of the library's binary interface, comparable with
        /// <c>Constants.AbiVersion</c>.
        /// </summary>
        public static int AbiVersion()
        {
            return Native.sat_abi_version();
        }

        /// <summary>
        /// Checks that this library matches a program compiled with a header of the given
        /// <c>Constants.Version</c> and <c>Constants.AbiVersion</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Version</c>; <c>Sat.LastError</c> then names both versions.
        /// </exception>
        public static void VersionCheckHeader(int version, int abiVersion)
        {
            Status status = Native.sat_version_check_header(version, abiVersion);
            Check.Ok(status);
        }

        /// <summary>
        /// Writes the place of the error of the last failed call of this thread: the details of
        /// <c>Sat.LastError</c> as numbers. If no call has failed, the status is <c>Status.Ok</c>.
        /// </summary>
        public static ErrorDetails LastErrorDetails()
        {
            ErrorDetails outDetails;
            Native.sat_last_error_details(out outDetails);
            return outDetails;
        }

        /// <summary>
        /// The relation of shape <c>a</c> at <c>ta</c> and shape <c>b</c> at <c>tb</c>, exact under
        /// every transform: a circle that is scaled unevenly is an ellipse.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public static Relation Relation(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            Relation outRelation;
            Status status = Native.sat_collide(a.Handle, ref ta, b.Handle, ref tb, out outRelation);
            Check.Ok(status);
            return outRelation;
        }

        /// <summary>
        /// The relation of a point and a shape at <c>transform</c>: outside
        /// (<c>Relation.Disjoint</c>), on the boundary (<c>Relation.Touching</c>) or inside
        /// (<c>Relation.Overlapping</c>). A segment has no inside.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public static Relation PointRelation(Shape shape, Transform transform, Vec2 point)
        {
            Check.NotNull(shape, "shape");
            Relation outRelation;
            Status status = Native.sat_point_relation(shape.Handle, ref transform, point,
                out outRelation);
            Check.Ok(status);
            return outRelation;
        }

        /// <summary>
        /// The contact of shape <c>a</c> at <c>ta</c> and shape <c>b</c> at <c>tb</c>; of several
        /// contacts of concave shapes the deepest. If they are disjoint, the result is null.
        /// </summary>
        /// <remarks>
        /// <para>For convex shapes the depth is the length of the least translation that separates
        /// them: moving <c>b</c> by <c>normal * depth</c>, or <c>a</c> the other way, leaves them
        /// touching up to rounding. For concave shapes it separates the two deepest convex pieces;
        /// <c>Sat.Separation</c> separates the shapes as a whole. If several answers are equally
        /// good, the result is always the same: that of the longest edge. Circles with the same
        /// centre separate along the x axis.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.NotOffered</c> (an outline that cannot be solid).
        /// </exception>
        public static Manifold? Contact(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            Manifold outManifold;
            Status status = Native.sat_contact(a.Handle, ref ta, b.Handle, ref tb, out outManifold);
            Check.Ok(status);
            return outManifold.PointCount != 0 ? outManifold : (Manifold?)null;
        }

        /// <summary>
        /// All contacts of shape <c>a</c> at <c>ta</c> and shape <c>b</c> at <c>tb</c>, the deepest
        /// first. There are none exactly if the shapes are disjoint, one for convex shapes, and for
        /// concave shapes one for every two convex pieces that meet and that an edge of one of the
        /// shapes separates (never a diagonal); no point occurs twice.
        /// </summary>
        /// <exception cref="SatException">those of <c>Sat.Contact</c>.</exception>
        public static Manifold[] Contacts(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            var outManifolds = new Manifold[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_contacts(a.Handle, ref ta, b.Handle, ref tb, outManifolds,
                (UIntPtr)outManifolds.Length, out outCount)) == Status.Capacity)
            {
                outManifolds = new Manifold[Lists.Grow(outManifolds.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Trim(outManifolds, outCount);
        }

        /// <summary>
        /// The length to add to <c>Depth</c> so that a move by <c>normal * depth</c> leaves no
        /// overlap of two convex shapes through rounding: 16 units in the last place of the largest
        /// magnitude of a coordinate of either shape or of the sum of their radii.
        /// </summary>
        /// <exception cref="SatException">those of <c>Sat.Contact</c>.</exception>
        public static double RoundingMargin(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            double outMargin;
            Status status = Native.sat_rounding_margin(a.Handle, ref ta, b.Handle, ref tb,
                out outMargin);
            Check.Ok(status);
            return outMargin;
        }

        /// <summary>
        /// The distance of shape <c>a</c> at <c>ta</c> and shape <c>b</c> at <c>tb</c>, with the
        /// closest points and features. If several pairs of points are equally close (parallel
        /// edges), the function prefers one inside an edge. If the shapes are not disjoint the
        /// distance is 0, and normal, points and features are those of the deepest point of their
        /// contact. On failure the distance is infinite and all else is zero.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public static ClosestPoints Distance(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            ClosestPoints outClosest;
            Status status = Native.sat_distance(a.Handle, ref ta, b.Handle, ref tb, out outClosest);
            Check.Ok(status);
            return outClosest;
        }

        /// <summary>
        /// How shape <c>inner</c> at <c>innerTransform</c> lies within shape <c>outer</c> at
        /// <c>outerTransform</c>.
        /// </summary>
        /// <remarks>
        /// <para>The boundary of a polygon is that of its placed vertices. Where the rounding of
        /// coordinates folds the polygon over itself or closes a gap in it, its edges count as
        /// boundary, although both sides belong to the polygon.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.NotOffered</c> (an outline within a capsule or a rounded polygon).
        /// </exception>
        public static Containment Within(
            Shape inner,
            Transform innerTransform,
            Shape outer,
            Transform outerTransform)
        {
            Check.NotNull(inner, "inner");
            Check.NotNull(outer, "outer");
            Containment outContainment;
            Status status = Native.sat_within(inner.Handle, ref innerTransform, outer.Handle,
                ref outerTransform, out outContainment);
            Check.Ok(status);
            return outContainment;
        }

        /// <summary>
        /// The least translation of <c>b</c> that separates shape <c>b</c> at <c>tb</c> from shape
        /// <c>a</c> at <c>ta</c>. The shapes may be convex or concave, with holes, round, or
        /// segments. The result is verified: with the translation added to <c>Tx</c> and <c>Ty</c>
        /// of <c>tb</c> the shapes do not overlap. If several translations are equally short, the
        /// result is always the same. With p pairs of convex pieces near each other and e edges,
        /// the time is at most proportional to p * e. If the shapes do not overlap, the result is
        /// all zero.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c> (also if the
        /// translation moves the shapes out of range), <c>Status.NotOffered</c> (an outline that
        /// cannot be solid), <c>Status.Limit</c> (more than 2^25 units of work, as two concave
        /// shapes of a thousand corners may take).
        /// </exception>
        public static MinimumTranslation Separation(
            Shape a,
            Transform ta,
            Shape b,
            Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            MinimumTranslation outTranslation;
            Status status = Native.sat_separation(a.Handle, ref ta, b.Handle, ref tb,
                out outTranslation);
            Check.Ok(status);
            return outTranslation;
        }

        /// <summary>
        /// As <c>Sat.Separation</c>, with at most <c>workLimit</c> units of work; 0 is the default
        /// of 2^25, <c>UINT64_MAX</c> no limit. Two octagons take some hundred units, concave
        /// shapes of a hundred pieces up to some million.
        /// </summary>
        /// <exception cref="SatException">those of <c>Sat.Separation</c>.</exception>
        public static MinimumTranslation SeparationWithin(
            Shape a,
            Transform ta,
            Shape b,
            Transform tb,
            ulong workLimit)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            MinimumTranslation outTranslation;
            Status status = Native.sat_separation_within(a.Handle, ref ta, b.Handle, ref tb,
                workLimit, out outTranslation);
            Check.Ok(status);
            return outTranslation;
        }

        /// <summary>
        /// The relation of shape <c>a</c> at <c>ta</c> and shape <c>b</c> at <c>tb</c>, as
        /// <c>Sat.Relation</c> has it, with a certificate. The explanation keeps references to both
        /// shapes.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.NotOffered</c> (an outline with curves), <c>Status.NoCertificate</c> (some
        /// pairs with ellipses that touch up to rounding, and concave polygons that rounding made
        /// cross themselves).
        /// </exception>
        public static Explanation Explain(Shape a, Transform ta, Shape b, Transform tb)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            ExplanationHandle outExplanation;
            Status status = Native.sat_explain(a.Handle, ref ta, b.Handle, ref tb,
                out outExplanation);
            Check.Ok(status);
            return new Explanation(outExplanation);
        }

        /// <summary>
        /// Where the segment from <c>start</c> to <c>end</c> first meets a shape at
        /// <c>transform</c>. The ends may be the same point. If there is no such place, the result
        /// is null.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public static RayHit? CastSegment(
            Shape shape,
            Transform transform,
            Vec2 start,
            Vec2 end)
        {
            Check.NotNull(shape, "shape");
            RayHit outHit;
            Status status = Native.sat_cast_segment(shape.Handle, ref transform, start, end,
                out outHit);
            Check.Ok(status);
            return outHit.Hit ? outHit : (RayHit?)null;
        }

        /// <summary>
        /// Where the ray from <c>origin</c> along <c>direction</c> (of any length) first meets a
        /// shape at <c>transform</c>, at most <c>reach</c> times the direction away. The reach may
        /// be infinite. The fraction of the hit counts in units of <c>direction</c>: multiplied by
        /// its length, it is the distance. A ray whose direction or reach is 0 is its origin. If
        /// there is no such place, the result is null.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>Sat.CastSegment</c>, for the origin and the far end; <c>Status.Negative</c>
        /// and <c>Status.NotFinite</c> for a reach that is negative or NaN.
        /// </exception>
        public static RayHit? CastRay(
            Shape shape,
            Transform transform,
            Vec2 origin,
            Vec2 direction,
            double reach)
        {
            Check.NotNull(shape, "shape");
            RayHit outHit;
            Status status = Native.sat_cast_ray(shape.Handle, ref transform, origin, direction,
                reach, out outHit);
            Check.Ok(status);
            return outHit.Hit ? outHit : (RayHit?)null;
        }

        /// <summary>
        /// The first time at which shapes <c>a</c> and <c>b</c>, each with its motion, are not
        /// disjoint. At that time, placed by <c>Motion.At</c>, they touch or are disjoint by
        /// rounding: for straight motions by at most 64 units in the last place of the largest
        /// coordinate on their way (the offset of a transform that moves counts as one), with
        /// rotation by 1.5e-11 of that. Shapes that pass each other as closely as that count as
        /// meeting; if they come so close only at the end, and are disjoint there, they may not.
        /// The function takes at most 4096 steps; straight motions need a few, rotations a few
        /// dozen. If these do not suffice, the result is the time reached, before which the shapes
        /// do not meet. If they do not meet at all, the result is null.
        /// </summary>
        /// <remarks>
        /// <para>Shapes that touch or overlap at time 0 meet there, even if they move apart or
        /// slide: then <c>Approach</c> is 0 or negative. To find later impacts, call
        /// <c>Sat.SweepWith</c>.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Limit</c> (more than 2^25 units of work), and if a shape cannot be placed
        /// somewhere on its path <c>Status.NotFinite</c>, <c>Status.Singular</c>,
        /// <c>Status.OutOfRange</c>.
        /// </exception>
        public static Impact? Sweep(Shape a, Motion motionA, Shape b, Motion motionB)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            Impact outImpact;
            Status status = Native.sat_sweep(a.Handle, ref motionA, b.Handle, ref motionB,
                out outImpact);
            Check.Ok(status);
            return outImpact.Hit ? outImpact : (Impact?)null;
        }

        /// <summary>
        /// As <c>Sat.Sweep</c>, with options: what to do about contacts at the start, and the most
        /// units of work.
        /// </summary>
        /// <remarks>
        /// <para>Once an outline with curves has left a contact at the start, the polygons around
        /// it are swept on, within 1/4096 of its size, unless both shapes are convex and do not
        /// turn.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Sat.Sweep</c>, <c>Status.InvalidEnum</c>.
        /// </exception>
        public static Impact? SweepWith(
            Shape a,
            Motion motionA,
            Shape b,
            Motion motionB,
            SweepOptions? options = null)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            SweepOptions[] nativeOptions = Lists.Optional(options);
            Impact outImpact;
            Status status = Native.sat_sweep_with(a.Handle, ref motionA, b.Handle, ref motionB,
                nativeOptions, out outImpact);
            Check.Ok(status);
            return outImpact.Hit ? outImpact : (Impact?)null;
        }

        /// <summary>
        /// The first time at which shapes <c>a</c> and <c>b</c>, each with its motion, have a
        /// common point, between two times that are proved: <c>Earliest</c> and <c>Latest</c>, at
        /// most 2^-40 apart. If it is proved that they never meet, the result is null.
        /// </summary>
        /// <remarks>
        /// <para>The motion is the exact one: the vertices start where the shapes are placed at
        /// time 0, in doubles, and move along straight lines and true circles. <c>Sat.Sweep</c>
        /// stops where shapes that are placed in doubles on the way are just apart, so its time can
        /// be a few roundings outside.</para>
        /// <para>Where shapes only graze each other, or have no inside and pass through each other
        /// at one instant, no contact is proved: <c>Proved</c> is 0, and <c>Earliest</c> the time
        /// up to which they are proved apart. If other parts of the shapes meet later,
        /// <c>Latest</c> is their time. A rotation by more than 2^60 radians proves nothing, and
        /// very many turns may take more than the 4096 steps that are taken for a pair of
        /// parts.</para>
        /// <para>The function takes much longer than <c>Sat.Sweep</c>: some hundred microseconds
        /// for two convex shapes. Use it to verify results, not in every frame.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotOffered</c> (an outline with curves), <c>Status.Limit</c> (more than 2^25
        /// units of work), and if a shape cannot be placed at time 0 <c>Status.NotFinite</c>,
        /// <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public static ImpactBounds? SweepBounds(
            Shape a,
            Motion motionA,
            Shape b,
            Motion motionB)
        {
            Check.NotNull(a, "a");
            Check.NotNull(b, "b");
            ImpactBounds outBounds;
            Status status = Native.sat_sweep_bounds(a.Handle, ref motionA, b.Handle, ref motionB,
                out outBounds);
            Check.Ok(status);
            return outBounds.Hit ? outBounds : (ImpactBounds?)null;
        }

        /// <summary>
        /// Divides the translation that separates two bodies, <c>normal * depth</c> from the first
        /// to the second, between them in proportion to their inverse masses: with equal inverse
        /// masses both move half of it, with 3 and 1 the first moves three quarters. A body of
        /// inverse mass 0 stays; if both have inverse mass 0, both stay.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Negative</c> (an inverse mass).
        /// </exception>
        public static Resolution Resolve(
            Vec2 normal,
            double depth,
            double inverseMassA,
            double inverseMassB)
        {
            Resolution outResolution;
            Status status = Native.sat_resolve(normal, depth, inverseMassA, inverseMassB,
                out outResolution);
            Check.Ok(status);
            return outResolution;
        }

        /// <summary>
        /// The velocities of two bodies after a collision along <c>normal</c>, the unit vector from
        /// the first to the second. The approaching part of their relative velocity is removed, and
        /// <c>restitution</c> times as much is added in the other direction: 0 slides, 1 bounces
        /// without loss. The change is divided by the inverse masses as in <c>Sat.Resolve</c>.
        /// Bodies that already move apart, and two bodies of inverse mass 0, keep their velocities.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Negative</c> (an inverse mass or the restitution).
        /// </exception>
        public static Velocities Rebound(
            Vec2 normal,
            Vec2 velocityA,
            double inverseMassA,
            Vec2 velocityB,
            double inverseMassB,
            double restitution)
        {
            Velocities outVelocities;
            Status status = Native.sat_rebound(normal, velocityA, inverseMassA, velocityB,
                inverseMassB, restitution, out outVelocities);
            Check.Ok(status);
            return outVelocities;
        }

        /// <summary>
        /// The velocity that remains on an obstacle: the part that leads into the obstacle is
        /// removed, the rest slides along it. <c>normal</c> is the obstacle's unit normal, towards
        /// the moving body. For several obstacles, call it for each in turn.
        /// </summary>
        /// <exception cref="SatException"><c>Status.NotFinite</c>.</exception>
        public static Vec2 Slide(Vec2 velocity, Vec2 normal)
        {
            Vec2 outVelocity;
            Status status = Native.sat_slide(velocity, normal, out outVelocity);
            Check.Ok(status);
            return outVelocity;
        }
    }
}
