import Support.*;

/** Runs all tests. */
class Main {
  static function main():Void {
    Objects.run();
    Game.run();
    Tables.run();
    TablesJdk.run();
    TablesFlash.run();
    TablesStage.run();
    test("every reference table has a test", () -> {
      final folder = js.Syntax.code("process.env.SAT2D_ROOT") + "/c_tests/reference";
      final names:Array<String> = js.Syntax.code("require('fs').readdirSync({0})", folder);
      // pygame.Rect is in Rust and Python only; awt_float is about the JDK alone
      final elsewhere = ["awt_float", "pygame_components", "pygame_rects"];
      final missing = [for (name in names)
        if (StringTools.endsWith(name, ".csv") && !tables.contains(name.substr(0, name.length - 4)))
          name.substr(0, name.length - 4)];
      equal(missing.join(" "), elsewhere.join(" "), "without a test");
    });
    finish();
  }
}
