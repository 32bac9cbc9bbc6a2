#include "base/platform/paths.hpp"
#include "src/session/officials/sealing.hpp"

#include "src/envelope/writing.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/officials/ruling.hpp"

#include <utility>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;

namespace {

/// What the table refuses is told; no envelope is made for it, and none opened.
bool is_refused(Step& step, const table::Command& command) {
    const Game& game = *step.model.game;
    const auto refusal = table::permits(game.table, command, game.time(step.now));
    if (refusal) announce_refusal(step, *refusal);
    return refusal.has_value();
}

envelope::Players players_of(const Scene& step) {
    return {player_name(step, Color::White), player_name(step, Color::Black)};
}

PhraseId phrase_of(envelope::Problem problem) {
    using envelope::Problem;
    switch (problem) {
    case Problem::KeyNotKept: return PhraseId::EnvelopeKeyNotKept;
    case Problem::KeyOpenToAll: return PhraseId::EnvelopeKeyOpenToAll;
    case Problem::KeyOfAnother: return PhraseId::EnvelopeKeyOfAnother;
    case Problem::NotAKey: return PhraseId::EnvelopeNotAKey;
    case Problem::KeyMissing: return PhraseId::EnvelopeKeyMissing;
    case Problem::OtherKey: return PhraseId::EnvelopeOtherKey;
    case Problem::WrongPassphrase: return PhraseId::EnvelopeWrongPassphrase;
    case Problem::ShortPassphrase: return PhraseId::EnvelopeShortPassphrase;
    case Problem::NotKept: return PhraseId::EnvelopeNotKept;
    case Problem::Missing: return PhraseId::EnvelopeMissing;
    case Problem::NotAnEnvelope: return PhraseId::EnvelopeNotAnEnvelope;
    case Problem::Altered: return PhraseId::EnvelopeAltered;
    case Problem::Foreign: return PhraseId::EnvelopeForeign;
    case Problem::SealedForOther: return PhraseId::EnvelopeSealedForOther;
    }
    return PhraseId::EnvelopeMissing;
}

/// The table may have been left since an answer was asked for.
bool is_at(const Step& step, TableId table) { return step.model.game && step.model.game->table_id == table; }

bool is_on(const Step& step, ListKind kind) {
    const auto* list = std::get_if<ListScreen>(&step.screens().back());
    return list != nullptr && list->kind == kind;
}

} // namespace

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

void seal(Step& step, Color side, const std::string& text) {
    if (is_refused(step, table::Seal{side, text, ""})) return;
    const Game& game = *step.model.game;
    step.effects.emplace_back(
        SealEnvelope{game.table_id,
                     {side, text, envelope::outside_of(game.table, side, game.time(step.now), players_of(step)),
                      envelope::inside_of(game.table, text)}});
}

std::vector<Item> envelope_key_rows(const Scene& step) {
    std::vector<Item> rows;
    if (const auto& question = step.model.game->key_question)
        for (const envelope::Fingerprint& key : question->keys.present)
            rows.push_back({step.phrase(PhraseId::EnvelopeKeysThis, {{"key", key.digits}}), SealFor{key}});
    rows.push_back({step.phrase(PhraseId::EnvelopeKeysPassphrase), WriteLine{TextPurpose::NewPassphrase, {}}});
    rows.push_back({step.phrase(PhraseId::EnvelopeKeysFile), WriteLine{TextPurpose::NewKeyFile, {}}});
    return rows;
}

void ask_for_key(Step& step, const EnvelopeWantsKey& wants) {
    if (!is_at(step, wants.table)) return;
    step.model.game->key_question = KeyQuestion{wants.move, wants.keys};
    std::string away;
    for (const envelope::Fingerprint& key : wants.keys.away) away += (away.empty() ? "" : ", ") + key.digits;
    if (!away.empty())
        step.news(step.phrase(PhraseId::EnvelopeKeyAway, {{"key", away}}));
    else if (wants.keys.present.empty())
        step.news(step.phrase(PhraseId::EnvelopeNoKeyYet));
    open_list(step, {.kind = ListKind::EnvelopeKeys});
}

void seal_for(Step& step, envelope::KeyChoice key) {
    const auto& question = step.model.game->key_question;
    if (!question || is_refused(step, table::Seal{question->move.side, question->move.text, ""})) return;
    step.effects.emplace_back(SealEnvelope{step.model.game->table_id, question->move, std::move(key)});
}

void seal_for_new_key(Step& step, envelope::Credential credential) {
    seal_for(step, envelope::NewKey{std::move(credential)});
}

void take_new_passphrase(Step& step, const std::string& passphrase) {
    auto& question = step.model.game->key_question;
    if (!question) return;
    if (passphrase.size() < envelope::shortest_passphrase) {
        step.refuse(step.phrase(PhraseId::EnvelopeShortPassphrase, {{"count", envelope::shortest_passphrase}}));
        return open_text(step, TextPurpose::NewPassphrase);
    }
    question->passphrase = passphrase;
    open_text(step, TextPurpose::PassphraseAgain);
}

void take_passphrase_again(Step& step, const std::string& passphrase) {
    const auto& question = step.model.game->key_question;
    if (!question) return;
    if (passphrase == question->passphrase) return seal_for_new_key(step, envelope::Passphrase{passphrase});
    step.refuse(step.phrase(PhraseId::EnvelopeOtherPassphrase));
    open_text(step, TextPurpose::NewPassphrase);
}

void unseal(Step& step) {
    if (is_refused(step, table::OpenEnvelope{"?"})) return;
    step.effects.emplace_back(UnsealEnvelope{step.model.game->table_id, step.model.game->table.sealed->digest});
}

void ask_to_open(Step& step, const EnvelopeWantsOpener& wants) {
    if (!is_at(step, wants.table)) return;
    switch (wants.opener) {
    case envelope::Opener::Passphrase: return open_text(step, TextPurpose::Passphrase);
    case envelope::Opener::KeyFile: return open_text(step, TextPurpose::KeyFile);
    }
}

void unseal_with(Step& step, envelope::Credential credential) {
    if (is_refused(step, table::OpenEnvelope{"?"})) return;
    step.effects.emplace_back(
        UnsealEnvelope{step.model.game->table_id, step.model.game->table.sealed->digest, std::move(credential)});
}

void envelope_sealed(Step& step, const EnvelopeSealed& sealed) {
    if (!is_at(step, sealed.table)) return;
    step.model.game->key_question.reset();
    if (is_on(step, ListKind::EnvelopeKeys)) step.pop();
    rule(step, table::Seal{sealed.side, sealed.text, sealed.envelope.digest});
    step.news(step.phrase(PhraseId::EnvelopeLies, {{"file", base::platform::shown(sealed.envelope.file)},
                                                   {"key", sealed.envelope.key.digits}}));
}

void envelope_unsealed(Step& step, const EnvelopeUnsealed& unsealed) {
    if (is_at(step, unsealed.table)) rule(step, table::OpenEnvelope{envelope::move_inside(unsealed.inside)});
}

void envelope_failed(Step& step, const EnvelopeFailed& failed) {
    using envelope::Problem;
    const envelope::Fault& fault = failed.fault;
    const PhraseId phrase = phrase_of(fault.problem);
    step.alarm(fault.problem == Problem::ShortPassphrase
                   ? step.phrase(phrase, {{"count", envelope::shortest_passphrase}})
                   : step.phrase(phrase, {{"detail", fault.detail}}));
    if (fault.problem == Problem::WrongPassphrase && is_at(step, failed.table))
        open_text(step, TextPurpose::Passphrase);
}

} // namespace session
