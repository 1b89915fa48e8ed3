#!/usr/bin/env bash
# Builds the jar, its documentation and the tests, and runs the tests with a small heap.
#
# Needs javac, and JUnit 4 (Debian: junit4). SAT2D_RACE_SECONDS sets how long each race of
# RacesTest takes, 1 by default.
set -euo pipefail
cd "$(dirname "$0")"

./build.sh "$@"
(cd ../.. && cargo build --quiet --profile test) # the default packages, as cargo test builds them
command=${CARGO_TARGET_DIR:-$PWD/../../target}/debug/sat2d
javadoc -quiet --release 11 -Xdoclint:all -Werror -d build/javadoc \
    -sourcepath src/main/java:src/generated/java io.sat2d
junit=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p build/tests
javac --release 11 -Xlint:all -Werror -cp "build/sat2d.jar:$junit" -d build/tests \
    src/test/java/io/sat2d/*.java
# the licences of sat2d, and the notices of what is linked
for file in LICENSE-MIT LICENSE-APACHE THIRD-PARTY.txt; do
    jar --list --file build/sat2d.jar | grep -x "$file" >/dev/null
done
# a runtime image for programs that use the module
rm -rf build/image
jlink --module-path build/sat2d.jar --add-modules io.sat2d --output build/image
cat >build/Module.java <<'END'
public class Module {
    public static void main(String[] arguments) {
        String name = io.sat2d.Shape.class.getModule().getName();
        try (io.sat2d.Shape disc = io.sat2d.Shape.circle(0, 0, 1)) {
            System.out.println(name + " " + disc);
        }
    }
}
END
javac --module-path build/sat2d.jar --add-modules io.sat2d -d build/module build/Module.java
[ "$(build/image/bin/java --add-modules io.sat2d -cp build/module Module)" = \
    'io.sat2d Shape(CIRCLE, vertices: 1, radius: 1.0)' ]
report=$(mktemp)
trap 'rm -f "$report"' EXIT
status=0
# -Xcheck:jni complains about wrong calls of the JVM
java -Xmx32m -Xcheck:jni -Djava.awt.headless=true "-Dsat2d.root=$PWD/../.." \
    "-Dsat2d.command=$command" "-Dsat2d.raceSeconds=${SAT2D_RACE_SECONDS-1}" \
    -cp "build/sat2d.jar:build/tests:$junit" org.junit.runner.JUnitCore \
    $(cd src/test/java && find . -name '*Test.java' | sed 's|^\./||; s|\.java$||; s|/|.|g' | sort) \
    >"$report" 2>&1 || status=$?
cat "$report"
awk '/^OK \(/ { passed = substr($2, 2) } /^Tests run:/ { failed = $5; passed = $3 - $5 }
     END { printf "test result: %s. %d passed; %d failed; 0 ignored\n",
           failed ? "FAILED" : "ok", passed, failed }' "$report"
../../docs/tutorial/check.sh java Game.java "java -cp '$PWD/build/sat2d.jar' Game.java" || status=$?
exit "$status"
