#include "src/session/library/walking.hpp"

#include "speech/announce/describe.hpp"
#include "speech/announce/two_boards.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/board/audio_board.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/review.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::table::Ply;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs board_key(const Scene& context, Command command) { return key_words(context, command, KeyContext::Board); }

FinishedGame finished_game(const Scene& context) {
    const Game& game = context.game();
    return {.id = game.in_library(),
            .table = game.table,
            .names = {player_name(context, Color::White), player_name(context, Color::Black)},
            .side = side_of(context.participant())};
}

/// The game looked back at, or the one whose board is open, at its end.
Review review_from(const Scene& context) {
    if (const Review* past = context.review()) return *past;
    auto finished = std::make_shared<const FinishedGame>(finished_game(context));
    const std::size_t plies = finished->table.plies.size();
    return {std::move(finished), plies};
}

void tell_step(UpdateContext& context, const Review& review) {
    if (review.ply() == 0) return context.answer(context.phrase(PhraseId::ReviewStart));
    const Ply& made = review.plies().back();
    context.answer(describe_ply(context, made), announce::cue_of(made.before, made.move));
}

/// Where there is nothing more to walk to.
void tell_end(UpdateContext& context, const Review& review) {
    const auto& outcome = review.game().table.outcome;
    context.edge(outcome ? announce::describe_outcome(*outcome, manner(context))
                         : describe_ply(context, review.plies().back()));
}

/// What of the commands of the board is done to a game.
bool plays(Command command) {
    constexpr std::array playing{
        Command::LiftOrPlace, Command::TypeMove,     Command::Talk,           Command::TakeOff,   Command::PressClock,
        Command::CarryOut,    Command::AdjustPieces, Command::CallController, Command::OfferDraw, Command::Resign};
    return std::ranges::find(playing, command) != playing.end();
}

void refuse_to_play(UpdateContext& context) {
    context.refuse(context.phrase(PhraseId::ReviewNothingPlayed, {{"menu", board_key(context, Command::GameMenu)}}));
}

/// Those digits, of any script; empty if it is no number.
std::optional<int> number_in(const std::string& text) {
    const std::string digits = speech::vocabulary::fold(text);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

/// After how many plies the move of that number is made, White's if he made one; empty if the game has none.
std::optional<std::size_t> ply_of_move(const std::vector<Ply>& plies, int number) {
    const auto made = std::find_if(plies.begin(), plies.end(),
                                   [number](const Ply& ply) { return ply.before.fullmove_number() == number; });
    if (made == plies.end()) return std::nullopt;
    return static_cast<std::size_t>(made - plies.begin()) + 1;
}

} // namespace

void review_game(UpdateContext& context, const ports::journal::StoredGame& stored) {
    auto laid = replay_stored(context, stored);
    if (auto* why_not = std::get_if<Runs>(&laid)) return context.refuse(std::move(*why_not));
    FinishedGame finished{.id = stored.id,
                          .table = std::get<game::ReplayedGame>(std::move(laid)).replayed.table,
                          .names = {stored.game.white, stored.game.black},
                          .side = side_played_here(stored.game.settings)};
    const Color side = finished.side.value_or(Color::White);
    context.finger() = {.square = usual_square(side), .flipped = side == Color::Black};
    context.push(ReviewScreen{{std::make_shared<const FinishedGame>(std::move(finished)), 0}});
    context.answer(context.phrase(PhraseId::ReviewOpened, {{"next", board_key(context, Command::NextPosition)},
                                                           {"help", board_key(context, Command::Help)}}));
}

void look_back(UpdateContext& context, std::size_t ply) {
    const Review there = review_from(context).at(ply);
    context.finger().in_mind.reset();
    if (auto* open = std::get_if<ReviewScreen>(&context.top()))
        open->review = there;
    else
        context.push(ReviewScreen{there});
    tell_step(context, there);
}

bool walking_command(UpdateContext& context, Command command) {
    constexpr std::array walking{Command::PreviousPosition, Command::NextPosition, Command::FirstPosition,
                                 Command::LastPosition, Command::GoToMove};
    if (std::ranges::find(walking, command) == walking.end()) return false;
    if (Scene(context).review() == nullptr && !context.game().table.outcome) {
        context.refuse(context.phrase(PhraseId::ReviewNotOver, {{"sheet", board_key(context, Command::Scoresheet)}}));
        return true;
    }
    const Review here = review_from(context);
    const std::size_t all = here.game().table.plies.size();
    if (all == 0) {
        context.edge(context.phrase(PhraseId::BoardNoMoveYet));
        return true;
    }
    switch (command) {
    case Command::PreviousPosition:
        if (here.ply() == 0)
            context.edge(context.phrase(PhraseId::ReviewStart));
        else
            look_back(context, here.ply() - 1);
        return true;
    case Command::NextPosition:
        if (here.is_at_end())
            tell_end(context, here);
        else
            look_back(context, here.ply() + 1);
        return true;
    case Command::FirstPosition: look_back(context, 0); return true;
    case Command::LastPosition: look_back(context, all); return true;
    case Command::GoToMove: open_text(context, TextPurpose::GoToMove); return true;
    default: return false;
    }
}

bool review_command(UpdateContext& context, Command command, int number, int times) {
    if (command == Command::LastMove && times > 1 && !Scene(context).plies().empty()) {
        hear_move(context, Scene(context).plies().size());
        return true;
    }
    if (finger_command(context, command, number)) return true;
    if (question_on_board(context, command, number, times)) return true;
    if (sounding_command(context, command)) return true;
    if (walking_command(context, command)) return true;
    if (plays(command)) {
        refuse_to_play(context);
        return true;
    }
    switch (command) {
    case Command::PutBack: end_review(context); return true;
    case Command::TypeSquare: open_text(context, TextPurpose::Square); return true;
    case Command::GameMenu: open_list(context, {.kind = ListKind::GameMenu}); return true;
    default: return false;
    }
}

void go_to_move(UpdateContext& context, const std::string& text) {
    const Review here = review_from(context);
    const std::vector<Ply>& plies = here.game().table.plies;
    const auto number = number_in(text);
    if (number == 0) return look_back(context, 0);
    if (const auto ply = number ? ply_of_move(plies, *number) : std::nullopt) return look_back(context, *ply);
    context.refuse(
        context.phrase(PhraseId::ReviewNoSuchMove, {{"text", text}, {"last", plies.back().before.fullmove_number()}}));
}

void take_words_in_review(UpdateContext& context, const std::string& text) {
    if (!number_in(text)) return refuse_to_play(context);
    if (Scene(context).review()->game().table.plies.empty())
        return context.edge(context.phrase(PhraseId::BoardNoMoveYet));
    go_to_move(context, text);
}

void end_review(UpdateContext& context) {
    while (Scene(context).review() != nullptr) context.pop();
    context.finger().in_mind.reset();
    if (std::holds_alternative<BoardScreen>(context.top())) return context.answer(whose_turn(context));
    tell_place(context);
}

} // namespace session
