package io.sat2d;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.Test;

/** Runs the examples of the guides. What a line prints stands behind it: {@code // -> 2}. */
public class ExamplesTest {
    private static final Pattern BLOCK =
            Pattern.compile("^```java\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern VALUE = Pattern.compile("// -> (.*)$", Pattern.MULTILINE);

    private static List<String> all(Pattern pattern, String text) {
        List<String> found = new ArrayList<>();
        for (Matcher at = pattern.matcher(text); at.find(); ) {
            found.add(at.group(1));
        }
        return found;
    }

    /** Compiles and runs a program and returns what it prints. */
    private static List<String> printed(String statements) throws Exception {
        Path folder = Files.createTempDirectory("sat2d-example");
        Path source = folder.resolve("Example.java");
        Files.writeString(source, "import io.sat2d.*;\n"
                + "import java.awt.*;\nimport java.awt.geom.*;\n"
                + "import java.util.List;\nimport io.sat2d.Shape;\npublic class Example {\n"
                + "public static void main(String[] arguments) {\n" + statements + "}\n}\n");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int status = compiler.run(
                null, null, null, "--release", "11",
                "-cp", System.getProperty("java.class.path"), "-d", folder.toString(),
                source.toString());
        assertEquals(statements, 0, status);
        PrintStream before = System.out;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        URL[] urls = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls)) {
            System.setOut(new PrintStream(written, true));
            Class<?> example = loader.loadClass("Example");
            example.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
            Files.deleteIfExists(folder.resolve("Example.class"));
            Files.delete(source);
            Files.delete(folder);
        }
        String text = written.toString().trim();
        return text.isEmpty() ? List.of() : List.of(text.split("\n"));
    }

    private static void run(String page) throws Exception {
        List<String> examples = all(BLOCK, Files.readString(Table.root().resolve(page)));
        int lines = 0;
        for (String example : examples) {
            List<String> expected = all(VALUE, example);
            if (!expected.isEmpty()) {
                assertEquals(expected, printed(example));
                lines += expected.size();
            }
        }
        assertTrue(page + " prints something", lines > 0);
    }

    @Test
    public void guide() throws Exception {
        run("docs/java.md");
    }

    @Test
    public void porting() throws Exception {
        run("docs/porting-java.md");
    }

    @Test
    public void readme() throws Exception {
        run("packages/sat2d-java/README.md");
    }
}
