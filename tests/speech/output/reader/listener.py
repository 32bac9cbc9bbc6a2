#!/usr/bin/python3
# A screen reader that writes what it hears, a line each. Usage: listener.py EVENT...
#
#   ready PROCESS           once it listens
#   EVENT TEXT              an announcement, the text of a notification that has come into sight, what is in focus, or the
#                           characters that have come or gone
#   EVENT PLACE             where the caret is
#   key                     a key was pressed
import os
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def write(*words):
    print(*words, flush=True)


def heard(event):
    if event.type == "object:announcement":
        write(event.type, event.any_data)
    elif event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
        write(event.type, event.source.get_child_at_index(0).get_name())
    elif event.type.startswith("object:text-changed"):
        write(event.type, event.any_data)
    elif event.type == "object:text-caret-moved":
        write(event.type, event.detail1)
    elif event.detail1:
        write(event.type, event.source.get_name())


def pressed(_):
    write("key")
    return False


events = Atspi.EventListener.new(heard)
for event in sys.argv[1:]:
    events.register(event)
keys = Atspi.DeviceListener.new(pressed)
Atspi.register_keystroke_listener(
    keys, None, 0, 1 << Atspi.EventType.KEY_PRESSED_EVENT, Atspi.KeyListenerSyncType.SYNCHRONOUS
)
Atspi.get_desktop(0).get_child_count()  # the registry has answered: it knows of all of the above
write("ready", os.getpid())
Atspi.event_main()
