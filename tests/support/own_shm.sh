#!/bin/sh
# Runs a command with a /dev/shm of its own, where the system lets us (as root):
#
#   tests/support/own_shm.sh COMMAND [ARGUMENT...]
#
# JACK's library, which PortAudio asks, waits for ever on a lock that a process which was killed has left there.
if [ "$(id -u)" -eq 0 ] && unshare -m mount -t tmpfs none /dev/shm 2>/dev/null; then
    exec unshare -m sh -c 'mount -t tmpfs none /dev/shm && exec "$@"' sh "$@"
fi
exec "$@"
