import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks a library about the pairs of cases.txt, and prints how many of each case are hits. */
final class Cases {
    /** Whether two shapes hit, in the numbers of the table. */
    interface Question {
        boolean isHit(double[] first, double[] second);
    }

    private final List<String[]> rows = new ArrayList<>();

    Cases(String file) throws IOException {
        for (String line : Files.readAllLines(Path.of(file))) {
            rows.add(line.split(" "));
        }
    }

    void ask(String call, String question, Question library) {
        Map<String, int[]> counts = new LinkedHashMap<>();
        for (String[] row : rows) {
            if (row[0].equals(question)) {
                int[] count = counts.computeIfAbsent(row[1], name -> new int[2]);
                count[0] += library.isHit(numbers(row[2]), numbers(row[3])) ? 1 : 0;
                count[1]++;
            }
        }
        System.out.println(call);
        counts.forEach((name, count) ->
            System.out.println("    " + name + ": " + count[0] + " of " + count[1]));
    }

    private static double[] numbers(String shape) {
        return Arrays.stream(shape.substring(2).split(",")).mapToDouble(Double::parseDouble)
            .toArray();
    }

    static float[] floats(double[] numbers) {
        float[] all = new float[numbers.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = (float) numbers[i];
        }
        return all;
    }

    /** Corners in the other direction. */
    static double[] reversed(double[] corners) {
        double[] all = new double[corners.length];
        for (int i = 0; i < all.length; i += 2) {
            all[i] = corners[all.length - 2 - i];
            all[i + 1] = corners[all.length - 1 - i];
        }
        return all;
    }
}
