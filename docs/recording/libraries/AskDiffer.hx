import differ.Collision;
import differ.math.Vector;
import differ.shapes.Circle;
import differ.shapes.Polygon;
import differ.shapes.Ray;
import differ.shapes.Shape;

/** Asks differ, which must be on the class path: `haxe --run AskDiffer cases.txt`. **/
class AskDiffer {
	static function numbers(shape:String):Array<Float> {
		return shape.substr(2).split(",").map(Std.parseFloat);
	}

	static function polygon(p:Array<Float>):Polygon {
		return new Polygon(0, 0, [for (i in 0...(p.length >> 1)) new Vector(p[2 * i], p[2 * i + 1])]);
	}

	static function rectangle(r:Array<Float>):Polygon {
		final x1 = r[0] + r[2], y1 = r[1] + r[3];
		return polygon([r[0], r[1], x1, r[1], x1, y1, r[0], y1]);
	}

	static function circle(c:Array<Float>):Circle {
		return new Circle(c[0], c[1], c[2]);
	}

	static function ask(file:String, call:String, question:String,
			isHit:(Array<Float>, Array<Float>) -> Bool) {
		final order:Array<String> = [];
		final hits = new Map<String, Int>();
		final all = new Map<String, Int>();
		for (line in file.split("\n")) {
			final row = line.split(" ");
			if (row[0] == question) {
				final name = row[1];
				if (!all.exists(name)) {
					order.push(name);
					all[name] = hits[name] = 0;
				}
				all[name] = all[name] + 1;
				hits[name] = hits[name] + (isHit(numbers(row[2]), numbers(row[3])) ? 1 : 0);
			}
		}
		Sys.println(call);
		for (name in order) {
			Sys.println('    $name: ${hits[name]} of ${all[name]}');
		}
	}

	static function hit(a:Shape, b:Shape):Bool {
		return Collision.shapeWithShape(a, b) != null;
	}

	static function main() {
		final file = sys.io.File.getContent(Sys.args()[0]);
		ask(file, "shapeWithShape, polygons", "polygons", (a, b) -> hit(polygon(a), polygon(b)));
		ask(file, "shapeWithShape, rectangles", "rectangles",
			(a, b) -> hit(rectangle(a), rectangle(b)));
		ask(file, "shapeWithShape, circles", "circles", (a, b) -> hit(circle(a), circle(b)));
		ask(file, "shapeWithShape, a rectangle and a circle", "circle_rectangle",
			(a, b) -> hit(rectangle(a), circle(b)));
		ask(file, "shapeWithShape, a circle and a polygon", "circle_polygon",
			(a, b) -> hit(circle(b), polygon(a)));
		ask(file, "pointInPoly", "point_polygon",
			(a, b) -> Collision.pointInPoly(b[0], b[1], polygon(a)));
		rays();
		moves();
	}

	/** Rays at a square from (-2, -2) to (2, 2), and at circles. **/
	static function rays() {
		final square = rectangle([-2, -2, 4, 4]), big = circle([0, 0, 2]);
		final wide = circle([0, 0, 1]);
		wide.scaleX = wide.scaleY = 2;
		for (ray in [
			{at: "outside", from: [-5., 0.], to: [5., 0.]},
			{at: "inside", from: [0., 0.], to: [5., 0.]},
			{at: "the boundary", from: [-2., 0.], to: [5., 0.]},
			{at: "outside, along an edge", from: [-5., 2.], to: [5., 2.]},
			{at: "an edge, along it", from: [0., 2.], to: [5., 2.]},
		]) {
			final line = new Ray(
				new Vector(ray.from[0], ray.from[1]), new Vector(ray.to[0], ray.to[1]), not_infinite);
			for (shape in [
				{name: "square", shape: (square : Shape)}, {name: "circle", shape: (big : Shape)},
				{name: "circle scaled by 2", shape: (wide : Shape)}
			]) {
				final found = Collision.rayWithShape(line, shape.shape);
				final said = found == null ? "no hit" : 'start ${found.start}, end ${found.end}';
				Sys.println('a ray from ${ray.at} at a ${shape.name}: $said');
			}
		}
	}

	/** The vector of two squares, and of one inside another near its right side. **/
	static function moves() {
		final square = rectangle([-2, -2, 4, 4]);
		final out = Collision.shapeWithShape(square, rectangle([1, -2, 4, 4]));
		Sys.println('first to the left of the second: ${out.separationX}, ${out.separationY}');
		// 2 to the left or down is the shortest way out of the triangle
		for (corners in [[0., 0., 12., 0., 0., 12.], [0., 0., 0., 12., 12., 0.]]) {
			final triangle = polygon(corners);
			for (inner in [[1., 1., 2., 1., 1., 2.], [1., 1., 1., 2., 2., 1.]]) {
				final found = Collision.shapeWithShape(polygon(inner), triangle);
				Sys.println('$inner in $corners: ${found.separationX}, ${found.separationY}');
			}
			final disc = Collision.shapeWithShape(circle([1.5, 1.5, 0.5]), triangle);
			Sys.println('a circle in it: ${disc.separationX}, ${disc.separationY}');
		}
		final notched = polygon([-6, -2, 6, -2, 6, 2, 4, 2, 4, 0, -4, 0, -4, 2, -6, 2]);
		Sys.println('in a hollow: ${hit(notched, rectangle([-1, 0.5, 2, 1]))}');
		final turned = rectangle([-2, -2, 4, 4]);
		turned.rotation = 90;
		final corner = turned.transformedVertices[0];
		Sys.println('rotation 90: (-2, -2) is at ${Math.round(corner.x)}, ${Math.round(corner.y)}');
	}
}
