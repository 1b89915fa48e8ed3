package sat2d;

/** A whole number of any size, JavaScript's `bigint`. */
@:native("BigInt")
extern abstract BigInt(Dynamic) {
  /** The digits; of base 16 with a `radix` of 16. */
  inline function toString(radix:Int = 10):String
    return this.toString(radix);

  /** The number with these decimal digits, or hexadecimal ones after `0x`. */
  static inline function of(digits:String):BigInt
    return js.Syntax.code("BigInt({0})", digits);

  @:op(A == B) static function equals(a:BigInt, b:BigInt):Bool;

  @:op(A != B) static function differs(a:BigInt, b:BigInt):Bool;
}
