import haxe.DynamicAccess;
import sat2d.*;

using StringTools;

typedef Row = DynamicAccess<String>;

/** What the tests share: they run in node. */
class Support {
  static var passed = 0;
  static var failed = 0;

  /** Runs a test. */
  public static function test(name:String, run:() -> Void):Void {
    try {
      run();
      passed++;
      println('ok: $name');
    } catch (error) {
      failed++;
      println('FAILED: $name: ${error.message}');
    }
  }

  /** Prints the totals and ends the program. */
  public static function finish():Void {
    final result = failed == 0 && passed > 0 ? "ok" : "FAILED";
    println('test result: $result. $passed passed; $failed failed; 0 ignored');
    js.Syntax.code("process.exitCode = {0}", result == "ok" ? 0 : 1);
  }

  public static function println(line:String):Void
    js.html.Console.log(line);

  public static function check(isRight:Bool, where:String):Void {
    if (!isRight)
      throw where;
  }

  /** Compares as `==`. */
  public static function equal<T>(found:T, expected:T, where:String):Void
    check(found == expected, '$where: $found, expected $expected');

  /** Compares bits: NaN is NaN, and 0 is not -0. */
  public static function same(found:Array<Float>, expected:Array<Float>, where:String):Void {
    equal(found.length, expected.length, where);
    for (i in 0...found.length)
      check(isSame(found[i], expected[i]), '$where: $found, expected $expected');
  }

  public static function isSame(a:Float, b:Float):Bool
    return js.Syntax.code("Object.is({0}, {1})", a, b);

  /** A file of the repository. */
  public static function file(path:String):String
    return js.Syntax.code("require('fs').readFileSync(process.env.SAT2D_ROOT + '/' + {0}, 'utf8')",
      path);

  static function lines(path:String):Array<String>
    return file(path).rtrim().split("\n");

  /** The rows of a reference table, by the names of its columns. No field has a comma. */
  public static function table(name:String):Array<Row> {
    final rows = lines('c_tests/reference/$name.csv');
    final names = rows.shift().split(",");
    return [for (row in rows) {
      final fields = row.split(",");
      final byName = new Row();
      for (i in 0...names.length)
        byName[names[i]] = fields[i];
      byName;
    }];
  }

  /** A test that checks every row of a reference table. */
  public static function everyRow(name:String, least:Int, one:(Row, String) -> Void):Void {
    tables.push(name);
    test('table $name', () -> {
      final rows = table(name);
      check(rows.length >= least, '${rows.length} rows');
      for (i in 0...rows.length)
        one(rows[i], 'row ${i + 1} of $name');
    });
  }

  /** The tables that have had a test. */
  public static final tables:Array<String> = [];

  /** The number of a field, as the tables write it: `nan` and `inf` in any case. */
  public static function number(text:String):Float
    return switch text.toLowerCase() {
      case "nan": Math.NaN;
      case "inf": Math.POSITIVE_INFINITY;
      case "-inf": Math.NEGATIVE_INFINITY;
      case _: js.Syntax.code("Number({0})", text);
    }

  /** The numbers of these columns; a blank one is `blank`. */
  public static function fields(row:Row, names:String, ?blank:Float):Array<Float> {
    final instead = blank == null ? Math.NaN : blank;
    return [for (name in names.split(" ")) row[name] == "" ? instead : number(row[name])];
  }

  /** The numbers of a field. */
  public static function numbers(text:String):Array<Float>
    return [for (word in text.split(" ")) if (word != "") number(word)];

  /** Numbers of a rectangle as an object. */
  public static function box(n:Array<Float>):{x:Float, y:Float, width:Float, height:Float}
    return {x: n[0], y: n[1], width: n[2], height: n[3]};

  public static function point(x:Float, y:Float):Vec2
    return {x: x, y: y};

  public static function flag(value:Bool):Float
    return value ? 1 : 0;

  /** The shape that a field describes: `circle x y r` or `polygon x0 y0 x1 y1 ...`. */
  public static function shape(text:String):Shape {
    final kind = text.split(" ")[0];
    final n = numbers(text.substr(kind.length));
    return kind == "circle" ? Shape.circle([n[0], n[1]], n[2]) : Shape.polygon([n]);
  }
}
