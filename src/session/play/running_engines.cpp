#include "src/session/play/running_engines.hpp"

#include <algorithm>
#include <utility>

namespace session {

using rules::board::Color;

namespace {

void start(UpdateContext& context, Color side, engine::EngineSpec spec) {
    const Game& game = context.game();
    const auto& variant = game.table.position.description();
    if (variant.engines_castling) spec.set(variant.engines_castling->option, "true");
    if (variant.engines_name) spec.set(engine::game_option, *variant.engines_name);
    context.effects.emplace_back(StartEngine{{game.table_id, side}, std::move(spec)});
}

} // namespace

void start_engine(UpdateContext& context, Color side) {
    SeatedEngine& engine = *context.game().engine_of(side);
    engine.state = EngineState::Starting;
    engine.delayed.reset();
    start(context, side, engine.opponent.spec);
}

void start_adviser(UpdateContext& context, Color side, engine::Opponent engine) {
    start(context, side, engine.spec);
    context.game().adviser_of(side) = Adviser{.engine = std::move(engine)};
}

bool can_play(const Game& game, const engine::Ready& ready) {
    const auto& variant = game.table.position.description();
    const auto is_set = [&missing = ready.options_not_set](std::string_view option) {
        return std::ranges::find(missing, option) == missing.end();
    };
    return (!variant.engines_castling || is_set(variant.engines_castling->option)) &&
           (!variant.engines_name || is_set(engine::game_option));
}

void start_engines(UpdateContext& context) {
    for (const Color side : rules::board::both_colors)
        if (context.game().engine_of(side) != nullptr) start_engine(context, side);
}

void drop_questions(UpdateContext& context) {
    for (const Color side : rules::board::both_colors) {
        SeatedEngine* const engine = context.game().engine_of(side);
        if (engine == nullptr || engine->state != EngineState::Thinking) continue;
        engine->state = EngineState::Idle;
        engine->delayed.reset();
        engine->asked.reset();
        ++engine->questions;
        context.effects.emplace_back(StopEngine{{context.game().table_id, side}});
    }
}

void reconsider(UpdateContext& context, Color side) {
    SeatedEngine* const engine = context.game().engine_of(side);
    if (engine == nullptr || !engine->delayed || !engine->delayed->waits_for_piece) return;
    engine->delayed.reset();
    engine->state = EngineState::Idle;
}

void drop_hints(UpdateContext& context) {
    for (const Color side : rules::board::both_colors) {
        auto& adviser = context.game().adviser_of(side);
        if (!adviser || !adviser->asker) continue;
        adviser->asker.reset();
        context.effects.emplace_back(StopEngine{{context.game().table_id, side}});
    }
}

void end_adviser(UpdateContext& context, Color side) {
    auto& adviser = context.game().adviser_of(side);
    if (!adviser) return;
    adviser.reset();
    context.effects.emplace_back(EndEngine{{context.game().table_id, side}});
}

void end_engines(UpdateContext& context) {
    for (const Color side : rules::board::both_colors) {
        if (context.game().engine_of(side) != nullptr)
            context.effects.emplace_back(EndEngine{{context.game().table_id, side}});
        end_adviser(context, side);
    }
}

} // namespace session
