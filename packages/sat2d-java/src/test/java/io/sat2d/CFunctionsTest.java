package io.sat2d;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** The package has what the description of the C API says that it has. */
public class CFunctionsTest {
    /** A function has a line of its own in the description. */
    private static final Pattern FUNCTION =
            Pattern.compile("(?m)^\"(sat_\\w+)\": .*\"languages\":\\{([^}]*)\\}");
    private static final Pattern JAVA = Pattern.compile("\"java\":\"([^\"]*)\"");

    /** The member that a function is, if its name differs, or after a dash why there is none. */
    private static final Map<String, String> INSTEAD = new TreeMap<>();
    private static final Set<String> FUNCTIONS = new TreeSet<>();

    static {
        Matcher function = FUNCTION.matcher(description());
        while (function.find()) {
            FUNCTIONS.add(function.group(1));
            Matcher java = JAVA.matcher(function.group(2));
            if (java.find()) {
                INSTEAD.put(function.group(1), java.group(1));
            }
        }
    }

    private static String description() {
        try {
            return Files.readString(Table.root().resolve("include/api.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All sources of the package, without the declarations of the native functions. */
    private static String sources() throws Exception {
        StringBuilder all = new StringBuilder();
        for (String part : Arrays.asList("main", "generated")) {
            String path = "packages/sat2d-java/src/" + part + "/java/io/sat2d";
            Path folder = Table.root().resolve(path);
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.collect(Collectors.toList())) {
                    all.append(Files.readString(file));
                }
            }
        }
        return all.toString();
    }

    /** {@code sat_shape_new_circle} as {@code shapeNewCircle}. */
    private static String camel(String function) {
        List<String> words = Arrays.asList(function.substring("sat_".length()).split("_"));
        return words.get(0) + words.stream().skip(1)
                .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
                .collect(Collectors.joining());
    }

    private static boolean isCalled(String function, String sources) {
        return Pattern.compile("\\bNative(\\.|::)" + camel(function) + "\\b")
                .matcher(sources).find();
    }

    /** Whether a class has a public method or field. */
    private static boolean has(String name) throws Exception {
        String[] parts = name.split("\\.");
        Class<?> type = Class.forName("io.sat2d." + parts[0]);
        return Modifier.isPublic(type.getModifiers())
                && Stream.concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getFields()))
                        .anyMatch(member -> member.getName().equals(parts[1]));
    }

    @Test
    public void everyFunctionIsCalledOrHasAnotherPlace() throws Exception {
        assertTrue(FUNCTIONS.size() > 240);
        String sources = sources();
        Set<String> notCalled = FUNCTIONS.stream()
                .filter(function -> !isCalled(function, sources))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> leftOut = INSTEAD.keySet().stream()
                .filter(function -> INSTEAD.get(function).startsWith("- "))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(notCalled.toString(), notCalled.containsAll(leftOut));
        notCalled.removeAll(INSTEAD.keySet());
        assertEquals(Set.of(), notCalled);
    }

    @Test
    public void whatStandsForAFunctionIsThere() throws Exception {
        for (String name : INSTEAD.values()) {
            assertTrue(name, name.startsWith("- ") || has(name));
        }
        assertFalse(has("World.noSuchMethod"));
        assertFalse(isCalled("sat_no_such_function", sources()));
    }
}
