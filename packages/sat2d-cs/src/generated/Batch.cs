// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Batches of rectangles.</summary>
    public static partial class Batch
    {
        /// <summary>
        /// The relations of rectangle <c>i</c> of <c>a</c> and rectangle <c>i</c> of <c>b</c>, for
        /// all <c>i</c> below <c>count</c>, exact for the doubles given. <c>a</c> and <c>b</c> may
        /// be the same or share arrays. If <c>count</c> is 0, arrays and <c>relations</c> may be
        /// null.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c> (any number of a pair).
        /// </exception>
        public static Relation[] RectanglesF64(RectanglesF64 a, RectanglesF64 b)
        {
            Check.Count(b.Length, a.Length, "b");
            using (var borrowed = new Borrowed())
            {
                NativeRectanglesF64 nativeA = a.ToNative(borrowed);
                NativeRectanglesF64 nativeB = b.ToNative(borrowed);
                var outRelations = new Relation[a.Length];
                UIntPtr outAnswered;
                Status status = Native.sat_batch_rectangles_f64(ref nativeA, ref nativeB,
                    (UIntPtr)a.Length, outRelations, out outAnswered);
                Check.Ok(status);
                return outRelations;
            }
        }

        /// <summary>
        /// As <c>Batch.RectanglesF64</c> with floats: half the memory to read, and twice as many at
        /// a time. Exact for the floats given.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c> (any number of a pair).
        /// </exception>
        public static Relation[] RectanglesF32(RectanglesF32 a, RectanglesF32 b)
        {
            Check.Count(b.Length, a.Length, "b");
            using (var borrowed = new Borrowed())
            {
                NativeRectanglesF32 nativeA = a.ToNative(borrowed);
                NativeRectanglesF32 nativeB = b.ToNative(borrowed);
                var outRelations = new Relation[a.Length];
                UIntPtr outAnswered;
                Status status = Native.sat_batch_rectangles_f32(ref nativeA, ref nativeB,
                    (UIntPtr)a.Length, outRelations, out outAnswered);
                Check.Ok(status);
                return outRelations;
            }
        }

        /// <summary>
        /// The relations of pairs of bodies, as <c>Sat.Relation</c> returns them. Work that depends
        /// on one body only is done once. Body <c>k</c> is <c>shapes[k]</c> at
        /// <c>transforms[k]</c>, for <c>k</c> below <c>shapes.Length</c>. Pair <c>i</c> consists of
        /// the bodies <c>pairs[2 * i]</c> and <c>pairs[2 * i + 1]</c>, for <c>i</c> below
        /// <c>pairCount</c>. The relation of a body with itself is that of two equal bodies.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c> and <c>Status.Singular</c> (of any
        /// transform, in a pair or not), <c>Status.Index</c> (in a pair), <c>Status.OutOfRange</c>.
        /// </exception>
        public static Relation[] Pairs(Shape[] shapes, Transform[] transforms, uint[] pairs)
        {
            Check.NotNull(shapes, "shapes");
            Check.NotNull(transforms, "transforms");
            Check.Length(transforms, shapes.Length, "transforms");
            Check.NotNull(pairs, "pairs");
            Check.Multiple(pairs, 2, "pairs");
            using (var borrowed = new Borrowed())
            {
                IntPtr[] nativeShapes = Shape.Handles(shapes, borrowed);
                var outRelations = new Relation[pairs.Length / 2];
                UIntPtr outAnswered;
                Status status = Native.sat_batch_pairs(nativeShapes, transforms,
                    (UIntPtr)shapes.Length, pairs, (UIntPtr)(pairs.Length / 2), outRelations,
                    out outAnswered);
                Check.Ok(status);
                return outRelations;
            }
        }
    }
}
