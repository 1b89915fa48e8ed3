package io.sat2d;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** Loads the native library from the jar. */
final class NativeLibrary {
    private NativeLibrary() {}

    /** The folder in the jar for a system, such as {@code linux-x86_64}. */
    static String platform(String system, String processor) {
        String name = system.toLowerCase(Locale.ROOT);
        String os = name.replaceFirst("^windows.*", "windows").replaceFirst("^mac.*", "macos");
        String arch = processor.toLowerCase(Locale.ROOT);
        return os + "-" + arch.replace("amd64", "x86_64").replace("arm64", "aarch64");
    }

    /**
     * Loads the library that the property {@code sat2d.library} names, or the one in the jar, from
     * a copy in the folder for temporary files.
     */
    static void load() {
        String named = System.getProperty("sat2d.library");
        if (named != null) {
            System.load(named);
            return;
        }
        String folder = platform(System.getProperty("os.name"), System.getProperty("os.arch"));
        String file = System.mapLibraryName("sat2d_jni");
        String resource = "native/" + folder + "/" + file;
        try (InputStream library = NativeLibrary.class.getResourceAsStream(resource)) {
            if (library == null) {
                throw new UnsatisfiedLinkError("the jar of sat2d has no " + resource);
            }
            Path copy = Files.createTempFile("sat2d", file);
            copy.toFile().deleteOnExit();
            Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
            System.load(copy.toString());
            if (!folder.startsWith("windows")) {
                Files.delete(copy); // the loaded library stays
            }
        } catch (IOException e) {
            throw new UnsatisfiedLinkError("sat2d: " + e);
        }
    }
}
