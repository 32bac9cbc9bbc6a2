#!/usr/bin/python3 -Wignore
# Writes the programs on the accessibility bus as a screen reader finds them, a line each: role, name, states, interfaces
# and what else there is to know. What every object is and can do is left out.
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

told = ["active", "editable", "focusable", "focused", "selectable", "selected", "single-line"]
untold = ["Accessible", "Application", "Collection", "Component"]


def languages(text):
    place = 0
    while place < Atspi.Text.get_character_count(text):
        attributes, begin, end = Atspi.Text.get_attribute_run(text, place, False)
        yield attributes.get("language", "") + ":" + Atspi.Text.get_text(text, begin, end).strip()
        place = max(end, place + 1)


def facts(accessible):
    states = accessible.get_state_set()
    yield from ("(" + name + ")" for name in told if states.contains(getattr(Atspi.StateType, name.upper().replace("-", "_"))))
    interfaces = [name for name in accessible.get_interfaces() if name not in untold]
    if interfaces:
        yield "[" + " ".join(sorted(interfaces)) + "]"
    if "Text" in interfaces:
        runs = list(languages(accessible))
        if len(runs) > 1:
            yield "|".join(runs)
    if accessible.get_object_locale():
        yield "lang=" + accessible.get_object_locale()
    attributes = accessible.get_attributes()
    if "posinset" in attributes:
        yield attributes["posinset"] + "/" + attributes["setsize"]
    if "Table" in interfaces:
        yield "%d x %d" % (Atspi.Table.get_n_rows(accessible), Atspi.Table.get_n_columns(accessible))
        yield "".join(Atspi.Table.get_column_description(accessible, column) for column in range(Atspi.Table.get_n_columns(accessible)))
        yield "".join(Atspi.Table.get_row_description(accessible, row) for row in range(Atspi.Table.get_n_rows(accessible)))
    if "TableCell" in interfaces:
        try:
            _, row, column = Atspi.TableCell.get_position(accessible)
            yield "at %d, %d" % (row, column)
        except gi.repository.GLib.Error:  # GTK answers nothing for the first one
            yield "nowhere"
    if "Selection" in interfaces:
        chosen = [Atspi.Selection.get_selected_child(accessible, place).get_name() for place in range(Atspi.Selection.get_n_selected_children(accessible))]
        yield "chosen=" + repr(chosen)
    if "Action" in interfaces:
        yield "does=" + " ".join(Atspi.Action.get_action_name(accessible, place) for place in range(Atspi.Action.get_n_actions(accessible)))
    if "Value" in interfaces:
        value = [Atspi.Value.get_current_value(accessible), Atspi.Value.get_minimum_value(accessible)]
        value += [Atspi.Value.get_maximum_value(accessible), Atspi.Value.get_minimum_increment(accessible)]
        yield "value=%g of %g..%g by %g" % tuple(value)
    if "EditableText" in interfaces:
        yield "text=" + repr(Atspi.Text.get_text(accessible, 0, -1)) + " caret=%d" % Atspi.Text.get_caret_offset(accessible)


def write(accessible, depth):
    print("  " * depth + " ".join([accessible.get_role_name(), "'" + accessible.get_name() + "'", *facts(accessible)]))
    for place in range(accessible.get_child_count()):
        write(accessible.get_child_at_index(place), depth + 1)


desktop = Atspi.get_desktop(0)
for place in range(desktop.get_child_count()):
    write(desktop.get_child_at_index(place), 0)
