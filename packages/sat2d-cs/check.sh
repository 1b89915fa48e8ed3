#!/usr/bin/env bash
# Builds the classes, the package and the tests, and runs the tests and the guide's examples.
#
# Needs mono, mcs, zip and unzip (Debian: mono-devel, zip, unzip).
set -euo pipefail
cd "$(dirname "$0")"

./build.sh "$@"
mcs -langversion:7 -warn:4 -warnaserror -r:build/Sat2d.Net.dll -out:build/tests.exe tests/*.cs
# the tests read numbers by C's strtod
LC_ALL=C SAT2D_ROOT=$PWD/../.. mono --debug build/tests.exe

# as a user has it: what is in the package, in an empty folder
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unzip -q build/sat2d.*.nupkg -d "$folder/package"
for file in LICENSE-MIT LICENSE-APACHE THIRD-PARTY; do
    [ -s "$folder/package/$file.txt" ]
done
grep -q '^robust 1' "$folder/package/THIRD-PARTY.txt"
cp "$folder"/package/lib/net45/Sat2d.Net.dll "$folder"/package/runtimes/linux-x64/native/* "$folder"
cat >"$folder/Game.cs" <<'END'
public static class Game
{
    public static int Main()
    {
        var kind = Sat2d.Shape.Circle(new Sat2d.Vec2(0, 0), 1).Kind();
        return kind == Sat2d.ShapeKind.Circle ? 0 : 1;
    }
}
END
(cd "$folder" && mcs -r:Sat2d.Net.dll Game.cs && mono Game.exe)
../../docs/tutorial/check.sh csharp Game.cs "
    cp '$folder'/Sat2d.Net.dll '$folder'/libsat2d.so .
    mcs -langversion:7 -warn:4 -warnaserror -r:Sat2d.Net.dll Game.cs
    mono Game.exe"
