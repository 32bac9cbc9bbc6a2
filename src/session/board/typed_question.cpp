#include "src/session/board/typed_question.hpp"

#include "rules/notation/fen.hpp"
#include "speech/announce/describe_board.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace session {
namespace {

using rules::board::Square;

bool tell_pieces(UpdateContext& context, const std::string& letter) {
    const auto piece = letter.size() == 1 ? rules::notation::read_fen_letter(letter.front()) : std::nullopt;
    if (!piece) return false;
    context.answer(speech::announce::describe_pieces(board_in_hand(context), *piece, manner(context)));
    return true;
}

bool tell_line(UpdateContext& context, const std::string& line) {
    if (line.size() != 1) return false;
    const Square here = context.finger().square;
    if (const auto file = Square::parse(line + "1"); file) {
        context.answer(whole_file(context, Square(file->file(), here.rank())));
        return true;
    }
    const auto rank = Square::parse("a" + line);
    if (!rank) return false;
    context.answer(whole_rank(context, Square(here.file(), rank->rank())));
    return true;
}

bool go_to_board(UpdateContext& context, const std::string& square) {
    if (square.empty()) {
        tell_place(context);
        return true;
    }
    const auto to = words(context).listener->read_square(square);
    if (to) jump_to(context, *to);
    return to.has_value();
}

bool tell_opponent(UpdateContext& context, const std::string& more) {
    if (!more.empty() || !Scene(context).own_side()) return false;
    context.answer(
        speech::phrases::Runs{{words(context).catalogue->language(), player_name(context, !context.side())}});
    return true;
}

/// What is asked about nothing in particular, as when the order is said.
bool obey_alone(UpdateContext& context, const std::string& more, speech::vocabulary::Order order) {
    if (more.empty()) obey_order(context, order);
    return more.empty();
}

/// A large letter by itself is a piece, as in `B e2`.
bool is_asked_by(const TypedWord& known, const speech::vocabulary::Word& word) {
    return known.word == (known.word.size() == 1 ? word.written : word.folded);
}

} // namespace

bool answer_typed_question(UpdateContext& context, std::string_view line) {
    if (line.starts_with('/')) line.remove_prefix(1);
    const auto typed = speech::vocabulary::split(line);
    if (typed.empty() || typed.size() > 2) return false;
    const auto& known = key_map(context.model).typed;
    const auto found =
        std::ranges::find_if(known, [&](const TypedWord& each) { return is_asked_by(each, typed.front()); });
    if (found == known.end()) return false;
    const auto about = [&](auto part) { return typed.size() == 2 ? typed.back().*part : std::string(); };
    using speech::vocabulary::Order;
    using speech::vocabulary::Word;
    switch (found->question) {
    case TypedQuestion::Pieces: return tell_pieces(context, about(&Word::written));
    case TypedQuestion::Line: return tell_line(context, about(&Word::folded));
    case TypedQuestion::Board: return go_to_board(context, about(&Word::written));
    case TypedQuestion::Opponent: return tell_opponent(context, about(&Word::written));
    case TypedQuestion::Clocks: return obey_alone(context, about(&Word::written), Order::Clocks);
    case TypedQuestion::LastMove: return obey_alone(context, about(&Word::written), Order::LastMove);
    }
    return false;
}

} // namespace session
