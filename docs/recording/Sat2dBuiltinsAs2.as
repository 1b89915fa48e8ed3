import flash.display.BitmapData;
import flash.geom.Point;
import flash.geom.Rectangle;

/**
 * For ActionScript 2: calls the player's own collision functions, and traces each call with its
 * answer as a row for `sat2d verify`: the word `sat2d`, the name of the table, the row. What a
 * table cannot hold is answered but not traced.
 */
class Sat2dBuiltinsAs2 {
    /** The header of each table, until it is traced. */
    private static var headers:Object = {
        hit_test_object: "api,a,b,hit",
        hit_test_point: "root,object,mask,x,y,shape_flag,hit",
        rectangle: "api,op,ax,ay,aw,ah,b1,b2,b3,b4,r1,r2,r3,r4",
        bitmap: "image,px,py,threshold,kind,b1,b2,b3,b4,image2,threshold2,hit",
        flash_shapes: "shape,x0,y0,x1,y1,ex0,ey0,ex1,ey1,kind,path"
    };

    /** Of new rows, one of `every` is traced, and the first `limit` of these. */
    static var every:Number = 1;
    static var limit:Number = 100000;

    private static var seen:Object = {};
    private static var fresh:Number = 0;
    private static var traced:Number = 0;

    /** The names of the boxes that were traced. */
    private static var boxes:Object = {};
    private static var boxCount:Number = 0;

    /** For `a.hitTest(b)` of two clips. */
    static function hitTestClip(a:MovieClip, b:MovieClip):Boolean {
        var hit:Boolean = a.hitTest(b);
        var first:String = Sat2dBuiltinsAs2.box(a);
        var second:String = Sat2dBuiltinsAs2.box(b);
        if (first != null && second != null) {
            Sat2dBuiltinsAs2.row("hit_test_object", ["as2", first, second, hit]);
        }
        return hit;
    }

    /**
     * For `clip.hitTest(x, y, shapeFlag)`. ActionScript 2 cannot read outlines, so calls with the
     * flag are answered but not traced.
     */
    static function hitTestPoint(
        clip:MovieClip, x:Number, y:Number, shapeFlag:Boolean):Boolean {
        var hit:Boolean = clip.hitTest(x, y, shapeFlag);
        var box:String = Sat2dBuiltinsAs2.box(clip);
        if (box == null || shapeFlag) {
            return hit;
        }
        if (Sat2dBuiltinsAs2.boxes[box] == undefined) {
            Sat2dBuiltinsAs2.boxes[box] = "box" + Sat2dBuiltinsAs2.boxCount++;
            var corners:String = box.split(" ").join(",");
            Sat2dBuiltinsAs2.row("flash_shapes",
                [Sat2dBuiltinsAs2.boxes[box], corners, corners, "none", ""]);
        }
        Sat2dBuiltinsAs2.row("hit_test_point",
            ["", Sat2dBuiltinsAs2.boxes[box], "", x, y, false, hit]);
        return hit;
    }

    /**
     * For any method of a rectangle with at most two arguments: `rectangle(a, "intersects", b)` is
     * `a.intersects(b)`.
     */
    static function rectangle(a:Rectangle, op:String, b, c) {
        var table:String = op == "containsRectangle" ? "containsRect" : op;
        var values:Array = ["as2", table, a.x, a.y, a.width, a.height];
        if (b != undefined) {
            values = values.concat(Sat2dBuiltinsAs2.flat(b));
        }
        if (c != undefined) {
            values.push(c);
        }
        while (values.length < 10) {
            values.push("");
        }
        var answer = a[op](b, c);
        values = values.concat(Sat2dBuiltinsAs2.flat(answer == undefined ? a : answer));
        while (values.length < 14) {
            values.push("");
        }
        Sat2dBuiltinsAs2.row("rectangle", values);
        return answer;
    }

    /** For `bitmap.hitTest(...)`; the arguments are those of `hitTest`. */
    static function hitTestBitmap(bitmap:BitmapData, first:Point, threshold:Number,
        second:Object, secondPoint:Point, secondThreshold:Number):Boolean {
        var hit:Boolean =
            Boolean(bitmap.hitTest(first, threshold, second, secondPoint, secondThreshold));
        var values:Array = [
            Sat2dBuiltinsAs2.alphas(bitmap), first.x, first.y, threshold];
        if (second instanceof BitmapData) {
            var other = second;
            values.push("bitmap", secondPoint.x, secondPoint.y, "", "",
                Sat2dBuiltinsAs2.alphas(other), secondThreshold, hit);
        } else if (second instanceof Rectangle) {
            values.push("rect", second.x, second.y, second.width, second.height, "", "", hit);
        } else {
            values.push("point", second.x, second.y, "", "", "", "", hit);
        }
        for (var i:Number = 1; i < values.length; i++) {
            // the table has whole coordinates only, and needs all of them
            if (values[i] == undefined || (typeof values[i] == "number" && values[i] % 1 != 0)) {
                return hit;
            }
        }
        Sat2dBuiltinsAs2.row("bitmap", values);
        return hit;
    }

    private static function row(table:String, values:Array):Void {
        var fields:Array = [];
        for (var i:Number = 0; i < values.length; i++) {
            fields.push(typeof values[i] == "number"
                ? Sat2dBuiltinsAs2.number(values[i]) : String(values[i]));
        }
        var line:String = "sat2d " + table + " " + fields.join(",");
        // calls name the shapes
        if (table != "flash_shapes" && !Sat2dBuiltinsAs2.takes(line)) {
            return;
        }
        if (Sat2dBuiltinsAs2.headers[table] != undefined) {
            trace("sat2d " + table + " " + Sat2dBuiltinsAs2.headers[table]);
            Sat2dBuiltinsAs2.headers[table] = undefined;
        }
        trace(line);
    }

    /** Whether a row is new, and is to be traced. */
    private static function takes(line:String):Boolean {
        if (Sat2dBuiltinsAs2.seen[line] == true
            || Sat2dBuiltinsAs2.traced >= Sat2dBuiltinsAs2.limit
            || Sat2dBuiltinsAs2.fresh++ % Sat2dBuiltinsAs2.every != 0) {
            return false;
        }
        Sat2dBuiltinsAs2.seen[line] = true;
        Sat2dBuiltinsAs2.traced++;
        return true;
    }

    /** The box of a clip on the stage; null if it is empty. */
    private static function box(clip:MovieClip):String {
        var b:Object = clip.getBounds(_root);
        if (b.xMin >= 6710886 || !(b.xMin <= b.xMax)) {
            return null;
        }
        return [Sat2dBuiltinsAs2.number(b.xMin), Sat2dBuiltinsAs2.number(b.yMin),
            Sat2dBuiltinsAs2.number(b.xMax), Sat2dBuiltinsAs2.number(b.yMax)].join(" ");
    }

    /** The numbers of a rectangle or a point; anything else is itself. */
    private static function flat(value):Array {
        if (value instanceof Rectangle) {
            return [value.x, value.y, value.width, value.height];
        }
        return value instanceof Point ? [value.x, value.y] : [value];
    }

    /** A number that reads back to the same bits: players print 15 digits. */
    private static function number(value:Number):String {
        if (value % 1 == 0 && Math.abs(value) < 1e9) {
            return String(value);
        }
        if (isNaN(value)) {
            return "nan";
        }
        if (Math.abs(value) == Infinity) {
            return value > 0 ? "inf" : "-inf";
        }
        var size:Number = Math.abs(value);
        var exponent:Number = 0;
        while (size >= 2) {
            size /= 2;
            exponent++;
        }
        while (size < 1 && exponent > -1022) {
            size *= 2;
            exponent--;
        }
        var biased:Number = size < 1 ? 0 : exponent + 1023;
        var fraction:Number = size < 1 ? size : size - 1;
        var high:Number = biased + (value < 0 ? 2048 : 0);
        var bits:String = "0x" + (4096 + high).toString(16).substr(1);
        for (var i:Number = 0; i < 13; i++) {
            var digit:Number = Math.floor(fraction * 16);
            bits += digit.toString(16);
            fraction = fraction * 16 - digit;
        }
        return bits;
    }

    /** The alphas of a bitmap in hexadecimal, its rows separated by slashes. */
    private static function alphas(bitmap:BitmapData):String {
        var rows:Array = [];
        for (var y:Number = 0; y < bitmap.height; y++) {
            var text:String = "";
            for (var x:Number = 0; x < bitmap.width; x++) {
                text += (256 + (bitmap.getPixel32(x, y) >>> 24)).toString(16).substr(1);
            }
            rows.push(text);
        }
        return rows.join("/");
    }
}
