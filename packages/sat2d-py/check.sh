#!/usr/bin/env bash
# Builds the Python package and tests it in an environment of its own, in target/python. The last
# line has the totals.
set -euo pipefail
cd "$(dirname "$0")"

target=$(cd ../.. && pwd)/target/python
mkdir -p "$target"
[ -x "$target/venv/bin/python" ] || python3 -m venv "$target/venv"
# shellcheck source=/dev/null
. "$target/venv/bin/activate"
python -m pip install --quiet --disable-pip-version-check \
    'maturin>=1.9,<2' 'numpy>=1.21' pytest mypy shapely pandas abi3audit 'pygame-ce==2.5.8'
rm -rf "$target/wheels"
./licences.sh
maturin build --quiet --release --out "$target/wheels"
python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps \
    "$target"/wheels/*.whl
# the licences of sat2d, and the notices of what is linked
for file in LICENSE-MIT LICENSE-APACHE THIRD-PARTY.txt; do
    python -m zipfile --list "$target"/wheels/*.whl | grep "/licenses/$file " >/dev/null
done
# uses nothing that a later Python than 3.9 has added
abi3audit --strict "$target"/wheels/*.whl
# a new environment, an empty folder: the wheel needs nothing but what it asks for
rm -rf "$target/empty"
python3 -m venv "$target/empty/venv"
cp README.md "$target/empty"
(
    cd "$target/empty"
    venv/bin/python -m pip install --quiet --disable-pip-version-check "$target"/wheels/*.whl
    venv/bin/python -m doctest README.md
)
../../docs/tutorial/check.sh python game.py "'$target/empty/venv/bin/python' game.py"
python -m mypy.stubtest sat2d --allowlist tests/stubtest-allowlist.txt --concise
report=$target/report.xml
status=0
python -m pytest --junit-xml="$report" || status=$?
# pygame has the name that pygame-ce has in the other environment; not for every Python
[ -x "$target/pygame/bin/python" ] || python3 -m venv "$target/pygame"
if "$target/pygame/bin/python" -m pip install --quiet --disable-pip-version-check \
    --only-binary pygame 'numpy>=1.21' pytest pygame; then
    "$target/pygame/bin/python" -m pip install --quiet --disable-pip-version-check \
        --force-reinstall --no-deps "$target"/wheels/*.whl
    "$target/pygame/bin/python" -m pytest tests/test_surfaces.py || status=$?
fi
python - "$report" <<'PYTHON'
import sys
from xml.etree import ElementTree

suite = ElementTree.parse(sys.argv[1]).getroot().find("testsuite")
total, skipped = int(suite.get("tests")), int(suite.get("skipped"))
failed = int(suite.get("failures")) + int(suite.get("errors"))
verdict = "FAILED" if failed else "ok"
passed = total - failed - skipped
print(f"test result: {verdict}. {passed} passed; {failed} failed; {skipped} ignored")
PYTHON
exit "$status"
