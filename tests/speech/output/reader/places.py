#!/usr/bin/python3 -Wignore
# Writes where the objects on the accessibility bus are, a line each: role, name, the place from the corner of the window,
# what that corner is on the screen, and the name of what is found at its centre by going down from the window, as a reader
# does who follows the mouse. What is not in sight is left out.
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def at_point(accessible, x, y):
    inner = Atspi.Component.get_accessible_at_point(accessible, x, y, Atspi.CoordType.SCREEN)
    return at_point(inner, x, y) if inner else accessible


def write(accessible, window):
    if "Component" in accessible.get_interfaces():
        inside = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW)
        on_screen = Atspi.Component.get_extents(accessible, Atspi.CoordType.SCREEN)
        if inside.width > 0:
            x, y = on_screen.x + on_screen.width // 2, on_screen.y + on_screen.height // 2
            print(
                accessible.get_role_name(),
                repr(accessible.get_name()),
                "at %d %d %d %d" % (inside.x, inside.y, inside.width, inside.height),
                "from %d %d" % (on_screen.x - inside.x, on_screen.y - inside.y),
                "found=" + repr(at_point(window, x, y).get_name()),
                "inside" if Atspi.Component.contains(accessible, x, y, Atspi.CoordType.SCREEN) else "outside",
            )
    for place in range(accessible.get_child_count()):
        write(accessible.get_child_at_index(place), window)


desktop = Atspi.get_desktop(0)
programs = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
for program in programs:
    for place in range(program.get_child_count()):
        write(program.get_child_at_index(place), program.get_child_at_index(place))
