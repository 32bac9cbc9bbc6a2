#!/usr/bin/python3
# Does to an object of that name what a screen reader's user may. Usage:
#
#   act.py NAME                       what Enter does there
#   act.py NAME reach                 has the focus go there
#   act.py NAME set VALUE             gives it that value
#   act.py NAME write TEXT            has that text stand in it
#   act.py NAME insert PLACE TEXT     the same in front of that character, counted from 0
#   act.py NAME delete FROM TO        takes the characters out, from the first to, but not with, the other
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

name, what, *arguments = sys.argv[1:] if len(sys.argv) > 2 else [sys.argv[1], "activate"]
interface, act = {
    "activate": ("Action", lambda it: Atspi.Action.do_action(it, 0)),
    "reach": ("Component", Atspi.Component.grab_focus),
    "set": ("Value", lambda it, value: Atspi.Value.set_current_value(it, float(value))),
    "write": ("EditableText", Atspi.EditableText.set_text_contents),
    "insert": ("EditableText", lambda it, place, text: Atspi.EditableText.insert_text(it, int(place), text, len(text.encode()))),
    "delete": ("EditableText", lambda it, begin, end: Atspi.EditableText.delete_text(it, int(begin), int(end))),
}[what]


def found(accessible):
    if accessible.get_name() == name and interface in accessible.get_interfaces():
        return accessible
    children = (found(accessible.get_child_at_index(place)) for place in range(accessible.get_child_count()))
    return next((child for child in children if child), None)


sys.exit(0 if act(found(Atspi.get_desktop(0)), *arguments) else 1)
