import Support.*;
import Support.Row;
import sat2d.*;

/** The tables of `flash.geom` and of `BitmapData.hitTest`. */
class TablesFlash {
  static final SIDES:Array<FlashSide> = [Left, Top, Right, Bottom];

  public static function run():Void {
    everyRow("flash_rectangle", 280, (row, where) -> {
      final a = box(fields(row, "ax ay aw ah"));
      final b = fields(row, "b1 b2 b3 b4");
      answers(row, "r1 r2 r3 r4", rectangle(row["op"], a, b, cast row["api"]), where);
    });
    everyRow("flash_point", 28, (row, where) -> {
      final n = fields(row, "x y b1 b2 b3");
      final found = onPoint(row["op"], n, cast row["api"]);
      // ActionScript 2 prints 15 digits, and the table has what it printed
      final printed = row["api"] == "as2" ? found.map(fifteenDigits) : found;
      answers(row, "r1 r2", printed, where);
    });
    everyRow("flash_matrix", 57, (row, where) -> {
      final map = fields(row, "a b c d tx ty");
      final found = matrix(row["op"], map, fields(row, "p1 p2 p3 p4 p5 p6"), row);
      answers(row, "r1 r2 r3 r4 r5 r6", found, where);
    });
    everyRow("flash_bitmap_hit_test", 111, (row, where) -> {
      final one = image(row["image"], row["api"]);
      final corner = fields(row, "px py");
      final threshold = number(row["threshold"]);
      final b = fields(row, "b1 b2 b3 b4");
      final hit = switch row["kind"] {
        case "point": FlashCompat.flashBitmapHitsPoint(one, corner, threshold, [b[0], b[1]]);
        case "rect": FlashCompat.flashBitmapHitsRectangle(one, corner, threshold, box(b));
        case _:
          final other = image(row["image2"], row["api"]);
          FlashCompat.flashBitmapHitsBitmap(one, corner, threshold, other, [b[0], b[1]],
            number(row["threshold2"]));
      }
      equal(hit, row["hit"] == "1", where);
    });
    everyRow("flash_color_bounds", 2000, (row, where) -> {
      final n = fields(row, "mask color");
      final found = FlashCompat.flashColorBounds(colors(row), n[0], n[1], row["find"] == "1");
      final sides = [found.x, found.y, found.width, found.height];
      answers(row, "x y width height", sides, where);
    });
  }

  /** The colours of an image as a table has them. */
  static function colors(row:Row):FlashPixels {
    final rows = row["image"].split("/");
    final hex = rows.join("");
    final argb = new js.lib.Uint32Array(hex.length >> 3);
    for (i in 0...argb.length)
      argb[i] = js.Syntax.code("parseInt({0}, 16)", hex.substr(8 * i, 8));
    return {
      argb: argb,
      width: rows[0].length >> 3,
      height: rows.length,
      transparent: row["transparent"] == "1"
    };
  }

  /**
   * Compares what an operation gives; blank fields it does not give. The sign of zeros is lost in
   * the tables.
   */
  public static function answers(row:Row, names:String, found:Array<Float>, where:String):Void {
    for (i => name in names.split(" ")) {
      if (row[name] == "")
        continue;
      final expected = number(row[name]);
      check(expected == found[i] || isSame(expected, found[i]), '$where: $name is ${found[i]}');
    }
  }

  static function sides(r:FlashRectangle):Array<Float>
    return [r.x, r.y, r.width, r.height];

  static function xy(p:Vec2):Array<Float>
    return [p.x, p.y];

  static function fifteenDigits(value:Float):Float
    return js.Syntax.code("Number({0}.toPrecision(15))", value);

  static function rectangle(op:String, a:FlashRectangle, b:Array<Float>, script:FlashScript)
      :Array<Float> {
    final other:FlashRectangle = box(b);
    function set(side:FlashSide, value:Float)
      return FlashCompat.flashRectangleSetSide(a, side, value);
    return switch op {
      case "edges": [for (side in SIDES) FlashCompat.flashRectangleSide(a, side)];
      case "isEmpty": [flag(FlashCompat.flashRectangleIsEmpty(a, script))];
      case "equals": [flag(sides(a).join(" ") == sides(other).join(" "))];
      case "contains" | "containsPoint":
        [flag(FlashCompat.flashRectangleContains(a, b[0], b[1]))];
      case "containsRect":
        [flag(FlashCompat.flashRectangleContainsRectangle(a, other, script))];
      case "intersects": [flag(FlashCompat.flashRectangleIntersects(a, other, script))];
      case "intersection": sides(FlashCompat.flashRectangleIntersection(a, other, script));
      case "union": sides(FlashCompat.flashRectangleUnion(a, other, script));
      case "inflate" | "inflatePoint":
        sides(FlashCompat.flashRectangleInflate(a, b[0], b[1]));
      case "offset" | "offsetPoint": [a.x + b[0], a.y + b[1], a.width, a.height];
      case "setTo": b;
      case "set_x": [b[0], a.y, a.width, a.height];
      case "set_y": [a.x, b[0], a.width, a.height];
      case "set_width": [a.x, a.y, b[0], a.height];
      case "set_height": [a.x, a.y, a.width, b[0]];
      case "set_size": [a.x, a.y, b[0], b[1]];
      case "set_left": sides(set(Left, b[0]));
      case "set_top": sides(set(Top, b[0]));
      case "set_right": sides(set(Right, b[0]));
      case "set_bottom": sides(set(Bottom, b[0]));
      case "set_topLeft":
        sides(FlashCompat.flashRectangleSetSide(set(Left, b[0]), Top, b[1]));
      case "set_bottomRight":
        sides(FlashCompat.flashRectangleSetSide(set(Right, b[0]), Bottom, b[1]));
      case _: throw 'no operation $op';
    }
  }

  static function onPoint(op:String, n:Array<Float>, script:FlashScript):Array<Float> {
    final a = point(n[0], n[1]);
    final b = point(n[2], n[3]);
    return switch op {
      case "length": [FlashCompat.flashPointLength(a)];
      case "distance": [FlashCompat.flashPointDistance(a, b)];
      case "equals": [flag(a.x == b.x && a.y == b.y)];
      case "add" | "offset": xy(FlashCompat.flashPointAdd(a, b));
      case "subtract": xy(FlashCompat.flashPointSubtract(a, b));
      case "interpolate": xy(FlashCompat.flashPointInterpolate(a, b, n[4]));
      case "normalize": xy(FlashCompat.flashPointNormalize(a, n[2], script));
      case "polar": xy(FlashCompat.flashPointPolar(n[0], n[1]));
      case _: throw 'no operation $op';
    }
  }

  /** The coefficients of a transform. */
  public static function coefficients(t:Transform):Array<Float>
    return [t.a, t.b, t.c, t.d, t.tx, t.ty];

  static function matrix(op:String, map:Array<Float>, p:Array<Float>, row:Row):Array<Float>
    return switch op {
      case "scale": coefficients(FlashCompat.flashMatrixScale(map, p[0], p[1]));
      case "rotate": coefficients(FlashCompat.flashMatrixRotate(map, p[0]));
      case "translate": coefficients(FlashCompat.flashMatrixTranslate(map, p[0], p[1]));
      case "concat": coefficients(FlashCompat.flashMatrixConcat(map, p));
      case "invert": coefficients(FlashCompat.flashMatrixInvert(map));
      case "createBox": coefficients(boxed(row, p, FlashCompat.flashMatrixCreateBox));
      case "createGradientBox":
        coefficients(boxed(row, p, FlashCompat.flashMatrixCreateGradientBox));
      case "setTo": p;
      case "transformPoint":
        xy(FlashCompat.flashMatrixTransformPoint(map, [p[0], p[1]]));
      case "deltaTransformPoint":
        xy(FlashCompat.flashMatrixDeltaTransformPoint(map, [p[0], p[1]]));
      case _: throw 'no operation $op';
    }

  /** With the arguments that the call had; ActionScript 2 has no default for the angle. */
  static function boxed(row:Row, p:Array<Float>,
      create:(Float, Float, ?rotation:Float, ?tx:Float, ?ty:Float) -> Transform):Transform {
    function given(i:Int):Float
      return row['p${i + 1}'] == "" && (i > 2 || row["api"] == "as3") ? js.Lib.undefined : p[i];
    return create(p[0], p[1], given(2), given(3), given(4));
  }

  /** Rows of two-digit hexadecimal alphas, separated by `/`. */
  static function image(text:String, script:String):FlashBitmap {
    final rows = text.split("/");
    final hex = rows.join("");
    final alpha = [for (i in 0...hex.length >> 1) Std.parseInt("0x" + hex.substr(2 * i, 2))];
    final width = rows[0].length >> 1;
    return {
      alpha: new js.lib.Uint8Array(alpha),
      width: width,
      height: rows.length,
      script: cast script
    };
  }
}
