#include "speech/phrases/locale.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "base/toml/parse.hpp"
#include "rules/notation/letters.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace speech::phrases {
namespace {

constexpr std::array text_keys{"name", "voice", "direction", "braille_text", "braille_moves"};
constexpr std::string_view letters_key = "piece_letters";
constexpr std::string_view accents_key = "accents"; // need not be there, nor need this:
constexpr std::string_view calendar_key = "calendar";
constexpr std::string_view article_letters_key = "article_letters";
constexpr std::array other_keys{letters_key, accents_key, calendar_key, article_letters_key};

std::optional<Direction> read_direction(std::string_view word) {
    if (word == "ltr") return Direction::LeftToRight;
    if (word == "rtl") return Direction::RightToLeft;
    return std::nullopt;
}

/// Empty if it is none that there is.
std::optional<Calendar> read_calendar(const toml::table& table) {
    const toml::node* node = table.get(calendar_key);
    const std::string word = node == nullptr ? "gregorian" : node->value_or(std::string());
    if (word == "gregorian") return Calendar::Gregorian;
    if (word == "persian") return Calendar::Persian;
    return std::nullopt;
}

/// No texts where the key is not there; nullopt where it holds anything but a list of texts.
std::optional<std::vector<std::string>> read_texts(const toml::table& table, std::string_view key) {
    std::vector<std::string> texts;
    const toml::node* node = table.get(key);
    if (node == nullptr) return texts;
    if (!node->is_array()) return std::nullopt;
    for (const toml::node& text : *node->as_array()) {
        if (!text.is_string()) return std::nullopt;
        texts.push_back(text.as_string()->get());
    }
    return texts;
}

/// Empty if they are not five different letters.
std::optional<rules::notation::PieceLetters> read_letters(const toml::node* node) {
    if (node == nullptr || !node->is_array()) return std::nullopt;
    std::vector<std::string> letters;
    for (const toml::node& letter : *node->as_array()) letters.push_back(letter.value_or(std::string()));
    const std::set<std::string> different(letters.begin(), letters.end());
    if (letters.size() != 5 || different.size() != 5 || different.contains("")) return std::nullopt;
    return rules::notation::PieceLetters{letters[0], letters[1], letters[2], letters[3], letters[4]};
}

std::variant<Locale, CatalogueFault> read(const toml::table& table, const std::filesystem::path& file,
                                          const Language& language) {
    const auto fault = [&](const toml::node& node, std::string expected) {
        return CatalogueFault{CatalogueTrouble::BadLocale, file, base::toml::line_of(node).value_or(1),
                              std::move(expected)};
    };
    for (const auto& [key, value] : table) {
        if (std::ranges::find(other_keys, key.str()) != other_keys.end()) continue;
        if (std::find(text_keys.begin(), text_keys.end(), key.str()) == text_keys.end())
            return fault(value, "name, voice, accents, direction, calendar, piece_letters, article_letters, "
                                "braille_text or braille_moves, not '" +
                                    std::string(key.str()) + "'");
        if (!value.is_string()) return fault(value, "a text for '" + std::string(key.str()) + "'");
    }
    for (const char* key : text_keys)
        if (!table.contains(key)) return fault(table, "the key '" + std::string(key) + "'");
    const auto text = [&](const char* key) { return table[key].value_or(std::string()); };
    const auto direction = read_direction(text("direction"));
    if (!direction) return fault(*table.get("direction"), "ltr or rtl");
    const toml::node* written = table.get(letters_key);
    const auto letters = read_letters(written);
    if (!letters)
        return fault(written == nullptr ? table : *written,
                     "in 'piece_letters' five different texts: for king, queen, rook, bishop and knight");
    const auto accents = read_texts(table, accents_key);
    if (!accents) return fault(*table.get(accents_key), "a list of texts for 'accents'");
    const auto calendar = read_calendar(table);
    if (!calendar) return fault(*table.get(calendar_key), "gregorian or persian");
    auto article_letters = read_texts(table, article_letters_key);
    if (!article_letters) return fault(*table.get(article_letters_key), "a list of texts for 'article_letters'");
    return Locale{language,
                  text("name"),
                  text("voice"),
                  *direction,
                  *letters,
                  text("braille_text"),
                  text("braille_moves"),
                  *accents,
                  *calendar,
                  std::move(*article_letters)};
}

} // namespace

std::variant<Locale, CatalogueFault> read_locale(const std::filesystem::path& locales, const Language& language) {
    const std::filesystem::path path = locales / base::platform::path_of(language.tag) / "locale.toml";
    const auto text = base::platform::read_whole(path);
    if (!text) return CatalogueFault{CatalogueTrouble::Unreadable, path, 1, "a readable file"};
    const auto table = base::toml::parse(*text, base::platform::shown(path));
    if (!table)
        return CatalogueFault{CatalogueTrouble::NotToml, path, table.error().line.value_or(1), table.error().expected};
    return read(*table, path, language);
}

std::filesystem::path locales_of(const std::filesystem::path& data) {
    std::error_code unreadable;
    const auto within = data / "locales";
    const auto beside = std::filesystem::absolute(data, unreadable).parent_path() / "locales";
    const bool is_beside =
        !std::filesystem::is_directory(within, unreadable) && std::filesystem::is_directory(beside, unreadable);
    return is_beside ? beside : within;
}

std::vector<Language> languages(const std::filesystem::path& locales) {
    std::vector<Language> found;
    std::error_code unreadable;
    for (const auto& folder : std::filesystem::directory_iterator(locales, unreadable)) {
        if (std::filesystem::exists(folder.path() / "locale.toml", unreadable) &&
            std::filesystem::exists(folder.path() / "messages.toml", unreadable))
            found.push_back({base::platform::shown(folder.path().filename())});
    }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace speech::phrases
