// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>
    /// Compatibility: <c>flash.geom.Matrix</c>, bit for bit: doubles in the usual formulas.
    /// </summary>
    public static partial class FlashMatrix
    {
        /// <summary><c>scale(sx, sy)</c>, after all that was done before.</summary>
        public static Transform Scale(Transform matrix, double sx, double sy)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_scale(ref matrix, sx, sy, out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary><c>rotate(angle)</c>, in radians, after all that was done before.</summary>
        public static Transform Rotate(Transform matrix, double angle)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_rotate(ref matrix, angle, out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary><c>translate(dx, dy)</c>, after all that was done before.</summary>
        public static Transform Translate(Transform matrix, double dx, double dy)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_translate(ref matrix, dx, dy,
                out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary><c>concat(m)</c>: <c>this</c> first, then <c>other</c>.</summary>
        public static Transform Concat(Transform matrix, Transform other)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_concat(ref matrix, ref other,
                out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary>
        /// <c>invert()</c>. Recordings have only the identity: the last bits of other inverses, and
        /// what becomes of a matrix that has none (here the identity), are unknown.
        /// </summary>
        public static Transform Invert(Transform matrix)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_invert(ref matrix, out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary>
        /// <c>createBox(scaleX, scaleY, rotation, tx, ty)</c>. Without a rotation ActionScript 3
        /// takes 0; ActionScript 2 takes NaN, which makes the first four numbers NaN.
        /// </summary>
        public static Transform CreateBox(
            double scaleX,
            double scaleY,
            double rotation,
            double tx,
            double ty)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_create_box(scaleX, scaleY, rotation, tx,
                ty, out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary>
        /// <c>createGradientBox(width, height, rotation, tx, ty)</c>; the last three are 0 if the
        /// call leaves them out, in both languages.
        /// </summary>
        public static Transform CreateGradientBox(
            double width,
            double height,
            double rotation,
            double tx,
            double ty)
        {
            Transform outMatrix;
            Status status = Native.sat_compat_flash_matrix_create_gradient_box(width, height,
                rotation, tx, ty, out outMatrix);
            Check.Ok(status);
            return outMatrix;
        }

        /// <summary><c>transformPoint(point)</c>: where the map takes a point.</summary>
        public static Vec2 TransformPoint(Transform matrix, Vec2 point)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_matrix_transform_point(ref matrix, point,
                out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>deltaTransformPoint(point)</c>: where the map takes a point, without the translation.
        /// </summary>
        public static Vec2 DeltaTransformPoint(Transform matrix, Vec2 point)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_matrix_delta_transform_point(ref matrix, point,
                out outPoint);
            Check.Ok(status);
            return outPoint;
        }
    }
}
