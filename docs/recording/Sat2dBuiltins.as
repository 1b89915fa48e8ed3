package {
    import flash.display.BitmapData;
    import flash.display.DisplayObject;
    import flash.display.DisplayObjectContainer;
    import flash.display.GraphicsEndFill;
    import flash.display.GraphicsPath;
    import flash.display.GraphicsStroke;
    import flash.display.IGraphicsFill;
    import flash.display.Shape;
    import flash.display.Sprite;
    import flash.display.Stage;
    import flash.geom.Matrix;
    import flash.geom.Point;
    import flash.geom.Rectangle;

    /**
     * Calls the player's own collision functions, and traces each call with its answer as a row for
     * `sat2d verify`: the word `sat2d`, the name of the table, the row. What a table cannot hold is
     * answered but not traced. Needs Sat2dRecorder.as.
     */
    public class Sat2dBuiltins {
        /** The header of each table, until it is traced. */
        private static var headers:Object = {
            hit_test_object: "api,a,b,hit",
            hit_test_point: "root,object,mask,x,y,shape_flag,hit",
            bounds: "strokes,object,matrices,target,x,y,w,h",
            local_global: "op,matrices,x,y,rx,ry",
            rectangle: "api,op,ax,ay,aw,ah,b1,b2,b3,b4,r1,r2,r3,r4",
            bitmap: "image,px,py,threshold,kind,b1,b2,b3,b4,image2,threshold2,hit",
            flash_shapes: "shape,x0,y0,x1,y1,ex0,ey0,ex1,ey1,kind,path"
        };

        /** Of new rows, one of `every` is traced, and the first `limit` of these. */
        public static var every:Number = 1;
        public static var limit:Number = 100000;

        private static var seen:Object = {};
        private static var fresh:Number = 0;
        private static var traced:Number = 0;

        /** The names of the shapes that were traced, by their rows. */
        private static var shapes:Object = {};
        private static var shapeCount:int = 0;

        /** For `a.hitTestObject(b)`. */
        public static function hitTestObject(a:DisplayObject, b:DisplayObject):Boolean {
            var hit:Boolean = a.hitTestObject(b);
            Sat2dBuiltins.row("hit_test_object", ["as3", // not of empty objects
                Sat2dBuiltins.leaves(a, null, Sat2dBuiltins.box) || null,
                Sat2dBuiltins.leaves(b, null, Sat2dBuiltins.box) || null, hit]);
            return hit;
        }

        /** For `object.hitTestPoint(x, y, shapeFlag)`. */
        public static function hitTestPoint(
            object:DisplayObject, x:Number, y:Number, shapeFlag:Boolean = false):Boolean {
            var hit:Boolean = object.hitTestPoint(x, y, shapeFlag);
            var root:DisplayObject = object.root;
            var shape:Function = shapeFlag ? Sat2dBuiltins.outline : Sat2dBuiltins.frame;
            Sat2dBuiltins.row("hit_test_point", [
                root == null ? "" : Sat2dBuiltins.matrices(root, null),
                Sat2dBuiltins.leaves(object, root, shape),
                object.mask == null ? "" : Sat2dBuiltins.leaves(object.mask, root, shape),
                x, y, shapeFlag, hit]);
            return hit;
        }

        /** For `object.getBounds(target)`. */
        public static function getBounds(object:DisplayObject, target:DisplayObject):Rectangle {
            return Sat2dBuiltins.bounds(true, object, target, object.getBounds(target));
        }

        /** For `object.getRect(target)`. */
        public static function getRect(object:DisplayObject, target:DisplayObject):Rectangle {
            return Sat2dBuiltins.bounds(false, object, target, object.getRect(target));
        }

        /** For `object.localToGlobal(point)`. */
        public static function localToGlobal(object:DisplayObject, point:Point):Point {
            var there:Point = object.localToGlobal(point);
            Sat2dBuiltins.row("local_global", ["localToGlobal",
                Sat2dBuiltins.matrices(object, null), point.x, point.y, there.x, there.y]);
            return there;
        }

        /** For `object.globalToLocal(point)`. */
        public static function globalToLocal(object:DisplayObject, point:Point):Point {
            var there:Point = object.globalToLocal(point);
            Sat2dBuiltins.row("local_global", ["globalToLocal",
                Sat2dBuiltins.matrices(object, null), point.x, point.y, there.x, there.y]);
            return there;
        }

        /** For any method of a rectangle: `rectangle(a, "intersects", b)` is `a.intersects(b)`. */
        public static function rectangle(a:Rectangle, op:String, ...operands):* {
            var values:Array = ["as3", op, a.x, a.y, a.width, a.height];
            for (var i:int = 0; i < operands.length; i++) {
                values = values.concat(Sat2dBuiltins.flat(operands[i]));
            }
            while (values.length < 10) {
                values.push("");
            }
            var answer:* = a[op].apply(a, operands);
            values = values.concat(Sat2dBuiltins.flat(answer === undefined ? a : answer));
            while (values.length < 14) {
                values.push("");
            }
            Sat2dBuiltins.row("rectangle", values);
            return answer;
        }

        /** For `bitmap.hitTest(...)`; the arguments are those of `hitTest`. */
        public static function hitTestBitmap(bitmap:BitmapData, first:Point, threshold:uint,
            second:Object, secondPoint:Point = null, secondThreshold:uint = 1):Boolean {
            var hit:Boolean =
                bitmap.hitTest(first, threshold, second, secondPoint, secondThreshold);
            var values:Array = [
                Sat2dBuiltins.alphas(bitmap), first.x, first.y, threshold];
            if (second is Point) {
                values.push("point", second.x, second.y, "", "", "", "", hit);
            } else if (second is Rectangle) {
                values.push(
                    "rect", second.x, second.y, second.width, second.height, "", "", hit);
            } else {
                var other:* = second is BitmapData ? second : second.bitmapData;
                values.push("bitmap", secondPoint && secondPoint.x, secondPoint && secondPoint.y,
                    "", "", Sat2dBuiltins.alphas(other), secondThreshold, hit);
            }
            for (var i:int = 1; i < values.length; i++) {
                // the table has whole coordinates only
                if (typeof values[i] == "number" && values[i] % 1 != 0) {
                    return hit;
                }
            }
            Sat2dBuiltins.row("bitmap", values);
            return hit;
        }

        private static function bounds(strokes:Boolean, object:DisplayObject,
            target:DisplayObject, answer:Rectangle):Rectangle {
            Sat2dBuiltins.row("bounds", [strokes,
                Sat2dBuiltins.leaves(object, object, Sat2dBuiltins.frame),
                Sat2dBuiltins.matrices(object, null), Sat2dBuiltins.matrices(target, null),
                answer.x, answer.y, answer.width, answer.height]);
            return answer;
        }

        /** Traces a row, unless a value is null: then the table cannot hold it. */
        private static function row(table:String, values:Array):void {
            if (values.indexOf(null) >= 0) {
                return;
            }
            var line:String =
                "sat2d " + table + " " + values.map(Sat2dBuiltins.field).join(",");
            // calls name the shapes
            if (table != "flash_shapes" && !Sat2dBuiltins.takes(line)) {
                return;
            }
            if (Sat2dBuiltins.headers[table]) {
                trace("sat2d " + table + " " + Sat2dBuiltins.headers[table]);
                Sat2dBuiltins.headers[table] = null;
            }
            trace(line);
        }

        /** Whether a row is new, and is to be traced. */
        private static function takes(line:String):Boolean {
            if (Sat2dBuiltins.seen[line] == true || Sat2dBuiltins.traced >= Sat2dBuiltins.limit
                || Sat2dBuiltins.fresh++ % Sat2dBuiltins.every != 0) {
                return false;
            }
            Sat2dBuiltins.seen[line] = true;
            Sat2dBuiltins.traced++;
            return true;
        }

        private static function field(value:*, index:int, all:Array):String {
            return typeof value == "number" ? Sat2dRecorder.number(value) : String(value);
        }

        private static function words(values:Array):String {
            return values.map(Sat2dBuiltins.field).join(" ");
        }

        /** The numbers of a rectangle or a point; anything else is itself. */
        private static function flat(value:*):Array {
            if (value is Rectangle) {
                return [value.x, value.y, value.width, value.height];
            }
            return value is Point ? [value.x, value.y] : [value];
        }

        /** The matrices from below `top` (or the stage) down to an object, outermost first. */
        private static function matrices(object:DisplayObject, top:DisplayObject):String {
            var texts:Array = [];
            var at:DisplayObject = object;
            while (at != null && at != top && !(at is Stage)) {
                var m:Matrix = at.transform.matrix;
                if (m == null) { // an object in three dimensions
                    return null;
                }
                texts.unshift(Sat2dBuiltins.words([m.a, m.b, m.c, m.d, m.tx, m.ty]));
                at = at.parent;
            }
            return texts.join(" ");
        }

        /** What an object draws: a text and the matrices of each, separated by bars. */
        private static function leaves(
            object:DisplayObject, top:DisplayObject, text:Function):String {
            var found:Array = [];
            return Sat2dBuiltins.collect(object, top, text, found) ? found.join(" | ") : null;
        }

        private static function collect(object:DisplayObject, top:DisplayObject, text:Function,
            found:Array):Boolean {
            var drawn:DisplayObject = object;
            if (object is DisplayObjectContainer) {
                var container:* = object;
                for (var i:int = 0; i < container.numChildren; i++) {
                    if (!Sat2dBuiltins.collect(container.getChildAt(i), top, text, found)) {
                        return false;
                    }
                }
                if (!(object is Sprite)) {
                    return true;
                }
                // its own drawing, without its children
                var alone:Shape = new Shape();
                alone.graphics.copyFrom(container.graphics);
                drawn = alone;
            }
            var own:Rectangle = drawn.getBounds(drawn);
            if (own.width == 0 && own.height == 0) {
                return true;
            }
            var leaf:String = text(drawn);
            var chain:String = Sat2dBuiltins.matrices(object, top);
            if (leaf == null || chain == null) {
                return false;
            }
            found.push(chain == "" ? leaf : leaf + " " + chain);
            return true;
        }

        private static function box(drawn:DisplayObject):String {
            return Sat2dBuiltins.words(Sat2dBuiltins.corners(drawn.getBounds(drawn)));
        }

        private static function corners(r:Rectangle):Array {
            return [r.x, r.y, r.x + r.width, r.y + r.height];
        }

        /** The name of a shape that is known by its boxes. */
        private static function frame(drawn:DisplayObject):String {
            return Sat2dBuiltins.named(drawn, [["none", ""]]);
        }

        /** The name of a shape with its contours, for which the player has to be 11.6 or later. */
        private static function outline(drawn:DisplayObject):String {
            if (!(drawn is Shape)) { // a bitmap or a text
                var r:Rectangle = drawn.getBounds(drawn);
                var c:Array = Sat2dBuiltins.corners(r);
                return Sat2dBuiltins.named(drawn, [["evenodd", Sat2dBuiltins.words(
                    ["M", c[0], c[1], "L", c[2], c[1], "L", c[2], c[3], "L", c[0], c[3],
                        "L", c[0], c[1]])]]);
            }
            var graphics:* = Object(drawn).graphics;
            if (!("readGraphicsData" in graphics)) {
                return null;
            }
            var parts:* = graphics.readGraphicsData(false);
            var layers:Array = [];
            var filled:Boolean = false;
            var thickness:Number = NaN;
            for (var i:int = 0; i < parts.length; i++) {
                var part:* = parts[i];
                if (part is GraphicsEndFill) {
                    filled = false;
                } else if (part is IGraphicsFill) {
                    filled = true;
                } else if (part is GraphicsStroke) {
                    thickness = part.thickness;
                } else if (part is GraphicsPath) {
                    var path:String = Sat2dBuiltins.steps(part);
                    if (path == null) {
                        return null;
                    }
                    if (filled) {
                        layers.push([part.winding == "nonZero" ? "nonzero" : "evenodd", path]);
                    }
                    if (!isNaN(thickness)) {
                        layers.push(["stroke " + Sat2dRecorder.number(thickness), path]);
                    }
                }
            }
            return layers.length == 0 ? null : Sat2dBuiltins.named(drawn, layers);
        }

        /** The steps of a path; null if it has cubic curves. */
        private static function steps(path:*):String {
            var texts:Array = [];
            var at:int = 0;
            for (var i:int = 0; i < path.commands.length; i++) {
                var command:int = path.commands[i];
                if (command == 4 || command == 5) { // wide commands skip two numbers
                    at += 2;
                    command -= 3;
                }
                if (command < 1 || command > 3) {
                    return null;
                }
                var count:int = command == 3 ? 4 : 2;
                texts.push("?MLQ".charAt(command));
                for (var k:int = 0; k < count; k++) {
                    texts.push(path.data[at++]);
                }
            }
            return Sat2dBuiltins.words(texts);
        }

        /** The name of a shape; traces its rows, one for each layer, if they are new. */
        private static function named(drawn:DisplayObject, layers:Array):String {
            var boxes:Array = Sat2dBuiltins.corners(drawn.getBounds(drawn)).concat(
                Sat2dBuiltins.corners(drawn.getRect(drawn)));
            var key:String = boxes.join(" ") + " " + layers.join(" ");
            if (!Sat2dBuiltins.shapes[key]) {
                Sat2dBuiltins.shapes[key] = "shape" + Sat2dBuiltins.shapeCount++;
                for (var i:int = 0; i < layers.length; i++) {
                    Sat2dBuiltins.row("flash_shapes",
                        [Sat2dBuiltins.shapes[key]].concat(boxes, layers[i]));
                }
            }
            return Sat2dBuiltins.shapes[key];
        }

        /** The alphas of a bitmap in hexadecimal, its rows separated by slashes. */
        private static function alphas(bitmap:BitmapData):String {
            var rows:Array = [];
            for (var y:int = 0; y < bitmap.height; y++) {
                var text:String = "";
                for (var x:int = 0; x < bitmap.width; x++) {
                    text += (256 + (bitmap.getPixel32(x, y) >>> 24)).toString(16).substr(1);
                }
                rows.push(text);
            }
            return rows.join("/");
        }
    }
}
