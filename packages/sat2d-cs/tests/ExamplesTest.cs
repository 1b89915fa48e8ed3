using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

namespace Sat2d.Tests
{
    /// <summary>
    /// Runs the examples of the guide. What a line prints stands behind it: <c>// -> 2</c>.
    /// </summary>
    internal static class ExamplesTest
    {
        private static string[] All(string pattern, string text)
        {
            var options = RegexOptions.Multiline | RegexOptions.Singleline;
            var found = Regex.Matches(text, pattern, options).Cast<Match>();
            return found.Select(match => match.Groups[1].Value).ToArray();
        }

        /// <summary>Compiles the examples as methods <c>Run</c> of numbered classes.</summary>
        private static Assembly Compiled(string[] examples)
        {
            string own = Path.GetDirectoryName(Assembly.GetExecutingAssembly().Location);
            string folder = Path.Combine(own, "examples");
            Directory.CreateDirectory(folder);
            var text = new StringBuilder("using System;\nusing Sat2d;\n");
            for (int i = 0; i < examples.Length; i++)
            {
                text.Append("public static class Example" + i + "\n{\npublic static void Run()\n{\n");
                text.Append(examples[i] + "}\n}\n");
            }
            string source = Path.Combine(folder, "Examples.cs");
            string library = Path.Combine(folder, "Examples.dll");
            File.WriteAllText(source, text.ToString());
            string arguments = "-langversion:7 -warn:4 -warnaserror -target:library -r:"
                + typeof(World).Assembly.Location + " -out:" + library + " " + source;
            var start = new ProcessStartInfo("mcs", arguments) { UseShellExecute = false };
            using (Process compiler = Process.Start(start))
            {
                compiler.WaitForExit();
                Assert.Equal(0, compiler.ExitCode, "the compiler");
            }
            return Assembly.LoadFrom(library);
        }

        private static string[] Printed(MethodInfo run)
        {
            TextWriter before = Console.Out;
            var written = new StringWriter(CultureInfo.InvariantCulture);
            Console.SetOut(written);
            try
            {
                run.Invoke(null, null);
            }
            finally
            {
                Console.SetOut(before);
            }
            return written.ToString().Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
        }

        [Test]
        private static void TheGuidePrintsWhatItSays()
        {
            string text = File.ReadAllText(Path.Combine(Row.Root, "docs", "csharp.md"));
            string[] examples = All("^```csharp\n(.*?)^```", text);
            Assert.That(examples.Length >= 7, examples.Length + " examples");
            Assembly compiled = Compiled(examples);
            for (int i = 0; i < examples.Length; i++)
            {
                string[] expected = All("// -> ([^\n]*)$", examples[i]);
                Assert.That(expected.Length > 0, "the example prints");
                MethodInfo run = compiled.GetType("Example" + i).GetMethod("Run");
                Assert.Sequence(expected, Printed(run), "example " + i);
            }
        }
    }
}
