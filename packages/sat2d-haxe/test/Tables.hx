import Support.*;
import Support.Row;
import sat2d.*;

using Lambda;

/** The tables of exact answers and of older programs. */
class Tables {
  static final HERE = Transform.IDENTITY;

  public static function run():Void {
    everyRow("relation", 3000, (row, where) -> {
      final a = shape(row["a"]);
      final b = shape(row["b"]);
      final expected = row["relation"];
      equal((Sat2d.relation(a, HERE, b, HERE) : String), expected, where);
      equal((Sat2d.relation(b, HERE, a, HERE) : String), expected, where);
      a.free();
      b.free();
    });
    everyRow("awt_area", 2000, (row, where) -> {
      function polygon(text:String)
        return Shape.polygon([text.split(";").flatMap(numbers)]);
      final a = polygon(row["a"]);
      final b = polygon(row["b"]);
      equal(Sat2d.overlaps(a, HERE, b, HERE), row["exact_overlap"] == "1", where);
      a.free();
      b.free();
    });
    everyRow("depth", 1100, (row, where) -> {
      final found = Sat2d.contact(shape(row["a"]), HERE, shape(row["b"]), HERE).depth;
      final expected = number(row["depth"]);
      check(Math.abs(found - expected) <= 1e-12 * expected, '$where: $found');
    });
    everyRow("slicing", 500, slicing);
    everyRow("flash_rects", 1500, (row, where) -> {
      final found = Compat.flashCollide(flashRect(row, 1), flashRect(row, 2));
      equal(found.hit, row["hit"] == "1", where);
      equal(found.near, row["near"] == "1", where);
      for (i => axis in found.axes) {
        equal(axis.x, number(row['axis${i + 1}_x']), where);
        equal(axis.y, number(row['axis${i + 1}_y']), where);
      }
    });
    everyRow("flash_rotation", 150, (row, where) -> {
      final levels = [for (i in 1...Std.parseInt(row["levels"]) + 1)
        fields(row, 'rotation$i scale_x$i')];
      final expected = number(row["global_rotation"]);
      equal(Compat.flashGlobalRotation(levels), expected, where);
    });
    everyRow("awt_rects", 1500, (row, where) -> {
      function corners(side:String)
        return [for (i in 0...4) for (number in fields(row, '$side${i}_x $side${i}_y')) number];
      equal(Compat.awtHit(corners("a"), corners("b")), row["hit"] == "1", where);
    });
    everyRow("xywh_rects", 1500, (row, where) -> {
      final a = box(fields(row, "x1 y1 w1 h1"));
      final b = box(fields(row, "x2 y2 w2 h2"));
      equal(Compat.xywhRectToRect(a, b), row["hit"] == "1", where);
    });
    everyRow("xywh_circle_rect", 1500, (row, where) -> {
      final c = fields(row, "cx cy r");
      final circle = {x: c[0], y: c[1], radius: c[2]};
      final rect = box(fields(row, "x y w h"));
      equal(Compat.xywhCircleToRect(circle, rect), row["hit"] == "1", where);
    });
  }

  static function flashRect(row:Row, i:Int):FlashRect {
    final n = fields(row, 'x$i y$i width$i height$i rotation$i mirror$i');
    return {
      x: n[0], y: n[1], width: n[2], height: n[3], rotation: n[4],
      mirror: n[5] < 0 ? Horizontal : None,
    };
  }

  static function cross(a:Vec2, b:Vec2, c:Vec2):Float
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

  static function doubledArea(points:Array<Vec2>):Float {
    var sum = 0.0;
    for (i => point in points)
      sum += cross({x: 0, y: 0}, point, points[(i + 1) % points.length]);
    return Math.abs(sum);
  }

  // the coordinates are small integers, so the arithmetic of this judge is exact
  static function slicing(row:Row, where:String):Void {
    final polygon = numbers(row["polygon"]);
    final points = [for (i in 0...polygon.length >> 1) point(polygon[2 * i], polygon[2 * i + 1])];
    equal(Sat2d.inspectPolygon([polygon]).isConcave, row["is_concave"] == "1", where);
    equal(Compat.typescriptIsConcave(polygon), row["original_is_concave"] == "1", where);
    final pieces = Sat2d.decompose([polygon], {method: Slicing}).pieces;
    final found = [for (piece in pieces)
      [for (i in 0...piece.vertices.length) points[piece.vertices[i]]]];
    if (row["original_valid"] == "1") {
      final expected = row["original_pieces"].split("|").map(numbers);
      equal(found.length, expected.length, where);
      for (i => piece in found)
        same([for (corner in piece) for (number in [corner.x, corner.y]) number], expected[i],
          where);
    }
    var covered = 0.0;
    for (piece in found) {
      final n = piece.length;
      for (i in 0...n)
        check(cross(piece[i], piece[(i + 1) % n], piece[(i + 2) % n]) >= 0, where);
      covered += doubledArea(piece);
    }
    equal(covered, doubledArea(points), where);
  }
}
