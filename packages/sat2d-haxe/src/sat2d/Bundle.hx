package sat2d;

#if macro
import haxe.macro.Compiler;
import haxe.macro.Context;

/** Puts the library into the program; `extraParams.hxml` calls this. */
class Bundle {
  /** Does nothing with `-D sat2d_external`: then the page provides an object `sat2d`. */
  public static function include():Void {
    if (!Context.defined("js")) {
      Context.fatalError("sat2d is for the JavaScript target", Context.currentPos());
    }
    if (!Context.defined("sat2d_external")) {
      Compiler.includeFile(Context.resolvePath("sat2d/sat2d.js"));
    }
  }
}
#end
