#include "src/session/settings/describe.hpp"

#include "base/values/overloaded.hpp"
#include "rules/table/time.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/settings/voices.hpp"
#include "src/settings/table.hpp"

#include <algorithm>
#include <iterator>

namespace session {
namespace {

using settings::Option;
using settings::Preferences;
using settings::Setting;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

// The few whose sentence tells more than the value.

using Describe = Runs(const Scene& step, const settings::Sentence& sentence, const Option& chosen);

Runs plainly(const Scene& step, const settings::Sentence& sentence, const Option& chosen) {
    return step.phrase(sentence.phrase, {{sentence.argument, chosen.word}});
}

Runs with_state(const Scene& step, const settings::Sentence& sentence, const Option& speaker) {
    return step.phrase(sentence.phrase,
                       {{sentence.argument, speaker.word}, {"lost", step.model.speaker_is_lost ? "yes" : "no"}});
}

/// The name of the second voice in that voice.
Runs as_it_speaks(const Scene& step, const settings::Sentence& sentence, const Option& voice) {
    return step.phrase(PhraseId::MannerSecondVoice, {{"voice", as_opponents(plainly(step, sentence, voice))}});
}

/// With a move as these words have it.
Runs with_example(const Scene& step, const settings::Sentence& sentence, const Option& chosen) {
    using namespace rules::board;
    using speech::vocabulary::MovePattern;
    const auto& vocabulary = *words(step.model).announcing.at(step.model.preferences.move_words);
    const std::string move =
        vocabulary.fill(MovePattern::Move, {{"piece", vocabulary.word(Role::Knight)},
                                            {"to", vocabulary.square(Square(File::F, Rank::Three))}});
    return step.phrase(sentence.phrase, {{sentence.argument, chosen.word}, {"example", Runs{vocabulary.run(move)}}});
}

/// With the Article by which it does not talk in the game under way.
Runs with_what_forbids(const Scene& step, const settings::Sentence& sentence, const Option& whose) {
    const Runs plain = plainly(step, sentence, whose);
    const std::optional<Game>& game = step.model.game;
    const bool would_talk = step.model.preferences.talking_clock != settings::TalkingClock::Off && game &&
                            game->table.clock.exists() && game->table.phase != rules::table::Phase::Over;
    if (!would_talk || !is_told_on_request(step)) return plain;
    const auto& article = game->table.laws.article(rules::laws::Rule::Assistants);
    return step.phrase(PhraseId::ClockOnRequest,
                       {{"setting", plain}, {"article", speech::announce::describe_article(article, manner(step))}});
}

struct Fuller {
    const Setting& setting;
    Describe* describe;
};
constexpr Fuller fuller[] = {{settings::setting("speaker"), with_state},
                             {settings::setting("second_voice"), as_it_speaks},
                             {settings::setting("move_words"), with_example},
                             {settings::setting("talking_clock"), with_what_forbids}};

Runs describe_choice(const Scene& step, const Setting& setting, const settings::Choice<Preferences>& choice) {
    const Option& chosen = choice.options[choice.of(step.model.preferences)];
    if (chosen.sentence) return step.phrase(*chosen.sentence);
    const auto found =
        std::ranges::find_if(fuller, [&setting](const Fuller& each) { return &each.setting == &setting; });
    Describe* const in_words = found == std::end(fuller) ? plainly : found->describe;
    return in_words(step, *choice.sentence, chosen);
}

Runs describe_number(const Scene& step, const settings::Sentence& sentence, int number) {
    return step.phrase(sentence.phrase, {{sentence.argument, number}});
}

Runs describe_level(const Scene& step, int chosen) {
    const auto& levels = step.model.equipment->levels;
    const int level = std::clamp(chosen, 1, static_cast<int>(levels.size()));
    const auto opponents =
        engine::opponents(levels[static_cast<std::size_t>(level - 1)], step.model.equipment->engines);
    if (opponents.empty()) return step.phrase(PhraseId::SettingLevelWithoutEngine, {{"level", level}});
    return step.phrase(PhraseId::SettingLevel, {{"level", level}, {"elo", opponents.front().approximate_elo}});
}

/// The catalogue knows some editions by name and gives the others their own title.
Runs describe_edition(const Scene& step, const std::string& name) {
    std::string key = name;
    std::replace(key.begin(), key.end(), '-', '_');
    return step.phrase(PhraseId::SettingEdition,
                       {{"edition", key}, {"title", step.model.equipment->editions.at(name).title}});
}

Runs describe_offered(const Scene& step, const settings::OfferedName& name) {
    switch (name.offering) {
    case settings::Offering::Languages:
        return step.phrase(PhraseId::SettingLanguage, {{"name", words(step.model).catalogue->locale().name}});
    case settings::Offering::KeyMaps:
        return step.phrase(PhraseId::SettingKeyMap, {{"name", key_map(step.model).title}});
    case settings::Offering::Editions: return describe_edition(step, name.field.of(step.model.preferences));
    case settings::Offering::Variants: return describe_chosen_variant(step);
    }
    return {};
}

Runs describe_time(const Scene& step, const std::string& control) {
    const auto read = rules::table::read_time_control(control);
    const auto* time = std::get_if<rules::table::TimeControl>(&read);
    if (time == nullptr || time->periods.empty()) return step.phrase(PhraseId::SettingTimeNone);
    const rules::table::Period& period = time->periods.front();
    if (period.increment.count() == 0) return step.phrase(PhraseId::SettingTimeBase, {{"base", period.base}});
    return step.phrase(PhraseId::SettingTimeIncrement, {{"base", period.base}, {"increment", period.increment}});
}

Runs describe_output(const Scene& step, const settings::SoundOutput& output) {
    const auto& name = output.field.of(step.model.preferences);
    if (!name) return step.phrase(output.none);
    const bool is_there = std::ranges::find(step.model.outputs, *name) != step.model.outputs.end();
    return step.phrase(is_there ? output.chosen : output.missing, {{"name", *name}});
}

Runs describe(const Scene& step, const Setting& setting) {
    const Preferences& chosen = step.model.preferences;
    return std::visit(
        base::values::Overloaded{
            [&](const settings::Number<Preferences>& number) {
                return describe_number(step, number.sentence, number.field.of(chosen));
            },
            [&](const settings::Interval& interval) {
                return describe_number(step, interval.sentence, interval.field.of(chosen));
            },
            [&](const settings::Level& level) { return describe_level(step, level.field.of(chosen)); },
            [&](const settings::Choice<Preferences>& choice) { return describe_choice(step, setting, choice); },
            [&](const settings::OfferedName& name) { return describe_offered(step, name); },
            [&](const settings::GameTime& time) { return describe_time(step, time.field.of(chosen)); },
            [&](const settings::SoundOutput& output) { return describe_output(step, output); },
            [&](const settings::InitialPosition&) { return describe_chosen_position(step); },
        },
        setting.kind);
}

} // namespace

Runs describe_setting(const Scene& step, const SettingRow& row) {
    return std::visit(base::values::Overloaded{
                          [&step](const Setting& setting) { return describe(step, setting); },
                          [&step](const VoiceRow& voice) { return describe_voice(step, voice); },
                      },
                      row);
}

} // namespace session
