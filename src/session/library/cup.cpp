#include "src/session/library/cup.hpp"

#include "rules/table/time.hpp"
#include "rules/variants/registry.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/screens.hpp"
#include "src/settings/cup.hpp"

#include <string>
#include <utility>

namespace session {

using settings::CupGame;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs time_of(const Scene& context, const CupGame& game) {
    const auto read = rules::table::read_time_control(std::string(game.time_control));
    return speech::announce::describe_time_control(std::get<rules::table::TimeControl>(read), manner(context));
}

bool is_offered(const CupGame& game) {
    const auto variant = rules::variants::parse_variant(game.variant);
    return variant && rules::variants::describe(*variant).is_offered;
}

} // namespace

bool has_cup(const Model& model) { return model.equipment->editions.contains(std::string(settings::cup_edition)); }

std::vector<Item> cup_rows(const Scene& context) {
    std::vector<Item> rows;
    for (std::size_t place = 0; place < settings::cup_games.size(); ++place) {
        const CupGame& game = settings::cup_games[place];
        if (is_offered(game))
            rows.push_back(
                {context.phrase(PhraseId::SettingCupGame, {{"event", game.name}, {"control", time_of(context, game)}}),
                 TakeCupGame{place}});
    }
    return rows;
}

void take_cup_game(UpdateContext& context, std::size_t place) {
    const CupGame& game = settings::cup_games[place];
    settings::Preferences& chosen = context.model.preferences;
    chosen.edition = settings::cup_edition;
    chosen.variant = game.variant;
    chosen.time_control = game.time_control;
    chosen.initial_position.reset();
    chosen.touch_move = settings::TouchMove::On;
    context.effects.emplace_back(ApplyPreferences{chosen});
    context.pop();
    context.answer(
        context.phrase(PhraseId::SettingCupChosen, {{"event", game.name}, {"control", time_of(context, game)}}));
    tell_place(context);
}

} // namespace session
