#!/usr/bin/env bash
# Makes everything that a release consists of, in dist/release, tests that it installs, and writes
# its checksums.
#
#     packages/release.sh [--upload] [PART...]
#
# Parts: crates archive python npm java lua cs haxe; without any, all. Without --upload it is a dry
# run: it prints the commands that would upload, and runs none. docs/releasing.md lists the files,
# what the script needs, and what to do before and after.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
source .ci/common.sh
release=$root/dist/release
target=${CARGO_TARGET_DIR:-target}
case $target in /*) ;; *) target=$root/$target ;; esac
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
triple=$(rustc -vV | sed -n 's/^host: //p')
epoch=$(git log -1 --format=%ct)
# Archives made again are the same.
export SOURCE_DATE_EPOCH=$epoch

uploads=()
# upload COMMAND...: what --upload runs at the end, when all parts are made
upload() { uploads+=("$(printf '%q ' "$@")"); }

# keep FILE [NAME]: copies a file to the release, if it was made
keep() {
    [ -s "$1" ] || { echo "$1 was not made" >&2 && exit 1; }
    cp "$1" "$release/${2-$(basename "$1")}"
}

# The crates that are published, each after those that it depends on. cargo compiles them again when
# they are uploaded.
make_crates() {
    local crate crates=("${core_crates[@]}" sat2d-repair sat2d-cli)
    cargo package --quiet --no-verify --allow-dirty "${crates[@]/#/-p}"
    for crate in "${crates[@]}"; do
        keep "$target/package/$crate-$version.crate"
        upload cargo publish -p "$crate"
    done
}

# Libraries, headers and the command for this platform.
make_archive() {
    cargo run --quiet -p sat2d-dist
    keep "dist/sat2d-$version-$triple.tar.gz"
}

# A wheel for every Python from 3.9 on and every Linux with glibc 2.17: zig links against symbols of
# that age. And the sources.
make_python() {
    # kept: what the wheel is compiled for depends on the Python that compiles it
    local venv=$target/python/release
    need python3 python3
    python3 -c "import ensurepip" 2>/dev/null || install_packages python3-venv
    [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        'maturin>=1.9,<2' ziglang twine auditwheel
    rm -rf "$work/wheels"
    (
        cd packages/sat2d-py
        "$root/packages/sat2d-py/licences.sh"
        # maturin finds zig by the environment that it is installed in
        PATH=$venv/bin:$PATH "$venv/bin/maturin" build --quiet --release --strip --zig \
            --target "$triple" --compatibility manylinux2014 --out "$work/wheels"
        "$venv/bin/maturin" sdist --out "$work/wheels" >/dev/null
    )
    "$venv/bin/python" -m twine check --strict "$work"/wheels/*
    local wheel
    wheel=$(echo "$work"/wheels/*.whl)
    "$venv/bin/python" -m auditwheel show "$wheel" | tee "$work/auditwheel"
    grep -q '"manylinux_2_\(5\|12\|17\)_' "$work/auditwheel"
    python3 -m venv "$work/user"
    "$work/user/bin/python" -m pip install --quiet --disable-pip-version-check "$wheel"
    (cd "$work" && user/bin/python -c '
from sat2d import Shape, overlaps
assert overlaps(Shape.rectangle(2, 2), (0, 0), Shape.circle((0, 0), 1), (1.5, 0))')
    packages/size.sh "Python wheel" "$wheel"
    local file
    for file in "$work"/wheels/*; do
        keep "$file"
        upload "$venv/bin/python" -m twine upload "$release/$(basename "$file")"
    done
}

# The npm package, and Haxe's with it, are compiled for WebAssembly.
need_wasm() {
    local target=wasm32-unknown-unknown
    need node nodejs
    need npm npm
    [ -d "$(rustc --print target-libdir --target "$target")" ] || rustup target add "$target"
}

make_npm() {
    need_wasm
    (cd packages/sat2d-js && npm ci --silent && node build.mjs &&
        npm pack --silent --pack-destination "$work" >/dev/null)
    keep "$work/sat2d-$version.tgz"
    mkdir -p "$work/npm"
    (
        cd "$work/npm"
        echo '{ "private": true, "type": "module" }' >package.json
        npm install --silent --no-save "$release/sat2d-$version.tgz"
        node --input-type=module -e "
import { hits, Shape } from 'sat2d';
if (!hits(Shape.rectangle(2, 2), [1, 0, 0, 1, 0, 0], Shape.circle([0, 0], 1), [1, 0, 0, 1, 2, 0])) {
  throw new Error('they touch');
}"
    )
    upload npm publish "$release/sat2d-$version.tgz"
}

# The jar with the native library of this platform, its sources and its documentation, and the POM.
make_java() {
    need javac default-jdk-headless
    packages/sat2d-java/build.sh --release
    local java=packages/sat2d-java name=sat2d-$version
    javadoc -quiet --release 11 -Xdoclint:all -Werror -notimestamp -d "$work/javadoc" \
        -sourcepath $java/src/main/java:$java/src/generated/java io.sat2d
    keep $java/build/sat2d.jar "$name.jar"
    keep $java/pom.xml "$name.pom"
    jar --create --file "$release/$name-sources.jar" -C $java/src/main/java . \
        -C $java/src/generated/java . -C "$root" LICENSE-MIT -C "$root" LICENSE-APACHE
    jar --create --file "$release/$name-javadoc.jar" -C "$work/javadoc" .
    cat >"$work/Main.java" <<'END'
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
    java -cp "$release/$name.jar" "$work/Main.java"
    packages/size.sh "Java jar" "$release/$name.jar"
    upload mvn deploy:deploy-file "-Dfile=$release/$name.jar" "-DpomFile=$release/$name.pom" \
        "-Dsources=$release/$name-sources.jar" "-Djavadoc=$release/$name-javadoc.jar" \
        '-DrepositoryId=central' "-Durl=${SAT2D_MAVEN_URL-}"
}

# The module with the shared library of this platform. luarocks, if there is one, installs it.
make_lua() {
    need luajit luajit
    need luarocks luarocks
    cargo build --quiet --release -p sat2d-clib
    local lua=packages/sat2d-lua name=sat2d-lua-$version
    local rockspec=$lua/sat2d-$version-1.rockspec folder=$work/$name
    mkdir "$folder"
    cp $lua/sat2d.lua $lua/README.md "$rockspec" "$target/release/libsat2d.so" "$folder"
    cargo run --quiet -p sat2d-dist -- --licences-of sat2d-clib --prefix "$folder"
    (
        cd "$folder"
        luarocks --lua-version=5.1 lint ./*.rockspec
        luarocks --lua-version=5.1 --tree "$work/rocks" make --deps-mode=none \
            ./*.rockspec >/dev/null
    )
    (cd "$work" && LUA_PATH="$work/rocks/share/lua/5.1/?.lua" luajit -e '
        assert(require("sat2d").Shape.circle(0, 0, 1):kind() == "circle")')
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" -C "$work" -czf \
        "$release/$name.tar.gz" "$name"
    keep "$rockspec"
    # where luarocks will find the archive
    sed -i "s|url = \"|&${SAT2D_URL:+$SAT2D_URL/}|" "$release/$(basename "$rockspec")"
    upload luarocks upload "$release/$(basename "$rockspec")"
}

make_cs() {
    need mcs mono-devel
    need zip zip
    packages/sat2d-cs/build.sh --release
    keep "packages/sat2d-cs/build/sat2d.$version.nupkg"
    upload dotnet nuget push "$release/sat2d.$version.nupkg"
}

make_haxe() {
    need_wasm
    need zip zip
    packages/sat2d-haxe/build.sh
    keep packages/sat2d-haxe/build/sat2d.zip "sat2d-haxe-$version.zip"
    upload haxelib submit "$release/sat2d-haxe-$version.zip"
}

# Packages that state the version themselves must state that of the workspace.
check_versions() {
    local file
    for file in packages/sat2d-js/package.json packages/sat2d-java/pom.xml \
        packages/sat2d-cs/sat2d.nuspec packages/sat2d-haxe/haxelib.json \
        packages/conan/conanfile.py packages/vcpkg/ports/sat2d/vcpkg.json \
        packages/sat2d-lua/sat2d-*.rockspec; do
        grep -qF "$version" "$file" || { echo "$file: not of version $version" >&2 && exit 1; }
    done
}

is_upload=
if [ "${1-}" = --upload ]; then
    is_upload=yes
    shift
    git diff --quiet HEAD || { echo "there are changes that are not committed" >&2 && exit 1; }
    : "${SAT2D_MAVEN_URL:?is where Maven uploads to}"
fi
if [ $# = 0 ]; then
    set -- crates archive python npm java lua cs haxe
    rm -rf "$release"
fi
check_versions
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$release"
for part in "$@"; do
    step "$part"
    "make_$part"
done

step "checksums"
(cd "$release" && rm -f SHA256SUMS && sha256sum -- * >"$work/sums" &&
    cp "$work/sums" SHA256SUMS && sha256sum --quiet --check SHA256SUMS &&
    ls -l --block-size=1 | awk 'NR > 1 { printf "%10d  %s\n", $5, $9 }')
[ -n "$is_upload" ] && step "uploads" || step "uploads, which a dry run leaves out"
for command in "${uploads[@]}"; do
    echo "$command"
    [ -z "$is_upload" ] || bash -c "$command"
done
