# Runs ActionScript as ECMAScript: without types, with stand-ins for classes of the player. For
# check.sh here and for examples/ported, which set `recorders` to this folder.

# Classes without their types and packages.
without_types() {
    local types='Array\|String\|Number\|Boolean\|ByteArray\|Object\|Function\|int\|uint\|void'
    types+='\|Void\|Sat2dRecorder\|Sprite\|DisplayObject\|MovieClip\|Shape\|Rectangle\|Point'
    types+='\|Matrix\|BitmapData\|\*'
    sed -e "s/:\($types\)//g" -e '/^package {$/d; /^ *import /d; /^}$/d' \
        -e 's/public class/class/; s/public function [A-Z][A-Za-z0-9]*(/constructor(/' \
        -e 's/\(public \|private \|\)static \(var\|function\)/static/' \
        -e 's/private var .*//; s/\(public\|private\) function //' \
        -e 's/ is \([A-Z(]\)/ instanceof \1/g'
}

byte_array='
class ByteArray {
    position = 0;
    bytes = new DataView(new ArrayBuffer(8));
    writeDouble(value) { this.bytes.setFloat64(this.position, value); this.position += 8; }
    readUnsignedByte() { return this.bytes.getUint8(this.position++); }
}'

# A block of the README: its functions are no members there.
block_without_types() {
    # they lose their closing line to the rule for `package`, so they are taken as they are
    sed 's/^}$/} \/\//' | sed 's/private static var/const/; s/public static function/function/' |
        without_types
}

# A log of the player in a folder, split into tables by the README's command.
split_log() { # split_log FOLDER SCRIPT
    mkdir -p "$1"
    node "$2" >"$1/flashlog.txt"
    (cd "$1" && eval "$(grep '^awk ' "$recorders/README.md")")
}
