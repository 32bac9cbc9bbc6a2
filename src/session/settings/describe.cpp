#include "src/session/settings/describe.hpp"

#include "base/values/overloaded.hpp"
#include "rules/table/clock/length.hpp"
#include "rules/table/time.hpp"
#include "rules/table/words.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/settings/own_time.hpp"
#include "src/session/settings/voices.hpp"
#include "src/settings/table.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace session {
namespace {

using settings::Option;
using settings::Preferences;
using settings::Setting;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

// The few whose sentence tells more than the value.

using Describe = Runs(const Scene& context, const settings::Sentence& sentence, const Option& chosen);

Runs plainly(const Scene& context, const settings::Sentence& sentence, const Option& chosen) {
    return context.phrase(sentence.phrase, {{sentence.argument, chosen.word}});
}

Runs with_state(const Scene& context, const settings::Sentence& sentence, const Option& speaker) {
    return context.phrase(sentence.phrase,
                          {{sentence.argument, speaker.word}, {"lost", context.model.speaker_is_lost ? "yes" : "no"}});
}

/// The name of the second voice in that voice.
Runs as_it_speaks(const Scene& context, const settings::Sentence& sentence, const Option& voice) {
    return context.phrase(PhraseId::MannerSecondVoice, {{"voice", as_opponents(plainly(context, sentence, voice))}});
}

/// What is to be told by the second voice is told in words where there is none.
Runs if_there_is_one(const Scene& context, const settings::Sentence& sentence, const Option& how) {
    const bool is_by_voice = how.word == "second" || how.word == "voice";
    return context.phrase(
        sentence.phrase,
        {{sentence.argument, is_by_voice && !has_second_voice(context) ? std::string_view("missing") : how.word}});
}

/// With a move as these words have it.
Runs with_example(const Scene& context, const settings::Sentence& sentence, const Option& chosen) {
    using namespace rules::board;
    using speech::vocabulary::MovePattern;
    const auto& vocabulary = *words(context).announcing.at(context.preferences().move_words);
    const std::string move =
        vocabulary.fill(MovePattern::Move, {{"piece", vocabulary.word(Role::Knight)},
                                            {"to", vocabulary.square(Square(File::F, Rank::Three))}});
    return context.phrase(sentence.phrase, {{sentence.argument, chosen.word}, {"example", Runs{vocabulary.run(move)}}});
}

/// With the Article by which it does not talk in the game under way.
Runs with_what_forbids(const Scene& context, const settings::Sentence& sentence, const Option& whose) {
    const Runs plain = plainly(context, sentence, whose);
    const bool would_talk = context.preferences().talking_clock != settings::TalkingClock::Off && context.has_game() &&
                            context.game().table.clock.exists() &&
                            context.game().table.phase != rules::table::Phase::Over;
    if (!would_talk || !is_told_on_request(context)) return plain;
    const auto& article = context.game().table.laws.article(rules::laws::Rule::Assistants);
    return context.phrase(
        PhraseId::ClockOnRequest,
        {{"setting", plain}, {"article", speech::announce::describe_article(article, manner(context))}});
}

struct Fuller {
    const Setting& setting;
    Describe* describe;
};
constexpr Fuller fuller[] = {{settings::setting("speaker"), with_state},
                             {settings::setting("second_voice"), as_it_speaks},
                             {settings::setting("opponent_moves"), if_there_is_one},
                             {settings::setting("whose_piece"), if_there_is_one},
                             {settings::setting("move_words"), with_example},
                             {settings::setting("talking_clock"), with_what_forbids}};

Runs describe_choice(const Scene& context, const Setting& setting, const settings::Choice<Preferences>& choice) {
    const Option& chosen = choice.options[choice.of(context.preferences())];
    if (chosen.sentence) return context.phrase(*chosen.sentence);
    const auto found =
        std::ranges::find_if(fuller, [&setting](const Fuller& each) { return &each.setting == &setting; });
    Describe* const in_words = found == std::end(fuller) ? plainly : found->describe;
    return in_words(context, *choice.sentence, chosen);
}

Runs describe_number(const Scene& context, const settings::Sentence& sentence, int number) {
    return context.phrase(sentence.phrase, {{sentence.argument, number}});
}

Runs describe_level(const Scene& context, int chosen) {
    const int level = std::clamp(chosen, 1, static_cast<int>(context.model.equipment->levels.size()));
    const auto variant = chosen_variant(context.model);
    const auto opponents = opponents_for(context.model, variant, level);
    if (opponents.empty()) return context.phrase(PhraseId::SettingLevelWithoutEngine, {{"level", level}});
    // How strong an engine is was measured in ordinary chess.
    if (rules::variants::describe(variant).engines_name)
        return context.phrase(PhraseId::SettingLevelAlone, {{"level", level}});
    return context.phrase(PhraseId::SettingLevel, {{"level", level}, {"elo", opponents.front().approximate_elo}});
}

/// The catalogue knows some editions by name and gives the others their own title.
Runs describe_offered(const Scene& context, const settings::OfferedName& name) {
    switch (name.offering) {
    case settings::Offering::Languages:
        return context.phrase(PhraseId::SettingLanguage, {{"name", words(context).catalogue->locale().name}});
    case settings::Offering::KeyMaps:
        return context.phrase(PhraseId::SettingKeyMap, {{"name", key_map(context.model).title}});
    case settings::Offering::Editions: {
        const std::string& edition = name.field.of(context.preferences());
        return describe_edition(context, edition, context.model.equipment->editions.at(edition).title);
    }
    case settings::Offering::Variants: return describe_chosen_variant(context);
    }
    return {};
}

/// With what the edition of the Laws calls a game of such a length.
Runs describe_time(const Scene& context, const std::string& control) {
    const auto read = rules::table::read_time_control(control);
    const auto* time = std::get_if<rules::table::TimeControl>(&read);
    if (time == nullptr || time->periods.empty()) return context.phrase(PhraseId::SettingTimeNone);
    const auto& laws = context.model.equipment->editions.at(context.preferences().edition);
    return context.phrase(PhraseId::SettingTime,
                          {{"control", speech::announce::describe_time_control(*time, manner(context))},
                           {"kind", rules::table::word(rules::table::kind_of(*time, laws))}});
}

Runs describe_output(const Scene& context, const settings::SoundOutput& output) {
    const auto& name = output.field.of(context.preferences());
    if (!name) return context.phrase(output.none);
    const bool is_there = std::ranges::find(context.model.outputs, *name) != context.model.outputs.end();
    return context.phrase(is_there ? output.chosen : output.missing, {{"name", *name}});
}

Runs describe_name(const Scene& context, const settings::PlayerName& name) {
    const auto& chosen = name.field.of(context.preferences());
    return chosen ? context.phrase(name.chosen, {{"name", *chosen}}) : context.phrase(name.none);
}

Runs describe_folder(const Scene& context, const settings::Folder& folder) {
    const auto& chosen = folder.field.of(context.preferences());
    return chosen ? context.phrase(folder.chosen, {{"name", *chosen}}) : context.phrase(folder.none);
}

Runs describe(const Scene& context, const Setting& setting) {
    const Preferences& chosen = context.preferences();
    return std::visit(
        base::values::Overloaded{
            [&](const settings::Number<Preferences>& number) {
                return describe_number(context, number.sentence, number.field.of(chosen));
            },
            [&](const settings::Interval& interval) {
                return describe_number(context, interval.sentence, interval.field.of(chosen));
            },
            [&](const settings::Level& level) { return describe_level(context, level.field.of(chosen)); },
            [&](const settings::Choice<Preferences>& choice) { return describe_choice(context, setting, choice); },
            [&](const settings::OfferedName& name) { return describe_offered(context, name); },
            [&](const settings::GameTime& time) { return describe_time(context, time.field.of(chosen)); },
            [&](const settings::OwnTime& time) { return describe_own_time(context, time.field.of(chosen)); },
            [&](const settings::SoundOutput& output) { return describe_output(context, output); },
            [&](const settings::InitialPosition&) { return describe_chosen_position(context); },
            [&](const settings::PlayerName& name) { return describe_name(context, name); },
            [&](const settings::Folder& folder) { return describe_folder(context, folder); },
        },
        setting.kind);
}

} // namespace

Runs describe_setting(const Scene& context, const SettingRow& row) {
    return std::visit(base::values::Overloaded{
                          [&context](const Setting& setting) { return describe(context, setting); },
                          [&context](const VoiceRow& voice) { return describe_voice(context, voice); },
                          [&context](const settings::TimeValue& value) { return describe_time_value(context, value); },
                      },
                      row);
}

Runs describe_edition(const Scene& context, const std::string& name, const std::string& title) {
    std::string key = name;
    std::replace(key.begin(), key.end(), '-', '_');
    return context.phrase(PhraseId::SettingEdition, {{"edition", key}, {"title", title}});
}

} // namespace session
