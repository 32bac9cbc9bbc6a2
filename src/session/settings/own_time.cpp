#include "src/session/settings/own_time.hpp"

#include "speech/announce/describe.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/settings/own_time.hpp"

#include <utility>

namespace session {

using rules::table::TimeControl;
using settings::TimePart;
using settings::TimeValue;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::optional<TimeControl> read(const std::string& text) {
    auto read = rules::table::read_time_control(text);
    auto* control = std::get_if<TimeControl>(&read);
    if (control == nullptr || control->periods.empty()) return std::nullopt;
    return std::move(*control);
}

/// The one that has been built; before there is one, that of the new game, or one to begin with.
TimeControl built(const Scene& context) {
    const auto& own = context.model.preferences.own_time_control;
    if (own)
        if (auto control = read(*own)) return std::move(*control);
    if (auto control = read(context.model.preferences.time_control)) return std::move(*control);
    return settings::first_own_time();
}

/// From now on the time of the player and of the new game.
void choose(UpdateContext& context, const TimeControl& control) {
    settings::Preferences& chosen = context.model.preferences;
    chosen.time_control = rules::table::write_time_control(control);
    chosen.own_time_control = chosen.time_control;
}

Runs describe(const Scene& context, const TimeControl& control) {
    return speech::announce::describe_time_control(control, manner(context));
}

Runs describe_moves(const Scene& context, const TimeControl& control, std::size_t period) {
    const auto moves = control.periods[period].moves;
    return context.phrase(PhraseId::SettingPeriodMoves,
                          {{"period", period + 1}, {"which", moves ? "some" : "rest"}, {"moves", moves.value_or(0)}});
}

Item row(const Scene& context, const TimeValue& value) { return {describe_time_value(context, value), Change{value}}; }

} // namespace

Runs describe_own_time(const Scene& context, const std::optional<std::string>& control) {
    const auto own = control ? read(*control) : std::nullopt;
    if (!own) return context.phrase(PhraseId::SettingOwnTimeNone);
    return context.phrase(PhraseId::SettingOwnTime, {{"control", describe(context, *own)}});
}

Runs describe_time_value(const Scene& context, const TimeValue& value) {
    const TimeControl control = built(context);
    switch (value.part) {
    case TimePart::Periods: return context.phrase(PhraseId::SettingPeriods, {{"count", control.periods.size()}});
    case TimePart::Moves: return describe_moves(context, control, value.period);
    case TimePart::Minutes:
        return context.phrase(PhraseId::SettingPeriodTime,
                              {{"period", value.period + 1}, {"length", control.periods[value.period].base}});
    case TimePart::Bonus: return context.phrase(PhraseId::SettingBonus, {{"bonus", settings::bonus_word(control)}});
    case TimePart::BonusSeconds:
        return context.phrase(PhraseId::SettingBonusLength, {{"length", settings::bonus_length(control)}});
    }
    return {};
}

Runs describe_time_change(const Scene& context, const TimeValue& value) {
    return context.phrase(PhraseId::SettingOwnTimeChanged, {{"row", describe_time_value(context, value)},
                                                            {"control", describe(context, built(context))}});
}

std::vector<Item> own_time_rows(const Scene& context) {
    const TimeControl control = built(context);
    std::vector<Item> rows{row(context, {TimePart::Periods})};
    for (std::size_t period = 0; period < control.periods.size(); ++period) {
        rows.push_back(row(context, {TimePart::Moves, period}));
        rows.push_back(row(context, {TimePart::Minutes, period}));
    }
    rows.push_back(row(context, {TimePart::Bonus}));
    if (settings::bonus_word(control) != "none") rows.push_back(row(context, {TimePart::BonusSeconds}));
    rows.push_back({describe_own_time(context, rules::table::write_time_control(control)), RepeatRow{}});
    rows.push_back({context.phrase(PhraseId::SettingOwnTimeTyped), WriteLine{TextPurpose::OwnTimeControl, {}}});
    return rows;
}

bool change_own_time(UpdateContext& context, const TimeValue& value, int direction) {
    TimeControl control = built(context);
    if (!settings::change(control, value, direction)) return false;
    choose(context, control);
    return true;
}

void ask_time_value(UpdateContext& context, const TimeValue& value) {
    context.push(TextScreen{.purpose = TextPurpose::TimeNumber, .text = {}, .time = value});
    tell_place(context);
}

void take_time_number(UpdateContext& context, const TextScreen& line) {
    const auto number = whole_number(line.text);
    TimeControl control = built(context);
    if (!number || !settings::set(control, *line.time, *number)) {
        context.refuse(context.phrase(PhraseId::TextNotANumber, {{"text", line.text}}));
        return ask_time_value(context, *line.time);
    }
    choose(context, control);
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.focus(describe_time_change(context, *line.time));
}

void take_own_time(UpdateContext& context, const std::string& text) {
    const auto control = settings::read_typed_time(speech::vocabulary::fold(text));
    if (!control) {
        context.refuse(context.phrase(PhraseId::TextNotATime, {{"text", written_words(context, text)}}));
        return open_text(context, TextPurpose::OwnTimeControl);
    }
    choose(context, *control);
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.focus(describe_own_time(context, context.model.preferences.own_time_control));
}

} // namespace session
