#!/usr/bin/env bash
# Runs a share of a program's test cases, so that several run side by side:
#
#   tests/support/shard.sh PART OF PROGRAM      every OF-th case, beginning with the PART-th
#   tests/support/shard.sh timed PROGRAM        those with limits of time, which are tagged [timed] and belong to no other share
#
# The shares are dealt from the program's own list, so that no case is in none of them.
set -euo pipefail
[ "$1" != timed ] || exec "$2" "[timed]"
part=$1 of=$2 program=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Ends with the number of cases it lists.
names() { "$program" --list-test-names-only "$@" || [ $? -gt 0 ]; }

names "~[timed]" | awk -v part="$part" -v of="$of" 'NR % of == part % of' >"$folder/cases"
sed 's/[,\\[]/\\&/g' "$folder/cases" >"$folder/escaped"
names --input-file "$folder/escaped" >"$folder/found"
[ -s "$folder/cases" ] || { echo "shard: expected test cases in $program" >&2; exit 1; }
diff "$folder/cases" "$folder/found" >&2 || { echo "shard: these names are taken for others" >&2; exit 1; }
"$program" --input-file "$folder/escaped"
