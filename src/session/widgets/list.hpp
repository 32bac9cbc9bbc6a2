// A list to choose from: its rows are given to it, and what choosing one asks for it leaves to others.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// Which game of the library the row is; empty if it is none.
std::optional<game::GameId> game_of(const Item& row);

/// Whether the screen is that list.
bool is_list(const Screen& screen, ListKind kind);

/// Puts the focus on the row of that place. Precondition: there is one.
void put_focus(ListScreen& screen, std::size_t place, const std::vector<Item>& rows);

/// Moves the focus after the row it was on, should that stand elsewhere by now. False if the row is not there any more:
/// the focus is on one that has not been told then, so that nothing may be done by it before it is.
bool find_focus(ListScreen& screen, const std::vector<Item>& rows);

/// Notes which rows there are, and, if others have come or gone `by_itself`, when.
void note_rows(ListScreen& screen, const std::vector<Item>& rows, bool by_itself, Now now);

/// Whether rows have just come or gone: whoever points at one may have meant another.
bool has_just_shifted(const ListScreen& screen, Now now);

/// The row in focus as it is said: itself, among settings that it opens a list, and in the long form its place.
/// Precondition: there is such a row.
speech::phrases::Runs row_words(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows);

/// Where one is in the list: its title and the row in focus, if there are rows.
speech::phrases::Runs list_words(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows);

/// Says that no row of the list has in its name what was typed.
void tell_nothing_found(UpdateContext& context, const std::string& typed);

/// Says the row in focus once more. Precondition for this and all of the following: a list is on top, and these are its
/// rows.
void tell_row(UpdateContext& context, const std::vector<Item>& rows);

/// Has the picture that the row in focus names heard.
void hear_row(UpdateContext& context, const std::vector<Item>& rows, sounds::board::Picture picture);

/// A command while the list is on top.
Response list_command(UpdateContext& context, Command command, const std::vector<Item>& rows);

/// Letters typed in a list move to the next row that begins with them, those typed within a second together; one letter
/// again and again goes from row to row. A letter that fits nothing is left out, and any command ends the word.
/// Precondition: it is not the list of commands, which letters narrow.
void type_ahead(UpdateContext& context, const std::string& text, const std::vector<Item>& rows);

/// Whether a space belongs to the word being typed, as some row goes on with it; else it chooses.
bool is_part_of_word(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows);

/// Moves the focus to the row, as a wheel does; a row that is not there is ignored.
void point_at_row(UpdateContext& context, std::size_t row, const std::vector<Item>& rows);

/// Puts the focus on the row, as a click on it does, and gives what it asks for; empty for a row that is not there, and
/// where rows have just shifted: then the row is only told.
std::optional<Action> choose_row(UpdateContext& context, std::size_t row, const std::vector<Item>& rows);

} // namespace session
