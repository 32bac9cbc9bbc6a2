#include "src/session/library/solving.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/two_boards.hpp"
#include "speech/listen/explain.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/help_here.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/exercises.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace session {
namespace {

namespace announce = speech::announce;
namespace listen = speech::listen;

using rules::board::Move;
using rules::board::Square;
using rules::variants::Position;
using school::Exercise;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::Order;

/// The position in which the learner is to move, wherever the board is looked back at.
Position position_to_solve(const Scene& context) {
    const Solving& solving = *context.solving();
    return school::position_in(*solving.exercise, solving.solved);
}

Runs move_words(const Scene& context, const Position& position, Move move) {
    const announce::Manner how = manner(context);
    return announce::describe_move(position, move, how.forms.moves, how);
}

Runs next_key(const Scene& context) { return key_words(context, Command::LiftOrPlace, KeyContext::Board); }

std::vector<Move> first_moves(const Exercise& exercise, std::size_t count) {
    return {exercise.solution.begin(), exercise.solution.begin() + static_cast<std::ptrdiff_t>(count)};
}

void refuse_over(UpdateContext& context) { context.refuse(task_words(context, *Scene(context).solving())); }

/// The exercise counts as not solved from now on.
void set_missed(UpdateContext& context) {
    if (!std::exchange(solving_here(context).is_missed, true)) keep_attempt(context, false);
}

/// Whether the task tells what kind of exercise it is.
bool tells_theme(school::Theme theme) {
    using school::Theme;
    return theme == Theme::MateInOne || theme == Theme::MateInTwo || theme == Theme::MateInThree ||
           theme == Theme::Defence || theme == Theme::Stalemate;
}

/// After the last move of the solution, or one that mates instead of it.
void finish(UpdateContext& context, Runs made, sounds::cues::Cue cue) {
    Solving& solving = solving_here(context);
    solving.ended = context.now;
    solving.solved = solving.exercise->solution.size();
    if (!solving.is_missed) keep_attempt(context, true);
    const bool is_theme_known = solving.chosen || tells_theme(solving.exercise->theme);
    const Runs theme = is_theme_known ? Runs{} : theme_words(context, solving.exercise->theme);
    context.answer(context.phrase(PhraseId::SchoolSolved, {{"move", std::move(made)},
                                                           {"counts", solving.is_missed ? "no" : "yes"},
                                                           {"told", theme.empty() ? "no" : "yes"},
                                                           {"theme", theme},
                                                           {"next", next_key(context)}}),
                   cue);
}

/// The move does not solve the exercise.
void miss(UpdateContext& context, const Position& position, Move move) {
    set_missed(context);
    const Solving& solving = *Scene(context).solving();
    put_on_board(context, first_moves(*solving.exercise, solving.solved));
    const Position after = position.after(move);
    const Runs tried = move_words(context, position, move);
    if (!after.has_legal_move())
        return context.answer(context.phrase(PhraseId::SchoolMissed, {{"move", tried}, {"how", "stalemate"}}));
    const auto reply = solving.solved == 0 ? school::refutation(*solving.exercise, move) : std::nullopt;
    if (!reply) return context.answer(context.phrase(PhraseId::SchoolMissed, {{"move", tried}, {"how", "other"}}));
    context.answer(context.phrase(
        PhraseId::SchoolRefuted,
        {{"move", tried}, {"side", announce::side_word(after.turn())}, {"reply", move_words(context, after, *reply)}}));
}

void try_squares(UpdateContext& context, Square from, Square to) {
    const std::vector<Move> found = moves_between(position_to_solve(context), from, to);
    if (found.size() == 1) return solve(context, found.front());
    solve_in_words(context, from.name() + to.name());
}

void take_reading(UpdateContext& context, const listen::Reading& reading) {
    const bool is_no_move =
        std::holds_alternative<listen::NotUnderstood>(reading) || std::holds_alternative<Order>(reading);
    if (!is_no_move) come_back(context);
    std::visit(base::values::Overloaded{
                   [&context](Move move) { solve(context, move); },
                   [&context](const listen::Ambiguous& ambiguous) {
                       ask_which(context, ambiguous.candidates,
                                 listen::explain(ambiguous, position_to_solve(context), manner(context)).runs);
                   },
                   [&context](const listen::Illegal& illegal) { refuse_move(context, illegal); },
                   [&context](const listen::NotUnderstood& unclear) { not_understood(context, unclear); },
                   [&context](Order order) { obey_in_exercise(context, order); },
               },
               reading);
}

/// What of the commands of a game is done on no board of an exercise.
bool is_of_games(Command command) {
    constexpr std::array of_games{
        Command::TakeOff,   Command::PressClock, Command::CarryOut, Command::AdjustPieces, Command::CallController,
        Command::OfferDraw, Command::Resign,     Command::TakeBack, Command::Drop,         Command::HandOver};
    return std::ranges::find(of_games, command) != of_games.end();
}

void refuse_all_but_moves(UpdateContext& context) {
    context.refuse(context.phrase(PhraseId::SchoolOnlyMoves,
                                  {{"menu", key_words(context, Command::GameMenu, KeyContext::Board)}}));
}

/// Whether the board is looked back at; then says how to come back.
bool refuses_in_the_past(UpdateContext& context) {
    if (Scene(context).review()->is_at_end()) return false;
    context.refuse(context.phrase(PhraseId::SchoolLookingBack,
                                  {{"last", key_words(context, Command::LastPosition, KeyContext::Board)}}));
    return true;
}

} // namespace

bool exercise_command(UpdateContext& context, Command command) {
    const bool is_over = Scene(context).solving()->ended.has_value();
    if (is_of_games(command)) {
        refuse_all_but_moves(context);
        return true;
    }
    switch (command) {
    case Command::LiftOrPlace: lift_or_place_in_exercise(context); return true;
    case Command::PutBack:
        if (context.finger().lifted)
            put_lifted_back(context);
        else
            end_exercises(context);
        return true;
    case Command::TypeMove:
        if (is_over)
            refuse_over(context);
        else
            open_text(context, TextPurpose::SolvingMove);
        return true;
    case Command::Talk:
        if (is_over)
            refuse_over(context);
        else
            begin_talking(context, MoveOrOrder{});
        return true;
    case Command::Hint: give_hint(context); return true;
    default: return false;
    }
}

void lift_or_place_in_exercise(UpdateContext& context) {
    using namespace std::chrono_literals;
    if (const auto ended = Scene(context).solving()->ended) {
        const bool is_meant_for_move = context.now - *ended < 500ms; // a key that was held, or pressed twice
        return is_meant_for_move ? refuse_over(context) : next_exercise(context);
    }
    if (refuses_in_the_past(context)) return;
    const auto lifted = context.finger().lifted;
    if (!lifted) return take_up(context);
    if (*lifted == context.finger().square) return put_lifted_back(context);
    try_squares(context, *lifted, context.finger().square);
}

void solve(UpdateContext& context, Move move) {
    Solving& solving = solving_here(context);
    const Exercise& exercise = *solving.exercise;
    context.finger().lifted.reset();
    if (solving.ended) return refuse_over(context);
    context.participant().refused.reset();
    const Position position = position_to_solve(context);
    if (!school::solves(exercise, solving.solved, move)) return miss(context, position, move);
    std::vector<Move> moves = first_moves(exercise, solving.solved);
    moves.push_back(move);
    Runs made = move_words(context, position, move);
    const auto cue = announce::cue_of(position, move);
    if (moves.size() == exercise.solution.size()) {
        put_on_board(context, moves);
        return finish(context, std::move(made), cue);
    }
    const Position after = position.after(move);
    const Move reply = exercise.solution[moves.size()];
    moves.push_back(reply);
    solving.solved = moves.size();
    solving.hints = 0;
    put_on_board(context, moves);
    context.answer(context.phrase(PhraseId::SchoolReplied, {{"move", std::move(made)},
                                                            {"side", announce::side_word(after.turn())},
                                                            {"reply", move_words(context, after, reply)}}),
                   announce::cue_of(after, reply));
}

void solve_in_words(UpdateContext& context, const std::string& text) {
    if (Scene(context).solving()->ended) return refuse_over(context);
    const auto& listener = *words(context).listener;
    const auto square = listener.read_square(text);
    if (const auto lifted = context.finger().lifted; lifted && square) return try_squares(context, *lifted, *square);
    take_reading(context, listener.read(position_to_solve(context), text));
}

void hear_in_exercise(UpdateContext& context, const SpeechHeard& speech) {
    namespace hearing = ::speech::hearing;
    const bool is_asked = std::holds_alternative<ReviewScreen>(context.top()) && !Scene(context).solving()->ended;
    if (!is_asked || position_to_solve(context).repetition_key() != speech.position.repetition_key())
        return tell_unclear(context);
    std::visit(base::values::Overloaded{
                   [&context](const hearing::Certain& certain) {
                       const auto& choice = certain.said.choice;
                       if (const auto* order = std::get_if<Order>(&choice)) return obey_in_exercise(context, *order);
                       come_back(context);
                       ask_which(context, hearing::moves_meant(choice), context.phrase(PhraseId::HearingConfirm));
                   },
                   [&context](const hearing::Unsure& unsure) {
                       come_back(context);
                       if (!ask_which_heard(context, unsure)) tell_unclear(context);
                   },
                   [&context](const hearing::Unclear&) { tell_unclear(context); },
               },
               speech.heard);
}

void obey_in_exercise(UpdateContext& context, Order order) {
    switch (order) {
    case Order::Hint: return give_hint(context);
    case Order::LastMove: return context.answer(last_move(context));
    case Order::WhoseTurn: return context.answer(what_is_awaited(context));
    case Order::Help: return context.answer(help_here(context, {}));
    case Order::RepeatLast:
        context.participant().history.last();
        if (!context.participant().history.empty()) context.focus(context.participant().history.here());
        return;
    case Order::OfferDraw:
    case Order::AcceptDraw:
    case Order::DeclineDraw:
    case Order::Resign:
    case Order::TakeBack:
    case Order::Clocks: return refuse_all_but_moves(context);
    }
}

void give_hint(UpdateContext& context) {
    Solving& solving = solving_here(context);
    if (solving.ended) return refuse_over(context);
    const Position position = position_to_solve(context);
    const Move move = solving.exercise->solution[solving.solved];
    const bool is_theme_known = solving.chosen || solving.solved > 0 || tells_theme(solving.exercise->theme);
    const int first = is_theme_known ? 1 : 0;
    const int hint = std::min(first + solving.hints++, 2);
    if (hint == 0)
        return context.answer(
            context.phrase(PhraseId::SchoolHintTheme, {{"theme", theme_words(context, solving.exercise->theme)}}));
    if (hint == 1) {
        const Runs piece = announce::describe_square(position.setup().placement, *move.from(), manner(context));
        return context.answer(context.phrase(PhraseId::SchoolHintPiece, {{"piece", piece}}));
    }
    set_missed(context);
    context.answer(move_words(context, position, move));
}

void tell_solution(UpdateContext& context) {
    Solving& solving = solving_here(context);
    if (solving.ended) return refuse_over(context);
    const Exercise& exercise = *solving.exercise;
    Position position = position_to_solve(context);
    std::vector<Runs> rest;
    for (std::size_t ply = solving.solved; ply < exercise.solution.size(); ++ply) {
        rest.push_back(move_words(context, position, exercise.solution[ply]));
        position = position.after(exercise.solution[ply]);
    }
    solving.ended = context.now;
    solving.solved = exercise.solution.size();
    set_missed(context);
    context.finger().lifted.reset();
    put_on_board(context, exercise.solution);
    context.answer(context.phrase(PhraseId::SchoolSolution, {{"moves", announce::describe_list(rest, manner(context))},
                                                             {"next", next_key(context)}}));
}

void leave_choice(UpdateContext& context) {
    if (context.finger().lifted) return put_lifted_back(context);
    context.answer(context.phrase(PhraseId::ConfirmNotPlayed));
}

} // namespace session
