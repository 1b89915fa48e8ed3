using System;

namespace Sat2d
{
    /// <summary>Sizes, which have 32 or 64 bits in the native library.</summary>
    internal static class Sizes
    {
        internal static long ToLong(UIntPtr size)
        {
            ulong value = size.ToUInt64();
            return value > long.MaxValue ? long.MaxValue : (long)value;
        }

        internal static long[] ToLong(UIntPtr[] sizes)
        {
            return Array.ConvertAll(sizes, size => ToLong(size));
        }

        internal static UIntPtr ToNative(long size, string name)
        {
            if (size < 0 || (UIntPtr.Size == 4 && size > uint.MaxValue))
                throw new ArgumentOutOfRangeException(name, size, "it is no size");
            return (UIntPtr)(ulong)size;
        }
    }
}
