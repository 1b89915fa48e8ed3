#!/usr/bin/env bash
# The recorders end to end. Each is pasted into a small game together with the README's blocks, as a
# user would; the game runs; `sat2d verify` must agree with every recorded row, and must name the
# line of a wrong one. Needs node, javac, java and python3.
#
#     docs/recording/check.sh
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
for command in node javac java python3; do
    command -v $command >/dev/null || { echo "$command is not installed" >&2; exit 1; }
done
target=${CARGO_TARGET_DIR:-target}
${CARGO:-cargo} build --quiet --profile test # the default packages, as cargo test builds them
sat2d=$(cd "$target/debug" && pwd)/sat2d
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() { echo "FAILED: $*" >&2; exit 1; }

recorders=$here
source "$here/actionscript.sh"

# The README's blocks of a language.
blocks() {
    awk -v open="\`\`\`$1" '$0 == "```" { inside = 0 } inside; $0 == open { inside = 1 }' \
        "$here/README.md"
}

# Renames a function of an original, as the README says.
renamed() { # renamed FILE NAME NEW_NAME ...
    local file=$1 script=
    shift
    while [ $# -gt 0 ]; do
        script+="/\\b\\(function\\|def\\|boolean\\) $1(/s/\\b$1(/$2(/;"
        shift 2
    done
    sed "$script" "$here/originals/$file"
}

# All rows of a table agree, and the last answer is often true and often false.
verified() { # verified TABLE PROFILE ROWS ANSWER_COLUMN
    local table=$1 rows=$3
    for answer in true false; do # both are there, or a constant would agree as well
        [ "$(awk -F, -v a=$answer 'tolower($NF) == a' "$table" | wc -l)" -gt $((rows / 10)) ] ||
            fail "$table: hardly any $answer"
    done
    agrees "$@"
}

# All rows of a table agree; then one answer is changed, and its line is named.
agrees() { # agrees TABLE PROFILE ROWS ANSWER_COLUMN
    local table=$1 profile=$2 rows=$3 column=$4 said line=$(($3 * 3 / 4))
    said=$("$sat2d" verify "$table") || fail "$table: $said"
    [ "$said" = "$table: $profile: $rows rows, $rows agree, 0 mismatches" ] || fail "$said"
    awk -F, -v OFS=, -v line=$line -v column="$column" \
        'NR == 1 { for (i = 1; i <= NF; i++) if ($i == column) at = i }
         NR == line {
             answer = tolower($at)
             $at = answer == "true" ? "false" : answer == "false" ? "true" : 12345
         }
         { print }' "$table" >"${table%.csv}_planted.csv"
    ! said=$("$sat2d" verify "${table%.csv}_planted.csv") ||
        fail "$table: line $line is wrong, not found"
    grep -q ' 1 mismatch$' <<<"$said" || fail "$said"
    grep -q "^  line $line: $column: expected " <<<"$said" || fail "$said"
    echo "$table"
    echo "$said"
}

# Ten thousand numbers as a recorder writes them and their bits: the rotation of one level is that
# level's own.
numbers_survive() { # numbers_survive TABLE
    local said
    said=$("$sat2d" verify --profile flash-rotation "$1") || fail "$1: $said"
    [ "$said" = "$1: flash-rotation: 10000 rows, 10000 agree, 0 mismatches" ] || fail "$said"
    echo "$said"
}
# What a recorder keeps: of 0 to 29 one of three and five of these; of 7, 7, 8, 7 each row once.
kept() { # kept TABLE_OF_FEW TABLE_OF_ALL
    [ "$(tr '\n' ' ' <"$1")" = "n 0 3 6 9 12 " ] || fail "$1: $(cat "$1")"
    [ "$(tr '\n' ' ' <"$2")" = "n 7 8 " ] || fail "$2: $(cat "$2")"
    echo "$1, $2: sampled, limited, each row once"
}
rotation_header=levels,rotation1,scale_x1,global_rotation

echo "== JavaScript"
random_numbers='
const scratch = new DataView(new ArrayBuffer(8));
const numbers = [];
while (numbers.length < 10000) {
    scratch.setUint32(0, random() * 4294967296);
    scratch.setUint32(4, random() * 4294967296);
    if (Number.isFinite(scratch.getFloat64(0))) {
        const bits = scratch.getBigUint64(0).toString(16).padStart(16, "0");
        numbers.push([scratch.getFloat64(0), "0x" + bits]);
    }
}
const write = require("fs").writeFileSync;'
{
    cat "$here/sat2d_recorder.js"
    blocks js
    renamed game.js isConcavePoly isConcavePolyOriginal rectCollide rectCollideOriginal
    echo "$random_numbers"
    echo "const survivors = new Sat2dRecorder('$rotation_header');"
    echo 'for (const [number, bits] of numbers) survivors.row(`1,${number},1,${bits}`);'
    echo 'write("js_numbers.csv", survivors.text());'
    echo 'write("js_rects.csv", rectCalls.text());'
    echo 'write("js_polygons.csv", polygonCalls.text());'
    cat <<'JS'
const few = new Sat2dRecorder("n", 3, 5), all = new Sat2dRecorder("n");
for (let n = 0; n < 30; n++) few.row(String(n));
for (const n of [7, 7, 8, 7]) all.row(String(n));
write("js_few.csv", few.text());
write("js_all.csv", all.text());
JS
} >game.js
node game.js
verified js_rects.csv flash 400 hit
verified js_polygons.csv slicing 400 original_is_concave
numbers_survive js_numbers.csv
kept js_few.csv js_all.csv

echo "== ActionScript as ECMAScript: without types, with stand-ins for classes of the player"
{
    echo "$byte_array"
    cat <<'JS'
class FileReference {
    save(text, name) { require("fs").writeFileSync(name, text); }
}
JS
    without_types <"$here/Sat2dRecorder.as"
    blocks actionscript | block_without_types
    renamed game.js rectCollide rectCollideOriginal
    echo "$random_numbers"
    cat <<JS
const globalRotationOriginal = (outer, inner) =>
    outer.rotation + inner.rotation * outer.scaleX;
for (const [rotation] of numbers)
    globalRotation({ rotation, scaleX: 0.5 }, { rotation: numbers[0][0], scaleX: 1 });
const survivors = new Sat2dRecorder('$rotation_header');
for (const [number] of numbers) survivors.row([1, number, 1, String(number)]);
const few = new Sat2dRecorder("n", 3, 5), all = new Sat2dRecorder("n");
for (let n = 0; n < 30; n++) few.row([n]);
for (const n of [7, 7, 8, 7]) all.row([n]);
few.save("as_few.csv"); all.save("as_all.csv");
calls.save("as_rects.csv"); turns.save("as_turns.csv"); survivors.save("as_numbers.csv");
JS
} >game_as.js
node game_as.js
verified as_rects.csv flash 400 hit
numbers_survive as_numbers.csv
numbers_survive as_turns.csv
kept as_few.csv as_all.csv

echo "== The player's own functions in ActionScript 3, with a stand-in for the player"
{
    echo 'const trace = console.log;'
    echo "$byte_array"
    cat "$here/Sat2dRecorder.as" "$here/Sat2dBuiltins.as" | without_types
    cat "$here/originals/flash_player.js"
    cat <<'JS'
const recorder = {
    flashVersion: 3,
    objects(a, b) {
        Sat2dBuiltins.hitTestObject(a, b);
        Sat2dBuiltins.getBounds(a, b);
        Sat2dBuiltins.getRect(b, a);
        Sat2dBuiltins.localToGlobal(a.getChildAt(0), new Point(whole(-9, 9), whole(-9, 9)));
        Sat2dBuiltins.globalToLocal(b, new Point(whole(-9, 9), whole(-9, 9)));
    },
    point: Sat2dBuiltins.hitTestPoint,
    bitmap: Sat2dBuiltins.hitTestBitmap,
    rectangle: Sat2dBuiltins.rectangle,
};
Sat2dBuiltins.hitTestObject(new Sprite(), new Sprite()); // empty: answered, but not a row
play();
JS
} >builtins_as3.js
split_log as3 builtins_as3.js
verified as3/hit_test_object.csv flash-hit-test-object 400 hit
verified as3/hit_test_point.csv flash-hit-test-point 400 hit
verified as3/bitmap.csv flash-bitmap 400 hit
agrees as3/bounds.csv flash-bounds 800 h
agrees as3/local_global.csv flash-local-global 799 ry # one repeats
agrees as3/rectangle.csv flash-rectangle 400 r1
limits() { # limits CLASS: one of three new rows, five at most, of 30 and of the same again
    echo "$1.every = 3; $1.limit = 5;"
    echo "for (let n = 0; n < 60; n++) $1.rectangle(new Rectangle(n % 30, 0, 1, 1), 'isEmpty');"
}
limited() { # limited TABLE
    [ "$(awk -F, 'NR > 1 { printf "%s ", $3 }' "$1")" = "0 3 6 9 12 " ] || fail "$1: $(cat "$1")"
    echo "$1: sampled and limited"
}
{ sed '/^play();$/d' builtins_as3.js; limits Sat2dBuiltins; } >limits_as3.js
split_log as3_few limits_as3.js
limited as3_few/rectangle.csv

echo "== The same in ActionScript 2"
{
    echo 'const trace = console.log;'
    without_types <"$here/Sat2dBuiltinsAs2.as"
    echo '}'
    cat "$here/originals/flash_player.js"
    cat <<'JS'
const recorder = {
    flashVersion: 2,
    objects: Sat2dBuiltinsAs2.hitTestClip,
    point: Sat2dBuiltinsAs2.hitTestPoint,
    bitmap: Sat2dBuiltinsAs2.hitTestBitmap,
    rectangle: Sat2dBuiltinsAs2.rectangle,
};
Sat2dBuiltinsAs2.hitTestClip(new Sprite(), new Sprite()); // the box of an empty clip
play();
JS
} >builtins_as2.js
split_log as2 builtins_as2.js
verified as2/hit_test_object.csv flash-hit-test-object 400 hit
verified as2/hit_test_point.csv flash-hit-test-point 200 hit
verified as2/bitmap.csv flash-bitmap 400 hit
agrees as2/rectangle.csv flash-rectangle 400 r1
{ sed '/^play();$/d' builtins_as2.js; limits Sat2dBuiltinsAs2; } >limits_as2.js
split_log as2_few limits_as2.js
limited as2_few/rectangle.csv

echo "== Java"
mkdir java
cp "$here"/Sat2d*.java "$here/originals/AwtGame.java" java
blocks java >java/paste
renamed Game.java collides collidesOriginal |
    sed -e '/\/\/ paste here/{r java/paste' -e 'd}' >java/Game.java
cat >java/Numbers.java <<END
final class Numbers {
    public static void main(String[] arguments) {
        Sat2dRecorder survivors = new Sat2dRecorder("java_numbers.csv", "$rotation_header");
        Sat2dRecorder few = new Sat2dRecorder("java_few.csv", "n", 3, 5);
        Sat2dRecorder all = new Sat2dRecorder("java_all.csv", "n");
        for (int n = 0; n < 30; n++) {
            few.row(n);
        }
        for (int n : new int[] {7, 7, 8, 7}) {
            all.row(n);
        }
        java.util.Random random = new java.util.Random(7);
        for (int rows = 0; rows < 10000; ) {
            long bits = random.nextLong();
            double number = Double.longBitsToDouble(bits);
            if (!Double.isNaN(number) && !Double.isInfinite(number)) {
                survivors.row(1, number, 1, String.format("0x%016x", bits));
                rows++;
            }
        }
    }
}
END
javac -Xlint:all -Werror -d java java/*.java
java -cp java Game
java -cp java Numbers
java -cp java AwtGame
mv calls.csv java_rects.csv
verified java_rects.csv awt 400 hit
numbers_survive java_numbers.csv
kept java_few.csv java_all.csv
verified awt_rectangle.csv awt-rectangle 200 intersects # two calls of each pair, one row
agrees awt_rectangle.csv awt-rectangle 200 union_w
verified awt_rectangle2d.csv awt-rectangle2d 400 intersects
verified awt_line2d.csv awt-line2d 400 lines_intersect
agrees awt_line2d.csv awt-line2d 400 pt_seg_dist_sq
verified awt_polygon.csv awt-polygon 400 intersects
verified awt_path2d.csv awt-path2d 401 intersects # a curve too
verified awt_ellipse2d.csv awt-ellipse2d 400 intersects

echo "== Python"
{
    cat "$here/sat2d_recorder.py"
    blocks python
    renamed game.py rect_to_rect rect_to_rect_original circle_to_rect circle_to_rect_original
    cat <<END
import struct
survivors = Sat2dRecorder("python_numbers.csv", "$rotation_header")
rows = 0
while rows < 10000:
    bits = random.getrandbits(64)
    number = struct.unpack(">d", struct.pack(">Q", bits))[0]
    if math.isfinite(number):
        survivors.row(1, number, 1, f"0x{bits:016x}")
        rows += 1
few, each = Sat2dRecorder("python_few.csv", "n", 3, 5), Sat2dRecorder("python_all.csv", "n")
for n in range(30):
    few.row(n)
for n in [7, 7, 8, 7]:
    each.row(n)
END
} >game.py
python3 game.py
verified rects.csv xywh 400 hit
verified circles.csv xywh-circle 400 hit
numbers_survive python_numbers.csv
kept python_few.csv python_all.csv
if python3 -c 'import pygame' >/dev/null 2>&1; then
    echo "== pygame"
    {
        cat "$here/sat2d_recorder.py" "$here/sat2d_pygame.py" "$here/originals/pygame_game.py"
        echo 'play(Sat2dPygame("pygame_masks.csv"), 400)'
    } >pygame_game.py
    python3 pygame_game.py >/dev/null
    agrees pygame_masks.csv pygame-mask 400 area
else
    echo "== pygame is not installed: its recorder was not run"
fi
echo "== all recorders are well"
