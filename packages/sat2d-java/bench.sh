#!/usr/bin/env bash
# The time of one verdict in Java, beside java.awt.geom.Area and a separating axis test in Java.
set -euo pipefail
cd "$(dirname "$0")"
./build.sh --release
mkdir -p build/bench
javac --release 11 -cp build/sat2d.jar -d build/bench src/bench/java/Bench.java
java -Djava.awt.headless=true -cp build/sat2d.jar:build/bench Bench
