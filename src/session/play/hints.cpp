#include "src/session/play/hints.hpp"

#include "rules/notation/uci.hpp"
#include "rules/table/table.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/play/announcer.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/running_engines.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace session {

using rules::board::Color;
using speech::phrases::PhraseId;

namespace {

/// Of the engines that are there and play the variant, as strong as it can be made.
std::optional<engine::Opponent> strongest(const Model& model, rules::variants::Variant variant) {
    for (int level = static_cast<int>(model.equipment->levels.size()); level > 0; --level) {
        const auto found = opponents_for(model, variant, level);
        if (!found.empty()) return found.front();
    }
    return std::nullopt;
}

engine::Limits short_of(engine::Limits limits) {
    constexpr std::chrono::milliseconds longest{1000};
    limits.move_time = std::min(limits.move_time.value_or(longest), longest);
    return limits;
}

/// The moves that touched pieces leave open; none where they leave all.
std::vector<engine::UciMove> moves_left(const rules::table::Table& table) {
    const std::vector<rules::board::Move> open = rules::table::open_moves(table);
    std::vector<engine::UciMove> left;
    if (open.size() == table.position.legal_moves().size()) return left;
    for (const rules::board::Move move : open)
        if (auto written = engine::UciMove::parse(rules::notation::write_uci(table.position, move)))
            left.push_back(*written);
    return left;
}

void ask_adviser(UpdateContext& context, Color side) {
    const Game& game = context.game();
    Adviser& adviser = *context.game().adviser_of(side);
    ++adviser.questions;
    adviser.asker = context.who;
    adviser.is_wait_told = false;
    engine::Question question = question_about(game.table, {adviser.questions});
    question.limits = short_of(adviser.engine.limits);
    question.among = moves_left(game.table);
    context.effects.emplace_back(AskEngine{{game.table_id, side}, std::move(question)});
}

} // namespace

void ask_for_hint(UpdateContext& context) {
    const auto own = Scene(context).own_side();
    if (!own || context.game().engine_of(*own) != nullptr)
        return context.refuse(context.phrase(PhraseId::GameWrongSeat));
    if (context.game().awaits_ruling()) return context.refuse(context.phrase(PhraseId::GameRulingAwaited));
    if (const auto refusal = rules::table::may_play(context.game().table, *own))
        return announce_refusal(context, *refusal);
    auto& adviser = context.game().adviser_of(*own);
    if (adviser && adviser->asker) {
        if (!std::exchange(adviser->is_wait_told, true)) context.answer(context.phrase(PhraseId::BoardHintAwaited));
        return;
    }
    if (!adviser) {
        auto engine = strongest(context.model, context.game().table.settings.variant);
        if (!engine) return context.refuse(context.phrase(PhraseId::EngineNoneInstalled));
        start_adviser(context, *own, std::move(*engine));
    }
    ask_adviser(context, *own);
}

} // namespace session
