#include "src/session/play/running_engines.hpp"

namespace session {

using rules::board::Color;

void start_engine(UpdateContext& context, Color side) {
    Game& game = context.game();
    SeatedEngine& engine = *game.engine_of(side);
    engine.state = EngineState::Starting;
    engine::EngineSpec spec = engine.opponent.spec;
    if (const auto castling = game.table.position.description().engines_castling)
        spec.options.push_back({std::string(castling->option), "true"});
    context.effects.emplace_back(StartEngine{{game.table_id, side}, std::move(spec)});
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
        ++engine->questions;
        context.effects.emplace_back(StopEngine{{context.game().table_id, side}});
    }
}

void end_engines(UpdateContext& context) {
    for (const Color side : rules::board::both_colors)
        if (context.game().engine_of(side) != nullptr)
            context.effects.emplace_back(EndEngine{{context.game().table_id, side}});
}

} // namespace session
