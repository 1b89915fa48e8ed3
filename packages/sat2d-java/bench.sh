#!/usr/bin/env bash
# The time of one verdict in Java, beside java.awt.geom.Area and a separating axis test in Java, in
# three runs: the virtual machine compiles the calls differently from run to run.
#
#     packages/sat2d-java/bench.sh            prints the results of each run
#     packages/sat2d-java/bench.sh --write    writes docs/performance/java.csv and its tables
set -euo pipefail
cd "$(dirname "$0")"
./build.sh --release
mkdir -p build/bench
javac --release 11 -cp build/sat2d.jar -d build/bench src/bench/java/Bench.java
{
    echo scene,call,ns,ratio
    for _ in 1 2 3; do
        java -Djava.awt.headless=true -cp build/sat2d.jar:build/bench Bench
    done
} | tee build/bench/java.csv
if [ "${1:-}" = --write ]; then
    cp build/bench/java.csv ../../docs/performance/java.csv
    cargo run --quiet -p sat2d-figures
fi
