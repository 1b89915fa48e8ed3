#!/usr/bin/env bash
# Checks with Coq that crates/sat2d-check is sound for hulls (checker.v). The theorems may rest on
# the axioms of Coq's real numbers and on nothing else. Needs the Debian package coq, and seconds.
set -euo pipefail
cd "$(dirname "$0")"
theorems=(check_sound inside_both)
allowed="ClassicalDedekindReals.sig_forall_dec
ClassicalDedekindReals.sig_not_dec
FunctionalExtensionality.functional_extensionality_dep"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
{
    cat checker.v
    printf 'Print Assumptions %s.\n' "${theorems[@]}"
} >"$folder/checker.v"
(cd "$folder" && coqc checker.v) >"$folder/found"

# an axiom's name begins its line, and its type follows, perhaps on the next one
axioms=$(grep -oE '^[^ :]+ *(:|$)' "$folder/found" | grep -v '^Axioms:' | tr -d ' :' | sort -u)
if [ "$axioms" != "$allowed" ]; then
    echo "checker.v rests on other axioms than those of real numbers:" >&2
    diff <(echo "$allowed") <(echo "$axioms") >&2 || true
    exit 1
fi
echo "checker: Coq accepts ${theorems[*]}; axioms: those of real numbers"
