#include "src/session/library/walking.hpp"

#include "speech/announce/describe.hpp"
#include "speech/announce/two_boards.hpp"
#include "src/session/board/audio_board.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/resuming.hpp"
#include "src/session/library/review.hpp"
#include "src/session/library/seating.hpp"

#include <algorithm>
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

std::shared_ptr<const FinishedGame> finished_game(const Scene& context) {
    const Game& game = context.game();
    return std::make_shared<const FinishedGame>(
        FinishedGame{.id = game.in_library(),
                     .table = game.table,
                     .names = {player_name(context, Color::White), player_name(context, Color::Black)},
                     .side = context.is_elsewhere() ? std::nullopt : side_played_alone(context.participant()),
                     .moves = listed(game.table, shown_letters(context.model)),
                     .is_partners = context.is_elsewhere()});
}

/// The ply that is looked at; on the board of a game that has just ended, its last one.
std::size_t ply_here(const Scene& context) {
    const Review* past = context.review();
    return past != nullptr ? past->ply() : shown_table(context).plies.size();
}

std::string stored_name(const Scene& context, const game::NewGame& game, Color side) {
    return player_name(context, side == Color::White ? game.white : game.black, side, game.settings.seat(side),
                       game.settings.seat(!side));
}

/// The game looked back at, or the one whose board is open, at its end.
Review review_from(const Scene& context) {
    if (const Review* past = context.review()) return *past;
    auto finished = finished_game(context);
    const std::size_t plies = finished->table.plies.size();
    const auto& others = context.game().partners;
    // A draw is one board's alone.
    if (!others || is_other_board_on(context)) return {std::move(finished), plies};
    return {std::move(finished), plies, finished_game({context.model, context.now, context.who, others})};
}

void tell_step(UpdateContext& context, const Review& review) {
    if (review.ply() == 0 && Scene(context).solving() != nullptr)
        return context.answer(
            context.phrase(PhraseId::SchoolLookingBack, {{"last", board_key(context, Command::LastPosition)}}));
    if (review.ply() == 0) return context.answer(context.phrase(PhraseId::ReviewStart));
    const Ply& made = review.plies().back();
    context.answer(describe_ply(context, made), announce::cue_of(made.before, made.move));
}

/// Where there is nothing more to walk to.
void tell_end(UpdateContext& context) {
    const rules::table::Table& table = shown_table(context);
    context.edge(table.outcome ? announce::describe_outcome(*table.outcome, manner(context))
                               : describe_ply(context, table.plies.back()));
}

/// What of the commands of the board is done to a game.
bool plays(Command command) {
    constexpr std::array playing{
        Command::LiftOrPlace, Command::TypeMove,     Command::Talk,           Command::TakeOff,   Command::PressClock,
        Command::CarryOut,    Command::AdjustPieces, Command::CallController, Command::OfferDraw, Command::Resign,
        Command::TakeBack,    Command::Hint,         Command::Drop,           Command::HandOver};
    return std::ranges::find(playing, command) != playing.end();
}

/// After how many plies the move of that number is made, White's if White made one; empty if the game has none.
std::optional<std::size_t> ply_of_move(const std::vector<Ply>& plies, int number) {
    const auto made = std::find_if(plies.begin(), plies.end(),
                                   [number](const Ply& ply) { return ply.before.fullmove_number() == number; });
    if (made == plies.end()) return std::nullopt;
    return static_cast<std::size_t>(made - plies.begin()) + 1;
}

std::variant<std::shared_ptr<const FinishedGame>, Runs>
kept_game(const Scene& context, const ports::journal::StoredGame& stored, std::optional<Color> side, bool is_partners) {
    auto laid = replay_stored(context, stored);
    if (auto* why_not = std::get_if<Runs>(&laid)) return std::move(*why_not);
    rules::table::Table table = std::get<game::ReplayedGame>(std::move(laid)).replayed.table;
    MoveList moves = listed(table, shown_letters(context.model));
    return std::make_shared<const FinishedGame>(FinishedGame{
        .id = stored.id,
        .table = std::move(table),
        .names = {stored_name(context, stored.game, Color::White), stored_name(context, stored.game, Color::Black)},
        .side = side,
        .moves = std::move(moves),
        .is_partners = is_partners});
}

/// What was thought of a position was not thought of another one.
void empty_mind(UpdateContext& context) {
    context.finger().in_mind.reset();
    context.participant().finger_elsewhere.in_mind.reset();
}

/// The finger on the other board is where it was left there.
void change_board(UpdateContext& context, const Review& there) {
    empty_mind(context);
    std::swap(context.finger(), context.participant().finger_elsewhere);
    std::get<ReviewScreen>(context.top()).review = there;
}

void look_at_partners(UpdateContext& context) {
    const Review& here = *Scene(context).review();
    const auto there = here.at_partners();
    const bool has_partners = here.position().description().has_partners;
    if (!there)
        return context.refuse(context.phrase(has_partners ? PhraseId::GamePartnersNotOver : PhraseId::GameNoPartner));
    change_board(context, *there);
    context.answer(
        context.phrase(PhraseId::GameWhichBoard, {{"whose", there->game().is_partners ? "partner" : "own"}}));
}

} // namespace

void review_game(UpdateContext& context, const GameToReview& found) {
    // Who has gone elsewhere while the library looked for it is left there.
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr || list->kind != ListKind::PlayedGames) return;
    const rules::table::Settings& settings = found.game.game.settings;
    const auto played = side_played_here(settings);
    const bool was_assisted = played && settings.assistant[static_cast<std::size_t>(*played)];
    const bool is_shared = is_by_turns(settings) || (found.partners && has_person(found.partners->game.settings));
    const bool is_nobodys = was_assisted || is_shared;
    auto own = kept_game(context, found.game, is_nobodys ? std::nullopt : played, false);
    if (auto* why_not = std::get_if<Runs>(&own)) return context.refuse(std::move(*why_not));
    std::shared_ptr<const FinishedGame> partners;
    if (found.partners) {
        auto theirs = kept_game(context, *found.partners, std::nullopt, true);
        if (auto* why_not = std::get_if<Runs>(&theirs)) context.news(std::move(*why_not));
        if (auto* game = std::get_if<std::shared_ptr<const FinishedGame>>(&theirs)) partners = std::move(*game);
    }
    const Color side = played.value_or(Color::White);
    context.finger() = {.square = usual_square(side), .flipped = side == Color::Black};
    context.participant().finger_elsewhere = {.square = usual_square(!side), .flipped = side == Color::White};
    context.push(ReviewScreen{{std::get<std::shared_ptr<const FinishedGame>>(std::move(own)), 0, std::move(partners)}});
    context.answer(context.phrase(PhraseId::ReviewOpened, {{"next", board_key(context, Command::NextPosition)},
                                                           {"help", board_key(context, Command::Help)}}));
}

void look_back(UpdateContext& context, std::size_t ply) {
    const Review there = review_from(context).at(ply);
    empty_mind(context);
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
    const std::size_t all = shown_table(context).plies.size();
    const std::size_t here = ply_here(context);
    if (all == 0) {
        context.edge(context.phrase(PhraseId::BoardNoMoveYet));
        return true;
    }
    switch (command) {
    case Command::PreviousPosition:
        if (here == 0)
            context.edge(context.phrase(PhraseId::ReviewStart));
        else
            look_back(context, here - 1);
        return true;
    case Command::NextPosition:
        if (here == all)
            tell_end(context);
        else
            look_back(context, here + 1);
        return true;
    case Command::FirstPosition: look_back(context, 0); return true;
    case Command::LastPosition: look_back(context, all); return true;
    case Command::GoToMove: open_text(context, TextPurpose::GoToMove); return true;
    default: return false;
    }
}

void refuse_to_play(UpdateContext& context) {
    context.refuse(context.phrase(PhraseId::ReviewNothingPlayed, {{"menu", board_key(context, Command::GameMenu)}}));
}

bool hears_last_move(UpdateContext& context, Command command, int times) {
    // What was kept as sound is played at the keyboard.
    if (Scene(context).solving() != nullptr) return false; // nobody has announced it
    const bool is_asked = command == Command::LastMove && times > 1 && context.participant().means == Means::Keyboard;
    if (!is_asked || Scene(context).plies().empty()) return false;
    hear_move(context, Scene(context).plies().size());
    return true;
}

namespace {

void leave_review(UpdateContext& context) {
    // Where one comes back to the board, the finger is on the one that is before the participant there.
    const bool was_partners = Scene(context).review()->game().is_partners;
    if (was_partners != Scene(context).is_elsewhere())
        std::swap(context.finger(), context.participant().finger_elsewhere);
    while (Scene(context).review() != nullptr) context.pop();
    empty_mind(context);
}

} // namespace

bool review_command(UpdateContext& context, Command command, int number, int times) {
    if (hears_last_move(context, command, times)) return true;
    if (finger_command(context, command, number)) return true;
    if (question_on_board(context, command, number, times)) return true;
    if (sounding_command(context, command)) return true;
    if (walking_command(context, command)) return true;
    if (command == Command::OtherBoard) {
        look_at_partners(context);
        return true;
    }
    if (command == Command::HandOver && !context.participant().waiting.empty()) {
        leave_review(context);
        hand_over(context);
        return true;
    }
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
    const std::vector<Ply>& plies = shown_table(context).plies;
    const auto number = whole_number(text);
    if (number == 0) return look_back(context, 0);
    if (const auto ply = number ? ply_of_move(plies, *number) : std::nullopt) return look_back(context, *ply);
    context.refuse(
        context.phrase(PhraseId::ReviewNoSuchMove, {{"text", text}, {"last", plies.back().before.fullmove_number()}}));
    open_text(context, TextPurpose::GoToMove);
}

void end_review(UpdateContext& context) {
    leave_review(context);
    if (std::holds_alternative<BoardScreen>(context.top())) return context.answer(whose_turn(context));
    tell_place(context);
}

} // namespace session
