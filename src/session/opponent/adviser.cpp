#include "src/session/opponent/adviser.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/uci.hpp"
#include "rules/table/table.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/opponent/failures.hpp"
#include "src/session/play/running_engines.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace session {

using rules::board::Color;
using rules::board::Move;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// It comes when it comes, and cuts nothing off that is being said.
void tell_hint(UpdateContext& context, Move move) {
    const speech::announce::Manner how = manner(context);
    context.news(context.phrase(
        PhraseId::BoardHint,
        {{"move", speech::announce::describe_move(context.game().table.position, move, how.forms.moves, how)}}));
}

/// The engine is gone, and another one starts when a hint is wanted again.
void give_up(UpdateContext& context, Color side, const Runs& why) {
    end_adviser(context, side);
    context.news(context.phrase(PhraseId::BoardNoHint, {{"why", why}}), sounds::cues::Cue::Illegal);
}

void hear_best(UpdateContext& context, Color side, const std::string& name, const engine::BestMove& best) {
    const rules::table::Table& table = context.game().table;
    const auto read = rules::notation::read_uci(table.position, best.move.text());
    const auto* move = std::get_if<Move>(&read);
    if (move == nullptr)
        return give_up(context, side,
                       context.phrase(PhraseId::EngineIllegalMove, {{"engine", name}, {"move", best.move.text()}}));
    context.game().adviser_of(side)->asker.reset();
    // Another piece may have been touched meanwhile.
    const std::vector<Move> open = rules::table::open_moves(table);
    if (std::ranges::find(open, *move) != open.end()) tell_hint(context, *move);
}

} // namespace

void hear_adviser(UpdateContext& context, const EngineReported& reported) {
    const Color side = reported.place.side;
    const auto& adviser = context.game().adviser_of(side);
    if (!adviser) return;
    const auto asker = adviser->asker;
    const auto& participants = context.model.participants;
    const bool is_awaited =
        asker && participants.contains(*asker) && participants.at(*asker).table == reported.place.table;
    if (!is_awaited) {
        context.game().adviser_of(side)->asker.reset(); // they may ask again when they are back
        if (std::holds_alternative<engine::Failed>(reported.report)) end_adviser(context, side);
        return;
    }
    const std::string name = adviser->engine.spec.name;
    const std::uint64_t question = adviser->questions;
    const ParticipantId who = std::exchange(context.who, *asker);
    std::visit(
        base::values::Overloaded{
            [&](const engine::Ready& ready) {
                if (!can_play(context.game(), ready)) give_up(context, side, not_this_game_words(context, name));
            },
            [&](const engine::BestMove& best) {
                if (best.id.number == question) hear_best(context, side, name, best);
            },
            [&](const engine::NoMove& none) {
                if (none.id.number == question)
                    give_up(context, side, context.phrase(PhraseId::EngineNoMove, {{"engine", name}}));
            },
            [&](const engine::Failed& failed) { give_up(context, side, failure_words(context, name, failed.reason)); },
        },
        reported.report);
    context.who = who;
}

} // namespace session
