// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class ExplanationHandle : SatHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal ExplanationHandle()
        {
        }

        internal ExplanationHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_explanation_free(pointer);
        }
    }

    /// <summary>
    /// A relation with its certificate, made by <c>Sat.Explain</c> and freed with
    /// <c>Explanation.Dispose</c>. It never changes.
    /// </summary>
    public sealed partial class Explanation : IDisposable
    {
        internal readonly ExplanationHandle Handle;

        internal Explanation(ExplanationHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
        }

        /// <summary>The relation.</summary>
        public Relation Relation()
        {
            Relation outRelation;
            Status status = Native.sat_explanation_relation(Handle, out outRelation);
            Check.Ok(status);
            return outRelation;
        }

        /// <summary>
        /// A point that both shapes have in common, rounded to doubles; null if they are disjoint.
        /// It is where they touch, or inside of one shape and in the other if they overlap.
        /// </summary>
        public Vec2? Point()
        {
            Vec2 outPoint;
            Status status = Native.sat_explanation_point(Handle, out outPoint);
            Check.Ok(status);
            return double.IsNaN(outPoint.X) ? (Vec2?)null : outPoint;
        }

        /// <summary>
        /// The axes. For each convex part of the first shape and each one of the second there is an
        /// axis of both: a shape that is convex is its own only part. If the shapes overlap there
        /// are none.
        /// </summary>
        public SeparatingAxis[] Axes()
        {
            var outAxes = new SeparatingAxis[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_explanation_axes(Handle, outAxes, (UIntPtr)outAxes.Length,
                out outCount)) == Status.Capacity)
            {
                outAxes = new SeparatingAxis[Lists.Grow(outAxes.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Trim(outAxes, outCount);
        }

        /// <summary>
        /// Both placed shapes and the whole certificate as one line of JSON: what the program
        /// <c>sat2d-check</c> reads, and docs/witnesses.md describes. The numbers of the
        /// certificate are exact.
        /// </summary>
        public string Json()
        {
            var outText = new byte[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_explanation_json(Handle, outText, (UIntPtr)outText.Length,
                out outCount)) == Status.Capacity)
            {
                outText = new byte[Lists.Grow(outText.Length, outCount)];
            }
            Check.Ok(status);
            return Text.Of(Lists.Trim(outText, outCount));
        }
    }
}
