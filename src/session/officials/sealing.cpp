#include "src/session/officials/sealing.hpp"

#include "src/ports/envelope/writing.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/core/another_table.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/officials/ruling.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <utility>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;

namespace {

/// What the table refuses is told; no envelope is made for it, and none opened.
bool is_refused(UpdateContext& context, const table::Command& command) {
    const Game& game = context.game();
    const auto refusal = table::permits(game.table, command, game.time(context.now));
    if (refusal) announce_refusal(context, *refusal);
    return refusal.has_value();
}

envelope::Players players_of(const Scene& context) {
    return {player_name(context, Color::White), player_name(context, Color::Black)};
}

/// What is written on the envelope, with the times the clocks show.
std::string outside_now(const Scene& context, Color side) {
    const Game& game = context.game();
    return envelope::outside_of(game.table, side, game.time(context.now), players_of(context));
}

PhraseId phrase_of(envelope::Problem problem) {
    using envelope::Problem;
    switch (problem) {
    case Problem::KeyNotKept: return PhraseId::EnvelopeKeyNotKept;
    case Problem::FolderMissing: return PhraseId::EnvelopeFolderMissing;
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
bool is_at(const UpdateContext& context, TableId table) {
    return context.has_game() && context.game().table_id == table;
}

/// The envelope is the arbiter's to open (Guidelines I): whoever sits there with lines of their own chooses its key.
ParticipantId who_chooses_key(const Scene& context) {
    for (const auto& [who, participant] : context.model.participants) {
        const bool is_arbiter =
            std::ranges::find(participant.seats, game::SeatId(game::ArbitersSeat{})) != participant.seats.end();
        if (participant.means == Means::Lines && participant.table == context.table && is_arbiter) return who;
    }
    return who_is_asked_back(context);
}

/// Somebody at the table still has the list of keys before them, or what was opened from it.
bool is_key_list_open(const UpdateContext& context) {
    const auto is_list_of_keys = [](const Screen& screen) {
        const auto* list = std::get_if<ListScreen>(&screen);
        return list != nullptr && list->kind == ListKind::EnvelopeKeys;
    };
    return std::ranges::any_of(context.model.participants, [&](const auto& each) {
        return each.second.before() == context.table && std::ranges::any_of(each.second.screens, is_list_of_keys);
    });
}

bool is_on(const UpdateContext& context, ListKind kind) {
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list != nullptr && list->kind == kind;
}

} // namespace

void take_sealed_move(UpdateContext& context, const std::string& text) {
    const Game& game = context.game();
    const auto reading = words(context).listener->read(game.table.position, text);
    const auto* move = std::get_if<rules::board::Move>(&reading);
    if (move == nullptr) {
        context.refuse(context.phrase(PhraseId::EnvelopeNoMove));
        return open_text(context, TextPurpose::Seal);
    }
    ask_to_seal(context, *move);
}

void seal(UpdateContext& context, Color side, const std::string& text) {
    if (context.game().key_question) return context.refuse(context.phrase(PhraseId::EnvelopeKeyAwaited));
    if (is_refused(context, table::Seal{side, text, ""})) return;
    const Game& game = context.game();
    context.effects.emplace_back(
        SealEnvelope{game.table_id,
                     {side, text, outside_now(context, side), envelope::inside_of(game.table, text)},
                     {},
                     who_chooses_key(context)});
}

std::vector<Item> envelope_key_rows(const Scene& context) {
    std::vector<Item> rows;
    if (const auto& question = context.game().key_question)
        for (const envelope::Fingerprint& key : question->keys.present)
            rows.push_back({context.phrase(PhraseId::EnvelopeKeysThis, {{"key", key.digits}}), SealFor{key}});
    rows.push_back({context.phrase(PhraseId::EnvelopeKeysPassphrase), WriteLine{TextPurpose::NewPassphrase, {}}});
    rows.push_back({context.phrase(PhraseId::EnvelopeKeysFile), WriteLine{TextPurpose::NewKeyFile, {}}});
    return rows;
}

void ask_for_key(UpdateContext& context, const EnvelopeWantsKey& wants) {
    if (!context.has_game()) return;
    // A computer at the partner's board seals too: its key is chosen there.
    if (context.game().partners == wants.table) look_at_board(context, !context.is_elsewhere());
    if (!is_at(context, wants.table)) return;
    // The player has handed the move over, and does not pay for the time in which the arbiter makes a key.
    const table::Table& now = context.game().table;
    const bool is_clock_running = now.seal_call && now.clock.running();
    if (is_clock_running) ask_by_itself(context, table::Stop{std::nullopt, context.text(PhraseId::EnvelopeStopReason)});
    context.game().key_question = KeyQuestion{wants.move, wants.keys, {}, is_clock_running};
    std::string away;
    for (const envelope::Fingerprint& key : wants.keys.away) away += (away.empty() ? "" : ", ") + key.digits;
    if (!away.empty())
        context.news(context.phrase(PhraseId::EnvelopeKeyAway, {{"key", away}}));
    else if (wants.keys.present.empty())
        context.news(context.phrase(PhraseId::EnvelopeNoKeyYet));
    open_list(context, {.kind = ListKind::EnvelopeKeys});
}

namespace {

/// Whoever has written the move down still has it: it is asked again whether it is sealed.
void ask_again(UpdateContext& context, const MoveToSeal& move) {
    if (!is_called_to_seal(context.game().table, move.side)) return;
    for (const auto& [who, participant] : context.model.participants) {
        if (participant.table != context.table || participant.means == Means::Lines) continue;
        const ParticipantId before = std::exchange(context.who, who);
        const bool has_written = hand_side(context) == move.side && std::holds_alternative<BoardScreen>(context.top());
        if (has_written)
            ask(context, Ruling{table::Seal{move.side, move.text, ""}, context.phrase(PhraseId::EnvelopeSealThis)});
        context.who = before;
        if (has_written) return;
    }
}

} // namespace

void give_up_key_question(UpdateContext& context) {
    auto& question = context.game().key_question;
    if (!question || is_key_list_open(context)) return;
    const bool has_stopped_clocks = question->has_stopped_clocks;
    const MoveToSeal move = question->move;
    question.reset();
    if (has_stopped_clocks && context.game().table.phase == table::Phase::Halted)
        ask_by_itself(context, table::Restart{});
    ask_again(context, move);
}

void seal_for(UpdateContext& context, envelope::WhichKey key) {
    const auto& question = context.game().key_question;
    if (!question || is_refused(context, table::Seal{question->move.side, question->move.text, ""})) return;
    MoveToSeal move = question->move;
    move.outside = outside_now(context, move.side);
    context.effects.emplace_back(
        SealEnvelope{context.game().table_id, std::move(move), std::move(key), who_is_asked_back(context)});
}

namespace {

void seal_for_new_key(UpdateContext& context, envelope::OpenedBy credential) {
    seal_for(context, envelope::ForNewKey{std::move(credential)});
}

} // namespace

void take_new_key_file(UpdateContext& context, const std::string& file) {
    if (!file.starts_with('/')) {
        context.refuse(context.phrase(PhraseId::EnvelopeRelativeFile, {{"file", file}}));
        return open_text(context, TextPurpose::NewKeyFile);
    }
    seal_for_new_key(context, envelope::KeyFileName{file});
}

void take_new_passphrase(UpdateContext& context, const std::string& passphrase) {
    auto& question = context.game().key_question;
    if (!question) return;
    if (passphrase.size() < envelope::shortest_passphrase) {
        context.refuse(context.phrase(PhraseId::EnvelopeShortPassphrase, {{"count", envelope::shortest_passphrase}}));
        return open_text(context, TextPurpose::NewPassphrase);
    }
    question->passphrase = passphrase;
    open_text(context, TextPurpose::PassphraseAgain);
}

void take_passphrase_again(UpdateContext& context, const std::string& passphrase) {
    const auto& question = context.game().key_question;
    if (!question) return;
    if (passphrase == question->passphrase) return seal_for_new_key(context, envelope::Passphrase{passphrase});
    context.refuse(context.phrase(PhraseId::EnvelopeOtherPassphrase));
    open_text(context, TextPurpose::NewPassphrase);
}

void unseal(UpdateContext& context) {
    if (is_refused(context, table::OpenEnvelope{"?"})) return;
    context.effects.emplace_back(
        UnsealEnvelope{context.game().table_id, context.game().table.sealed->digest, {}, who_is_asked_back(context)});
}

void ask_to_open(UpdateContext& context, const EnvelopeWantsOpener& wants) {
    if (!is_at(context, wants.table)) return;
    switch (wants.opener) {
    case envelope::Opener::Passphrase: return open_text(context, TextPurpose::Passphrase);
    case envelope::Opener::KeyFile: return open_text(context, TextPurpose::KeyFile);
    }
}

void unseal_with(UpdateContext& context, envelope::OpenedBy credential) {
    if (is_refused(context, table::OpenEnvelope{"?"})) return;
    context.effects.emplace_back(UnsealEnvelope{context.game().table_id, context.game().table.sealed->digest,
                                                std::move(credential), who_is_asked_back(context)});
}

void envelope_sealed(UpdateContext& context, const EnvelopeSealed& sealed) {
    if (!context.model.games.contains(sealed.table)) return;
    if (!is_at(context, sealed.table)) // the keyboard is at the other board of doubles
        return at_another_table(context, sealed.table, [&] { envelope_sealed(context, sealed); });
    context.game().key_question.reset();
    if (is_on(context, ListKind::EnvelopeKeys)) context.pop();
    rule_by_itself(context, table::Seal{sealed.side, sealed.text, sealed.digest});
    context.news(context.phrase(PhraseId::EnvelopeLies, {{"file", sealed.file}, {"key", sealed.key.digits}}));
}

void envelope_unsealed(UpdateContext& context, const EnvelopeUnsealed& unsealed) {
    if (!context.model.games.contains(unsealed.table)) return;
    at_another_table(context, unsealed.table,
                     [&] { rule_by_itself(context, table::OpenEnvelope{envelope::move_inside(unsealed.inside)}); });
}

void envelope_failed(UpdateContext& context, const EnvelopeFailed& failed) {
    using envelope::Problem;
    const envelope::Fault& fault = failed.fault;
    const PhraseId phrase = phrase_of(fault.problem);
    context.alarm(fault.problem == Problem::ShortPassphrase
                      ? context.phrase(phrase, {{"count", envelope::shortest_passphrase}})
                      : context.phrase(phrase, {{"detail", fault.detail}}));
    if (fault.problem == Problem::WrongPassphrase && is_at(context, failed.table))
        open_text(context, TextPurpose::Passphrase);
}

} // namespace session
