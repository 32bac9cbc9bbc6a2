#include "src/session/neighbour.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/board.hpp"
#include "src/session/play.hpp"
#include "src/session/practice.hpp"
#include "src/session/privacy.hpp"
#include "src/session/sealing.hpp"

#include <algorithm>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;

namespace {

/// The other player takes the place at which everything is answered: once for him, and once more back.
void change_places(Model& model) {
    Game& game = *model.game;
    std::swap(model.screens, game.neighbour->screens);
    std::swap(game.finger, game.neighbour->finger);
    game.mine = !game.mine;
    game.neighbour->acts = !game.neighbour->acts;
}

/// Has the neighbour do it.
template <typename Act>
void as_neighbour(Step& step, const Act& act) {
    change_places(step.model);
    act();
    change_places(step.model);
}

bool receives(const Game& game) { return game.table.boards->receiver == game.mine && game.table.boards->announced; }

/// No move of chess: he is told so, and so is everybody who waits for his words.
void repeat_illegally(Step& step, Square from, Square to) {
    namespace announce = speech::announce;
    const Game& game = *step.model.game;
    const auto told = [&](announce::Manner how, std::optional<Color> listener) {
        how.listener = listener;
        return step.phrase(PhraseId::AnnounceRepeatedIllegally, {{"who", announce::who_word(game.mine, how)},
                                                                 {"from", announce::describe_square(from, how)},
                                                                 {"to", announce::describe_square(to, how)}});
    };
    using announce::Urgency;
    const announce::Manner of_all = manner_for_all(step.model);
    command_table(step, table::Repeat{game.mine, "?", {}});
    step.tell_player({told(of_all, !game.mine), Urgency::News, sounds::cues::Cue::Illegal}, std::nullopt);
    if (step.model.preferences.room_output)
        step.tell_room({told(of_all, std::nullopt), Urgency::News, sounds::cues::Cue::Illegal});
}

/// What was announced is shown on the board: from where, to where. What he shows is what he says he has heard.
void repeat_by_hand(Step& step, Square to) {
    Game& game = *step.model.game;
    const Square from = *game.finger.lifted;
    game.finger.lifted.reset();
    std::vector<Move> shown = moves_between(*table::announced_in(game.table), from, to);
    if (shown.empty()) return repeat_illegally(step, from, to);
    if (shown.size() > 1) return ask_which(step, std::move(shown), {});
    repeat_shown(step, shown.front());
}

/// His own man, unless he only shows a move: one of the other's is taken by the man that captures it.
void take_up(Step& step, Square square) {
    Game& game = *step.model.game;
    const auto man = game.board()[square];
    if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
    if (!receives(game)) {
        if (man->color != game.mine)
            return step.refuse(step.phrase(PhraseId::BoardNotYours,
                                           {{"man", speech::announce::describe_piece(*man, manner(step.model))}}));
        const bool seals = is_called_to_seal(game.table, game.mine);
        if (!seals && !command_table(step, table::Lift{game.mine, square})) return;
    }
    step.model.game->finger.lifted = square;
}

void seal_by_hand(Step& step, Square to) {
    Game& game = *step.model.game;
    std::vector<Move> found = moves_between(game.table.position, *game.finger.lifted, to);
    game.finger.lifted.reset();
    if (found.empty()) return step.refuse(step.phrase(PhraseId::EnvelopeNoMove));
    if (found.size() > 1) return ask_which(step, std::move(found), {});
    ask_to_seal(step, found.front());
}

void put_down(Step& step, Square square) {
    Game& game = *step.model.game;
    const Square from = *game.finger.lifted;
    if (receives(game)) {
        if (from == square) return game.finger.lifted.reset();
        return repeat_by_hand(step, square);
    }
    if (is_called_to_seal(game.table, game.mine)) return seal_by_hand(step, square);
    if (from != square) return try_move(step, from, square);
    if (command_table(step, table::Place{game.mine, square, std::nullopt})) step.model.game->finger.lifted.reset();
}

/// Whether it can be done without a keyboard, and is the player's affair.
bool is_for_mouse(const Item& row) {
    return std::visit(base::values::Overloaded{
                          [](const Open& open) { return open.list == ListKind::Controller; },
                          [](const Ask& question) { return question.about != Confirmation::LeaveGame; },
                          [](const Close&) { return true; },
                          [](const AnswerOffer&) { return true; },
                          [](const Rule&) { return true; },
                          [](const auto&) { return false; },
                      },
                      row.action);
}

} // namespace

bool is_to_repeat(const Game& game) {
    return game.answers_neighbour() && receives(game) && !game.table.boards->is_repeated;
}

void repeat_shown(Step& step, Move move) {
    const Game& game = *step.model.game;
    const Move announced = *game.table.boards->announced;
    const std::string words = fide_words(step, *table::announced_in(game.table), move);
    if (!command_table(step, table::Repeat{game.mine, words, {move}}) || move != announced) return;
    command_table(step, table::Execute{{game.mine}, std::nullopt});
    settle(step);
}

void explain_neighbour(Step& step) {
    step.news(step.phrase(PhraseId::GameAtOneComputer, {{"room", hearing_word(step.model)}}));
}

bool has_neighbour(const Model& model) { return model.game && model.game->neighbour; }

void neighbour_clicks(Step& step, Square square) {
    as_neighbour(step, [&step, square] {
        if (!std::holds_alternative<BoardScreen>(step.top())) return;
        Game& game = *step.model.game;
        game.finger.square = square;
        if (game.finger.lifted)
            put_down(step, square);
        else
            take_up(step, square);
    });
}

void neighbour_chooses(Step& step, std::size_t row) {
    as_neighbour(step, [&step, row] { choose_row(step, row); });
}

void neighbour_points(Step& step, std::size_t row) {
    as_neighbour(step, [&step, row] { point_at_row(step, row); });
}

void neighbour_clicks(Step& step, Control control) {
    if (control == Control::Caption) {
        ++step.model.game->neighbour->caption_turns;
        return;
    }
    as_neighbour(step, [&step, control] {
        if (!std::holds_alternative<BoardScreen>(step.top())) return;
        switch (control) {
        case Control::Menu: return open_list(step, {.kind = ListKind::NeighbourMenu});
        case Control::Clock: return press_clock(step);
        case Control::Caption: return;
        }
    });
}

void announce_for_neighbour(Step& step) {
    const Game& game = *step.model.game;
    const Color side = !game.keyboard_side();
    const auto position = table::announced_in(game.table);
    if (!position || game.table.boards->receiver != !side || game.table.boards->announced) return;
    const Move move = game.table.plies.back().move;
    command_table(step, table::Say{{side}, fide_words(step, *position, move), {move}});
}

std::vector<Item> neighbour_rows(const Scene& step) {
    std::vector<Item> rows = items(step, {.kind = ListKind::GameMenu});
    std::erase_if(rows, [](const Item& row) { return !is_for_mouse(row); });
    return rows;
}

Model seen_by_neighbour(Model model) {
    change_places(model);
    model.caption = model.game->neighbour->caption;
    model.caption_turns = model.game->neighbour->caption_turns;
    return model;
}

} // namespace session
