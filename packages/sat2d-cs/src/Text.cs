using System;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace Sat2d
{
    /// <summary>Texts of the library: UTF-8 up to a zero byte.</summary>
    internal static class Text
    {
        internal static string Read(IntPtr start)
        {
            int length = 0;
            while (Marshal.ReadByte(start, length) != 0)
                length++;
            var bytes = new byte[length];
            Marshal.Copy(start, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }

        /// <summary>A text with a zero byte at its end.</summary>
        internal static string Of(byte[] text)
        {
            return Encoding.UTF8.GetString(text, 0, text.Length - 1);
        }

        /// <summary>A value as <c>Name(1, 2.5)</c>.</summary>
        internal static string Of(string name, params object[] fields)
        {
            string[] texts = Array.ConvertAll(
                fields, field => Convert.ToString(field, CultureInfo.InvariantCulture));
            return name + "(" + string.Join(", ", texts) + ")";
        }
    }
}
