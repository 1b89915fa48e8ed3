import Support.*;
import Support.Row;
import sat2d.*;

using Lambda;
using StringTools;

/** The tables of the JDK's and of pygame's functions. */
class TablesJdk {
  public static function run():Void {
    everyRow("awt_rectangle", 2000, (row, where) -> {
      final a = box(fields(row, "ax ay aw ah"));
      final b = box(fields(row, "bx by bw bh"));
      final p = fields(row, "px py");
      same([
        flag(AwtCompat.awtRectangleIntersects(a, b)),
        flag(AwtCompat.awtRectangleContains(a, p[0], p[1])),
        flag(AwtCompat.awtRectangleContainsRectangle(a, b)),
      ], fields(row, "intersects contains_point contains_rect"), where);
      same(sides(AwtCompat.awtRectangleIntersection(a, b)),
        fields(row, "intersection_x intersection_y intersection_w intersection_h"), where);
      same(sides(AwtCompat.awtRectangleUnion(a, b)),
        fields(row, "union_x union_y union_w union_h"), where);
    });
    everyRow("awt_rectangle2d", 2000, (row, where) -> {
      final a = box(fields(row, "x y w h"));
      final b = box(fields(row, "rx ry rw rh"));
      final p = fields(row, "px py");
      same([
        flag(AwtCompat.awtRectangle2DIntersects(a, b)),
        flag(AwtCompat.awtRectangle2DContains(a, p[0], p[1])),
        flag(AwtCompat.awtRectangle2DContainsRectangle(a, b)),
        AwtCompat.awtRectangle2DOutcode(a, p[0], p[1]),
        flag(AwtCompat.awtRectangle2DIntersectsLine(a, line(fields(row, "x1 y1 x2 y2")))),
      ], fields(row, "intersects contains_point contains_rect outcode intersects_line"), where);
      same(sides(AwtCompat.awtRectangle2DIntersection(a, b)),
        fields(row, "intersection_x intersection_y intersection_w intersection_h"), where);
    });
    everyRow("awt_line2d", 2000, (row, where) -> {
      final a = line(fields(row, "x1 y1 x2 y2"));
      final b = line(fields(row, "x3 y3 x4 y4"));
      final p = fields(row, "px py");
      same([
        flag(AwtCompat.awtLine2DIntersectsLine(a, b)),
        AwtCompat.awtLine2DRelativeCcw(a, p[0], p[1]),
        AwtCompat.awtLine2DPointSegmentDistanceSquared(a, p[0], p[1]),
        AwtCompat.awtLine2DPointLineDistanceSquared(a, p[0], p[1]),
      ], fields(row, "lines_intersect relative_ccw pt_seg_dist_sq pt_line_dist_sq"), where);
    });
    everyRow("awt_polygon", 2000, (row, where) -> {
      final polygon = row["polygon"].split(";").flatMap(numbers);
      final p = fields(row, "ix iy px py");
      final other = box(fields(row, "rx ry rw rh"));
      same([
        flag(AwtCompat.awtPolygonContains(polygon, p[0], p[1])),
        flag(AwtCompat.awtPolygonContains(polygon, p[2], p[3])),
        flag(AwtCompat.awtPolygonContainsRectangle(polygon, other)),
        flag(AwtCompat.awtPolygonIntersects(polygon, other)),
      ], fields(row, "contains_int contains_point contains_rect intersects"), where);
    });
    everyRow("awt_path2d", 2000, (row, where) -> {
      final path = steps(row["path"]).map(pathCommand);
      final winding:AwtWinding = row["winding"] == "0" ? EvenOdd : NonZero;
      final p = fields(row, "px py");
      final other = box(fields(row, "rx ry rw rh"));
      same([
        flag(AwtCompat.awtPath2DContains(path, winding, p[0], p[1])),
        flag(AwtCompat.awtPath2DContainsRectangle(path, winding, other)),
        flag(AwtCompat.awtPath2DIntersects(path, winding, other)),
      ], fields(row, "contains_point contains_rect intersects"), where);
    });
    everyRow("awt_ellipse2d", 2000, (row, where) -> {
      final frame = box(fields(row, "ex ey ew eh"));
      final p = fields(row, "px py");
      final other = box(fields(row, "rx ry rw rh"));
      same([
        flag(AwtCompat.awtEllipse2DContains(frame, p[0], p[1])),
        flag(AwtCompat.awtEllipse2DContainsRectangle(frame, other)),
        flag(AwtCompat.awtEllipse2DIntersects(frame, other)),
      ], fields(row, "contains_point contains_rect intersects"), where);
    });
    everyRow("awt_transform", 2000, (row, where) -> {
      var map = AwtCompat.awtTransformIdentity();
      for (step in steps(row["program"]))
        map = called(map, step.letter, step.numbers);
      final p = fields(row, "px py");
      final image = AwtCompat.awtTransformPoint(map, p[0], p[1]);
      same([map.m00, map.m10, map.m01, map.m11, map.m02, map.m12, image.x, image.y],
        fields(row, "m00 m10 m01 m11 m02 m12 x y"), where);
    });
    everyRow("pygame_masks", 300, (row, where) -> {
      final own = mask(row["mask"]);
      final other = mask(row["other"]);
      final offset = fields(row, "dx dy");
      final found = PygameCompat.pygameOverlap(own, other, offset, Std.parseInt(row["long_bits"]));
      equal(found == null ? "none" : '${found.x} ${found.y}', row["overlap"], where);
      equal(PygameCompat.pygameOverlapArea(own, other, offset), Std.parseInt(row["area"]), where);
      equal(textOf(PygameCompat.pygameOverlapMask(own, other, offset)), row["common"], where);
    });
  }

  static function sides(r:AwtRectangle):Array<Float>
    return [r.x, r.y, r.width, r.height];

  static function line(n:Array<Float>):AwtLine2D
    return {x1: n[0], y1: n[1], x2: n[2], y2: n[3]};

  /** The steps of a field: a letter and numbers each. */
  static function steps(text:String):Array<{letter:String, numbers:Array<Float>}>
    return [for (step in text.split(";"))
      {letter: step.trim().charAt(0), numbers: numbers(step.trim().substr(1))}];

  static function pathCommand(step:{letter:String, numbers:Array<Float>}):AwtPathCommand
    return switch step.letter {
      case "M": {kind: MoveTo, x: step.numbers[0], y: step.numbers[1]};
      case "L": {kind: LineTo, x: step.numbers[0], y: step.numbers[1]};
      case _: {kind: Close};
    }

  static function called(map:AwtTransform, letter:String, n:Array<Float>):AwtTransform
    return switch letter {
      case "T": AwtCompat.awtTransformTranslate(map, n[0], n[1]);
      case "S": AwtCompat.awtTransformScale(map, n[0], n[1]);
      case "H": AwtCompat.awtTransformShear(map, n[0], n[1]);
      case _ if (n.length == 1): AwtCompat.awtTransformRotate(map, n[0]);
      case _: AwtCompat.awtTransformRotateAbout(map, n[0], n[1], n[2]);
    }

  /** A mask of rows of `#` and `.`, separated by `/`. */
  static function mask(text:String):Mask {
    final rows = text.split("/");
    final alpha = [for (pixel in rows.join("").split("")) pixel == "#" ? 255 : 0];
    final bytes = new js.lib.Uint8Array(alpha);
    return PygameCompat.pygameFromSurface(bytes, rows[0].length, rows.length);
  }

  static function textOf(given:Mask):String
    return [for (y in 0...given.height)
      [for (x in 0...given.width) given.get(x, y) ? "#" : "."].join("")].join("/");
}
