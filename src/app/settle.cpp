#include "src/app/settle.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/paths.hpp"
#include "speech/phrases/locale.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace app {

using What = session::DataBroken::What;
using speech::phrases::Language;
using speech::phrases::Run;
using speech::phrases::Runs;

namespace {

/// What names a thing of the program's rather than of a language's, spelled as it is written.
Runs named(const std::string& name) { return {Run{{"en"}, name}}; }

class Settler {
public:
    Settler(settings::Preferences chosen, const Resources& resources, const std::filesystem::path& data)
        : settled_{std::move(chosen), {}}
        , resources_(resources)
        , has_(*resources.equipment)
        , data_(data) {}

    Settled settle(const std::optional<std::string>& system_language) && {
        settle_language(system_language);
        settle_words();
        settle_keys();
        settle_laws();
        for (const Broken& broken : resources_.broken) {
            if (broken.what == What::Pronunciation) tell(broken, name_of(broken.name), {});
            if (broken.what == What::Engine) tell(broken, named(broken.name), {});
            if (broken.what == What::Levels) tell(broken, {}, {});
        }
        return std::move(settled_);
    }

private:
    const speech::phrases::Catalogue* catalogue(const std::string& tag) const {
        const auto found =
            std::find_if(has_.language_packs.begin(), has_.language_packs.end(),
                         [&tag](const session::LanguagePack& one) { return one.catalogue->language().tag == tag; });
        return found == has_.language_packs.end() ? nullptr : found->catalogue.get();
    }

    void settle_language(const std::optional<std::string>& system_language) {
        std::string& language = settled_.preferences.language;
        if (catalogue(language) != nullptr) return;
        const std::string wanted = std::exchange(language, another_language(system_language));
        const Broken why = reason(What::Language, wanted).value_or(missing_language(wanted));
        tell(why, name_of(wanted), {Run{{language}, catalogue(language)->locale().name}});
    }

    std::string another_language(const std::optional<std::string>& system_language) const {
        if (system_language && catalogue(*system_language) != nullptr) return *system_language;
        for (const char* tag : {"en", "de", "fr", "es", "fa", "ar"})
            if (catalogue(tag) != nullptr) return tag;
        return has_.language_packs.front().catalogue->language().tag;
    }

    /// Its own name for itself, if that can still be read.
    Runs name_of(const std::string& tag) const {
        const auto locale = speech::phrases::read_locale(speech::phrases::locales_of(data_), {tag});
        if (const auto* read = std::get_if<speech::phrases::Locale>(&locale)) return {Run{{tag}, read->name}};
        return named(tag);
    }

    Broken missing_language(const std::string& tag) const {
        const auto loaded = speech::phrases::Catalogue::load(speech::phrases::locales_of(data_), {tag});
        if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&loaded))
            return {What::Language, tag, base::platform::shown(fault->file), fault->line, fault->expected};
        return {What::Language, tag,
                base::platform::shown(speech::phrases::locales_of(data_) / base::platform::path_of(tag)), std::nullopt,
                "a vocabulary"};
    }

    void settle_words() {
        const std::string& language = settled_.preferences.language;
        std::string wanted;
        switch (settled_.preferences.move_words) {
        case settings::MoveWords::FideGerman: wanted = "fide-german"; break;
        case settings::MoveWords::OwnLanguage: wanted = language; break;
        case settings::MoveWords::Nato: wanted = "nato"; break;
        case settings::MoveWords::Spelled: wanted = language + "-spelled"; break;
        }
        for (const std::string& name : {wanted, std::string("fide-german")}) { // the latter: for all who listen
            if (const auto why = reason(What::MoveWords, name)) tell(*why, named(name), named(other_words(language)));
            if (wanted == name && name == "fide-german") return;
        }
    }

    /// As load_resources() replaces what is broken.
    std::string other_words(const std::string& language) const {
        for (const std::string& name : {std::string("fide-german"), language, std::string("nato")})
            if (!reason(What::MoveWords, name)) return name;
        return language + "-spelled";
    }

    void settle_keys() {
        std::string& map = settled_.preferences.key_map;
        const std::string usual = settings::Preferences{}.key_map; // always there, if only as it is built in
        const auto why = reason(What::KeyMap, map);
        const bool is_there = std::any_of(has_.key_maps.begin(), has_.key_maps.end(),
                                          [&map](const session::KeyMap& one) { return one.name == map; });
        if (is_there && !why) return;
        const std::string wanted = std::exchange(map, usual);
        tell(why.value_or(Broken{What::KeyMap, wanted, base::platform::shown(data_ / "keys"), std::nullopt,
                                 "the key map " + wanted}),
             named(wanted), wanted == usual ? Runs{} : named(usual));
    }

    void settle_laws() {
        std::string& edition = settled_.preferences.edition;
        const std::string usual = settings::Preferences{}.edition; // always there, if only as it is built in
        if (const auto why = reason(What::Laws, usual)) tell(*why, named(usual), {});
        if (has_.editions.contains(edition)) return;
        const std::string wanted = std::exchange(edition, usual);
        tell(reason(What::Laws, wanted)
                 .value_or(Broken{What::Laws, wanted, base::platform::shown(data_ / "editions"), std::nullopt,
                                  "the edition " + wanted}),
             named(wanted), named(edition));
    }

    std::optional<Broken> reason(What what, const std::string& name) const {
        const auto found = std::find_if(resources_.broken.begin(), resources_.broken.end(), [&](const Broken& broken) {
            return broken.what == what && broken.name == name;
        });
        return found == resources_.broken.end() ? std::nullopt : std::optional(*found);
    }

    void tell(const Broken& why, Runs name, Runs instead) {
        settled_.told.push_back({why.what, std::move(name), std::move(instead), why.file, why.line, why.expected});
    }

    Settled settled_;
    const Resources& resources_;
    const session::Equipment& has_;
    const std::filesystem::path& data_;
};

} // namespace

Settled settle(settings::Preferences chosen, const Resources& resources, const std::filesystem::path& data,
               const std::optional<std::string>& system_language) {
    return Settler(std::move(chosen), resources, data).settle(system_language);
}

std::optional<std::string> system_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const auto locale = base::platform::nonempty_variable(name);
        if (locale) return locale->substr(0, locale->find_first_of("_.@"));
    }
    return std::nullopt;
}

} // namespace app
