#!/usr/bin/python3
# Does what Enter does on an object of that name, as a screen reader's user may. Usage: act.py NAME
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def found(accessible):
    if accessible.get_name() == sys.argv[1] and "Action" in accessible.get_interfaces():
        return accessible
    children = (found(accessible.get_child_at_index(place)) for place in range(accessible.get_child_count()))
    return next((child for child in children if child), None)


sys.exit(0 if Atspi.Action.do_action(found(Atspi.get_desktop(0)), 0) else 1)
