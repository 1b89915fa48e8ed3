// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct FlashBitmap
    {
        /// <summary>
        /// <c>hitTest(firstPoint, threshold, point)</c>: whether the pixel at a point counts. A
        /// threshold of 0 acts as 1 here.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.InvalidEnum</c> (a script).
        /// </exception>
        public bool HitsPoint(FlashPixel corner, long threshold, FlashPixel point)
        {
            using (var borrowed = new Borrowed())
            {
                NativeFlashBitmap nativeThis = ToNative(borrowed);
                bool outHit;
                Status status = Native.sat_compat_flash_bitmap_hits_point(ref nativeThis, corner,
                    threshold, point, out outHit);
                Check.Ok(status);
                return outHit;
            }
        }

        /// <summary>
        /// <c>hitTest(firstPoint, threshold, rectangle)</c>: whether a pixel within the rectangle
        /// counts. Rectangles are half open; at threshold 0 every pixel counts.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.InvalidEnum</c> (a script).
        /// </exception>
        public bool HitsRectangle(
            FlashPixel corner,
            long threshold,
            FlashPixel upperLeft,
            int width,
            int height)
        {
            using (var borrowed = new Borrowed())
            {
                NativeFlashBitmap nativeThis = ToNative(borrowed);
                bool outHit;
                Status status = Native.sat_compat_flash_bitmap_hits_rectangle(ref nativeThis,
                    corner, threshold, upperLeft, width, height, out outHit);
                Check.Ok(status);
                return outHit;
            }
        }

        /// <summary>
        /// <c>hitTest(firstPoint, threshold, bitmap, secondPoint, secondThreshold)</c>: whether a
        /// pixel of each image at the same place both count. At threshold 0 every pixel counts.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.InvalidEnum</c> (a script).
        /// </exception>
        public bool HitsBitmap(
            FlashPixel corner,
            long threshold,
            FlashBitmap other,
            FlashPixel otherCorner,
            long otherThreshold)
        {
            using (var borrowed = new Borrowed())
            {
                NativeFlashBitmap nativeThis = ToNative(borrowed);
                NativeFlashBitmap nativeOther = other.ToNative(borrowed);
                bool outHit;
                Status status = Native.sat_compat_flash_bitmap_hits_bitmap(ref nativeThis, corner,
                    threshold, ref nativeOther, otherCorner, otherThreshold, out outHit);
                Check.Ok(status);
                return outHit;
            }
        }
    }
}
