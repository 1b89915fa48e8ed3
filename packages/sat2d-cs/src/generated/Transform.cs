// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct Transform
    {
        /// <summary>The identity.</summary>
        public static Transform Identity()
        {
            return Native.sat_transform_identity();
        }

        /// <summary>
        /// The translation that moves the origin to <c>position</c>. The numbers are checked where
        /// the transform is used.
        /// </summary>
        public static Transform Translation(Vec2 position)
        {
            return Native.sat_transform_translation(position);
        }

        /// <summary>
        /// Scales by <c>scaleX</c> and <c>scaleY</c> (negative scales mirror), then rotates by
        /// <c>rotation</c> radians from the x axis towards the y axis (clockwise on a screen with y
        /// down), then moves the origin to <c>position</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c> (a scale of 0).
        /// </exception>
        public static Transform Placement(
            Vec2 position,
            double rotation,
            double scaleX,
            double scaleY)
        {
            Transform outTransform;
            Status status = Native.sat_transform_placement(position, rotation, scaleX, scaleY,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// As <c>Transform.Placement</c>, with degrees. Multiples of 90 degrees rotate exactly.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c> (a scale of 0).
        /// </exception>
        public static Transform PlacementDegrees(
            Vec2 position,
            double rotation,
            double scaleX,
            double scaleY)
        {
            Transform outTransform;
            Status status = Native.sat_transform_placement_degrees(position, rotation, scaleX,
                scaleY, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// The map that applies <c>inner</c> first and <c>this</c> second: the placement of an
        /// object at <c>inner</c> in a container at <c>this</c>. <c>transform</c> may be one of the
        /// two.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, for a factor or the product.
        /// </exception>
        public Transform Product(Transform inner)
        {
            Transform outTransform;
            Status status = Native.sat_transform_product(ref this, ref inner, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// The placement of the innermost of <c>levels.Length</c> nested containers, outermost
        /// first; the identity if <c>levels.Length</c> is 0.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c>, <c>Status.Singular</c>, for a level or a
        /// product; <c>Sat.LastErrorDetails</c> names the level as the entry.
        /// </exception>
        public static Transform Nested(Transform[] levels)
        {
            Check.NotNull(levels, "levels");
            Transform outTransform;
            Status status = Native.sat_transform_nested(levels, (UIntPtr)levels.Length,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// The placement by another point of the object: <c>anchor</c>, in the object's own
        /// coordinates, moves to the point to which <c>this</c> moves the origin. Use it with
        /// engines that place a sprite by its centre or its feet, and turn it about that point.
        /// <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>.
        /// </exception>
        public Transform Anchored(Vec2 anchor)
        {
            Transform outTransform;
            Status status = Native.sat_transform_anchored(ref this, anchor, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>The inverse map, up to rounding. <c>transform</c> may be <c>this</c>.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, for the map or its inverse.
        /// </exception>
        public Transform Inverse()
        {
            Transform outTransform;
            Status status = Native.sat_transform_inverse(ref this, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// The image of a point: <c>(a*x + c*y) + tx</c> and <c>(b*x + d*y) + ty</c>, each
        /// operation rounded once.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, for the map. The point is not checked.
        /// </exception>
        public Vec2 Apply(Vec2 point)
        {
            Vec2 outPoint;
            Status status = Native.sat_transform_apply(ref this, point, out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// The position of a transform: the image of the origin, <c>(tx, ty)</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>.
        /// </exception>
        public Vec2 Position()
        {
            Vec2 outPosition;
            Status status = Native.sat_transform_position(ref this, out outPosition);
            Check.Ok(status);
            return outPosition;
        }

        /// <summary>Whether the map swaps left and right, decided exactly.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>.
        /// </exception>
        public bool IsMirrored()
        {
            bool outMirrored;
            Status status = Native.sat_transform_is_mirrored(ref this, out outMirrored);
            Check.Ok(status);
            return outMirrored;
        }

        /// <summary>
        /// Whether circles stay circles: the map is a product of rotations, translations,
        /// reflections and uniform scales, up to four units in the last place. Under other maps
        /// they become ellipses.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>.
        /// </exception>
        public bool IsSimilarity()
        {
            bool outSimilarity;
            Status status = Native.sat_transform_is_similarity(ref this, out outSimilarity);
            Check.Ok(status);
            return outSimilarity;
        }
    }
}
