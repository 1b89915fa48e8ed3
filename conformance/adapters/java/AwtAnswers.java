// java.awt.geom: `Area.intersect`, `Path2D.contains`, `Line2D.linesIntersect`; placements by
// `AffineTransform`. Circles are Bézier curves there, so it is not asked about them, and there are no
// rational curves.
//
//     java AwtAnswers.java TABLES ANSWERS

import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

public final class AwtAnswers {
    private static final String NAME = "java.awt";

    public static void main(String[] arguments) throws IOException {
        Path tables = Path.of(arguments[0]);
        Path answers = Path.of(arguments[1]).resolve(NAME);
        for (String set : List.of("single", "double", "placed", "curves")) {
            for (String question : List.of("relation", "segments", "point")) {
                Path table = tables.resolve(set).resolve(question + ".csv");
                if (!Files.exists(table)) {
                    continue;
                }
                StringBuilder out = new StringBuilder("row,answer\n");
                List<String> lines = Files.readAllLines(table);
                for (String line : lines.subList(1, lines.size())) {
                    String[] columns = line.split(",");
                    String answer = answer(set, question, columns);
                    if (answer != null) {
                        out.append(columns[0]).append(',').append(answer).append('\n');
                    }
                }
                Path path = answers.resolve(set).resolve(question + ".csv");
                Files.createDirectories(path.getParent());
                Files.writeString(path, out);
            }
        }
        Files.writeString(answers.resolve("version.txt"), "JDK " + Runtime.version());
    }

    private static String answer(String set, String question, String[] columns) {
        boolean isPlaced = set.equals("placed") || set.equals("curves");
        switch (question) {
            case "relation":
                Area a = area(columns[2], isPlaced ? columns[3] : "");
                Area b = area(columns[isPlaced ? 4 : 3], isPlaced ? columns[5] : "");
                if (a == null || b == null) {
                    return null;
                }
                a.intersect(b);
                return a.isEmpty() ? "miss" : "hit";
            case "segments":
                double[] p = numbers(columns[2].substring("segment ".length()));
                double[] q = numbers(columns[3].substring("segment ".length()));
                boolean isHit = Line2D.linesIntersect(
                        p[0], p[1], p[2], p[3], q[0], q[1], q[2], q[3]);
                return isHit ? "hit" : "miss";
            default:
                Path2D path = path(columns[2]);
                if (path == null) {
                    return null;
                }
                path.transform(placement(isPlaced ? columns[3] : ""));
                double[] at = numbers(columns[isPlaced ? 4 : 3]);
                return path.contains(at[0], at[1]) ? "hit" : "miss";
        }
    }

    private static double[] numbers(String text) {
        return Stream.of(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    private static Path2D path(String form) {
        int space = form.indexOf(' ');
        if (form.startsWith("circle") || form.contains(" K ")) {
            return null;
        }
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        if (form.startsWith("outline")) {
            for (String contour : form.substring(space + 1).split(";")) {
                append(path, contour);
            }
            return path;
        }
        for (String ring : form.substring(space + 1).split(";")) {
            double[] numbers = numbers(ring);
            path.moveTo(numbers[0], numbers[1]);
            for (int i = 2; i < numbers.length; i += 2) {
                path.lineTo(numbers[i], numbers[i + 1]);
            }
            path.closePath();
        }
        return path;
    }

    /** A contour: the start, then for each edge a letter and its numbers. */
    private static void append(Path2D path, String contour) {
        String[] parts = contour.split(" (?=[LQ])");
        double[] start = numbers(parts[0]);
        path.moveTo(start[0], start[1]);
        for (String part : List.of(parts).subList(1, parts.length)) {
            double[] p = numbers(part.substring(2));
            if (part.startsWith("L")) {
                path.lineTo(p[0], p[1]);
            } else {
                path.quadTo(p[0], p[1], p[2], p[3]);
            }
        }
        path.closePath();
    }

    private static AffineTransform placement(String maps) {
        AffineTransform placement = new AffineTransform();
        for (String map : maps.isEmpty() ? new String[0] : maps.split(";")) {
            placement.concatenate(new AffineTransform(numbers(map)));
        }
        return placement;
    }

    private static Area area(String form, String maps) {
        Path2D path = path(form);
        if (path == null) {
            return null;
        }
        return new Area(path).createTransformedArea(placement(maps));
    }
}
