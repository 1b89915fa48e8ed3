#!/usr/bin/env bash
# Runs the tutorial's program in one language and compares what it prints with expected.txt.
#
#     docs/tutorial/check.sh LANGUAGE FILE COMMAND
#
# The listings of LANGUAGE.md, joined, become FILE in a new folder. The shell runs COMMAND there.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
language=$1 file=$2 command=$3

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
awk -v fence="\`\`\`$language" '/^```/ { inside = $0 == fence; next } inside' \
    "$here/$language.md" >"$folder/$file"
(cd "$folder" && bash -euo pipefail -c "$command") >"$folder/printed.txt" || cat "$folder/printed.txt"
diff "$here/expected.txt" "$folder/printed.txt"
echo "the tutorial in $language: $(wc -l <"$here/expected.txt") lines as expected"
