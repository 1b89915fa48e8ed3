package io.sat2d;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** The package has what the C API has: a function that is added there is missing here at once. */
public class CFunctionsTest {
    private static final String ARRAYS = "- WorldQueries gives arrays and lists";

    /** What stands for functions that no class calls: a member, or after a dash a reason. */
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("sat_status_message", "Sat2dException.status"),
            Map.entry("sat_version", "Sat2d.version"),
            Map.entry("sat_abi_version", "- the native library is in the jar"),
            Map.entry("sat_version_check_header", "- the native library is in the jar"),
            Map.entry("sat_alloc", "- Scratch is the memory of calls"),
            Map.entry("sat_free", "- Scratch is the memory of calls"),
            Map.entry("sat_transform_identity", "Transform.IDENTITY"),
            Map.entry("sat_transform_translation", "Transform.translation"),
            Map.entry("sat_transform_nested", "Transform.product"),
            Map.entry("sat_transform_position", "Transform.tx"),
            Map.entry("sat_shape_free", "Shape.close"),
            Map.entry("sat_shape_share", "World.shape"),
            Map.entry("sat_mask_free", "Mask.close"),
            Map.entry("sat_decomposer_free", "Decomposer.close"),
            Map.entry("sat_world_free", "World.close"),
            Map.entry("sat_compat_flash_stage_free", "FlashStage.close"),
            Map.entry("sat_collide", "Sat2d.relation"),
            Map.entry("sat_hits", "Sat2d.hits"),
            Map.entry("sat_overlaps", "Sat2d.overlaps"),
            Map.entry("sat_shape_vertex_count", "Shape.vertices"),
            Map.entry("sat_shape_ring_count", "Shape.ringSizes"),
            Map.entry("sat_separation", "Sat2d.separation"),
            Map.entry("sat_sweep", "Sat2d.sweep"),
            Map.entry("sat_body_id_equal", "- ids are numbers"),
            Map.entry("sat_body_id_is_none", "- where there may be none, a result is null"),
            Map.entry("sat_body_default", "Body.of"),
            Map.entry("sat_world_event_count", "World.events"),
            Map.entry("sat_world_set_pair_predicate", "World.setPairPredicate"),
            Map.entry("sat_query_filter_default", "QueryFilter.ALL"),
            Map.entry("sat_world_each_at_point", ARRAYS),
            Map.entry("sat_world_each_in_box", ARRAYS),
            Map.entry("sat_world_each_in_circle", ARRAYS),
            Map.entry("sat_world_each_in_shape", ARRAYS),
            Map.entry("sat_world_each_on_ray", ARRAYS),
            Map.entry("sat_world_start_recording", "World.startRecording"),
            Map.entry("sat_world_stop_recording", "World.stopRecording"),
            Map.entry("sat_world_draw", "World.draw"),
            Map.entry("sat_world_draw_body", "World.draw"),
            Map.entry("sat_compat_awt_transform_identity", "AwtTransform.identity"));

    /** The functions of the header. */
    private static Set<String> declared() throws Exception {
        String header = Files.readString(Table.root().resolve("include/sat2d_bindings.h"));
        return Pattern.compile("\\b(sat_\\w+)\\((?!\\*)").matcher(header).results()
                .map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** All sources of the package, without the declarations of the native functions. */
    private static String sources() throws Exception {
        Path folder = Table.root().resolve("packages/sat2d-java/src/main/java/io/sat2d");
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.collect(Collectors.toList())) {
                all.append(Files.readString(file));
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
        Set<String> functions = declared();
        assertTrue(functions.size() > 240);
        String sources = sources();
        Set<String> notCalled = functions.stream()
                .filter(function -> !isCalled(function, sources))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(INSTEAD.keySet()), notCalled);
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
