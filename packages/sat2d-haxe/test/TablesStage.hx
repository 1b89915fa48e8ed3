import Support.*;
import Support.Row;
import sat2d.*;
import TablesFlash.*;

using StringTools;

private typedef Graphics = {layers:Array<FlashLayer>, withStrokes:Aabb, without:Aabb};

/** The tables of Flash's display list. */
class TablesStage {
  /** The graphics that tables name. */
  static final shapes:Map<String, Graphics> = [];

  public static function run():Void {
    test("graphics of the tables", readShapes);
    tables.push("flash_shapes");
    everyRow("flash_display", 2600, (row, where) -> {
      final stage = new FlashStage();
      final size = fields(row, "w0 h0", 0);
      final leaf = boxOf(stage, [0, 0, size[0], size[1]]);
      final scale = fields(row, "sx sy", 1);
      stage.set(leaf, ScaleX, scale[0]);
      stage.set(leaf, ScaleY, scale[1]);
      final property = propertyOf(row);
      stage.set(leaf, property, number(row["value"]));
      final read = stage.property(leaf, switch property {
        case Width: ScaleX;
        case Height: ScaleY;
        case other: other;
      });
      answers(row, "read width height",
        [read, stage.property(leaf, Width), stage.property(leaf, Height)], where);
      stage.free();
    });
    everyRow("flash_display_matrix", 6, (row, where) -> {
      final stage = new FlashStage();
      final leaf = stage.createContainer();
      stage.setMatrix(leaf, fields(row, "a b c d tx ty"));
      stage.set(leaf, propertyOf(row), number(row["value"]));
      answers(row, "read", [stage.property(leaf, propertyOf(row))], where);
      answers(row, "ra rb rc rd rtx rty", coefficients(stage.matrix(leaf)), where);
    });
    everyRow("flash_local_global", 6, (row, where) -> {
      final stage = new FlashStage();
      final leaf = nest(stage, stage.root, row["matrices"], stage.createContainer());
      final p = fields(row, "x y");
      final there = row["op"] == "localToGlobal" ? stage.localToGlobal(leaf, p)
        : stage.globalToLocal(leaf, p);
      answers(row, "rx ry", [there.x, there.y], where);
    });
    everyRow("flash_bounds", 19, (row, where) -> {
      final stage = new FlashStage();
      final parent = nest(stage, stage.root, row["matrices"], stage.createContainer());
      final asked = object(stage, parent, row["object"]);
      final target = row["matrices"] == row["target"] ? asked
        : nest(stage, stage.root, row["target"], stage.createContainer());
      final found = stage.bounds(asked, target, row["strokes"] == "1");
      answers(row, "x y w h", [found.x, found.y, found.width, found.height], where);
    });
    everyRow("flash_hit_test_object", 19, (row, where) -> {
      final stage = new FlashStage();
      final boxes = [for (text in [row["a"], row["b"]]) {
        final parent = stage.createContainer();
        stage.addChild(stage.root, parent);
        for (leaf in text.split("|")) {
          final n = numbers(leaf);
          nest(stage, parent, n.slice(4).join(" "), boxOf(stage, n.slice(0, 4)));
        }
        parent;
      }];
      equal(stage.hitTestObject(boxes[0], boxes[1]), row["hit"] == "1", where);
    });
    everyRow("flash_hit_test_point", 120, (row, where) -> {
      final stage = new FlashStage();
      for (matrix in matrices(row["root"]))
        stage.setMatrix(stage.root, matrix);
      final asked = object(stage, stage.root, row["object"]);
      if (row["mask"] != "")
        stage.setMask(asked, object(stage, stage.root, row["mask"]));
      final p = fields(row, "x y");
      final hit = stage.hitTestPoint(asked, p[0], p[1], row["shape_flag"] == "1");
      equal(hit, row["hit"] == "1", where);
    });
    everyRow("flash_stage", 8000, (row, where) -> {
      final stage = new FlashStage(cast row["api"]);
      final found = [];
      for (line in row["program"].split("; ")) {
        final words = line.split(" ");
        final op = words.shift();
        final name = op == "set" || op == "get" ? words.splice(1, 1)[0] : "";
        final answer = runLine(stage, op, words.map(number), cast name);
        if (answer != null)
          found.push(answer);
      }
      final expected = row["answers"].split("; ");
      equal(found.length, expected.length, where);
      for (i in 0...expected.length) {
        final words = expected[i] == "none" ? [] : expected[i].split(" ");
        equal(found[i].length, words.length, where);
        for (k in 0...words.length)
          check(agree(words[k], found[i][k]), where);
      }
      stage.free();
    });
    final known = knownAnswers();
    final names = file("c_tests/reference/flash_hit_test_scan.csv").split("\n")[0].split(",");
    everyRow("flash_hit_test_scan", 150, (row, where) -> {
      final record = [for (name in names) row[name]].join(",");
      equal(scan(row), known.exists(record) ? known[record] : row["hits"], where);
    });
  }

  /** `?` is a number that nothing decides. */
  static function agree(word:String, found:Float):Bool {
    if (word == "?")
      return true;
    final expected = number(word);
    return isSame(expected, found) || expected == found;
  }

  static function listed(box:FlashRectangle):Array<Float>
    return [box.x, box.y, box.width, box.height];

  /** Runs a line of a program; what it answers, if it asks. */
  static function runLine(
    stage:FlashStage, op:String, n:Array<Float>, name:FlashProperty
  ):Null<Array<Float>> {
    final node:FlashNode = cast n[0];
    switch op {
      case "container": stage.createContainer();
      case "box": boxOf(stage, [0, 0, n[0], n[1]]);
      case "square":
        final x = n[0];
        final y = n[1];
        final right = x + n[2];
        final bottom = y + n[3];
        final steps = path('M $x $y L $right $y L $right $bottom L $x $bottom L $x $y');
        stage.createGraphics([{paint: EvenOdd, thickness: 0, path: steps}]);
      case "child": stage.addChild(node, cast n[1]);
      case "matrix": stage.setMatrix(node, n.slice(1));
      case "set": stage.set(node, name, n[1]);
      case "scroll": stage.setScrollRect(node, box(n.slice(1)));
      case "unscroll": stage.setScrollRect(node, js.Lib.undefined);
      case "point": stage.setMouse(n);
      case "drag":
        final bounds = n.length > 2 ? aabb(n.slice(2)) : js.Lib.undefined;
        stage.startDrag(node, n[1] == 1, bounds);
      case "stop": stage.stopDrag();
      case "get": return [stage.property(node, name)];
      case "bounds": return listed(stage.bounds(node, cast n[1]));
      case "hit": return [flag(stage.hitTestPoint(node, n[1], n[2], n[3] == 1))];
      case "to":
        final there = stage.localToGlobal(node, n.slice(1));
        return [there.x, there.y];
      case "local":
        final here = stage.globalToLocal(node, n.slice(1));
        return [here.x, here.y];
      case "concatenated": return coefficients(stage.concatenatedMatrix(node));
      case "scrolled":
        final part = stage.scrollRect(node);
        return part == null ? [] : listed(part);
      case _: throw 'no operation $op';
    }
    return null;
  }

  static function scan(row:Row):String {
    final stage = new FlashStage();
    final asked = object(stage, stage.root, row["object"]);
    final y = number(row["y"]);
    final ends:Array<Int> = [];
    for (x in Std.parseInt(row["x_from"])...Std.parseInt(row["x_to"]) + 1) {
      if (!stage.hitTestPoint(asked, x, y, true))
        continue;
      if (ends.length > 0 && ends[ends.length - 1] == x - 1)
        ends[ends.length - 1] = x;
      else {
        ends.push(x);
        ends.push(x);
      }
    }
    return ends.join(" ");
  }

  /** Answers at curves that are known to differ from the player's: a file beside the table. */
  static function knownAnswers():Map<String, String> {
    final lines = file("c_tests/reference/flash_hit_test_scan.csv.baseline").rtrim().split("\n");
    return [for (line in lines.slice(1)) {
      final fields = line.substring(1, line.length - 1).split('","');
      fields[1] => fields[3];
    }];
  }

  static function propertyOf(row:Row):FlashProperty
    return cast row["op"].substr("set_".length);

  static function aabb(n:Array<Float>):Aabb
    return {min: point(n[0], n[1]), max: point(n[2], n[3])};

  static function boxOf(stage:FlashStage, corners:Array<Float>):FlashNode {
    final bounds = aabb(corners);
    return stage.createGraphics([], {withStrokes: bounds, without: bounds});
  }

  /** The matrices of a field, six numbers each. */
  static function matrices(text:String):Array<Array<Float>> {
    final all = numbers(text);
    return [for (i in 0...Std.int(all.length / 6)) all.slice(6 * i, 6 * i + 6)];
  }

  /** Puts an object into containers with these matrices, the outermost into `parent`. */
  static function nest(stage:FlashStage, parent:FlashNode, text:String, child:FlashNode):FlashNode {
    var inner = parent;
    for (matrix in matrices(text)) {
      final container = stage.createContainer();
      stage.addChild(inner, container);
      stage.setMatrix(container, matrix);
      inner = container;
    }
    stage.addChild(inner, child);
    return child;
  }

  /** Leaves `shape matrices | shape matrices` in a new child of a parent. */
  static function object(stage:FlashStage, parent:FlashNode, text:String):FlashNode {
    final container = stage.createContainer();
    stage.addChild(parent, container);
    for (leaf in text.split("|").map(StringTools.trim)) {
      if (leaf == "")
        continue;
      final name = leaf.split(" ")[0];
      final known = shapes[name];
      final bounds = {withStrokes: known.withStrokes, without: known.without};
      final graphics = stage.createGraphics(known.layers, bounds);
      nest(stage, container, leaf.substr(name.length), graphics);
    }
    return container;
  }

  static function readShapes():Void {
    for (row in table("flash_shapes")) {
      if (!shapes.exists(row["shape"])) {
        shapes[row["shape"]] = {
          layers: [],
          withStrokes: aabb(fields(row, "x0 y0 x1 y1")),
          without: aabb(fields(row, "ex0 ey0 ex1 ey1")),
        };
      }
      final kind = row["kind"].split(" ");
      if (kind[0] == "none")
        continue;
      final paint:FlashPaint = switch kind[0] {
        case "evenodd": EvenOdd;
        case "nonzero": NonZero;
        case "stroke": Stroke;
        case other: throw 'no paint $other';
      }
      final thickness = kind.length > 1 ? number(kind[1]) : 0;
      final layer = {paint: paint, thickness: thickness, path: path(row["path"])};
      shapes[row["shape"]].layers.push(layer);
    }
    check(shapes.iterator().hasNext(), "graphics");
  }

  /** A path: `M x y L x y Q cx cy x y`. */
  static function path(text:String):Array<FlashPathStep> {
    final words = text.split(" ");
    function next()
      return number(words.shift());
    final steps:Array<FlashPathStep> = [];
    while (words.length > 0) {
      switch words.shift() {
        case "M": steps.push({kind: MoveTo, x: next(), y: next()});
        case "L": steps.push({kind: LineTo, x: next(), y: next()});
        case _:
          final controlX = next();
          final controlY = next();
          final step = {
            kind: FlashStep.CurveTo, controlX: controlX, controlY: controlY, x: next(), y: next(),
          };
          steps.push(step);
      }
    }
    return steps;
  }
}
