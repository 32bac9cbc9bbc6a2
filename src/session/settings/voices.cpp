#include "src/session/settings/voices.hpp"

#include "base/values/overloaded.hpp"
#include "src/settings/change.hpp"

#include <algorithm>
#include <cstdlib>

namespace session {
namespace {

using settings::Tongue;
using speech::phrases::Language;
using speech::phrases::Runs;

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

/// As the choices of the sentence name it: `en_us`.
std::string accent_word(std::string accent) {
    std::replace(accent.begin(), accent.end(), '-', '_');
    return accent;
}

} // namespace

Language language_of(const Scene& step, VoiceOf whose) {
    switch (whose) {
    case VoiceOf::Interface: return words(step.model).catalogue->language();
    case VoiceOf::Moves: return manner(step).vocabulary.language();
    }
    return {};
}

std::vector<std::string> accents_of(const Scene& step, const Language& language) {
    const auto* locale = locale_of(step, language);
    return locale == nullptr ? std::vector<std::string>{} : locale->accents;
}

Runs describe_voice(const Scene& step, const VoiceRow& row) {
    const Language language = language_of(step, row.whose);
    const Runs name = name_of(step, language);
    const Tongue tongue = tongue_of(step, language);
    return std::visit(
        base::values::Overloaded{
            [&](const settings::Choice<Tongue>& choice) {
                const settings::Sentence& sentence = *choice.sentence;
                return step.phrase(sentence.phrase,
                                   {{"language", name}, {sentence.argument, choice.options[choice.of(tongue)].word}});
            },
            [&](const settings::Accent& accent) {
                const std::string spoken = accent.field.of(tongue).value_or(language.tag);
                return step.phrase(
                    accent.sentence.phrase,
                    {{"language", name}, {accent.sentence.argument, accent_word(spoken)}, {"name", spoken}});
            },
            [&](const settings::Difference& difference) {
                const int value = difference.number.field.of(tongue);
                const std::string_view change = value == 0 ? "none" : value < 0 ? difference.less : difference.more;
                const settings::Sentence& sentence = difference.number.sentence;
                return step.phrase(sentence.phrase,
                                   {{"language", name}, {"change", change}, {sentence.argument, std::abs(value)}});
            },
        },
        row.setting.get().kind);
}

bool change_voice(Step& step, const VoiceRow& row, int direction) {
    const Language language = language_of(step, row.whose);
    Tongue tongue = tongue_of(step, language);
    if (!settings::change(tongue, row.setting, direction, accents_of(step, language))) return false;
    step.model.preferences.tongues[language.tag] = std::move(tongue);
    return true;
}

} // namespace session
