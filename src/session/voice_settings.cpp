#include "src/session/voice_settings.hpp"

#include <array>
#include <cstdlib>

namespace session {

using speech::phrases::Language;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::voice::Variant;
using storage::OpponentMoves;
using storage::Preferences;
using storage::SecondVoice;
using storage::Tongue;

namespace {

std::string_view word(Variant variant) {
    switch (variant) {
    case Variant::Usual: return "usual";
    case Variant::Man1: return "man_1";
    case Variant::Man2: return "man_2";
    case Variant::Man3: return "man_3";
    case Variant::Woman1: return "woman_1";
    case Variant::Woman2: return "woman_2";
    case Variant::Woman3: return "woman_3";
    }
    return {};
}

std::string_view word(SecondVoice voice) {
    switch (voice) {
    case SecondVoice::Deeper: return "deeper";
    case SecondVoice::Higher: return "higher";
    case SecondVoice::Man: return "man";
    case SecondVoice::Woman: return "woman";
    }
    return {};
}

const speech::phrases::Locale* locale_of(const Scene& step, const Language& language) {
    for (const Lexicon& lexicon : step.model.equipment->lexicons)
        if (lexicon.catalogue->language() == language) return &lexicon.catalogue->locale();
    return nullptr;
}

/// The language by its own name, in its own voice.
Runs name_of(const Scene& step, const Language& language) {
    const auto* locale = locale_of(step, language);
    return {{language, locale == nullptr ? language.tag : locale->name}};
}

Tongue tongue_of(const Scene& step, const Language& language) {
    const auto& tongues = step.model.preferences.tongues;
    const auto found = tongues.find(language.tag);
    return found == tongues.end() ? Tongue{} : found->second;
}

template <typename Change>
bool change_tongue(Step& step, const Language& language, const Change& change) {
    Tongue tongue = tongue_of(step, language);
    if (!change(tongue)) return false;
    step.model.preferences.tongues[language.tag] = std::move(tongue);
    return true;
}

/// The voice the locale names first, then its accents.
std::vector<std::optional<std::string>> offered_accents(const Scene& step, const Language& language) {
    std::vector<std::optional<std::string>> offered{std::nullopt};
    for (std::string& accent : accents_of(step, language)) offered.emplace_back(std::move(accent));
    return offered;
}

/// As the choices of the sentence name it: `en_us`.
std::string accent_word(const Tongue& tongue, const Language& language) {
    std::string word = tongue.accent.value_or(language.tag);
    std::replace(word.begin(), word.end(), '-', '_');
    return word;
}

struct Ends {
    std::string_view less;
    std::string_view more;
};

/// How much a language differs from all others in one respect.
Chooser choose_difference(LanguageOf which, PhraseId id, int Tongue::*field, Steps steps, Ends ends) {
    return {[=](const Scene& step) {
                const int value = tongue_of(step, which(step)).*field;
                const std::string_view change = value == 0 ? "none" : value < 0 ? ends.less : ends.more;
                return step.phrase(
                    id, {{"language", name_of(step, which(step))}, {"change", change}, {"steps", std::abs(value)}});
            },
            [=](Step& step, int direction) {
                return change_tongue(step, which(step),
                                     [=](Tongue& tongue) { return move_number(tongue.*field, direction, steps); });
            }};
}

} // namespace

Language own_language(const Scene& step) { return words(step.model).catalogue->language(); }

Language language_of_moves(const Scene& step) { return manner(step.model).vocabulary.language(); }

std::vector<std::string> accents_of(const Scene& step, const Language& language) {
    const auto* locale = locale_of(step, language);
    return locale == nullptr ? std::vector<std::string>{} : locale->accents;
}

Chooser choose_voice(LanguageOf which) {
    return {[which](const Scene& step) {
                return step.phrase(PhraseId::MannerVoice, {{"language", name_of(step, which(step))},
                                                           {"voice", word(tongue_of(step, which(step)).variant)}});
            },
            [which](Step& step, int direction) {
                return change_tongue(step, which(step), [direction](Tongue& tongue) {
                    return move_in(tongue.variant, speech::voice::all_variants, direction);
                });
            }};
}

Chooser choose_accent(LanguageOf which) {
    return {[which](const Scene& step) {
                const Language language = which(step);
                const Tongue tongue = tongue_of(step, language);
                return step.phrase(PhraseId::MannerAccent, {{"language", name_of(step, language)},
                                                            {"accent", accent_word(tongue, language)},
                                                            {"name", tongue.accent.value_or(language.tag)}});
            },
            [which](Step& step, int direction) {
                const auto offered = offered_accents(step, which(step));
                return change_tongue(step, which(step),
                                     [&](Tongue& tongue) { return move_in(tongue.accent, offered, direction); });
            }};
}

Chooser choose_language_rate(LanguageOf which) {
    return choose_difference(which, PhraseId::MannerRate, &Tongue::rate, {20, -300, 300}, {"slower", "faster"});
}

Chooser choose_language_pitch(LanguageOf which) {
    return choose_difference(which, PhraseId::MannerPitch, &Tongue::pitch, {5, -50, 50}, {"deeper", "higher"});
}

Chooser choose_second_voice() {
    return {
        [](const Scene& step) {
            const Runs voice =
                step.phrase(PhraseId::MannerSecondVoiceName, {{"voice", word(step.model.preferences.second_voice)}});
            return step.phrase(PhraseId::MannerSecondVoice, {{"voice", as_opponents(voice)}});
        },
        [](Step& step, int direction) {
            return move_in(step.model.preferences.second_voice,
                           std::array{SecondVoice::Deeper, SecondVoice::Higher, SecondVoice::Man, SecondVoice::Woman},
                           direction);
        }};
}

Chooser choose_opponent_moves() {
    return choose_named<OpponentMoves>(PhraseId::MannerOpponentMoves, "voice", &Preferences::opponent_moves,
                                       {{OpponentMoves::UsualVoice, "usual"}, {OpponentMoves::SecondVoice, "second"}});
}

} // namespace session
