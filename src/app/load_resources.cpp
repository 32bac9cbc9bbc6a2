#include "src/app/load_resources.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/programs.hpp"
#include "rules/laws/edition.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/pronunciation.hpp"
#include "src/engine/levels.hpp"
#include "src/services/file_opener.hpp"
#include "src/shell/built_in_keys.hpp"
#include "src/shell/key_map_file.hpp"
#include "src/storage/editions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

namespace app {

using What = session::DataBroken::What;

namespace {

Broken broken(What what, std::string name, const speech::phrases::CatalogueFault& fault) {
    return {what, std::move(name), base::platform::shown(fault.file), fault.line, fault.expected};
}
Broken broken(What what, std::string name, const base::toml::DataFault& fault) {
    return {what, std::move(name), fault.file, fault.line, (fault.key ? *fault.key + ": " : "") + fault.expected};
}

class Reader {
public:
    explicit Reader(const std::filesystem::path& data)
        : data_(data) {}

    std::variant<Resources, NoResources> read() {
        begin_sentences();
        read_key_maps();
        read_engines();
        read_editions();
        // What is wrong with languages is told first.
        std::vector<Broken> elsewhere = std::exchange(broken_, {});
        read_languages();
        if (found_.language_packs.empty()) return no_resources("locales", "a language");
        std::move(elsewhere.begin(), elsewhere.end(), std::back_inserter(broken_));
        return Resources{std::make_shared<const session::Equipment>(std::move(found_)), std::move(broken_)};
    }

private:
    template <typename Good, typename Bad>
    std::optional<Good> good(What what, const std::string& name, std::variant<Good, Bad> read) {
        if (auto* value = std::get_if<Good>(&read)) return std::move(*value);
        broken_.push_back(broken(what, name, std::get<Bad>(read)));
        return std::nullopt;
    }

    template <typename Good>
    std::optional<Good> good(What what, const std::string& name,
                             base::values::Result<Good, base::toml::DataFault> read) {
        if (read) return *std::move(read);
        broken_.push_back(broken(what, name, read.error()));
        return std::nullopt;
    }

    NoResources no_resources(const char* folder, const char* expected) const {
        const std::string first = broken_.empty() ? "" : broken_.front().complaint() + "\n";
        return {first + fmt::format("{}: expected {}", base::platform::shown(data_ / folder), expected)};
    }

    /// Read once; empty where it cannot be.
    session::Words vocabulary(const std::string& name) {
        if (const auto known = vocabularies_.find(name); known != vocabularies_.end()) return known->second;
        session::Words& words = vocabularies_[name];
        const auto file = speech::vocabulary::find_vocabulary(data_, name);
        if (!file) {
            broken_.push_back(
                {What::MoveWords, name, base::platform::shown(data_), std::nullopt, "the vocabulary " + name});
        } else if (auto read = good(What::MoveWords, name, speech::vocabulary::Vocabulary::load(*file))) {
            words = std::make_shared<const speech::vocabulary::Vocabulary>(std::move(*read));
        }
        return words;
    }

    /// In the place of one that cannot be read stands another one; empty where there is none at all.
    std::map<settings::MoveWords, session::Words> announcing(const std::string& language) {
        std::map<settings::MoveWords, session::Words> all{
            {settings::MoveWords::FideGerman, vocabulary("fide-german")},
            {settings::MoveWords::OwnLanguage, vocabulary(language)},
            {settings::MoveWords::Nato, vocabulary("nato")},
            {settings::MoveWords::Spelled, vocabulary(language + "-spelled")},
        };
        session::Words any;
        for (const auto& [words, one] : all)
            if (any == nullptr) any = one;
        if (any == nullptr) return {};
        for (auto& [words, one] : all)
            if (one == nullptr) one = any;
        return all;
    }

    /// Reading the sentences takes a good part of the time before the first word: all languages at once, while
    /// everything else is read.
    void begin_sentences() {
        const std::filesystem::path locales = speech::phrases::locales_of(data_);
        for (const speech::phrases::Language& language : speech::phrases::languages(locales))
            sentences_.push_back({language, std::async(&speech::phrases::Catalogue::load, locales, language)});
    }

    void read_languages() {
        for (const auto& [language, fault] :
             speech::voice::espeak::load_pronunciation(speech::phrases::locales_of(data_)).broken)
            broken_.push_back(broken(What::Pronunciation, language.tag, fault));
        auto loaded = speech::vocabulary::load_all(data_); // what is wrong is found below
        std::vector<speech::vocabulary::NamedVocabulary> understood;
        if (auto* all = std::get_if<std::vector<speech::vocabulary::NamedVocabulary>>(&loaded))
            understood = std::move(*all);
        std::vector<std::map<settings::MoveWords, session::Words>> words;
        for (const Sentences& sentences : sentences_) words.push_back(announcing(sentences.language.tag));
        for (std::size_t each = 0; each < sentences_.size(); ++each) {
            const speech::phrases::Language& language = sentences_[each].language;
            auto catalogue = good(What::Language, language.tag, sentences_[each].reading.get());
            if (!catalogue || words[each].empty()) continue;
            const auto sentences = std::make_shared<const speech::phrases::Catalogue>(std::move(*catalogue));
            found_.language_packs.push_back({sentences, std::move(words[each]),
                                             std::make_shared<const speech::listen::Listener>(
                                                 speech::listen::listener_for(sentences->locale(), understood))});
        }
    }

    void read_key_maps() {
        const std::string usual = settings::Preferences{}.key_map;
        bool has_usual = false;
        for (const std::filesystem::path& file : base::data::files_in(data_ / "keys")) {
            auto map = good(What::KeyMap, base::platform::shown(file.stem()), shell::load_key_map(file));
            if (!map) continue;
            has_usual = has_usual || map->name == usual;
            found_.key_maps.push_back(std::move(*map));
        }
        if (!has_usual) found_.key_maps.insert(found_.key_maps.begin(), shell::built_in_key_map());
    }

    void read_engines() {
        std::vector<engine::EngineSpec> engines;
        std::error_code unseen;
        for (const auto& entry : std::filesystem::directory_iterator(data_ / "engines", unseen)) {
            if (entry.path().extension() != ".toml") continue;
            if (auto spec =
                    good(What::Engine, base::platform::shown(entry.path().stem()), engine::read_engine(entry.path())))
                engines.push_back(std::move(*spec));
        }
        std::sort(engines.begin(), engines.end(),
                  [](const auto& one, const auto& other) { return one.key < other.key; });
        if (auto levels = good(What::Levels, "", engine::read_levels(data_ / "levels.toml")))
            found_.levels = std::move(*levels);
        else
            found_.levels = {full_strength(engines)};
        found_.engines = engine::installed(engines);
        found_.opens_files = base::platform::find_program(services::opening_program).has_value();
    }

    static engine::Level full_strength(const std::vector<engine::EngineSpec>& engines) {
        constexpr int elo = 3000;
        const engine::Limits limits{std::chrono::seconds(1), std::nullopt, std::nullopt};
        engine::Level level;
        for (const engine::EngineSpec& spec : engines) level.choices.push_back({spec.key, elo, {}, limits});
        if (level.choices.empty()) level.choices.push_back({"stockfish", elo, {}, limits});
        return level;
    }

    void read_editions() {
        const std::string usual = settings::Preferences{}.edition;
        auto [source, usual_laws, fault] = storage::find_editions(data_);
        if (fault) broken_.push_back(broken(What::Laws, usual, *fault));
        found_.editions.emplace(usual, std::move(usual_laws));
        for (const std::string& name : storage::edition_names(data_)) {
            if (name == usual) continue;
            if (auto laws = good(What::Laws, name, rules::laws::read_laws(name, source)))
                found_.editions.emplace(name, std::move(*laws));
        }
    }

    /// The sentences of a language, which are being read.
    struct Sentences {
        speech::phrases::Language language;
        std::future<std::variant<speech::phrases::Catalogue, speech::phrases::CatalogueFault>> reading;
    };

    const std::filesystem::path& data_;
    std::vector<Sentences> sentences_;
    session::Equipment found_;
    std::vector<Broken> broken_;
    std::map<std::string, session::Words> vocabularies_;
};

} // namespace

std::string Broken::complaint() const {
    return fmt::format("{}{}: expected {}", file, line ? fmt::format(":{}", *line) : "", expected);
}

std::variant<Resources, NoResources> load_resources(const std::filesystem::path& data) { return Reader(data).read(); }

} // namespace app
