#include "speech/vocabulary/vocabulary.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/phrases/pattern.hpp"
#include "speech/vocabulary/folding.hpp"
#include "speech/vocabulary/keys.hpp"
#include "speech/vocabulary/unicode.hpp"

#include <unicode/locid.h>
#include <unicode/msgfmt.h>

#include <algorithm>
#include <cassert>
#include <map>

namespace speech::vocabulary {

using base::toml::DataFault;

namespace {

std::vector<std::string> folded_words(std::string_view text) {
    std::vector<std::string> words;
    for (Word& word : split(text)) words.push_back(std::move(word.folded));
    return words;
}

std::string arguments_of(const phrases::PatternArguments& arguments) {
    std::string names;
    for (const auto& [name, kind] : arguments) names += (names.empty() ? "" : " ") + name;
    return names;
}

/// What was expected at a place of the file; ends the reading of it.
struct Unexpected {
    int line;
    std::string expected;
};

} // namespace

struct Vocabulary::Inside {
    std::string name;
    phrases::Language language;
    std::map<Meaning, std::string> said;
    std::vector<Spelling> spellings;
    std::vector<icu::MessageFormat> patterns; ///< by MovePattern
};

namespace {

int line_of(const toml::node& node) { return base::toml::line_of(node).value_or(1); }

/// Reads the parts of a vocabulary out of its table. Each reports what it misses.
class Reader {
public:
    explicit Reader(const toml::table& file)
        : file_(file) {}

    std::optional<Unexpected> refuse_unknown_keys() const {
        for (const auto& [section, keys] : file_) {
            if (section == "name" || section == "language" || section == "parent") continue;
            const toml::table* table = keys.as_table();
            if (table == nullptr || !is_section(section.str()))
                return Unexpected{line_of(keys), "name, language, parent, [file], [rank], [piece], [sign], [order], "
                                                 "[answer], [opening] or [say], not '" +
                                                     std::string(section.str()) + "'"};
            for (const auto& [key, value] : *table)
                if (!is_key(section.str(), key.str()))
                    return Unexpected{line_of(value), "no key '" + std::string(key.str()) + "' in [" +
                                                          std::string(section.str()) + "]"};
        }
        return std::nullopt;
    }

    std::variant<std::string, Unexpected> text(std::string_view key) const {
        const toml::node* node = file_.get(key);
        if (node == nullptr) return Unexpected{1, "the key '" + std::string(key) + "'"};
        if (!node->is_string() || node->as_string()->get().empty()) return Unexpected{line_of(*node), "a text"};
        return node->as_string()->get();
    }

    /// The list of a meaning's spellings; empty where an order or an answer has none.
    std::variant<std::vector<std::string>, Unexpected> list(const MeaningKey& key) const {
        const std::string named = std::string(key.key) + " in [" + std::string(key.section) + "]";
        const toml::node* node = find(key.section, key.key);
        if (node == nullptr) {
            if (key.section == "order" || key.section == "answer") return std::vector<std::string>();
            return Unexpected{1, "the key " + named};
        }
        const toml::array* array = node->as_array();
        if (array == nullptr || array->empty()) return Unexpected{line_of(*node), "a list of texts for " + named};
        std::vector<std::string> texts;
        for (const toml::node& entry : *array) {
            if (!entry.is_string() || entry.as_string()->get().empty()) return Unexpected{line_of(entry), "a text"};
            texts.push_back(entry.as_string()->get());
        }
        return texts;
    }

    std::variant<std::string, Unexpected> pattern(const PatternKey& key) const {
        const toml::node* node = find("say", key.key);
        if (node == nullptr) return Unexpected{1, "the key " + std::string(key.key) + " in [say]"};
        if (!node->is_string()) return Unexpected{line_of(*node), "a text"};
        const std::string& text = node->as_string()->get();
        const auto arguments = phrases::read_arguments(text);
        const auto* found = std::get_if<phrases::PatternArguments>(&arguments);
        if (found == nullptr || arguments_of(*found) != key.arguments)
            return Unexpected{line_of(*node), "a pattern with the arguments " + std::string(key.arguments)};
        return text;
    }

private:
    static bool is_section(std::string_view section) {
        return section == "say" || std::any_of(meaning_keys.begin(), meaning_keys.end(),
                                               [&](const MeaningKey& one) { return one.section == section; });
    }
    static bool is_key(std::string_view section, std::string_view key) {
        if (section == "say")
            return std::any_of(pattern_keys.begin(), pattern_keys.end(),
                               [&](const PatternKey& one) { return one.key == key; });
        return std::any_of(meaning_keys.begin(), meaning_keys.end(),
                           [&](const MeaningKey& one) { return one.section == section && one.key == key; });
    }
    const toml::node* find(std::string_view section, std::string_view key) const {
        const toml::node* table = file_.get(section);
        return table == nullptr || !table->is_table() ? nullptr : table->as_table()->get(key);
    }
    const toml::table& file_;
};

/// Every key of the parent that the table has not.
void add_missing(toml::table& table, const toml::table& parent) {
    for (const auto& [key, value] : parent) {
        toml::node* own = table.get(key);
        if (own == nullptr)
            table.insert(key, value);
        else if (own->is_table() && value.is_table())
            add_missing(*own->as_table(), *value.as_table());
    }
}

} // namespace

std::string_view name(Order order) {
    const auto found = std::find_if(meaning_keys.begin(), meaning_keys.end(),
                                    [&](const MeaningKey& one) { return one.meaning == Meaning{order}; });
    return found->key;
}

std::variant<Vocabulary, DataFault> Vocabulary::load(const std::filesystem::path& path) {
    const auto fault = [&](const Unexpected& unexpected) {
        return DataFault{base::platform::shown(path), unexpected.line, std::nullopt, unexpected.expected};
    };
    auto parsed = base::data::read_file(path);
    if (!parsed) return std::move(parsed.error());
    toml::table& table = *parsed;
    const Reader reader(table);
    if (const auto unexpected = reader.refuse_unknown_keys()) return fault(*unexpected);
    if (table.contains("parent")) {
        const auto parent = reader.text("parent");
        if (const auto* unexpected = std::get_if<Unexpected>(&parent)) return fault(*unexpected);
        const std::filesystem::path beside =
            path.parent_path() / base::platform::path_of(std::get<std::string>(parent));
        // What is wrong there is told of there; whatever is wrong behind it stands here.
        if (auto whole = load(beside); std::holds_alternative<DataFault>(whole)) return whole;
        add_missing(table, *base::data::read_file(beside));
    }
    const auto name = reader.text("name");
    if (const auto* unexpected = std::get_if<Unexpected>(&name)) return fault(*unexpected);
    const auto language = reader.text("language");
    if (const auto* unexpected = std::get_if<Unexpected>(&language)) return fault(*unexpected);

    auto inside = std::make_unique<Inside>();
    inside->name = std::get<std::string>(name);
    inside->language = {std::get<std::string>(language)};
    for (const MeaningKey& key : meaning_keys) {
        const auto list = reader.list(key);
        if (const auto* unexpected = std::get_if<Unexpected>(&list)) return fault(*unexpected);
        const auto& spellings = std::get<std::vector<std::string>>(list);
        if (spellings.empty()) continue;
        inside->said.emplace(key.meaning, spellings.front());
        for (const std::string& text_of_one : spellings) {
            Spelling spelling{folded_words(text_of_one), key.meaning};
            // Spellings that differ only by accents or script fold into one.
            if (!spelling.words.empty() && !std::count(inside->spellings.begin(), inside->spellings.end(), spelling))
                inside->spellings.push_back(std::move(spelling));
        }
    }
    for (const PatternKey& key : pattern_keys) {
        const auto pattern = reader.pattern(key);
        if (const auto* unexpected = std::get_if<Unexpected>(&pattern)) return fault(*unexpected);
        UErrorCode status = U_ZERO_ERROR;
        inside->patterns.emplace_back(unicode(std::get<std::string>(pattern)),
                                      icu::Locale(inside->language.tag.c_str()), status);
        assert(U_SUCCESS(status));
    }
    return Vocabulary(std::move(inside));
}

Vocabulary::Vocabulary(std::unique_ptr<const Inside> inside)
    : inside_(std::move(inside)) {}
Vocabulary::Vocabulary(Vocabulary&&) noexcept = default;
Vocabulary& Vocabulary::operator=(Vocabulary&&) noexcept = default;
Vocabulary::~Vocabulary() = default;

const std::string& Vocabulary::name() const { return inside_->name; }
const phrases::Language& Vocabulary::language() const { return inside_->language; }
const std::vector<Spelling>& Vocabulary::spellings() const { return inside_->spellings; }

const std::string& Vocabulary::word(Meaning meaning) const {
    const auto found = inside_->said.find(meaning);
    assert(found != inside_->said.end());
    return found->second;
}

std::string Vocabulary::square(board::Square square) const {
    return fill(MovePattern::Square, {{"file", word(square.file())}, {"rank", word(square.rank())}});
}

std::string Vocabulary::fill(MovePattern pattern, const std::vector<PatternWord>& words) const {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (const PatternWord& word : words) {
        names.push_back(unicode(word.name));
        values.emplace_back(unicode(word.word));
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString filled;
    inside_->patterns[static_cast<std::size_t>(pattern)].format(names.data(), values.data(),
                                                                static_cast<int32_t>(names.size()), filled, status);
    assert(U_SUCCESS(status));
    std::string text;
    filled.toUTF8String(text);
    return text;
}

namespace {

constexpr std::string_view spelled = "-spelled";

std::vector<std::string> names_of_languages(const std::filesystem::path& data, const char* file) {
    std::error_code unreadable;
    std::vector<std::string> names;
    for (const auto& folder : std::filesystem::directory_iterator(speech::phrases::locales_of(data), unreadable))
        if (std::filesystem::is_regular_file(folder.path() / file, unreadable))
            names.push_back(base::platform::shown(folder.path().filename()));
    std::sort(names.begin(), names.end());
    return names;
}

/// Those that have words of their own: shared ones first, then the languages'.
std::vector<std::string> names_with_words(const std::filesystem::path& data) {
    std::error_code unreadable;
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(data / "vocabularies", unreadable))
        if (file.path().extension() == ".toml") names.push_back(base::platform::shown(file.path().stem()));
    std::sort(names.begin(), names.end());
    for (std::string& name : names_of_languages(data, "vocabulary.toml")) names.push_back(std::move(name));
    return names;
}

} // namespace

std::optional<std::filesystem::path> find_vocabulary(const std::filesystem::path& data, std::string_view name) {
    std::error_code unreadable;
    using base::platform::path_of;
    std::vector<std::filesystem::path> paths{data / "vocabularies" /
                                                 base::platform::with_suffix(path_of(name), ".toml"),
                                             speech::phrases::locales_of(data) / path_of(name) / "vocabulary.toml"};
    if (name.ends_with(spelled))
        paths.push_back(speech::phrases::locales_of(data) / path_of(name.substr(0, name.size() - spelled.size())) /
                        "spelled.toml");
    for (const std::filesystem::path& path : paths)
        if (std::filesystem::is_regular_file(path, unreadable)) return path;
    return std::nullopt;
}

std::vector<std::string> vocabulary_names(const std::filesystem::path& data) {
    std::vector<std::string> names = names_with_words(data);
    for (const std::string& language : names_of_languages(data, "spelled.toml"))
        names.push_back(language + std::string(spelled));
    return names;
}

std::variant<std::vector<NamedVocabulary>, DataFault> load_all(const std::filesystem::path& data) {
    std::vector<NamedVocabulary> all;
    std::optional<DataFault> first;
    for (const std::string& name : names_with_words(data)) {
        const auto path = find_vocabulary(data, name);
        if (!path) continue; // gone since the folder was listed
        auto loaded = Vocabulary::load(*path);
        if (auto* good = std::get_if<Vocabulary>(&loaded))
            all.push_back({name, std::move(*good)});
        else if (!first)
            first = std::get<DataFault>(std::move(loaded));
    }
    if (all.empty() && first) return std::move(*first);
    return all;
}

} // namespace speech::vocabulary
