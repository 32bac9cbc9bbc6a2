#!/usr/bin/env bash
# Installs the program to an empty prefix and plays from there, without the tree it was built from:
#
#   tests/e2e/fixture/sound_and_display.sh tests/build/installed.sh CMAKE SOURCE_DIR BINARY_DIR
#
# As root another user plays. The program holds no path into the sources, and where the system lets us an empty folder is mounted over them
# while it plays.
set -euo pipefail
cmake=$1 source=$2 binary=$3
here=$FIXTURE_DIRECTORY
prefix=$here/prefix
guest=$here/guest

fail() {
    echo "installed: $*" >&2
    exit 1
}

"$cmake" --install "$binary" --prefix "$prefix" >"$here/install.log" || fail "$(cat "$here/install.log")"
[ -z "$(find "$prefix" -name '*.txt')" ] || fail "texts of the tests were installed"

! grep -qF "$source/" "$prefix/bin/klangbrett" || fail "the program knows where its sources are: $source"

readme=$(find "$prefix/share/doc" -name README.md -path '*klangbrett/README.md')
[ -f "$readme" ] || fail "no README was installed"
links=$(grep -o '](\([^)#]*\)' "$readme" | cut -c 3- | grep -v '^http')
[ "$(wc -l <<<"$links")" -gt 10 ] || fail "expected links in the README, found: $links"
while read -r link; do
    [ -e "$(dirname "$readme")/$link" ] || fail "the installed README links to $link, which is not there"
done <<<"$links"

# Whoever has had a sound server of their own has its cookie. Where there is none, two clients of libpulse that begin at once may find the file of
# the other one empty, and complain.
mkdir -p "$guest/config/pulse"
head -c 256 /dev/urandom >"$guest/config/pulse/cookie"
chmod 711 "$here" "$XDG_RUNTIME_DIR" "$XDG_RUNTIME_DIR/pulse"
cat >"$guest/play.sh" <<'PLAY'
set -euo pipefail
program=$1 source=$2 hidden=$3
cd "$HOME"
fail() {
    echo "installed: $*" >&2
    echo "said so far:" >&2
    cat said.txt log.txt >&2 || true
    exit 1
}
# Waits up to 30 seconds until the file has the text.
await() {
    local attempt
    for ((attempt = 0; attempt < 600; ++attempt)); do
        grep -qF -- "$2" "$1" 2>/dev/null && return 0
        sleep 0.05
    done
    fail "expected \"$2\" in $1"
}

[ "$hidden" = no ] || [ ! -e "$source/CMakeLists.txt" ] || fail "expected the sources to be out of sight"
"$program" say --lang fa e2e4 >words.txt
grep -q Eva words.txt || fail "the installed program does not know FIDE's words: $(cat words.txt)"

"$program" --transcript said.txt >log.txt 2>&1 &
playing=$!
trap 'kill -KILL "$playing" 2>/dev/null || true' EXIT
await said.txt "These are the first steps"
xdotool key Escape
await said.txt "New game"
xdotool key Return
await said.txt "Start the game"
xdotool key Return
await said.txt "White"
xdotool key i
xdotool type --delay 15 e2e4
xdotool key Return
await said.txt "Eva vier"
"$program" games list >games.txt
game=$(cut -f 1 games.txt | head -n 1)
"$program" games show "$game" >game.txt
grep -q "made white e2e4" game.txt || fail "the move is not in the library: $(cat game.txt)"
# The answer of the engine that was found.
for ((attempt = 0; attempt < 400; ++attempt)); do
    "$program" games show "$game" >game.txt
    ! grep -q "made black" game.txt || break
    sleep 0.05
done
grep -q "made black" game.txt || fail "the engine has not answered: $(cat game.txt)"
kill -TERM "$playing"
wait "$playing" || fail "it ended with $?"
[ ! -s log.txt ] || fail "it complained: $(cat log.txt)"
PLAY

export HOME=$guest XDG_CONFIG_HOME=$guest/config XDG_DATA_HOME=$guest/data XDG_STATE_HOME=$guest/state XDG_CACHE_HOME=$guest/cache
unset KLANGBRETT_DATA
hide='mount -t tmpfs none "$1" && shift && cd / && exec "$@"'
play=(env NO_AT_BRIDGE=1 bash "$guest/play.sh" "$prefix/bin/klangbrett" "$source")
namespace=(unshare -m)
if [ "$(id -u)" -eq 0 ]; then
    chown -R nobody "$guest"
    play=(setpriv --reuid nobody --regid nogroup --clear-groups env XDG_RUNTIME_DIR= "${play[@]}")
else
    namespace=(unshare -rm)
fi
if "${namespace[@]}" sh -c "$hide" sh "$source" true 2>/dev/null; then
    exec "${namespace[@]}" sh -c "$hide" sh "$source" "${play[@]}" yes
fi
echo "installed: no folder may be mounted here, so the sources stay in sight"
cd /
exec "${play[@]}" no
