#include "src/outputs/screen_reader/screen_reader.hpp"

#include "base/values/overloaded.hpp"
#include "speech/output/reader/reader.hpp"

#include <string>
#include <utility>

namespace outputs::screen_reader {

namespace reader = speech::output::reader;

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;

namespace {

constexpr int side = 8;

/// Which square is at that place of the board as it is seen, from the top left.
Square square_at(const session::BoardView& board, int place) {
    const int row = place / side;
    const int column = place % side;
    return {static_cast<File>(board.flipped ? side - 1 - column : column),
            static_cast<Rank>(board.flipped ? row : side - 1 - row)};
}

reader::Words words_of(const session::WordsSeen& seen) {
    reader::Words words{seen.text, seen.language};
    for (const session::PartSeen& part : seen.parts) words.parts.push_back({part.language, part.end});
    return words;
}

std::optional<reader::Extents> extents(const std::optional<inputs::Place>& place) {
    if (!place) return std::nullopt;
    return reader::Extents{place->x, place->y, place->width, place->height};
}

/// Called by those who play.
reader::SeenBoard seen_board(const session::BoardView& board, const session::ViewInWords& words,
                             const inputs::Places& places) {
    reader::SeenBoard seen;
    seen.title = board.bottom_name + " – " + board.top_name;
    for (int place = 0; place < side; ++place) {
        const Square on_diagonal = square_at(board, place * (side + 1));
        seen.columns.emplace_back(1, static_cast<char>('a' + static_cast<int>(on_diagonal.file())));
        seen.rows.push_back(std::to_string(static_cast<int>(on_diagonal.rank()) + 1));
    }
    for (int place = 0; place < side * side; ++place) {
        const Square square = square_at(board, place);
        const auto index = static_cast<std::size_t>(square.index());
        if (square == board.cursor) seen.focus = static_cast<std::size_t>(place);
        seen.squares.push_back({words_of(words.squares.at(index)), index});
        if (index < places.squares.size()) seen.squares.back().place = extents(places.squares[index]);
    }
    seen.place = extents(places.board);
    return seen;
}

/// As far as it is there, and in sight where that is known.
std::vector<reader::SeenText> beside_board(const session::BoardView& board, const Sight& sight) {
    std::vector<reader::SeenText> seen;
    const auto add = [&](const std::string& text, std::optional<inputs::Place> inputs::Places::*part) {
        const auto place = sight.places ? extents((*sight.places).*part) : std::nullopt;
        const bool is_in_sight = !sight.places || place;
        if (!text.empty() && is_in_sight) seen.push_back({text, place});
    };
    std::string moves;
    for (const std::string& line : board.moves) moves += (moves.empty() ? "" : "\n") + line;
    add(board.top_name, &inputs::Places::top_name);
    add(board.top_clock, &inputs::Places::top_clock);
    add(moves, &inputs::Places::moves);
    add(board.bottom_clock, &inputs::Places::bottom_clock);
    add(board.bottom_name, &inputs::Places::bottom_name);
    return seen;
}

reader::SeenList seen_list(const session::ListView& list, const std::optional<session::ViewInWords>& words,
                           const std::string& title, const inputs::Places& places) {
    reader::SeenList seen{title, {}, list.focus};
    for (const std::string& row : list.rows) {
        const std::size_t place = seen.rows.size();
        if (words && place < words->rows.size())
            seen.rows.push_back(words_of(words->rows[place]));
        else
            seen.rows.push_back({row, words ? words->language : std::string()});
        const auto scale = words && place < words->scales.size() ? words->scales[place] : std::nullopt;
        seen.scales.push_back(scale ? std::optional(reader::Scale{scale->now, scale->least, scale->most, scale->step})
                                    : std::nullopt);
    }
    for (const auto& place : places.rows) seen.row_places.push_back(extents(place));
    seen.place = extents(places.list);
    return seen;
}

} // namespace

reader::Seen seen(const Sight& sight) {
    const session::View& view = sight.view;
    reader::Seen seen;
    seen.title = view.title;
    const inputs::Places places = sight.places.value_or(inputs::Places{});
    seen.caption = {view.caption, extents(places.caption)};
    seen.hint = {view.hint, extents(places.hint)};
    if (sight.places) seen.place = extents(places.window);
    seen.is_active = sight.has_keyboard;
    if (sight.words) seen.language = sight.words->language;
    if (view.board && sight.words && !sight.words->squares.empty()) {
        seen.board = seen_board(*view.board, *sight.words, places);
        seen.beside_board = beside_board(*view.board, sight);
    }
    if (view.list) seen.list = seen_list(*view.list, sight.words, view.title, places);
    if (view.text)
        seen.line = reader::SeenLine{view.text->prompt, view.text->text, view.text->is_secret, extents(places.line)};
    return seen;
}

ScreenReader::ScreenReader(Readers readers, std::function<void()> wake)
    : readers_(std::move(readers)) {
    readers_.serve(std::move(wake));
}

ScreenReader::~ScreenReader() { readers_.serve(nullptr); }

void ScreenReader::apply(const settings::Preferences& preferences) {
    if (std::exchange(speaker_, preferences.speaker) != preferences.speaker) is_lost_ = false;
    show_again();
}

void ScreenReader::note(const Notice& notice) {
    if (!std::holds_alternative<SpeakerDied>(notice)) return;
    is_lost_ = true;
    show_again();
}

void ScreenReader::show(const Sight& sight) {
    sight_ = sight;
    show_again();
}

void ScreenReader::show_again() {
    if (!sight_) return;
    reader::Seen now = seen(*sight_);
    now.is_spoken = speaker_ == settings::Speaker::ScreenReader && !is_lost_;
    readers_.show(now);
}

std::optional<session::Message> ScreenReader::next_report() {
    const auto request = readers_.next_request();
    if (!request) return std::nullopt;
    return std::visit(
        base::values::Overloaded{
            [](const reader::RowAsked& asked) -> session::Message { return session::RowActivated{asked.row}; },
            [](const reader::SquareAsked& asked) -> session::Message {
                return session::SquareActivated{Square::at(static_cast<int>(asked.id))};
            },
            [](const reader::RowReached& asked) -> session::Message { return session::RowReached{asked.row}; },
            [](const reader::SquareReached& asked) -> session::Message {
                return session::SquareReached{Square::at(static_cast<int>(asked.id))};
            },
            [](const reader::RowSet& asked) -> session::Message {
                return session::RowSet{asked.row, asked.value};
            },
            [](const reader::LineEdited& asked) -> session::Message {
                return session::LineEdited{asked.from, asked.to, asked.text};
            },
        },
        *request);
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    if (is_by_lines(surroundings)) return nullptr;
    return std::make_unique<ScreenReader>(
        Readers{reader::show, reader::is_followed, reader::serve, reader::next_request}, surroundings.wake);
}

} // namespace outputs::screen_reader
