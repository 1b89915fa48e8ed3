// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>pygame.mask.Mask</c> of pygame and pygame-ce.</summary>
    public static partial class Pygame
    {
        /// <summary>
        /// <c>pygame.mask.from_surface(surface, threshold)</c> of a surface with an alpha for each
        /// pixel: the pixels whose alpha is greater than the threshold, which is 127 unless the
        /// game says otherwise. <c>alpha</c> has <c>width * height</c> bytes, row by row.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c> (more than 2^27 pixels).</exception>
        public static Mask FromSurface(byte[] alpha, long width, long height, int threshold)
        {
            Check.NotNull(alpha, "alpha");
            Check.Length(alpha, width * height, "alpha");
            MaskHandle outMask;
            Status status = Native.sat_compat_pygame_from_surface(alpha,
                Sizes.ToNative(width, "width"), Sizes.ToNative(height, "height"), threshold,
                out outMask);
            Check.Ok(status);
            return new Mask(outMask);
        }

        /// <summary>
        /// <c>mask.overlap(other, offset)</c>: the first pixel found that is set in both, in the
        /// coordinates of <c>mask</c>. Which one is found first depends on the size of an
        /// <c>unsigned long</c> where the game runs. All zero if there is none.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c>.</exception>
        public static FoundPixel? Overlap(
            Mask mask,
            Mask other,
            Pixel offset,
            PygameLong longBits)
        {
            Check.NotNull(mask, "mask");
            Check.NotNull(other, "other");
            using (mask.Handle.Read())
            using (other.Handle.Read())
            {
                FoundPixel outPixel;
                Status status = Native.sat_compat_pygame_overlap(mask.Handle, other.Handle, offset,
                    longBits, out outPixel);
                Check.Ok(status);
                return outPixel.Found ? outPixel : (FoundPixel?)null;
            }
        }

        /// <summary>
        /// <c>mask.overlap_area(other, offset)</c>: the number of pixels that are set in both.
        /// </summary>
        public static long OverlapArea(Mask mask, Mask other, Pixel offset)
        {
            Check.NotNull(mask, "mask");
            Check.NotNull(other, "other");
            using (mask.Handle.Read())
            using (other.Handle.Read())
            {
                UIntPtr outArea;
                Status status = Native.sat_compat_pygame_overlap_area(mask.Handle, other.Handle,
                    offset, out outArea);
                Check.Ok(status);
                return Sizes.ToLong(outArea);
            }
        }

        /// <summary>
        /// <c>mask.overlap_mask(other, offset)</c>: the pixels that are set in both, as a mask of
        /// the size of <c>mask</c>.
        /// </summary>
        public static Mask OverlapMask(Mask mask, Mask other, Pixel offset)
        {
            Check.NotNull(mask, "mask");
            Check.NotNull(other, "other");
            using (mask.Handle.Read())
            using (other.Handle.Read())
            {
                MaskHandle outMask;
                Status status = Native.sat_compat_pygame_overlap_mask(mask.Handle, other.Handle,
                    offset, out outMask);
                Check.Ok(status);
                return new Mask(outMask);
            }
        }
    }
}
