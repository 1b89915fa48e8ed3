import Support.*;
import sat2d.*;

/** What the externs have to get right beyond types: absent values, words, iterators, errors. */
class Objects {
  /** Fails unless a call throws an error with a status and words. */
  static function refuses(status:StatusName, message:String, call:() -> Void):Void {
    var refused = false;
    try call() catch (error:Sat2dError) {
      refused = true;
      check(error.status == status && error.message.indexOf(message) >= 0, error.message);
    }
    check(refused, message);
  }

  public static function run():Void {
    test("an error has its status, indices and point", () -> {
      try {
        Shape.polygon([[0, 0, 4, 4, 4, 0, 0, 4]]);
        throw "a bowtie is a polygon";
      } catch (error:Sat2dError) {
        check(error.status == SAT_ERR_EDGES_CROSS, error.status);
        equal(error.code, 22, "code");
        same([for (edge in error.indices.edges) edge], [0, 2], "edges");
        same([error.point.x, error.point.y], [2, 2], "point");
      }
    });
    test("transforms", () -> {
      final literal:Transform = {a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4};
      same(TablesFlash.coefficients(Transform.product(literal, literal, [1, 0, 0, 1, 1, 0])),
        [1, 0, 0, 1, 7, 8], "three transforms");
      same(TablesFlash.coefficients(Transform.placement(5, 6)), [1, 0, 0, 1, 5, 6], "no options");
      same(TablesFlash.coefficients(Transform.placement(5, 6, {degrees: 90, scaleX: 2})),
        [0, 2, -1, 0, 5, 6], "options");
      check(Transform.isMirrored(Transform.placement(0, 0, {scaleX: -1})), "mirrored");
      final back = Transform.apply(Transform.inverse(literal), [3, 4]);
      same([back.x, back.y], [0, 0], "inverse");
    });
    test("a point, numbers and rings in every form", () -> {
      final corners = [0, 0, 2, 0, 0, 2];
      final forms:Array<PointsLike> = [
        corners, new js.lib.Float64Array([for (one in corners) one]),
        [[0, 0], [2, 0], [0, 2]], [point(0, 0), point(2, 0), point(0, 2)],
      ];
      for (form in forms)
        equal(Shape.convexPolygon(form).area, 2, "a triangle");
      equal(Shape.polygon([corners]).area, 2, "rings of numbers");
      equal(Shape.polygon(Shape.polygon([corners]).rings).area, 2, "rings of a shape");
      equal(Shape.circle({x: 1, y: 2}, 3).centroid.y, 2, "a point");
      final oval = Shape.ellipse(5, 3);
      check(oval.kind == Ellipse && oval.halfAxes.y == 3, "an ellipse");
    });
    test("explanations", () -> {
      final box = Shape.rectangle(2, 2);
      final here = Transform.IDENTITY;
      final apart = Sat2d.explain(box, here, box, [1, 0, 0, 1, 3, 0]);
      check(apart.relation == Disjoint && apart.point == null, "disjoint");
      final axis = apart.axes[0];
      same([axis.normal.x, axis.normal.y, axis.offset], [1, 0, 1.5], "axis");
      final part:Int = axis.aEnd;
      equal(part, 1, "its own only part");
      final touching = Sat2d.explain(box, here, Shape.circle([0, 0], 1), [1, 0, 0, 1, 0, 2]);
      check(touching.relation == Touching, "touching");
      same([touching.point.x, touching.point.y], [0, 1], "common point");
      final overlapping = Sat2d.explain(box, here, box, [1, 0, 0, 1, 1, 0]);
      check(overlapping.relation == Overlapping && overlapping.axes.length == 0, "overlapping");
      check(haxe.Json.parse(overlapping.json).witness.relation == "overlapping", "json");
      final ell = Shape.polygon([[0, 0, 9, 0, 9, 1, 1, 1, 1, 9, 0, 9]]);
      check(Sat2d.explain(ell, here, box, [1, 0, 0, 1, 3, 3]).relation == Disjoint, "concave");
    });
    test("a world's options, events and absent values", () -> {
      final world = new World();
      final floor = world.insert(Shape.rectangle(10, 2), {kind: Static, user: 1});
      final ball = world.insert(Shape.circle([0, 0], 1), {transform: [1, 0, 0, 1, 0, 2]});
      final events = [for (event in world.step()) event];
      equal(events.length, 1, "events");
      check(events[0].a == floor && events[0].b == ball, "ids");
      check(events[0].phase == Begin && events[0].relation == Touching, "words");
      same([for (_ in world.step({stay: false})) 1], [], "without stay");
      check(world.queryCircle([0, 0], 20).length == 2, "in a circle");
      check(world.queryCircle([0, 0], 20, Inside, {statics: false})[0] == ball, "with a filter");
      check(world.castRay([0, 9], [0, 1], 5) == null, "a ray upwards");
      check(world.castRay([0, 9], [0, -1], 10).id == ball, "a ray downwards");
      check(world.oneWay(floor) == null, "not one-way");
      world.setOneWay(floor, [0, 1]);
      same([world.oneWay(floor).y], [1], "one-way");
      world.setOneWay(floor);
      check(world.oneWay(floor) == null, "no longer one-way");
      var asked = 0;
      world.setPairPredicate((a, b, userA, userB) -> {
        asked++;
        false;
      });
      world.setTransform(ball, [1, 0, 0, 1, 0, 9]);
      world.step();
      world.setTransform(ball, [1, 0, 0, 1, 0, 2]);
      equal(world.step().length, 0, "refused");
      equal(asked, 1, "asked");
      world.setPairPredicate();
      world.setTransform(ball, [1, 0, 0, 1, 0, 9]);
      world.step();
      world.setTransform(ball, [1, 0, 0, 1, 0, 2]);
      equal(world.step().length, 1, "nobody asked");
      check(World.restore(world.save()).fingerprint == world.fingerprint, "saved");
    });
    test("wrong calls are refused by name, and null is nothing", () -> {
      final world = new World();
      final id = world.insert(Shape.rectangle(2, 2));
      refuses(SAT_ERR_NOT_FINITE, "radius is NaN", () -> Shape.circle([0, 0], Math.NaN));
      refuses(SAT_ERR_STALE_ID, "no body has the id 0 ", () -> world.get(cast 0));
      refuses(SAT_ERR_NULL, "shape is null", () -> world.insert(null));
      refuses(SAT_ERR_OUT_OF_RANGE, "iterations is -1", () -> world.separate(-1));
      refuses(SAT_ERR_NULL, "take is null; expected a function", () -> world.startRecording(null));
      world.insert(Shape.rectangle(2, 2));
      world.setPairPredicate((a, b, userA, userB) -> {
        world.free();
        true;
      });
      refuses(SAT_ERR_BUSY, "the pair predicate of the world is running", () -> world.step());
      world.setPairPredicate(null);
      world.setOneWay(id, null);
      check(world.moveCharacter(id, [0, 0], {ground: null}).ground == null, "in the air");
      equal(world.size, 2, "bodies");
      world.free();
      refuses(SAT_ERR_NULL, "the world was freed", () -> world.step());
    });
    test("the likeliest mistakes are explained", () -> {
      final world = new World();
      final box = Shape.rectangle(2, 2);
      // what Haxe takes for a word, a point or options if it comes from JSON
      final given:Dynamic = haxe.Json.parse('{"kind": "dynamic", "center": 0}');
      refuses(SAT_ERR_INVALID_ENUM, "kind is 'dynamic'; expected 'moving', 'static', 'sensor'",
        () -> world.insert(box, {kind: given.kind}));
      refuses(SAT_ERR_NOT_FINITE, "center is 0; expected a point, { x, y } or [x, y]",
        () -> Shape.circle(given.center, 1));
      refuses(SAT_ERR_INVALID_ENUM, "options has an unknown name 'position'; expected transform",
        () -> world.insert(box, haxe.Json.parse('{"position": [0, 0]}')));
      refuses(SAT_ERR_SINGULAR, "transform is singular: a=0.0 b=0.0 c=0.0 d=0.0 have determinant 0",
        () -> Transform.inverse([0, 0, 0, 0, 0, 0]));
      final id = world.insert(box);
      world.remove(id);
      refuses(SAT_ERR_STALE_ID, "it may have been removed", () -> world.get(id));
      equal(world.size, 0, "bodies");
    });
    test("a tile that sticks out of a row stops a body without a skin", () -> {
      final world = new World();
      for (i => top in [0, 0.001, -0.002])
        world.insert(Shape.rectangle(16, 16),
          {kind: Static, transform: Transform.translation(16 * i + 8, top - 8)});
      final start = Transform.translation(8, 6);
      final hero = world.insert(Shape.rectangle(12, 12), {transform: start});
      for (skin in [0, 0.016]) {
        final expected = skin == 0 ? 2. : 24.;
        world.setTransform(hero, start);
        same([world.moveAndSlide(hero, [24, -1], {skin: skin}).moved.x], [expected], "slid");
        world.setTransform(hero, start);
        same([world.moveCharacter(hero, [24, -1], {skin: skin}).moved.x], [expected], "walked");
      }
    });
    test("a recording is replayed", () -> {
      final world = new World();
      final bytes:Array<Int> = [];
      world.startRecording(block -> {
        for (i in 0...block.length)
          bytes.push(block[i]);
        true;
      });
      final ball = world.insert(Shape.circle([0, 0], 1));
      final walked = world.moveCharacter(ball, [1, 0]);
      same([walked.moved.x], [1], "moved");
      check(walked.ground == null, "in the air");
      world.step();
      check(world.stopRecording(), "taken");
      final found = Sat2d.replay(new js.lib.Uint8Array(bytes));
      check(found.steps == 1 && found.isComplete && found.difference == null, "replayed");
    });
    test("a drawing", () -> {
      final world = new World();
      world.insert(Shape.circle([3, 4], 5));
      final drawn = [];
      world.draw({circle: (center, radius, paint) -> drawn.push('$radius $paint')});
      equal(drawn.join(", "), "5 moving", "a disc");
    });
    test("polygons and masks", () -> {
      final corner = [0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2];
      equal(Sat2d.decompose([corner], {method: Fewest}).pieces.length, 2, "pieces");
      final square = [0, 0, 1, 0, 2, 0, 2, 2, 0, 2];
      same([for (i in Sat2d.simplify([square], 0)[0]) i], [0, 2, 3, 4], "corners");
      final one = new Decomposer();
      equal(one.decompose([corner]).area, 3, "area");
      one.free();
      final mask = Mask.fromWords(new BigUint64Array([BigInt.of("6")]), 4, 1);
      check(mask.word(0, 0) == BigInt.of("6"), "a word");
      equal(mask.word(1, 0).toString(), "3", "digits");
      equal(Mask.empty(2, 2).bounds, null, "no bounds");
      equal(mask.silhouettes()[0].length, 1, "one ring");
    });
  }
}
