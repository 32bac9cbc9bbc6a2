#include "src/session/opponent/failures.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/variants.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

Runs failure_words(const Scene& context, const std::string& name, const engine::Failure& failure) {
    return std::visit(
        base::values::Overloaded{
            [&](const engine::NotFound&) {
                return context.phrase(PhraseId::EngineNotFound, {{"engine", name}});
            },
            [&](const engine::CannotStart& cannot) {
                return context.phrase(PhraseId::EngineCannotStart, {{"engine", name}, {"why", cannot.error.message()}});
            },
            [&](const engine::Died&) {
                return context.phrase(PhraseId::EngineDied, {{"engine", name}});
            },
            [&](const engine::HungUp&) {
                return context.phrase(PhraseId::EngineHungUp, {{"engine", name}});
            },
            [&](const engine::Silent& silent) {
                return context.phrase(PhraseId::EngineSilent, {{"engine", name}, {"waited", silent.waited}});
            },
            [&](const engine::Nonsense& nonsense) {
                return context.phrase(PhraseId::EngineNonsense, {{"engine", name}, {"line", nonsense.line}});
            },
            [&](const engine::NotRunning&) {
                return context.phrase(PhraseId::EngineNotRunning, {{"engine", name}});
            },
        },
        failure);
}

Runs not_this_game_words(const Scene& context, const std::string& name) {
    const Runs game = variant_name(context, context.game().table.settings.variant);
    return context.phrase(PhraseId::EngineNotThisGame, {{"engine", name}, {"name", game}});
}

} // namespace session
