#!/usr/bin/env bash
# Checks Gappa's proofs of the core bounds with Coq: orientation and the gap along a direction.
# Needs the Debian packages gappa, coq, libcoq-gappa and libcoq-flocq, and about a minute.
#
# Gappa writes each proof as a Coq file, in which the rewriting rules of the script are hypotheses.
# These are identities of rings, so they become lemmas here. Coq then prints what the theorem rests
# on: nothing but the axioms of its real numbers.
set -euo pipefail
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for name in orientation gap; do
    ./check.py --filled "$name" >"$folder/$name.g"
    gappa -Eno-auto-dichotomy -Wno-null-denominator -Eprecision=150 -Bcoq "$folder/$name.g" \
        >"$folder/$name.v"
    sed -i -E -e '1i Require Import Reals.' \
        -e 's/^Hypothesis (a[0-9]+) : (.*)\.$/Lemma \1 : \2. Proof. unfold Rdiv; ring. Qed./' \
        "$folder/$name.v"
    if grep -nE '^(Hypothesis|Axiom|Parameter|Admitted)' "$folder/$name.v"; then
        echo "$name: an unproven hypothesis" >&2
        exit 1
    fi
    theorem=$(grep -oE '^Lemma l[0-9]+' "$folder/$name.v" | tail -1 | cut -d' ' -f2)
    echo "Print Assumptions $theorem." >>"$folder/$name.v"
    (cd "$folder" && coqc "$name.v") >"$folder/$name.txt"
    if grep -E '^(a|l|h)[0-9]+ ' "$folder/$name.txt"; then
        echo "$name: rests on the above" >&2
        exit 1
    fi
    axioms=$(grep -oE '^[a-zA-Z_.]+ *:' "$folder/$name.txt" | grep -v Axioms | tr -d ':\n')
    echo "$name: Coq accepts $theorem; axioms: $axioms"
done
