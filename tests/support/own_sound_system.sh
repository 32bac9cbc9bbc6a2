#!/usr/bin/env bash
# Runs a command that opens sound where nothing of this machine's sound system is met, whatever state it is in:
#
#   tests/support/own_sound_system.sh COMMAND [ARGUMENT...]
#
# No sound server answers, no JACK is started, ALSA has a null device alone; home and /dev/shm are empty.
set -u
here=$(dirname "$0")
home=$(mktemp -d "${TMPDIR:-/tmp}/klangbrett.XXXXXX") || exit 125
trap 'rm -rf "$home"' EXIT
printf 'pcm.!default { type null }\nctl.!default { type hw card 0 }\n' >"$home/asound.conf"
export HOME=$home XDG_RUNTIME_DIR=$home ALSA_CONFIG_PATH=$home/asound.conf JACK_NO_START_SERVER=1
export PULSE_SERVER=unix:$home/no_server PULSE_RUNTIME_PATH=$home
unset XDG_CONFIG_HOME DISPLAY WAYLAND_DISPLAY
"$here/own_shm.sh" "$@"
