#include "src/session/board/fair_play.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/game_words.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

namespace {

/// What a player could not feel on his board, read on his sheet or hear of his clock.
bool helps_to_find_a_move(Command question) {
    switch (question) {
    case Command::PieceMoves:
    case Command::PieceCaptures:
    case Command::KnightView:
    case Command::MyKing:
    case Command::TheirKing:
    case Command::Attackers:
    case Command::Defenders:
    case Command::ThinkOf:
    case Command::IfHere:
    case Command::PawnReport:
    case Command::Material:
    case Command::WhatChanged: return true;
    default: return false;
    }
}

/// What the assistant does not work out for the player either: asked for the time, he tells what the clocks show.
bool is_left_to_player(Command question) { return helps_to_find_a_move(question) || question == Command::TimePerMove; }

} // namespace

bool is_fair_play(const Game& game) { return game.table.settings.fair_play || game.has_two_boards(); }

bool refuse_question(UpdateContext& context, Command command) {
    Game& game = context.game();
    if (!is_fair_play(game) || game.table.outcome) return false;
    if (is_assisted(context) && is_left_to_player(command)) {
        const auto rule = rules::laws::Rule::Assistants;
        announce_refusal(context, {table::RefusalReason::NotForAssistant, rule, game.table.laws.article(rule)});
        return true;
    }
    if (!helps_to_find_a_move(command)) return false;
    game.last_ruling = rules::laws::Rule::Advice;
    const std::string& article = game.table.laws.article(*game.last_ruling);
    context.refuse(context.phrase(PhraseId::BoardFairPlay,
                                  {{"article", speech::announce::describe_article(article, manner(context))}}));
    return true;
}

} // namespace session
