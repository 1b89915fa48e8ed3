import Support.*;
import sat2d.*;

using StringTools;

private typedef Mover = {id:BodyId, velocity:Vec2, isThere:Bool};

/** The small game of packages/game: its events and fingerprints are those of the C program. */
class Game {
  static var state:Float = 2024;

  static function chance():Float {
    state = (state * 1664525 + 1013904223) % 4294967296.0; // below 2^53, so exact
    return state / 4294967296.0;
  }

  static function kick():Vec2 {
    final x = chance();
    final y = chance();
    return point((x - 0.5) * 0.75, (y - 0.5) * 0.75);
  }

  static function furnished():World {
    final world = new World();
    final at = Transform.translation;
    function wall(shape:Shape, transform:TransformLike, user:Int)
      world.insert(shape, {transform: transform, user: user, kind: Static});
    final bar = Shape.rectangle(40, 2);
    final side = Shape.rectangle(2, 20);
    final cup = Shape.polygon([[-3, 0, 3, 0, 3, 4, 2, 4, 2, 1, -2, 1, -2, 4, -3, 4]]);
    wall(bar, at(0, -11), 1);
    wall(bar, at(0, 11), 2);
    wall(side, at(-21, 0), 3);
    wall(side, at(21, 0), 4);
    wall(cup, at(5, -6), 5);
    world.insert(Shape.circle([0, 0], 3), {transform: at(-8, 4), user: 6, kind: Sensor});
    wall(Shape.rectangle(6, 1), [0.8, 0.6, -0.6, 0.8, -4, -3], 7);
    return world;
  }

  static function move(world:World, mover:Mover):Void {
    mover.velocity = point(mover.velocity.x, mover.velocity.y - 0.0078125);
    for (hit in world.moveAndSlide(mover.id, mover.velocity).hits)
      mover.velocity = Sat2d.slide(mover.velocity, hit.normal);
  }

  static function mirror(world:World, id:BodyId):Void {
    final t = world.get(id).transform;
    world.setTransform(id, [-t.a, t.b, t.c, t.d, t.tx, t.ty]);
  }

  static function played():Array<String> {
    final lines:Array<String> = [];
    final world = furnished();
    final shapes = [
      Shape.rectangle(1, 2), Shape.circle([0, 0], 0.75), Shape.capsule([-0.5, 0], [0.5, 0], 0.5),
      Shape.convexPolygon([-0.75, -0.5, 1, -0.5, -0.75, 1]),
    ];
    var stay = 0;
    final movers:Array<Mover> = [for (i in 0...12) {
      final transform = Transform.translation(2.5 * i - 14, 8 - 1.5 * (i % 5));
      final id = world.insert(shapes[i % 4], {transform: transform, user: 100 + i});
      {id: id, velocity: kick(), isThere: true};
    }];
    for (frame in 1...1001) {
      if (frame == 300) {
        world.remove(movers[3].id);
        movers[3].isThere = false;
      } else if (frame == 400) {
        final back = Transform.translation(0, 8);
        movers[3].id = world.insert(shapes[3], {transform: back, user: 103});
        movers[3].isThere = true;
      }
      for (i => mover in movers) {
        if (!mover.isThere)
          continue;
        if ((frame + i) % 60 == 0) {
          mover.velocity = kick();
          mirror(world, mover.id);
        }
        move(world, mover);
      }
      if (frame % 100 == 50)
        world.separate(4);
      for (event in world.step()) {
        if (event.phase == Stay)
          stay++;
        else
          lines.push('$frame ${event.phase} ${event.userA} ${event.userB} ${event.relation}');
      }
      if (frame % 10 == 0) {
        final direction = point(1, (Std.int(frame / 10) % 5 - 2) / 8);
        final found = world.castRay([-19, 0], direction, 60);
        final user = found == null ? "none" : Std.string(world.get(found.id).user);
        lines.push('$frame ray $user');
      }
      if (frame % 100 == 0) {
        final fingerprint = world.fingerprint.toString(16).lpad("0", 16);
        lines.push('$frame stay $stay fingerprint $fingerprint');
      }
    }
    return lines;
  }

  public static function run():Void
    test("the small game has the events and the fingerprints of the C program", () -> {
      final expected = file("packages/game/expected.txt").rtrim().split("\n");
      check(expected.length > 300, "its output");
      equal(played().join("\n"), expected.join("\n"), "the game");
    });
}
