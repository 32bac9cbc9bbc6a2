#!/usr/bin/env bash
# Adds one of each kind to a copy of the tree at HEAD, and shows that no other file was touched than may be, that all of them build
# together, and that each is there when the program is played by lines. Usage: tests/build/add_one/run.sh [--edits] [FOLDER]
#
# With --edits nothing is built or played: it takes seconds, and shows that what is to be added still finds its places.
#
# A kind is a folder beside this file:
#   add            what is to be done, by the functions below, within the copy
#   files/         new files, copied to the same place in the copy
#   touches        a line for each file it touches, or pattern of files: `promised` or `beyond`, which file, and why. Whatever else is
#                  touched is refused; and so is a line that nothing needs any more, so that the list only ever gets shorter
#   settings.toml  the settings it is played with
#   played         what is typed (`> `), or pressed on the display (`@ `), and what is answered to it: an expression for some part of each
#                  line; `! ` is not heard at all
#   check          what else is to be there afterwards, where there is anything
#
# What counts are the files somebody has to change by hand. Tests are not among them, nor what the program writes by itself: the pages of
# keys and settings, and what scripts/rewrite-golden-texts makes.
#
# FOLDER is made, and stays; without it all is done in a temporary one.
set -euo pipefail
kinds=(language variant setting list_screen question output far_seat refusal)

here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../../.." && pwd)
edits_only=""
if [ "${1:-}" = --edits ]; then
    edits_only=yes
    shift
fi
if [ $# -gt 0 ]; then
    work=$1
    mkdir "$work"
    work=$(cd "$work" && pwd)
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
tree=$work/tree
program=$tree/build/klangbrett

fail() {
    echo "add_one: $*" >&2
    exit 1
}

# Puts lines behind the first line of the file that has the text in it.
behind() {
    file=$1 text=$2 new=$3 awk '
        { print }
        !done && index($0, ENVIRON["text"]) { print ENVIRON["new"]; done = 1 }
        END { exit !done }' "$1" >"$work/changed" || fail "$1: expected a line with: $2"
    cp "$work/changed" "$1"
}

# Puts something in the place of the text, where the file has it first.
instead() {
    file=$1 text=$2 new=$3 awk '
        !done && (place = index($0, ENVIRON["text"])) {
            $0 = substr($0, 1, place - 1) ENVIRON["new"] substr($0, place + length(ENVIRON["text"])); done = 1
        }
        { print }
        END { exit !done }' "$1" >"$work/changed" || fail "$1: expected a line with: $2"
    cp "$work/changed" "$1"
}

# Adds a sentence to the section in every language.
sentence() {
    for messages in locales/*/messages.toml; do behind "$messages" "[$1]" "$2"; done
}

# Only the copy is meant, whatever repository the caller is in, and nothing of how the caller likes to commit.
in_tree() {
    env -u GIT_DIR -u GIT_INDEX_FILE -u GIT_WORK_TREE GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null \
        git -C "$tree" -c user.name=add_one -c user.email=add_one@localhost "$@"
}

add() {
    local kind=$1 file how pattern why
    [ ! -d "$here/$kind/files" ] || cp -r "$here/$kind/files/." "$tree"
    (cd "$tree" && . "$here/$kind/add")
    in_tree add -A
    local touched promised=() beyond=() strange=() needed=()
    touched=$(in_tree diff --cached --name-only --no-renames)
    [ -n "$touched" ] || fail "$kind: nothing was added"
    for file in $touched; do
        local found=""
        while read -r how pattern why; do
            # shellcheck disable=SC2053
            if [[ $file == $pattern ]]; then
                found=$how
                needed+=("$pattern")
                break
            fi
        done < <(grep -v '^#' "$here/$kind/touches")
        case $found in
        promised) promised+=("$file") ;;
        beyond) beyond+=("$file") ;;
        *) strange+=("$file") ;;
        esac
    done
    echo "$kind: ${#promised[@]} files as promised, ${#beyond[@]} beyond that"
    for file in "${promised[@]}"; do echo "    $file"; done
    for file in ${beyond[@]+"${beyond[@]}"}; do echo "  + $file"; done
    for file in ${strange[@]+"${strange[@]}"}; do echo "  ! $file"; done
    [ ${#strange[@]} -eq 0 ] || fail "$kind: touches more than it may; see $kind/touches"
    while read -r how pattern why; do
        case " ${needed[*]} " in
        *" $pattern "*) ;;
        *) fail "$kind/touches: nothing needs $pattern any more; take it out" ;;
        esac
    done < <(grep -v '^#' "$here/$kind/touches")
    in_tree commit -q -m "Add one: $kind"
}

# A chord that is bound twice where both could be meant is refused when the program begins.
check_keys() {
    local keys=data/keys/klangbrett.toml twice
    twice=$(awk '
        /^\[/ { table = $1; gsub(/[][]/, "", table); sub(/\.numbered$/, "", table); next }
        /^[a-z_]+ = \[/ {
            rest = $0
            sub(/^[^[]*\[/, "", rest)
            while (match(rest, /^[ ,]*"([^"\\]|\\.)*"/)) {
                chord = substr(rest, RSTART, RLENGTH)
                sub(/^[ ,]*/, "", chord)
                rest = substr(rest, RSTART + RLENGTH)
                if ((table, chord) in bound || ("everywhere", chord) in bound || (table == "everywhere" && chord in anywhere))
                    print chord " in [" table "]"
                bound[table, chord] = anywhere[chord] = 1
            }
        }' "$tree/$keys")
    [ -z "$twice" ] || fail "$keys: bound twice: $twice"
}

build() {
    cmake -S "$tree" -B "$tree/build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DKLANGBRETT_TESTS=OFF \
        -DKLANGBRETT_PRECOMPILE=OFF -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 >"$work/build.log" 2>&1 &&
        cmake --build "$tree/build" --target klangbrett >>"$work/build.log" 2>&1 || {
        grep -E -A 12 'error|Error|FAILED' "$work/build.log" >&2 || tail -n 40 "$work/build.log" >&2
        fail "it does not build with one of each"
    }
}

# Waits until what was answered from that byte on has the text in it.
await() {
    local out=$1 from=$2 text=$3 turn
    for ((turn = 0; turn < 600; ++turn)); do
        ! tail -c "+$from" "$out" | grep -qE -- "$text" || return 0
        sleep 0.1
    done
    echo "expected: $text" >&2
    echo "heard:" >&2
    tail -c "+$from" "$out" >&2
    return 1
}

play() {
    local kind=$1 home=$work/played/$1 line from=1 child
    mkdir -p "$home/config/klangbrett"
    cp "$here/$kind/settings.toml" "$home/config/klangbrett/settings.toml"
    mkfifo "$home/typed" "$home/keys"
    exec 4<>"$home/keys"
    env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
        KLANGBRETT_DATA="$tree/data" KLANGBRETT_EXAMPLE_DISPLAY="$home/display" KLANGBRETT_EXAMPLE_KEYS="$home/keys" \
        timeout 300 "$program" --lines <"$home/typed" >"$home/heard" 2>"$home/complaints" &
    child=$!
    exec 3>"$home/typed"
    while IFS= read -r line; do
        case $line in
        "> "* | ">")
            from=$(($(stat -c %s "$home/heard") + 1))
            line=${line#>}
            printf '%s\n' "${line# }" >&3
            ;;
        "@ "*)
            from=$(($(stat -c %s "$home/heard") + 1))
            printf '%s\n' "${line#@ }" >&4
            ;;
        "! "*) ! grep -qF -- "${line#! }" "$home/heard" || fail "$kind: heard: ${line#! }" ;;
        "" | "#"*) ;;
        *) await "$home/heard" "$from" "$line" || fail "$kind: it cannot be played; its home is $home" ;;
        esac
    done <"$here/$kind/played"
    exec 3>&- 4>&-
    wait "$child" || fail "$kind: the program ended with $?: $(cat "$home/complaints")"
    [ ! -f "$here/$kind/check" ] || (cd "$tree" && . "$here/$kind/check")
    echo "$kind: played"
}

mkdir "$tree"
git -C "$top" archive HEAD | tar -x -C "$tree"
in_tree init -q
in_tree add -A
in_tree commit -q -m "As it is"
for kind in "${kinds[@]}"; do add "$kind"; done
check_keys
if [ -n "$edits_only" ]; then
    echo "One of each was added, but not built, in $SECONDS seconds."
    exit 0
fi
echo "Building with all of them."
build
for kind in "${kinds[@]}"; do play "$kind"; done
echo "One of each was added, built and played, in $SECONDS seconds."
