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
    everyRow("awt_path2d", 2000, checkPath);
    everyRow("awt_curves", 400, checkPath);
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
    everyRow("awt_rectangle_changes", 400, (row, where) -> {
      final a = box(fields(row, "ax ay aw ah"));
      final b = box(fields(row, "bx by bw bh"));
      final p = fields(row, "px py");
      sameBox(AwtCompat.awtRectangleAddRectangle(a, b), row, "add_rect", where);
      sameBox(AwtCompat.awtRectangleAdd(a, p[0], p[1]), row, "add_point", where);
      sameBox(AwtCompat.awtRectangleGrow(a, p[0], p[1]), row, "grow", where);
      sameBox(AwtCompat.awtRectangleTranslate(a, p[0], p[1]), row, "translate", where);
    });
    everyRow("awt_bounds2d", 400, (row, where) -> {
      final a = box(fields(row, "x y w h"));
      final b = box(fields(row, "rx ry rw rh"));
      final p = fields(row, "px py");
      sameBox(AwtCompat.awtRectangle2DUnion(a, b), row, "union", where);
      sameBox(AwtCompat.awtRectangle2DAddRectangle(a, b), row, "add_rect", where);
      sameBox(AwtCompat.awtRectangle2DAdd(a, p[0], p[1]), row, "add_point", where);
      sameBox(AwtCompat.awtRectangle2DBounds(a), row, "bounds", where);
      same([AwtCompat.awtPoint2DDistanceSquared(p[0], p[1], a.x, a.y)],
        fields(row, "distance_sq"), where);
    });
    everyRow("awt_round_rectangle2d", 400, (row, where) -> {
      final n = fields(row, "x y w h aw ah px py");
      final round:AwtRoundRectangle2D = {
        x: n[0], y: n[1], width: n[2], height: n[3], arcWidth: n[4], arcHeight: n[5]
      };
      final other = box(fields(row, "rx ry rw rh"));
      same([
        flag(AwtCompat.awtRoundRectangle2DContains(round, n[6], n[7])),
        flag(AwtCompat.awtRoundRectangle2DContainsRectangle(round, other)),
        flag(AwtCompat.awtRoundRectangle2DIntersects(round, other)),
      ], fields(row, "contains_point contains_rect intersects"), where);
    });
    everyRow("awt_arc2d", 400, (row, where) -> {
      final n = fields(row, "x y w h start extent angle px py");
      final arc:AwtArc2D = {
        x: n[0], y: n[1], width: n[2], height: n[3], start: n[4], extent: n[5],
        closure: switch row["type"] {
          case "0": Open;
          case "1": Chord;
          case _: Pie;
        }
      };
      final other = box(fields(row, "rx ry rw rh"));
      same([
        flag(AwtCompat.awtArc2DContainsAngle(arc, n[6])),
        flag(AwtCompat.awtArc2DContains(arc, n[7], n[8])),
        flag(AwtCompat.awtArc2DContainsRectangle(arc, other)),
        flag(AwtCompat.awtArc2DIntersects(arc, other)),
      ], fields(row, "contains_angle contains_point contains_rect intersects"), where);
      sameBox(AwtCompat.awtArc2DBounds(arc), row, "bounds", where);
    });
    everyRow("awt_affine", 400, (row, where) -> {
      final program = outcome(steps(row["program"]));
      final map = program.map;
      equal(program.refused, Std.parseInt(row["refused"]), where);
      final p = fields(row, "px py");
      final image = AwtCompat.awtTransformPoint(map, p[0], p[1]);
      final delta = AwtCompat.awtTransformDeltaPoint(map, p[0], p[1]);
      same([
        map.m00, map.m10, map.m01, map.m11, map.m02, map.m12,
        AwtCompat.awtTransformDeterminant(map), image.x, image.y, delta.x, delta.y,
      ], fields(row, "m00 m10 m01 m11 m02 m12 determinant x y delta_x delta_y"), where);
      final inverse = try AwtCompat.awtTransformInversePoint(map, p[0], p[1])
      catch (error:Sat2dError) null;
      equal(inverse != null, row["has_inverse"] == "1", where);
      if (inverse != null)
        same([inverse.x, inverse.y], fields(row, "inverse_x inverse_y"), where);
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

  static function sameBox(box:AwtRectangle, row:Row, name:String, where:String):Void
    same(sides(box), fields(row, [for (part in ["x", "y", "w", "h"]) '${name}_$part'].join(" ")),
      where);

  static function checkPath(row:Row, where:String):Void {
    final path = steps(row["path"]).map(pathCommand);
    final winding:AwtWinding = row["winding"] == "0" ? EvenOdd : NonZero;
    final p = fields(row, "px py");
    final other = box(fields(row, "rx ry rw rh"));
    same([
      flag(AwtCompat.awtPath2DContains(path, winding, p[0], p[1])),
      flag(AwtCompat.awtPath2DContainsRectangle(path, winding, other)),
      flag(AwtCompat.awtPath2DIntersects(path, winding, other)),
    ], fields(row, "contains_point contains_rect intersects"), where);
  }

  static function pathCommand(step:{letter:String, numbers:Array<Float>}):AwtPathCommand
    return switch step.letter {
      case "M": {kind: MoveTo, x: step.numbers[0], y: step.numbers[1]};
      case "L": {kind: LineTo, x: step.numbers[0], y: step.numbers[1]};
      case "Q": {
        kind: QuadTo,
        x1: step.numbers[0], y1: step.numbers[1], x2: step.numbers[2], y2: step.numbers[3]
      };
      case "C": {
        kind: CurveTo,
        x1: step.numbers[0], y1: step.numbers[1], x2: step.numbers[2], y2: step.numbers[3],
        x3: step.numbers[4], y3: step.numbers[5]
      };
      case _: {kind: Close};
    }

  /** Runs a program on a stack of transforms; counts where Java throws. */
  static function outcome(program:Array<{letter:String, numbers:Array<Float>}>) {
    final stack = [AwtCompat.awtTransformIdentity()];
    var refused = 0;
    for (step in program) {
      final top = stack.pop();
      switch step.letter {
        case "(":
          stack.push(top);
          stack.push(AwtCompat.awtTransformIdentity());
        case "C":
          stack.push(AwtCompat.awtTransformConcatenate(stack.pop(), top));
        case "P":
          stack.push(AwtCompat.awtTransformPreConcatenate(stack.pop(), top));
        case letter:
          stack.push(try stepped(top, letter, step.numbers) catch (error:Sat2dError) {
            equal((error.status : String), "SAT_ERR_SINGULAR", "");
            refused++;
            top;
          });
      }
    }
    return {map: stack[0], refused: refused};
  }

  /** The transform after a step of `awt_affine`; the small letters are factories. */
  static function stepped(map:AwtTransform, letter:String, n:Array<Float>):AwtTransform
    return switch [letter, n.length] {
      case ["t" | "s" | "h", _]:
        called(AwtCompat.awtTransformIdentity(), letter.toUpperCase(), n);
      case ["V", 2]: AwtCompat.awtTransformRotateByVector(map, n[0], n[1]);
      case ["V", _]:
        final moved = AwtCompat.awtTransformTranslate(map, n[2], n[3]);
        final turned = AwtCompat.awtTransformRotateByVector(moved, n[0], n[1]);
        AwtCompat.awtTransformTranslate(turned, -n[2], -n[3]);
      case ["Q", 1]: AwtCompat.awtTransformQuadrantRotate(map, n[0]);
      case ["Q", _]: AwtCompat.awtTransformQuadrantRotateAbout(map, n[0], n[1], n[2]);
      case ["I", _]: AwtCompat.awtTransformInvert(map);
      case ["J", _]: AwtCompat.awtTransformInverse(map);
      case ["M", _]: AwtCompat.awtTransformFromMatrix(n[0], n[1], n[2], n[3], n[4], n[5]);
      case ["r", 1]: AwtCompat.awtTransformFromRotation(n[0]);
      case ["r", _]: AwtCompat.awtTransformFromRotationAbout(n[0], n[1], n[2]);
      case ["v", 2]: AwtCompat.awtTransformFromVector(n[0], n[1]);
      case ["v", _]: AwtCompat.awtTransformFromVectorAbout(n[0], n[1], n[2], n[3]);
      case ["q", 1]: AwtCompat.awtTransformFromQuadrants(n[0]);
      case ["q", _]: AwtCompat.awtTransformFromQuadrants(n[0], n[1], n[2]);
      case _: called(map, letter, n);
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
