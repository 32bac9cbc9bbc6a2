#include "src/session/settings/voices.hpp"

#include "base/values/overloaded.hpp"
#include "src/settings/change.hpp"

#include <algorithm>
#include <cstdlib>

namespace session {
namespace {

using settings::VoiceProfile;
using speech::phrases::Language;
using speech::phrases::Runs;

const speech::phrases::Locale* locale_of(const Scene& context, const Language& language) {
    for (const LanguagePack& language_pack : context.model.equipment->language_packs)
        if (language_pack.catalogue->language() == language) return &language_pack.catalogue->locale();
    return nullptr;
}

/// The language by its own name, in its own voice.
Runs name_of(const Scene& context, const Language& language) {
    const auto* locale = locale_of(context, language);
    return {{language, locale == nullptr ? language.tag : locale->name}};
}

VoiceProfile tongue_of(const Scene& context, const Language& language) {
    const auto& voice_profiles = context.model.preferences.voice_profiles;
    const auto found = voice_profiles.find(language.tag);
    return found == voice_profiles.end() ? VoiceProfile{} : found->second;
}

/// As the choices of the sentence name it: `en_us`.
std::string accent_word(std::string accent) {
    std::replace(accent.begin(), accent.end(), '-', '_');
    return accent;
}

} // namespace

Language language_of(const Scene& context, VoiceOf whose) {
    switch (whose) {
    case VoiceOf::Interface: return words(context).catalogue->language();
    case VoiceOf::Moves: return manner(context).vocabulary.language();
    }
    return {};
}

std::vector<std::string> accents_of(const Scene& context, const Language& language) {
    const auto* locale = locale_of(context, language);
    return locale == nullptr ? std::vector<std::string>{} : locale->accents;
}

Runs describe_voice(const Scene& context, const VoiceRow& row) {
    const Language language = language_of(context, row.whose);
    const Runs name = name_of(context, language);
    const VoiceProfile voice_profile = tongue_of(context, language);
    return std::visit(
        base::values::Overloaded{
            [&](const settings::Choice<VoiceProfile>& choice) {
                const settings::Sentence& sentence = *choice.sentence;
                return context.phrase(
                    sentence.phrase,
                    {{"language", name}, {sentence.argument, choice.options[choice.of(voice_profile)].word}});
            },
            [&](const settings::Accent& accent) {
                const std::string spoken = accent.field.of(voice_profile).value_or(language.tag);
                return context.phrase(
                    accent.sentence.phrase,
                    {{"language", name}, {accent.sentence.argument, accent_word(spoken)}, {"name", spoken}});
            },
            [&](const settings::Difference& difference) {
                const int value = difference.number.field.of(voice_profile);
                const std::string_view change = value == 0 ? "none" : value < 0 ? difference.less : difference.more;
                const settings::Sentence& sentence = difference.number.sentence;
                return context.phrase(sentence.phrase,
                                      {{"language", name}, {"change", change}, {sentence.argument, std::abs(value)}});
            },
        },
        row.setting.get().kind);
}

std::optional<settings::Scale> scale_of_voice(const Scene& context, const VoiceRow& row) {
    return settings::scale(tongue_of(context, language_of(context, row.whose)), row.setting);
}

bool change_voice(UpdateContext& context, const VoiceRow& row, int direction) {
    const Language language = language_of(context, row.whose);
    VoiceProfile voice_profile = tongue_of(context, language);
    if (!settings::change(voice_profile, row.setting, direction, accents_of(context, language))) return false;
    context.model.preferences.voice_profiles[language.tag] = std::move(voice_profile);
    return true;
}

} // namespace session
