// Made by `cargo run -p sat2d-api`; do not edit.
using System;
using System.Runtime.InteropServices;

namespace Sat2d
{
    /// <summary>
    /// A caller's function that takes a world, two bodies of it, the lower id first. It returns
    /// whether they meet. It may read this world, by functions that take it as <c>World</c>, until
    /// it returns; the world of the running call returns <c>Status.Busy</c> during that time.
    /// </summary>
    public delegate bool PairPredicate(World world, BodyId a, BodyId b);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    internal delegate bool NativePairPredicate(
        IntPtr world, BodyId a, BodyId b, IntPtr user);

    /// <summary>
    /// A caller's function that takes a body. It returns whether to go on. It must not change the
    /// world.
    /// </summary>
    public delegate bool BodyCallback(BodyId body);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    internal delegate bool NativeBodyCallback(
        BodyId body, IntPtr user);

    /// <summary>
    /// A caller's function that takes a hit. It returns whether to go on. The hit is valid until it
    /// returns. It must not change the world.
    /// </summary>
    public delegate bool RayCallback(BodyRayHit hit);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    internal delegate bool NativeRayCallback(
        ref BodyRayHit hit, IntPtr user);

    /// <summary>
    /// A caller's function that takes <c>Count</c> bytes of a recording. It returns whether it took
    /// them; after <c>false</c> it is not called again. It may read the world, but not change it.
    /// </summary>
    public delegate bool RecordCallback(byte[] bytes);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    internal delegate bool NativeRecordCallback(
        IntPtr bytes, UIntPtr count, IntPtr user);

    /// <summary>Draws a line.</summary>
    public delegate void DrawLine(Vec2 from, Vec2 to, Paint paint);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    internal delegate void NativeDrawLine(
        Vec2 from, Vec2 to, Paint paint, IntPtr user);

    /// <summary>Fills a convex polygon, counter-clockwise with y up.</summary>
    public delegate void DrawPolygon(Vec2[] corners, Paint paint);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    internal delegate void NativeDrawPolygon(
        IntPtr corners, UIntPtr count, Paint paint, IntPtr user);

    /// <summary>Fills a disc; with a radius of 0 a point.</summary>
    public delegate void DrawCircle(Vec2 center, double radius, Paint paint);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    internal delegate void NativeDrawCircle(
        Vec2 center, double radius, Paint paint, IntPtr user);

    /// <summary>Writes a text, ended by a zero byte, in the middle of a body.</summary>
    public delegate void DrawText(Vec2 at, string text, Paint paint);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    internal delegate void NativeDrawText(
        Vec2 at, IntPtr text, Paint paint, IntPtr user);

    /// <summary>
    /// Fills an ellipse: the points <c>center + x * u + y * w</c> for all (x, y) of the unit disc,
    /// that is, the unit disc under the transform with the columns <c>u</c> and <c>w</c>.
    /// </summary>
    public delegate void DrawEllipse(Vec2 center, Vec2 u, Vec2 w, Paint paint);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    internal delegate void NativeDrawEllipse(
        Vec2 center, Vec2 u, Vec2 w, Paint paint, IntPtr user);

    /// <summary>What the native library calls. Exceptions are kept for the call's end.</summary>
    internal static class Trampolines
    {
        internal static readonly NativePairPredicate PairPredicate = OnPairPredicate;
        internal static readonly NativeBodyCallback BodyCallback = OnBodyCallback;
        internal static readonly NativeRayCallback RayCallback = OnRayCallback;
        internal static readonly NativeRecordCallback RecordCallback = OnRecordCallback;
        internal static readonly NativeDrawLine DrawLine = OnDrawLine;
        internal static readonly IntPtr DrawLinePointer =
            Marshal.GetFunctionPointerForDelegate(DrawLine);
        internal static readonly NativeDrawPolygon DrawPolygon = OnDrawPolygon;
        internal static readonly IntPtr DrawPolygonPointer =
            Marshal.GetFunctionPointerForDelegate(DrawPolygon);
        internal static readonly NativeDrawCircle DrawCircle = OnDrawCircle;
        internal static readonly IntPtr DrawCirclePointer =
            Marshal.GetFunctionPointerForDelegate(DrawCircle);
        internal static readonly NativeDrawText DrawText = OnDrawText;
        internal static readonly IntPtr DrawTextPointer =
            Marshal.GetFunctionPointerForDelegate(DrawText);
        internal static readonly NativeDrawEllipse DrawEllipse = OnDrawEllipse;
        internal static readonly IntPtr DrawEllipsePointer =
            Marshal.GetFunctionPointerForDelegate(DrawEllipse);

        [MonoPInvokeCallback(typeof(NativePairPredicate))]
        private static bool OnPairPredicate(
            IntPtr world, BodyId a, BodyId b, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return true;
            try
            {
                using (World worldBorrowed = World.Borrow(world))
                    return ((PairPredicate)state.Function)(worldBorrowed, a, b);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return true;
            }
        }

        [MonoPInvokeCallback(typeof(NativeBodyCallback))]
        private static bool OnBodyCallback(
            BodyId body, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return false;
            try
            {
                return ((BodyCallback)state.Function)(body);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return false;
            }
        }

        [MonoPInvokeCallback(typeof(NativeRayCallback))]
        private static bool OnRayCallback(
            ref BodyRayHit hit, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return false;
            try
            {
                return ((RayCallback)state.Function)(hit);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return false;
            }
        }

        [MonoPInvokeCallback(typeof(NativeRecordCallback))]
        private static bool OnRecordCallback(
            IntPtr bytes, UIntPtr count, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return false;
            try
            {
                return ((RecordCallback)state.Function)(Lists.Copy<byte>(bytes, count));
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return false;
            }
        }

        [MonoPInvokeCallback(typeof(NativeDrawLine))]
        private static void OnDrawLine(
            Vec2 from, Vec2 to, Paint paint, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return;
            try
            {
                ((DrawCallbacks)state.Function).Line(from, to, paint);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return;
            }
        }

        [MonoPInvokeCallback(typeof(NativeDrawPolygon))]
        private static void OnDrawPolygon(
            IntPtr corners, UIntPtr count, Paint paint, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return;
            try
            {
                ((DrawCallbacks)state.Function).Polygon(Lists.Copy<Vec2>(corners, count), paint);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return;
            }
        }

        [MonoPInvokeCallback(typeof(NativeDrawCircle))]
        private static void OnDrawCircle(
            Vec2 center, double radius, Paint paint, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return;
            try
            {
                ((DrawCallbacks)state.Function).Circle(center, radius, paint);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return;
            }
        }

        [MonoPInvokeCallback(typeof(NativeDrawText))]
        private static void OnDrawText(
            Vec2 at, IntPtr text, Paint paint, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return;
            try
            {
                ((DrawCallbacks)state.Function).Text(at, Text.Read(text), paint);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return;
            }
        }

        [MonoPInvokeCallback(typeof(NativeDrawEllipse))]
        private static void OnDrawEllipse(
            Vec2 center, Vec2 u, Vec2 w, Paint paint, IntPtr user)
        {
            CallbackState state = CallbackState.Of(user);
            if (state == null)
                return;
            try
            {
                ((DrawCallbacks)state.Function).Ellipse(center, u, w, paint);
            }
            catch (Exception exception)
            {
                state.Fail(exception);
                return;
            }
        }
    }
}
