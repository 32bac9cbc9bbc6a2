#!/usr/bin/env bash
# Has every script of the repository read by what carries it out, without carrying it out: some are run at night only, or by whoever measures
# or installs. Usage: tests/build/scripts.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
wrong=0
count=0

# FILE COMMAND...: what the command finds wrong with it, it says itself.
read_by() {
    "${@:2}" "$1" && return
    echo "scripts: $1 cannot be read by: $2" >&2
    wrong=1
}

read_by_python() {
    read_by "$1" python3 -c 'import sys; compile(open(sys.argv[1], encoding="utf-8").read(), sys.argv[1], "exec")'
}

while IFS= read -r -d '' entry; do
    mode=${entry%% *} file=${entry#*$'\t'}
    [ -f "$file" ] || continue
    count=$((count + 1))
    first=""
    IFS= read -r -n 60 first <"$file" || :
    case $first in
    '#!'*python3*) read_by_python "$file" ;;
    '#!'*bash) read_by "$file" bash -n ;;
    '#!'*sh) read_by "$file" sh -n ;;
    *)
        if [[ $file == *.py ]]; then
            read_by_python "$file"
        elif [ "$mode" = 100755 ]; then
            echo "scripts: $file can be run, but its first line names neither sh, bash nor python3" >&2
            wrong=1
        fi
        ;;
    esac
done < <(git ls-files -s -z)
if [ "$count" -eq 0 ]; then
    echo "scripts: git lists no file" >&2
    exit 1
fi
exit "$wrong"
