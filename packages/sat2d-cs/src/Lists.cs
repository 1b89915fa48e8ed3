using System;
using System.Runtime.InteropServices;

namespace Sat2d
{
    /// <summary>Lists of lists, and buffers for lists.</summary>
    internal static class Lists
    {
        /// <summary>The capacity of a buffer at first.</summary>
        internal const int Start = 32;

        /// <summary>The capacity of the next buffer.</summary>
        internal static int Grow(int capacity, UIntPtr count)
        {
            return Math.Max(checked((int)count.ToUInt64()), checked(2 * capacity));
        }

        internal static T[] Trim<T>(T[] buffer, UIntPtr count)
        {
            return Trim(buffer, Sizes.ToLong(count));
        }

        internal static T[] Trim<T>(T[] buffer, long count)
        {
            if (count < buffer.Length)
                Array.Resize(ref buffer, (int)count);
            return buffer;
        }

        /// <summary>The elements of all lists, one list after the other.</summary>
        internal static T[] Join<T>(T[][] lists, string name)
        {
            long count = 0;
            foreach (T[] list in lists)
            {
                Check.NotNull(list, name);
                count += list.Length;
            }
            var all = new T[count];
            int at = 0;
            foreach (T[] list in lists)
            {
                list.CopyTo(all, at);
                at += list.Length;
            }
            return all;
        }

        internal static UIntPtr[] Sizes<T>(T[][] lists)
        {
            return Array.ConvertAll(lists, list => (UIntPtr)list.Length);
        }

        /// <summary>The lists of so many first sizes, which follow each other.</summary>
        internal static T[][] Split<T>(T[] all, UIntPtr[] sizes, int count)
        {
            var lists = new T[count][];
            int at = 0;
            for (int i = 0; i < count; i++)
            {
                lists[i] = new T[(int)sizes[i]];
                Array.Copy(all, at, lists[i], 0, lists[i].Length);
                at += lists[i].Length;
            }
            return lists;
        }

        /// <summary>A list of one value, or null for none.</summary>
        internal static T[] Optional<T>(T? value)
            where T : struct
        {
            return value == null ? null : new[] { value.Value };
        }

        internal static UIntPtr Count(Array list)
        {
            return (UIntPtr)(list == null ? 0 : list.Length);
        }

        /// <summary>A copy of elements of the library.</summary>
        internal static T[] Copy<T>(IntPtr start, UIntPtr count)
        {
            var list = new T[(int)count];
            var bytes = new byte[list.Length * Marshal.SizeOf(typeof(T))];
            Marshal.Copy(start, bytes, 0, bytes.Length);
            using (var borrowed = new Borrowed())
                Marshal.Copy(bytes, 0, borrowed.Pin(list), bytes.Length);
            return list;
        }
    }
}
