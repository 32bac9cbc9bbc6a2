#!/usr/bin/env bash
# How well `klangbrett hear --wav` understands moves, with eSpeak NG's German voices for speakers:
#
#   tests/bench/hearing.sh [UTTERANCES] [PROGRAM]      60 of each kind, unless it is said otherwise
#
# Needs espeak-ng and sox besides the program. Random positions, moves, voices and rates, the same in every run.
set -eu
cd "$(dirname "$0")/../.."
count=${1:-60}
klangbrett=${2:-build/release/klangbrett}
RANDOM=7
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

positions=(
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'
    'r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7'
    'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5'
    'r2q1rk1/pp1nbppp/2p1pn2/3p1b2/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 2 9'
    '8/5pk1/6p1/1R5p/1p5P/6P1/r4PK1/8 w - - 0 40'
    '2r3k1/1b3ppp/p3p3/1p6/3N4/P3P3/1P3PPP/2R3K1 w - - 0 24'
    '4k3/P6p/8/8/8/8/7p/4K3 w - - 0 1')
voices=(de de+f1 de+f2 de+f3 de+f4 de+m1 de+m2 de+m3 de+m5 de+m7)
sentences=('Guten Morgen, wie geht es Ihnen' 'Das Wetter ist heute sehr schön' 'Ich hätte gern einen Kaffee'
    'Wo ist denn meine Tasche' 'Einen Augenblick bitte' 'Das war knapp' 'Moment mal' 'Wie spät ist es'
    'Ich glaube das stimmt nicht' 'Danke schön')

any() { local -n of=$1; one=${of[RANDOM % ${#of[@]}]}; }

# Speaks $1 into a file, with white noise $2 dB below the voice if that is given.
speak() {
    any voices
    espeak-ng -v "$one" -s $((110 + RANDOM % 4 * 30)) -w "$folder/said.wav" "$1"
    [ -z "${2:-}" ] && return
    local level
    level=$(sox "$folder/said.wav" -n stats 2>&1 | awk '/RMS lev dB/ { print $4 }')
    sox "$folder/said.wav" "$folder/noise.wav" synth whitenoise gain -n "$(awk "BEGIN { print $level - $2 + 5 }")"
    sox -m -v 1 "$folder/said.wav" -v 1 "$folder/noise.wav" "$folder/mixed.wav"
    mv "$folder/mixed.wav" "$folder/said.wav"
}

# Ends with 1 where it is not understood; anything else is no answer, and ends the count.
heard() {
    "$klangbrett" hear --lang de --fen "$1" --wav "$folder/said.wav" 2>"$folder/why" && return
    [ $? -eq 1 ] && return
    cat "$folder/why" >&2
    kill $$
}

# $1: what is tried. $2: how far the noise is below the voice. $3: the move is one that cannot be made.
moves() {
    local right=0 wrong=0 asked=0 rejected=0 turn
    for ((turn = 0; turn < count; ++turn)); do
        any positions
        local position=$one
        mapfile -t legal < <("$klangbrett" legal --fen "$position")
        any legal
        local move=$one
        speak "$("$klangbrett" say --lang de --fen "$position" "$move" | sed 's/de://g; s/ | / /g')" "$2"
        if [ -n "$3" ]; then
            while "$klangbrett" legal --fen "$position" | grep -qxF "$move"; do any positions; position=$one; done
        fi
        case $(heard "$position") in
            "$move"$'\t'*) right=$((right + 1)) ;;
            ask*) asked=$((asked + 1)) ;;
            rejected*) rejected=$((rejected + 1)) ;;
            *) wrong=$((wrong + 1)) ;;
        esac
    done
    printf '%-32s %4d said: right %d, WRONG %d, asked %d, not understood %d\n' "$1" "$count" $right $wrong $asked $rejected
}

others() {
    local taken=0 asked=0 rejected=0 turn
    for ((turn = 0; turn < count; ++turn)); do
        any sentences
        speak "$one"
        any positions
        case $(heard "$one") in
            ask*) asked=$((asked + 1)) ;;
            rejected*) rejected=$((rejected + 1)) ;;
            *) taken=$((taken + 1)) ;;
        esac
    done
    printf '%-32s %4d said: taken for something %d, asked %d, not understood %d\n' 'other sentences' "$count" $taken $asked $rejected
}

moves 'moves' '' ''
moves 'moves, noise 20 dB below' 20 ''
moves 'moves that cannot be made' '' yes
others
