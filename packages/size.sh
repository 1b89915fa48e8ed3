#!/bin/sh
# Compares the size of a file with the tables of docs/releasing.md and docs/installing.md. It fails
# if a size differs by more than 3 % from its row, either way.
#
#     packages/size.sh NAME FILE
#
# NAME is the first column of a row. The others are the size in kilobytes of 1000 bytes and, if
# there is a third, that of the file compressed by `gzip -9`. The tables are about x86-64 Linux;
# elsewhere nothing is compared.
set -eu

name=$1 file=$2
docs=$(dirname "$0")/../docs
if ! rustc -vV | grep -qx 'host: x86_64-unknown-linux-gnu'; then
    echo "$name: not compared on this platform"
    exit
fi
awk -F ' *[|] *' -v name="$name" -v size="$(wc -c <"$file")" \
    -v compressed="$(gzip -9c "$file" | wc -c)" '
    # compare WHAT CELL BYTES
    function compare(what, cell, bytes, said) {
        said = cell
        gsub(/[^0-9]/, "", said)
        said *= 1000
        printf "%s%s: %d bytes, %s in the table\n", name, what, bytes, cell
        if (bytes > 1.03 * said || said > 1.03 * bytes) {
            print FILENAME ": the row of " name " is out of date"
            is_wrong = 1
        }
    }
    $2 == name {
        found++
        compare("", $3, size)
        if ($4 ~ /[0-9]/) compare(" by gzip", $4, compressed)
    }
    END {
        if (found != 1) print found + 0 " rows have the name " name
        exit is_wrong || found != 1
    }' "$docs/releasing.md" "$docs/installing.md"
