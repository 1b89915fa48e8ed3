package io.sat2d;

import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A reference table of c_tests/reference. */
final class Table {
    /** A row, by the names of the columns. */
    static final class Row {
        private final Map<String, String> fields = new HashMap<>();
        final String where;

        private Row(String where) {
            this.where = where;
        }

        String text(String field) {
            return fields.get(field);
        }

        double number(String field) {
            String text = text(field);
            if (text.isEmpty() || text.endsWith("nan")) {
                return Double.NaN;
            }
            return Double.parseDouble(text.replace("inf", "Infinity"));
        }

        int integer(String field) {
            return text(field).isEmpty() ? 0 : Integer.parseInt(text(field));
        }

        boolean flag(String field) {
            return text(field).equals("1");
        }

        double[] numbers(String... names) {
            double[] numbers = new double[names.length];
            for (int i = 0; i < names.length; i++) {
                numbers[i] = number(names[i]);
            }
            return numbers;
        }
    }

    interface Check {
        void row(Row row);
    }

    private Table() {}

    static Path root() {
        return Paths.get(System.getProperty("sat2d.root"));
    }

    /** Checks every row of a table that has at least so many. No field has a comma. */
    static void everyRow(String name, int least, Check check) throws IOException {
        Path path = root().resolve("c_tests/reference/" + name + ".csv");
        List<String> lines = Files.readAllLines(path);
        String[] names = lines.get(0).split(",", -1);
        for (int i = 1; i < lines.size(); i++) {
            Row row = new Row("row " + i + " of " + name);
            String[] fields = lines.get(i).split(",", -1);
            for (int k = 0; k < names.length; k++) {
                row.fields.put(names[k], fields[k]);
            }
            check.row(row);
        }
        assertTrue(name + " has its rows", lines.size() > least);
    }

    /** The numbers of a text. */
    static double[] numbers(String text) {
        String trimmed = text.trim();
        String[] words = trimmed.isEmpty() ? new String[0] : trimmed.split("[ ;]+");
        double[] numbers = new double[words.length];
        for (int i = 0; i < words.length; i++) {
            numbers[i] = Double.parseDouble(words[i]);
        }
        return numbers;
    }

    /** The shape that a field describes: a circle or a polygon. */
    static Shape shape(String text) {
        double[] n = numbers(text.substring(text.indexOf(' ')));
        return text.startsWith("circle") ? Shape.circle(n[0], n[1], n[2]) : Shape.polygon(n);
    }
}
