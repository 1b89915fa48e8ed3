// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class DecomposerHandle : SatHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal DecomposerHandle()
        {
        }

        internal DecomposerHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_decomposer_free(pointer);
        }
    }

    /// <summary>
    /// Decomposes many polygons in a row and reuses its memory; made by <c>new Decomposer</c>. One
    /// thread at a time may use it.
    /// </summary>
    public sealed partial class Decomposer : IDisposable
    {
        internal readonly DecomposerHandle Handle;

        internal Decomposer(DecomposerHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
        }

        /// <summary>Makes a decomposer, which has no memory yet.</summary>
        public Decomposer()
            : this(Make().Handle)
        {
        }

        private static Decomposer Make()
        {
            DecomposerHandle outDecomposer;
            Status status = Native.sat_decomposer_new(out outDecomposer);
            Check.Ok(status);
            return new Decomposer(outDecomposer);
        }

        /// <summary>
        /// Decomposes a polygon as <c>Polygon.Decompose</c> does, with the memory of the
        /// decomposer.
        /// </summary>
        /// <exception cref="SatException">those of <c>Polygon.Decompose</c>.</exception>
        public uint[][] Decompose(
            Vec2[][] rings,
            out uint[][] edges,
            out Decomposition decomposition,
            DecomposeOptions? options = null)
        {
            Check.NotNull(rings, "rings");
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                Vec2[] points = Lists.Join(rings, "rings");
                UIntPtr[] ringsSizes = Lists.Sizes(rings);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                Decomposition outDecomposition;
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_decomposer_decompose(Handle, points, ringsSizes,
                        (UIntPtr)rings.Length, nativeOptions, ref nativeBuffers,
                        out outDecomposition);
                    buffers.Count(new[] { outDecomposition });
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                decomposition = outDecomposition;
                return buffers.Vertices();
            }
        }

        /// <summary>
        /// Decomposes a polygon that the caller knows to be valid, such as one from a file that was
        /// checked once. The pieces of a valid polygon are those of <c>Decomposer.Decompose</c>.
        /// </summary>
        /// <remarks>
        /// <para>Without holes and with <c>DecomposeMethod.Fast</c> and
        /// <c>DecomposePreference.AsCut</c>, it does not search for edges that cross; everything
        /// else is validated. If the polygon is invalid, there is nearly always an error. Otherwise
        /// the pieces overlap, leave parts out or are not convex; their indices are in
        /// range.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Decomposer.Decompose</c>, and <c>Status.TrustMisplaced</c>.
        /// </exception>
        public uint[][] DecomposeTrusted(
            Vec2[][] rings,
            out uint[][] edges,
            out Decomposition decomposition,
            DecomposeOptions? options = null)
        {
            Check.NotNull(rings, "rings");
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                Vec2[] points = Lists.Join(rings, "rings");
                UIntPtr[] ringsSizes = Lists.Sizes(rings);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                Decomposition outDecomposition;
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_decomposer_decompose_trusted(Handle, points, ringsSizes,
                        (UIntPtr)rings.Length, nativeOptions, ref nativeBuffers,
                        out outDecomposition);
                    buffers.Count(new[] { outDecomposition });
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                decomposition = outDecomposition;
                return buffers.Vertices();
            }
        }
    }
}
