#!/usr/bin/env bash
# Packs the jar with Maven and Debian's copies of its plugins, without a network, and compares it
# with that of build.sh, which runs first unless it has.
set -euo pipefail
cd "$(dirname "$0")"
source ../../.ci/common.sh
need mvn maven
plugins=/usr/share/maven-repo/org/apache/maven/plugins
need_file $plugins/maven-compiler-plugin libmaven-compiler-plugin-java
need_file $plugins/maven-jar-plugin libmaven-jar-plugin-java
need_file $plugins/maven-resources-plugin libmaven-resources-plugin-java
need_file $plugins/maven-surefire-plugin libsurefire-java
need_file /usr/share/maven-repo/org/codehaus/mojo/build-helper-maven-plugin \
    libbuild-helper-maven-plugin-java

[ -f build/sat2d.jar ] || ./build.sh
rm -rf target
mvn --quiet --batch-mode --offline -Dmaven.repo.local=/usr/share/maven-repo package
packed=target/sat2d-0.3.0.jar
files() { jar --list --file "$1" | grep -v '/$\|^META-INF/' | sort; }
diff <(files build/sat2d.jar) <(files "$packed")
cat >target/Main.java <<'END'
import io.sat2d.*;

class Main {
    public static void main(String[] arguments) {
        try (Shape disc = Shape.circle(0, 0, 1)) {
            Transform there = Transform.translation(2, 0);
            if (Sat2d.relation(disc, Transform.IDENTITY, disc, there) != Relation.TOUCHING) {
                throw new AssertionError();
            }
        }
    }
}
END
java -cp "$packed" target/Main.java
echo "test result: ok. 1 passed; 0 failed; 0 ignored"
