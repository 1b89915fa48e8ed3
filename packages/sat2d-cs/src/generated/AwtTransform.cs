// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtTransform
    {
        /// <summary>The identity.</summary>
        public static AwtTransform Identity()
        {
            return Native.sat_compat_awt_transform_identity();
        }

        /// <summary>
        /// <c>translate(tx, ty)</c>: the transform after this step. <c>transform</c> may be
        /// <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform Translate(double tx, double ty)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_translate(ref this, tx, ty,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>scale(sx, sy)</c>: the transform after this step. <c>transform</c> may be
        /// <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform Scale(double sx, double sy)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_scale(ref this, sx, sy,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>shear(shx, shy)</c>: the transform after this step. <c>transform</c> may be
        /// <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform Shear(double shx, double shy)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_shear(ref this, shx, shy,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>rotate(theta)</c>: the transform after a turn by an angle in radians, from x to y
        /// (clockwise on a screen, y down). An angle whose sine or cosine rounds to 1 or -1 counts
        /// as that multiple of a quarter turn. <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform Rotate(double theta)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_rotate(ref this, theta,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>rotate(theta, x, y)</c>: the transform after a turn about a point; otherwise as
        /// <c>AwtTransform.Rotate</c>. <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform RotateAbout(double theta, double x, double y)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_rotate_about(ref this, theta, x, y,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary><c>transform(Point2D)</c>: where the transform takes a point.</summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public Vec2 Point(double x, double y)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_awt_transform_point(ref this, x, y, out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>new AffineTransform(m00, m10, m01, m11, m02, m12)</c>: a transform by its
        /// coefficients, as <c>setTransform</c>.
        /// </summary>
        public static AwtTransform FromMatrix(
            double m00,
            double m10,
            double m01,
            double m11,
            double m02,
            double m12)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_matrix(m00, m10, m01, m11, m02,
                m12, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>getRotateInstance(theta)</c>, <c>setToRotation(theta)</c>: a turn by an angle in
        /// radians. The identity after <c>rotate</c> has other signs of zeros.
        /// </summary>
        public static AwtTransform FromRotation(double theta)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_rotation(theta, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>getRotateInstance(theta, x, y)</c>, <c>setToRotation(theta, x, y)</c>: a turn by an
        /// angle in radians about a point, rounded otherwise than <c>rotate(theta, x, y)</c>.
        /// </summary>
        public static AwtTransform FromRotationAbout(double theta, double x, double y)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_rotation_about(theta, x, y,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>getRotateInstance(vecx, vecy)</c>, <c>setToRotation(vecx, vecy)</c>: the turn that
        /// takes the x axis to the direction of a vector; the identity for no vector.
        /// </summary>
        public static AwtTransform FromVector(double vectorX, double vectorY)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_vector(vectorX, vectorY,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>getRotateInstance(vecx, vecy, x, y)</c>, <c>setToRotation(vecx, vecy, x, y)</c>: the
        /// same about a point.
        /// </summary>
        public static AwtTransform FromVectorAbout(
            double vectorX,
            double vectorY,
            double x,
            double y)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_vector_about(vectorX, vectorY, x,
                y, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>getQuadrantRotateInstance(n, x, y)</c>, <c>setToQuadrantRotation(n, x, y)</c>: a turn
        /// by <c>n</c> quarters about a point. With (0, 0) it is
        /// <c>getQuadrantRotateInstance(n)</c>.
        /// </summary>
        public static AwtTransform FromQuadrants(int n, double x, double y)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_from_quadrants(n, x, y,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>rotate(vecx, vecy)</c>: the transform after the turn that takes the x axis to the
        /// direction of a vector. <c>rotate(vecx, vecy, x, y)</c> is this between <c>translate</c>
        /// by (x, y) and by (-x, -y). <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform RotateByVector(double vectorX, double vectorY)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_rotate_by_vector(ref this, vectorX,
                vectorY, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>quadrantRotate(n)</c>: the transform after <c>n</c> quarter turns from x to y.
        /// <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform QuadrantRotate(int n)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_quadrant_rotate(ref this, n,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>quadrantRotate(n, x, y)</c>: the transform after <c>n</c> quarter turns about a
        /// point. <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform QuadrantRotateAbout(int n, double x, double y)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_quadrant_rotate_about(ref this, n, x, y,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>concatenate(other)</c>: the transform after a step that is another transform, which
        /// acts on a point before all earlier steps. <c>transform</c> may be <c>this</c> or
        /// <c>other</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform Concatenate(AwtTransform other)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_concatenate(ref this, ref other,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>preConcatenate(other)</c>: the transform with another one, which acts on a point
        /// after it. <c>transform</c> may be <c>this</c> or <c>other</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public AwtTransform PreConcatenate(AwtTransform other)
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_pre_concatenate(ref this, ref other,
                out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>createInverse()</c>: the inverse, where Java throws no
        /// <c>NoninvertibleTransformException</c>: it does where the determinant is at most
        /// 2^-1074, or a coefficient that is alone in its row is 0. <c>transform</c> may be
        /// <c>this</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.InvalidEnum</c> (a form), <c>Status.Singular</c> (Java throws).
        /// </exception>
        public AwtTransform Inverse()
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_inverse(ref this, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>invert()</c>: as <c>AwtTransform.Inverse</c>, but zeros that are not in use keep
        /// their sign. <c>transform</c> may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.InvalidEnum</c> (a form), <c>Status.Singular</c> (Java throws).
        /// </exception>
        public AwtTransform Invert()
        {
            AwtTransform outTransform;
            Status status = Native.sat_compat_awt_transform_invert(ref this, out outTransform);
            Check.Ok(status);
            return outTransform;
        }

        /// <summary>
        /// <c>inverseTransform(Point2D)</c>: the point that the transform takes to this one;
        /// rounded otherwise than by an inverse.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.InvalidEnum</c> (a form), <c>Status.Singular</c> (Java throws).
        /// </exception>
        public Vec2 InversePoint(double x, double y)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_awt_transform_inverse_point(ref this, x, y,
                out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>deltaTransform(Point2D)</c>: where the transform takes a difference of points,
        /// without <c>M02</c> and <c>M12</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public Vec2 DeltaPoint(double x, double y)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_awt_transform_delta_point(ref this, x, y,
                out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>getDeterminant()</c>: the factor of areas, negative if the transform mirrors.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a form).</exception>
        public double Determinant()
        {
            double outDeterminant;
            Status status = Native.sat_compat_awt_transform_determinant(ref this,
                out outDeterminant);
            Check.Ok(status);
            return outDeterminant;
        }
    }
}
