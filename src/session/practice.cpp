#include "src/session/practice.hpp"

#include "rules/notation/san.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/board.hpp"
#include "src/session/controller.hpp"
#include "src/session/help.hpp"
#include "src/session/list.hpp"
#include "src/session/play.hpp"
#include "src/session/reading.hpp"

#include <algorithm>
#include <sstream>

namespace session {

namespace announce = speech::announce;
namespace listen = speech::listen;
namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::Order;
using Moves = std::vector<Move>;

namespace {

/// Who speaks and carries out here.
table::Person speaker_of(const Game& game) { return {game.mine, game.is_assisted()}; }

bool receives(const Game& game) {
    const auto receiver = game.table.boards->receiver;
    return game.is_assisted() ? receiver.has_value() : receiver == game.mine;
}

/// What is said here now repeats a move. An assistant also announces the one that is to be repeated.
bool repeats(const Game& game) {
    if (!game.is_assisted()) return receives(game);
    return receives(game) && game.table.boards->announced && !game.table.boards->is_repeated && !game.table.outcome;
}

bool may_carry_out(const Game& game) { return receives(game) && game.table.boards->is_repeated; }

void refuse(Step& step, table::RefusalReason reason, rules::laws::Rule rule) {
    announce_refusal(step, {reason, rule, step.model.game->table.laws.article(rule)});
}

/// What the hand has done by taking the man from here to there: the legal move, if it is one.
Move done_by_hand(const Game& game, Square from, Square to) {
    return move_between(game.table.plies.back().before, from, to, *game.table.boards->announced)
        .value_or(Move::normal(from, to));
}

void carry_out_by_hand(Step& step) {
    Finger& finger = step.model.game->finger;
    if (!finger.lifted) {
        const auto man = step.model.game->board()[finger.square];
        if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
        finger.lifted = finger.square;
        return step.answer(
            step.phrase(PhraseId::BoardLifted, {{"man", announce::describe_role(man->role, manner(step.model))}}));
    }
    if (*finger.lifted == finger.square) return put_back(step);
    const Move done = done_by_hand(*step.model.game, *finger.lifted, finger.square);
    finger.lifted.reset();
    command_table(step, table::Execute{speaker_of(*step.model.game), done});
}

void carry_out_as_announced(Step& step) {
    step.model.game->finger.lifted.reset();
    command_table(step, table::Execute{speaker_of(*step.model.game), std::nullopt});
}

/// The promotions the lifted pawn makes by going there.
Moves promotions_to(const Game& game, Square to) {
    Moves found;
    for (const Move move : game.table.position.legal_moves())
        if (move.promoted() && move.to() == to && !game.table.hands.board[*move.from()]) found.push_back(move);
    return found;
}

void move_by_hand(Step& step) {
    const Game& game = *step.model.game;
    const Square here = game.finger.square;
    if (game.table.hands.held.empty()) {
        command_table(step, table::Lift{game.hand_side(), here});
    } else if (Moves pieces = promotions_to(game, here); !pieces.empty()) {
        ask_which(step, std::move(pieces), {});
    } else {
        command_table(step, table::Place{game.hand_side(), here, std::nullopt});
    }
}

/// The opponent has met a square that is not as it should be, and the controller puts it right. False if the game
/// cannot go on before the player has had his say.
bool let_controller_compare(Step& step) {
    step.news(step.phrase(PhraseId::ControllerCalled));
    command_table(step, table::Compare{});
    if (step.model.game->table.phase == table::Phase::Playing) return true;
    open_list(step, {.kind = ListKind::Controller});
    return false;
}

bool meets_difference(const Step& step, const table::Command& command) {
    const Game& game = *step.model.game;
    const auto refusal = table::permits(game.table, command, game.time(step.now));
    return refusal && refusal->reason == table::RefusalReason::BoardsDiffer;
}

/// As the opponent does it: whatever does not stand as it should is put right first.
bool command_opponent(Step& step, const table::Command& command) {
    if (meets_difference(step, command) && !let_controller_compare(step)) return false;
    return command_table(step, command);
}

enum class Due { Repeat, CarryOut, Announce, Press, Move, Wait };

Due due(const Game& game) {
    if (game.is_assisted() && game.table.must_press && game.table.boards->announced) return Due::Press;
    if (receives(game) && (game.table.boards->announced || !game.is_assisted())) {
        if (!game.table.boards->announced) return Due::Wait;
        return game.table.boards->is_repeated ? Due::CarryOut : Due::Repeat;
    }
    if (!game.is_assisted() && game.table.must_press == game.mine) return Due::Press;
    if (!game.is_assisted() && game.table.position.turn() != game.mine) return Due::Wait;
    return table::announced_in(game.table) ? Due::Announce : Due::Move;
}

std::string_view word(Due due) {
    switch (due) {
    case Due::Repeat: return "repeat";
    case Due::CarryOut: return "carry_out";
    case Due::Announce: return "announce";
    case Due::Press: return "press";
    case Due::Move: return "move";
    case Due::Wait: return "wait";
    }
    return {};
}

void play_and_say(Step& step, Move move, const std::string& text) {
    step.hands_untold = true;
    const bool is_played = command_table(step, table::Play{step.model.game->hand_side(), move});
    step.hands_untold = false;
    if (!is_played) return;
    step.model.game->finger.square = move.to();
    command_table(step, table::Say{speaker_of(*step.model.game), text, {move}});
    settle(step);
}

} // namespace

std::string fide_words(const Scene& step, const rules::variants::Position& position, Move move) {
    return plain_text(announce::describe_move(position, move, announce::Form::Normal, manner_for_all(step.model)));
}

void explain_two_boards(Step& step) {
    const auto key = [&step](Command command) { return key_words(step, command, Context::Board); };
    step.news(step.phrase(PhraseId::GameTwoBoards, {{"place", key(Command::LiftOrPlace)},
                                                    {"off", key(Command::TakeOff)},
                                                    {"say", key(Command::TypeMove)},
                                                    {"press", key(Command::PressClock)},
                                                    {"carry", key(Command::CarryOut)},
                                                    {"due", key(Command::WhoseTurn)}}));
}

void touch_own_board(Step& step) {
    const Game& game = *step.model.game;
    if (may_carry_out(game)) return carry_out_by_hand(step);
    move_by_hand(step);
}

bool is_holding(const Game& game) {
    const bool holds =
        game.has_two_boards() && game.table.position.turn() == game.hand_side() && !game.table.hands.held.empty();
    return holds || game.finger.lifted;
}

void put_back_on_own_board(Step& step) {
    Game& game = *step.model.game;
    if (!is_holding(game)) return tell_place(step);
    const table::Hands& hands = game.table.hands;
    for (const Square square : rules::board::Bitboard::all()) {
        if (game.table.position.at(square) != hands.held.back() || hands.board[square]) continue;
        game.finger.square = square;
        command_table(step, table::Place{game.hand_side(), square, std::nullopt});
        return;
    }
}

void press_clock(Step& step) {
    const Game& game = *step.model.game;
    // An assistant enters the press of whoever has moved.
    const Color side = game.is_assisted() ? game.table.must_press.value_or(game.hand_side()) : game.mine;
    if (command_table(step, table::Press{side})) settle(step);
}

bool procedure_command(Step& step, Command command) {
    const Color mine = step.model.game->mine;
    const bool belongs_here = command == Command::TakeOff || command == Command::PressClock ||
                              command == Command::CarryOut || command == Command::AdjustMen ||
                              command == Command::CallController;
    if (!belongs_here) return false;
    if (!step.model.game->has_two_boards()) {
        refuse(step, table::RefusalReason::OneBoard, rules::laws::Rule::TwoBoards);
    } else if (command == Command::TakeOff) {
        command_table(step, table::TakeOff{step.model.game->hand_side(), step.model.game->finger.square});
    } else if (command == Command::PressClock) {
        press_clock(step);
    } else if (command == Command::CarryOut) {
        carry_out_as_announced(step);
    } else if (command == Command::AdjustMen) {
        command_table(step, table::Adjust{mine});
    } else {
        open_list(step, {.kind = ListKind::Controller});
    }
    return true;
}

void repeat_as_announced(Step& step) {
    const Game& game = *step.model.game;
    const Move move = *game.table.boards->announced;
    const std::string words = fide_words(step, *table::announced_in(game.table), move);
    command_table(step, table::Repeat{*game.table.boards->receiver, words, {move}});
}

bool may_repeat_unheard(const Game& game) { return game.is_assisted() && repeats(game); }

namespace {

/// The position before a move that is still to be announced or repeated; empty if there is none. Of one that is only to
/// be carried out yet, an assistant has nothing more to say: what he tells is the next.
std::optional<rules::variants::Position> awaits_words_in(const Game& game) {
    if (game.is_assisted() && may_carry_out(game)) return std::nullopt;
    return table::announced_in(game.table);
}

} // namespace

void play_in_words(Step& step, Move move) {
    play_and_say(step, move, fide_words(step, step.model.game->table.position, move));
}

bool awaits_words(const Game& game) { return awaits_words_in(game).has_value(); }

rules::variants::Position position_spoken_of(const Game& game) {
    return awaits_words_in(game).value_or(game.table.position);
}

void speak(Step& step, const std::string& text) {
    speak(step, text, words(step.model).listener->read(position_spoken_of(*step.model.game), text));
}

void speak(Step& step, const std::string& text, const listen::Reading& reading) {
    const Game& game = *step.model.game;
    const auto announced_in = awaits_words_in(game);
    if (const auto* order = std::get_if<Order>(&reading)) return obey_order(step, *order);
    const table::Person speaker = speaker_of(game);
    if (repeats(game)) {
        command_table(step, table::Repeat{*game.table.boards->receiver, text, listen::moves_meant(reading)});
    } else if (announced_in) {
        command_table(step, table::Say{speaker, text, listen::moves_meant(reading)});
        settle(step);
    } else if (const auto* move = std::get_if<Move>(&reading)) {
        play_and_say(step, *move, text);
    } else {
        obey_reading(step, reading);
    }
}

PhraseId speech_prompt(const Game& game) {
    if (!game.has_two_boards()) return PhraseId::TextMove;
    if (game.is_assisted()) return repeats(game) ? PhraseId::TextRepeated : PhraseId::TextPlayed;
    return receives(game) ? PhraseId::TextRepeat : PhraseId::TextSay;
}

void write_on_sheet(Step& step, const std::string& text) {
    const Game& game = *step.model.game;
    const table::Sheet& sheet = game.table.sheets[static_cast<std::size_t>(game.mine)];
    const std::size_t made = game.table.plies.size();
    const std::size_t ply = sheet.by_hand ? sheet.recorded() : made - (made > 0 ? 1 : 0);
    const auto& position = table::position_before(game.table, ply);
    const listen::Reading reading = words(step.model).listener->read(position, text);
    std::vector<std::string> texts;
    if (const auto* move = std::get_if<Move>(&reading)) {
        texts = {rules::notation::write_san(position, *move)};
    } else {
        std::istringstream stream(text);
        for (std::string word; stream >> word;) texts.push_back(word);
    }
    leave_game_menu(step);
    if (texts.empty()) return step.edge(step.phrase(PhraseId::TextWrite));
    command_table(step, table::Write{game.mine, std::move(texts)});
}

Runs what_is_due(const Scene& step) {
    const Game& game = *step.model.game;
    const Due next = due(game);
    if (!game.is_assisted()) return step.phrase(PhraseId::BoardDue, {{"due", word(next)}});
    const Color side = next == Due::Press ? *game.table.must_press : game.table.position.turn();
    return step.phrase(PhraseId::BoardDueAtTable, {{"due", word(next)}, {"side", announce::side_word(side)}});
}

void opponent_receives(Step& step) {
    const Game& game = *step.model.game;
    if (!game.engine || !game.has_two_boards() || game.table.boards->receiver != !game.mine) return;
    if (!game.table.boards->announced) return;
    if (game.table.clock.exists() && game.table.clock.running() == game.mine) return;
    const Color side = !game.mine;
    const Move move = *game.table.boards->announced;
    if (!game.table.boards->is_repeated)
        command_table(step, table::Repeat{side, fide_words(step, *table::announced_in(game.table), move), {move}});
    command_opponent(step, table::Execute{{side}, std::nullopt});
}

void opponent_plays(Step& step, Move move) {
    const Color side = !step.model.game->mine;
    if (!command_opponent(step, table::Play{side, move})) return;
    const auto position = table::announced_in(step.model.game->table);
    if (position) command_table(step, table::Say{{side}, fide_words(step, *position, move), {move}});
}

} // namespace session
