// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: the ActionScript program, bit for bit.</summary>
    public static partial class Flash
    {
        /// <summary>
        /// The mirror of a recorded scaleX in the ActionScript program: horizontal if it is
        /// negative, none otherwise (also for NaN).
        /// </summary>
        public static FlashMirror MirrorOf(double scaleX)
        {
            return Native.sat_compat_flash_mirror_of(scaleX);
        }

        /// <summary>
        /// The ActionScript program's axes, bounding-circle test and verdict on two rotated and
        /// possibly mirrored rectangles.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a mirror).</exception>
        public static FlashOutcome Collide(FlashRect a, FlashRect b)
        {
            FlashOutcome outOutcome;
            Status status = Native.sat_compat_flash_collide(ref a, ref b, out outOutcome);
            Check.Ok(status);
            return outOutcome;
        }

        /// <summary>
        /// The ActionScript program's rotation on the stage, in degrees, of an object nested in
        /// containers: <c>levels.Length</c> levels, the outermost container first, the object
        /// itself last; 0 for none. Each level adds its rotation times the scale of the level above
        /// it. That is wrong if the scale of a container is not 1 or -1, or if a container other
        /// than the innermost is mirrored, and is reproduced here.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static double GlobalRotation(FlashLevel[] levels)
        {
            Check.NotNull(levels, "levels");
            double outRotation;
            Status status = Native.sat_compat_flash_global_rotation(levels, (UIntPtr)levels.Length,
                out outRotation);
            Check.Ok(status);
            return outRotation;
        }

        /// <summary>
        /// <c>getColorBoundsRect(mask, color, findColor)</c>: the box of the pixels with <c>(pixel
        /// &amp; mask) == color</c>, or with <c>!=</c> if <c>findColor</c> is false.
        /// </summary>
        /// <remarks>
        /// <para><c>argb</c> has <c>width * height</c> colours, <c>0xAARRGGBB</c>, row by row from
        /// the top, as <c>setPixel32</c> takes them. The player stores colours multiplied by their
        /// alphas, and compares these: a colour without alpha is 0 in a transparent image. In an
        /// image that is not, alphas always agree. No pixel, or the upper left one alone, gives an
        /// empty rectangle.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static FlashRectangle ColorBounds(
            uint[] argb,
            long width,
            long height,
            bool transparent,
            uint mask,
            uint color,
            bool findColor)
        {
            Check.NotNull(argb, "argb");
            Check.Length(argb, width * height, "argb");
            FlashRectangle outBounds;
            Status status = Native.sat_compat_flash_color_bounds(argb,
                Sizes.ToNative(width, "width"), Sizes.ToNative(height, "height"), transparent, mask,
                color, findColor, out outBounds);
            Check.Ok(status);
            return outBounds;
        }
    }
}
