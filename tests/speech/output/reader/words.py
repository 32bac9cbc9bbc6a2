#!/usr/bin/python3 -Wignore
# Writes the text of the first object of that name by lines, words and characters, as a screen reader goes through it: a
# line for each line, its words between bars. Usage: words.py NAME
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def found(accessible):
    if accessible.get_name() == sys.argv[1] and "Text" in accessible.get_interfaces():
        return accessible
    children = (found(accessible.get_child_at_index(place)) for place in range(accessible.get_child_count()))
    return next((child for child in children if child), None)


text = found(Atspi.get_desktop(0))


def pieces(begin, end, granularity):
    while begin < end:
        piece = Atspi.Text.get_string_at_offset(text, begin, granularity)
        assert piece.start_offset == begin and piece.content == Atspi.Text.get_text(text, begin, piece.end_offset)
        yield piece
        begin = piece.end_offset


all_of_it = Atspi.Text.get_character_count(text)
for line in pieces(0, all_of_it, Atspi.TextGranularity.LINE):
    words = [word.content for word in pieces(line.start_offset, line.end_offset, Atspi.TextGranularity.WORD)]
    print("|".join(words).strip())
letters = [letter.content for letter in pieces(0, all_of_it, Atspi.TextGranularity.CHAR)]
assert "".join(letters) == Atspi.Text.get_text(text, 0, -1)
first = Atspi.Text.get_text_at_offset(text, 0, Atspi.TextBoundaryType.WORD_START).content
second = Atspi.Text.get_text_after_offset(text, 0, Atspi.TextBoundaryType.WORD_START).content
print("first=" + repr(first), "second=" + repr(second))
