package sat2d;

/** Whole numbers of 64 bits. */
@:native("BigUint64Array")
extern class BigUint64Array implements ArrayAccess<BigInt> {
  @:overload(function(numbers:Array<BigInt>):Void {})
  function new(length:Int);

  var length(default, never):Int;
}
