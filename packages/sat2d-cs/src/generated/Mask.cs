// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class MaskHandle : SatHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal MaskHandle()
        {
        }

        internal MaskHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_mask_free(pointer);
        }
    }

    /// <summary>
    /// A mask, made by a <c>new Mask</c> function, <c>Mask.Clone</c> or <c>Mask.OverlapMask</c>,
    /// and freed with <c>Mask.Dispose</c>.
    /// </summary>
    public sealed partial class Mask : IDisposable
    {
        internal readonly MaskHandle Handle;

        internal Mask(MaskHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
        }

        /// <summary>Makes a mask in which no pixel counts.</summary>
        /// <exception cref="SatException"><c>Status.Count</c> (more than 2^27 pixels).</exception>
        public Mask(long width, long height)
            : this(Make(width, height).Handle)
        {
        }

        private static Mask Make(long width, long height)
        {
            MaskHandle outMask;
            Status status = Native.sat_mask_new(Sizes.ToNative(width, "width"),
                Sizes.ToNative(height, "height"), out outMask);
            Check.Ok(status);
            return new Mask(outMask);
        }

        /// <summary>
        /// Makes a mask of the pixels of an image whose alpha is at least <c>threshold</c>.
        /// <c>alpha</c> has <c>width * height</c> bytes, row by row.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c> (more than 2^27 pixels).</exception>
        public static Mask Alpha(byte[] alpha, long width, long height, byte threshold)
        {
            Check.NotNull(alpha, "alpha");
            Check.Length(alpha, width * height, "alpha");
            MaskHandle outMask;
            Status status = Native.sat_mask_new_alpha(alpha, Sizes.ToNative(width, "width"),
                Sizes.ToNative(height, "height"), threshold, out outMask);
            Check.Ok(status);
            return new Mask(outMask);
        }

        /// <summary>
        /// Makes a mask of words of 64 pixels. Each row has <c>width / 64</c> words, rounded up;
        /// the lowest bit of a word is its first pixel. Bits beyond the width are ignored.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c> (more than 2^27 pixels).</exception>
        public static Mask Words(ulong[] words, long width, long height)
        {
            Check.NotNull(words, "words");
            Check.Length(words, width * height, "words");
            MaskHandle outMask;
            Status status = Native.sat_mask_new_words(words, Sizes.ToNative(width, "width"),
                Sizes.ToNative(height, "height"), out outMask);
            Check.Ok(status);
            return new Mask(outMask);
        }

        /// <summary>A copy.</summary>
        public Mask Clone()
        {
            using (Handle.Read())
            {
                MaskHandle outMask;
                Status status = Native.sat_mask_clone(Handle, out outMask);
                Check.Ok(status);
                return new Mask(outMask);
            }
        }

        /// <summary>The number of columns.</summary>
        public long Width()
        {
            using (Handle.Read())
            {
                UIntPtr outWidth;
                Status status = Native.sat_mask_width(Handle, out outWidth);
                Check.Ok(status);
                return Sizes.ToLong(outWidth);
            }
        }

        /// <summary>The number of rows.</summary>
        public long Height()
        {
            using (Handle.Read())
            {
                UIntPtr outHeight;
                Status status = Native.sat_mask_height(Handle, out outHeight);
                Check.Ok(status);
                return Sizes.ToLong(outHeight);
            }
        }

        /// <summary>
        /// Whether the pixel in column <c>x</c> and row <c>y</c> counts. Pixels outside of the mask
        /// do not count.
        /// </summary>
        public bool Get(long x, long y)
        {
            using (Handle.Read())
            {
                bool outIsSet;
                Status status = Native.sat_mask_get(Handle, Sizes.ToNative(x, "x"),
                    Sizes.ToNative(y, "y"), out outIsSet);
                Check.Ok(status);
                return outIsSet;
            }
        }

        /// <summary>
        /// Sets or clears the pixel in column <c>x</c> and row <c>y</c>. Outside of the mask it
        /// does nothing.
        /// </summary>
        public void Set(long x, long y, bool isSet)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_mask_set(Handle, Sizes.ToNative(x, "x"),
                    Sizes.ToNative(y, "y"), isSet);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Sets or clears all pixels whose centres are in a placed shape or on its boundary,
        /// decided exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5). On failure the mask
        /// stays as it is.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public void Fill(Shape shape, Transform transform, bool isSet)
        {
            Check.NotNull(shape, "shape");
            using (Handle.Change())
            {
                Status status = Native.sat_mask_fill(Handle, shape.Handle, ref transform, isSet);
                Check.Ok(status);
            }
        }

        /// <summary>The number of pixels that count.</summary>
        public long Count()
        {
            using (Handle.Read())
            {
                UIntPtr outCount;
                Status status = Native.sat_mask_count(Handle, out outCount);
                Check.Ok(status);
                return Sizes.ToLong(outCount);
            }
        }

        /// <summary>Whether no pixel counts.</summary>
        public bool IsEmpty()
        {
            using (Handle.Read())
            {
                bool outIsEmpty;
                Status status = Native.sat_mask_is_empty(Handle, out outIsEmpty);
                Check.Ok(status);
                return outIsEmpty;
            }
        }

        /// <summary>
        /// The least box around the pixels that count; all zero if there are none.
        /// </summary>
        public PixelBox? Bounds()
        {
            using (Handle.Read())
            {
                PixelBox outBox;
                Status status = Native.sat_mask_bounds(Handle, out outBox);
                Check.Ok(status);
                return outBox.Width != 0 ? outBox : (PixelBox?)null;
            }
        }

        /// <summary>
        /// 64 pixels of row <c>y</c>, from column <c>x</c> on: bit <c>i</c> is the pixel in column
        /// <c>x + i</c>. Pixels outside of the mask do not count.
        /// </summary>
        public ulong Word(long x, long y)
        {
            using (Handle.Read())
            {
                ulong outWord;
                Status status = Native.sat_mask_word(Handle, x, y, out outWord);
                Check.Ok(status);
                return outWord;
            }
        }

        /// <summary>Whether a pixel of each mask is at the same place.</summary>
        public bool Overlaps(Mask other, Pixel offset)
        {
            Check.NotNull(other, "other");
            using (Handle.Read())
            using (other.Handle.Read())
            {
                bool outOverlaps;
                Status status = Native.sat_mask_overlaps(Handle, other.Handle, offset,
                    out outOverlaps);
                Check.Ok(status);
                return outOverlaps;
            }
        }

        /// <summary>
        /// The number of pixels of one mask at whose place the other has a pixel too.
        /// </summary>
        public long OverlapArea(Mask other, Pixel offset)
        {
            Check.NotNull(other, "other");
            using (Handle.Read())
            using (other.Handle.Read())
            {
                UIntPtr outArea;
                Status status = Native.sat_mask_overlap_area(Handle, other.Handle, offset,
                    out outArea);
                Check.Ok(status);
                return Sizes.ToLong(outArea);
            }
        }

        /// <summary>
        /// The pixels of <c>this</c> at whose place the other mask has a pixel too, as a mask of
        /// the size of <c>this</c>.
        /// </summary>
        public Mask OverlapMask(Mask other, Pixel offset)
        {
            Check.NotNull(other, "other");
            using (Handle.Read())
            using (other.Handle.Read())
            {
                MaskHandle outMask;
                Status status = Native.sat_mask_overlap_mask(Handle, other.Handle, offset,
                    out outMask);
                Check.Ok(status);
                return new Mask(outMask);
            }
        }

        /// <summary>
        /// The first pixel of <c>this</c> at whose place the other mask has a pixel too: the least
        /// column of the least row. All zero if there is none.
        /// </summary>
        public FoundPixel? FirstOverlap(Mask other, Pixel offset)
        {
            Check.NotNull(other, "other");
            using (Handle.Read())
            using (other.Handle.Read())
            {
                FoundPixel outPixel;
                Status status = Native.sat_mask_first_overlap(Handle, other.Handle, offset,
                    out outPixel);
                Check.Ok(status);
                return outPixel.Found ? outPixel : (FoundPixel?)null;
            }
        }

        /// <summary>
        /// The silhouettes of the groups of connected pixels, in the order of their first pixels,
        /// row by row.
        /// </summary>
        /// <remarks>
        /// <para>The corners, whole numbers, come one ring after the other, each silhouette with
        /// its outer ring first; no ring is straight at a corner. Outer rings are counter-clockwise
        /// if rows count upward, holes run in the other direction. These are the arrays that
        /// <c>Multipolygon.Validate</c> takes; the rings of one silhouette with
        /// <c>Connectivity.Four</c> are those of <c>Polygon.Decompose</c>.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c>.</exception>
        public Vec2[][][] Silhouettes(Connectivity connectivity)
        {
            using (var borrowed = new Borrowed())
            using (Handle.Read())
            {
                var buffers = new SilhouetteBuffers();
                Silhouettes outSilhouettes;
                Status status;
                do
                {
                    NativeSilhouetteBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_mask_silhouettes(Handle, connectivity, ref nativeBuffers,
                        out outSilhouettes);
                    buffers.Count(new[] { outSilhouettes });
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                return buffers.Points();
            }
        }
    }
}
