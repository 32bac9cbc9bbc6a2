#!/usr/bin/python3
# Writes the programs on the accessibility bus as a screen reader finds them: role, name, and whether it is active or has
# the focus.
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def write(accessible, depth):
    states = accessible.get_state_set()
    signs = "".join(" (" + state.value_nick + ")" for state in (Atspi.StateType.ACTIVE, Atspi.StateType.FOCUSED) if states.contains(state))
    print("  " * depth + accessible.get_role_name() + " '" + accessible.get_name() + "'" + signs)
    for place in range(accessible.get_child_count()):
        write(accessible.get_child_at_index(place), depth + 1)


desktop = Atspi.get_desktop(0)
for place in range(desktop.get_child_count()):
    write(desktop.get_child_at_index(place), 0)
