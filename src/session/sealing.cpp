#include "src/session/sealing.hpp"

#include "rules/notation/uci.hpp"
#include "src/envelope/writing.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/play.hpp"
#include "src/session/text_entry.hpp"

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;

namespace {

/// What the table refuses is told; no envelope is made for it, and none opened.
bool is_refused(Step& step, const table::Command& command) {
    const Game& game = *step.model.game;
    const auto decision = table::decide(game.table, command, game.time(step.now));
    const auto* refusal = std::get_if<table::Refusal>(&decision);
    if (refusal != nullptr) announce_refusal(step, *refusal);
    return refusal != nullptr;
}

envelope::Players players_of(const Scene& step) {
    return {player_name(step, Color::White), player_name(step, Color::Black)};
}

PhraseId phrase_of(envelope::Problem problem) {
    using envelope::Problem;
    switch (problem) {
    case Problem::KeyNotKept: return PhraseId::EnvelopeKeyNotKept;
    case Problem::KeyOpenToAll: return PhraseId::EnvelopeKeyOpenToAll;
    case Problem::NotAKey: return PhraseId::EnvelopeNotAKey;
    case Problem::NotKept: return PhraseId::EnvelopeNotKept;
    case Problem::Missing: return PhraseId::EnvelopeMissing;
    case Problem::NotAnEnvelope: return PhraseId::EnvelopeNotAnEnvelope;
    case Problem::Altered: return PhraseId::EnvelopeAltered;
    case Problem::Foreign: return PhraseId::EnvelopeForeign;
    case Problem::SealedForOther: return PhraseId::EnvelopeSealedForOther;
    }
    return PhraseId::EnvelopeMissing;
}

} // namespace

bool is_called_to_seal(const table::Table& table, Color side) {
    return table.seal_call && !table.sealed && table.position.turn() == side;
}

void ask_for_sealed_move(Step& step) {
    const Game& game = *step.model.game;
    if (game.answers_neighbour()) return; // he has no keys: he seals on his board
    const bool is_called = is_called_to_seal(game.table, game.mine) && !game.table.seal_call->shown;
    if (is_called && std::holds_alternative<BoardScreen>(step.top())) open_text(step, TextPurpose::Seal);
}

void take_sealed_move(Step& step, const std::string& text) {
    const Game& game = *step.model.game;
    const auto reading = words(step.model).listener->read(game.table.position, text);
    const auto* move = std::get_if<rules::board::Move>(&reading);
    if (move == nullptr) {
        step.refuse(step.phrase(PhraseId::EnvelopeNoMove));
        return open_text(step, TextPurpose::Seal);
    }
    ask_to_seal(step, *move);
}

void ask_to_seal(Step& step, rules::board::Move move) {
    ask(step, Ruling{table::Seal{step.model.game->mine, rules::notation::write_uci(move), ""},
                     step.phrase(PhraseId::EnvelopeSealThis)});
}

void seal(Step& step, Color side, const std::string& text) {
    if (is_refused(step, table::Seal{side, text, ""})) return;
    const Game& game = *step.model.game;
    step.effects.emplace_back(
        SealEnvelope{side, text, envelope::outside_of(game.table, side, game.time(step.now), players_of(step)),
                     envelope::inside_of(game.table, text)});
}

void unseal(Step& step) {
    if (is_refused(step, table::OpenEnvelope{"?"})) return;
    step.effects.emplace_back(UnsealEnvelope{step.model.game->table.sealed->digest});
}

void envelope_sealed(Step& step, const EnvelopeSealed& sealed) {
    if (!step.model.game) return;
    rule(step, table::Seal{sealed.side, sealed.text, sealed.digest});
    step.news(step.phrase(PhraseId::EnvelopeLies, {{"file", sealed.file}}));
}

void envelope_unsealed(Step& step, const EnvelopeUnsealed& unsealed) {
    if (step.model.game) rule(step, table::OpenEnvelope{envelope::move_inside(unsealed.inside)});
}

void envelope_failed(Step& step, const envelope::Fault& fault) {
    step.alarm(step.phrase(phrase_of(fault.problem), {{"detail", fault.detail}}));
}

} // namespace session
