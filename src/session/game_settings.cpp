#include "src/session/game_settings.hpp"

#include "rules/table/time.hpp"
#include "rules/table/words.hpp"

#include <array>
#include <string_view>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using storage::Preferences;
using storage::SideChoice;
using storage::Sitting;

namespace {

/// The time controls a new game offers, as PGN's TimeControl.
constexpr std::array<std::string_view, 9> time_controls{"-",      "180+2",   "300+3",   "600+5",  "900+10",
                                                        "1800+0", "1800+20", "3600+30", "5400+30"};

Runs describe_time(const Scene& step) {
    const auto read = rules::table::read_time_control(step.model.preferences.time_control);
    const auto* time = std::get_if<rules::table::TimeControl>(&read);
    if (time == nullptr || time->periods.empty()) return step.phrase(PhraseId::SettingTimeNone);
    const rules::table::Period& period = time->periods.front();
    if (period.increment.count() == 0) return step.phrase(PhraseId::SettingTimeBase, {{"base", period.base}});
    return step.phrase(PhraseId::SettingTimeIncrement, {{"base", period.base}, {"increment", period.increment}});
}

PhraseId side_phrase(SideChoice side) {
    switch (side) {
    case SideChoice::White: return PhraseId::SettingSideWhite;
    case SideChoice::Black: return PhraseId::SettingSideBlack;
    case SideChoice::Random: return PhraseId::SettingSideRandom;
    }
    return PhraseId::SettingSideWhite;
}

int levels(const Scene& step) { return static_cast<int>(step.model.equipment->levels.size()); }

Runs describe_level(const Scene& step) {
    const int level = std::clamp(step.model.preferences.level, 1, levels(step));
    const auto opponents = engine::opponents(step.model.equipment->levels[static_cast<std::size_t>(level - 1)],
                                             step.model.equipment->engines);
    if (opponents.empty()) return step.phrase(PhraseId::SettingLevelWithoutEngine, {{"level", level}});
    return step.phrase(PhraseId::SettingLevel, {{"level", level}, {"elo", opponents.front().approximate_elo}});
}

/// The catalogue knows some editions by name and gives the others their own title.
Runs describe_edition(const Scene& step) {
    std::string key = step.model.preferences.edition;
    std::replace(key.begin(), key.end(), '-', '_');
    return step.phrase(
        PhraseId::SettingEdition,
        {{"edition", key}, {"title", step.model.equipment->editions.at(step.model.preferences.edition).title}});
}

} // namespace

Chooser choose_sitting() {
    return choose_named<Sitting>(PhraseId::SettingSitting, "sitting", &Preferences::sitting,
                                 {{Sitting::AgainstComputer, "computer"},
                                  {Sitting::AtOneComputer, "neighbour"},
                                  {Sitting::AsAssistant, "assistant"}});
}

Chooser choose_side() {
    return {[](const Scene& step) { return step.phrase(side_phrase(step.model.preferences.side)); },
            [](Step& step, int direction) {
                return move_in(step.model.preferences.side,
                               std::array{SideChoice::White, SideChoice::Black, SideChoice::Random}, direction);
            }};
}

Chooser choose_level() {
    return {describe_level, [](Step& step, int direction) {
                return move_number(step.model.preferences.level, direction, {1, 1, levels(step)});
            }};
}

Chooser choose_time() {
    return {describe_time, [](Step& step, int direction) {
                return move_in(step.model.preferences.time_control, time_controls, direction);
            }};
}

Chooser choose_boards() {
    return {[](const Scene& step) {
                return step.phrase(PhraseId::SettingBoards,
                                   {{"boards", rules::table::word(step.model.preferences.boards)}});
            },
            [](Step& step, int direction) {
                return move_in(step.model.preferences.boards, rules::table::all_boards, direction);
            }};
}

Chooser choose_edition() {
    return {describe_edition, [](Step& step, int direction) {
                std::vector<std::string> names;
                for (const auto& edition : step.model.equipment->editions) names.push_back(edition.first);
                return move_in(step.model.preferences.edition, names, direction);
            }};
}

} // namespace session
