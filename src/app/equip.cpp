#include "src/app/equip.hpp"

#include "src/engine/levels.hpp"
#include "src/shell/key_map_file.hpp"
#include "src/storage/editions.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace app {
namespace {

std::string complaint(const speech::phrases::CatalogueFault& fault) { return fault.message(); }
std::string complaint(const speech::vocabulary::VocabularyFault& fault) { return fault.message(); }
std::string complaint(const shell::KeyMapFault& fault) { return shell::describe(fault); }
std::string complaint(const engine::DataFault& fault) { return engine::describe(fault); }
std::string complaint(const rules::laws::LawsFault& fault) {
    return fmt::format("{}:{}: {}: expected {}", fault.file, fault.line, fault.key, fault.expected);
}

/// Takes what was read, or keeps the first complaint.
class Reader {
public:
    template <typename Good, typename Bad>
    bool take(Good& good, std::variant<Good, Bad> read) {
        if (auto* value = std::get_if<Good>(&read)) {
            good = std::move(*value);
            return true;
        }
        fault_ = Unequipped{complaint(std::get<Bad>(read))};
        return false;
    }
    const Unequipped& fault() const { return fault_; }

    /// A vocabulary by its name, read once; empty where it cannot be.
    session::Words vocabulary(const std::filesystem::path& data, const std::string& name) {
        if (const auto known = vocabularies_.find(name); known != vocabularies_.end()) return known->second;
        const auto file = speech::vocabulary::find_vocabulary(data, name);
        if (!file) {
            fault_ = Unequipped{fmt::format("{}: expected the vocabulary {}", data.string(), name)};
            return nullptr;
        }
        auto loaded = speech::vocabulary::Vocabulary::load(*file);
        if (const auto* fault = std::get_if<speech::vocabulary::VocabularyFault>(&loaded)) {
            fault_ = Unequipped{complaint(*fault)};
            return nullptr;
        }
        return vocabularies_[name] = std::make_shared<const speech::vocabulary::Vocabulary>(
                   std::get<speech::vocabulary::Vocabulary>(std::move(loaded)));
    }

private:
    Unequipped fault_;
    std::map<std::string, session::Words> vocabularies_;
};

} // namespace

std::variant<std::shared_ptr<const session::Equipment>, Unequipped> equip(const std::filesystem::path& data) {
    auto found = std::make_shared<session::Equipment>();
    Reader reader;

    std::vector<speech::vocabulary::NamedVocabulary> vocabularies;
    if (!reader.take(vocabularies, speech::vocabulary::load_all(data))) return reader.fault();
    for (const speech::phrases::Language& language : speech::phrases::languages(data / "locales")) {
        auto catalogue = speech::phrases::Catalogue::load(data / "locales", language);
        if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&catalogue))
            return Unequipped{complaint(*fault)};
        const auto sentences = std::make_shared<const speech::phrases::Catalogue>(
            std::get<speech::phrases::Catalogue>(std::move(catalogue)));
        std::map<storage::MoveWords, session::Words> announcing;
        for (const auto& [words, name] : {std::pair{storage::MoveWords::FideGerman, std::string("fide-german")},
                                          std::pair{storage::MoveWords::OwnLanguage, language.tag},
                                          std::pair{storage::MoveWords::Nato, std::string("nato")},
                                          std::pair{storage::MoveWords::Spelled, language.tag + "-spelled"}}) {
            announcing[words] = reader.vocabulary(data, name);
            if (announcing[words] == nullptr) return reader.fault();
        }
        found->lexicons.push_back({sentences, std::move(announcing),
                                   std::make_shared<const speech::listen::Listener>(
                                       speech::listen::listener_for(sentences->locale(), vocabularies))});
    }
    if (found->lexicons.empty()) return Unequipped{fmt::format("{}: expected a language", (data / "locales").string())};

    if (!reader.take(found->key_maps, shell::load_key_maps(data / "src/shell/keys"))) return reader.fault();
    if (!reader.take(found->levels, engine::read_levels(data / "src/engine/levels.toml"))) return reader.fault();
    std::vector<engine::EngineSpec> engines;
    if (!reader.take(engines, engine::read_engines(data / "src/engine/engines"))) return reader.fault();
    found->engines = engine::installed(engines);

    const auto source = storage::edition_source(data);
    for (const std::string& name : storage::edition_names(data)) {
        auto laws = rules::laws::read_laws(name, source);
        if (const auto* fault = std::get_if<rules::laws::LawsFault>(&laws)) return Unequipped{complaint(*fault)};
        found->editions.emplace(name, std::get<rules::laws::Laws>(std::move(laws)));
    }
    const std::string needed = rules::table::Settings{}.edition;
    if (!found->editions.contains(needed))
        return Unequipped{fmt::format("{}: expected the edition {}", data.string(), needed)};
    return found;
}

} // namespace app
