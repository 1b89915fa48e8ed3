using System;

namespace Sat2d
{
    /// <summary>Checks of arguments and of statuses.</summary>
    internal static class Check
    {
        /// <summary>Throws the error of the last call of this thread, if it failed.</summary>
        internal static void Ok(Status status)
        {
            if (status != Status.Ok)
                throw new SatException(status, Sat.LastError(), Sat.LastErrorDetails());
        }

        internal static void NotNull(object argument, string name)
        {
            if (argument == null)
                throw new ArgumentNullException(name);
        }

        internal static void Length(Array list, long length, string name)
        {
            NotNull(list, name);
            if (list.LongLength != length)
            {
                string message = "it has " + list.LongLength + " elements, not " + length;
                throw new ArgumentException(message, name);
            }
        }

        internal static void Count(int found, int expected, string name)
        {
            if (found != expected)
            {
                string message = "its lists have " + found + " elements, not " + expected;
                throw new ArgumentException(message, name);
            }
        }

        internal static void Multiple(Array list, int factor, string name)
        {
            if (list.Length % factor != 0)
            {
                string message = "its length is no multiple of " + factor;
                throw new ArgumentException(message, name);
            }
        }

        /// <summary>The length that all lists have.</summary>
        internal static int SameLength(params Array[] lists)
        {
            foreach (Array list in lists)
            {
                NotNull(list, "list");
                Length(list, lists[0].Length, "list");
            }
            return lists[0].Length;
        }
    }
}
