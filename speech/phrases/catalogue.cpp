#include "speech/phrases/catalogue.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "speech/phrases/messages_file.hpp"
#include "speech/phrases/phrase_table.hpp"
#include "speech/phrases/spoken_time.hpp"

#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/numsys.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace speech::phrases {
namespace {

// Words of other languages stand in the pattern's result as one of Unicode's noncharacters, which no text has.
constexpr char16_t first_stand_in = 0xFDD0;
constexpr char16_t last_stand_in = 0xFDEF;

bool is_stand_in(char16_t unit) { return unit >= first_stand_in && unit <= last_stand_in; }

icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

icu::UnicodeString without_stand_ins(std::string_view text) {
    icu::UnicodeString result = unicode(text);
    for (int32_t place = result.length() - 1; place >= 0; --place)
        if (is_stand_in(result.charAt(place))) result.remove(place, 1);
    return result;
}

/// Punctuation that closes what stands before it, and the narrow no-break space French puts between the two.
bool is_closing(char16_t unit) { return icu::UnicodeString(u".,;:!?)…»\u202F،؛؟").indexOf(unit) >= 0; }

/// Puts runs one after another: punctuation closes the run before it, and runs of one voice become one.
class Sentence {
public:
    void add(const Language& language, icu::UnicodeString words, Part part = Part::Own) {
        if (!runs_.empty()) {
            int32_t closing = 0;
            while (closing < words.length() && is_closing(words.charAt(closing))) ++closing;
            words.tempSubString(0, closing).toUTF8String(runs_.back().text);
            words.remove(0, closing);
        }
        if (words.isEmpty()) return;
        const bool is_apart = ends_in_space_ || u_isUWhiteSpace(words.char32At(0));
        ends_in_space_ = u_isUWhiteSpace(words.char32At(words.length() - 1));
        words.trim();
        if (words.isEmpty()) return;
        std::string text;
        words.toUTF8String(text);
        if (!runs_.empty() && runs_.back().language == language && runs_.back().part == part)
            runs_.back().text += (is_apart ? " " : "") + text;
        else
            runs_.push_back({language, std::move(text), part});
    }
    void add(const Runs& runs) {
        for (const Run& run : runs) {
            add(run.language, unicode(run.text), run.part);
            ends_in_space_ = true;
        }
        ends_in_space_ = false;
    }
    Runs take() { return std::move(runs_); }

private:
    Runs runs_;
    bool ends_in_space_ = false;
};

bool has_choice(const ExpectedArgument& argument, std::string_view word) {
    return std::ranges::binary_search(argument.choices, word);
}

/// What is wrong with a pattern's arguments, compared with those the program gives; empty if nothing is. A short form
/// need not have all of them.
std::optional<std::pair<CatalogueTrouble, std::string>> compare(const PatternArguments& found,
                                                                const ExpectedPhrase& expected, bool has_all) {
    for (const ExpectedArgument& argument : expected.arguments)
        if (has_all && !found.contains(argument.name))
            return std::pair{CatalogueTrouble::WrongArguments, "the argument {" + std::string(argument.name) + "}"};
    for (const auto& [name, use] : found) {
        const auto known = std::ranges::find(expected.arguments, name, &ExpectedArgument::name);
        if (known == expected.arguments.end())
            return std::pair{CatalogueTrouble::WrongArguments, "no argument {" + name + "}"};
        if (use.kind != ArgumentKind::Anything && use.kind != known->kind)
            return std::pair{CatalogueTrouble::WrongUse, "{" + name + "} used as in English"};
        for (const std::string& word : use.choices)
            if (known->else_silent && !has_choice(*known, word))
                return std::pair{CatalogueTrouble::WrongUse, "no '" + word + "' for {" + name + "}"};
        for (const std::string_view word : known->choices)
            if (use.else_silent && !use.choices.contains(word))
                return std::pair{CatalogueTrouble::WrongUse,
                                 "a text for '" + std::string(word) + "' of {" + name + "}"};
    }
    return std::nullopt;
}

/// A word for which a part of the phrase is silent, if there is one among what it is given.
const std::string* unknown_choice(std::span<const ExpectedArgument> wanted, const Arguments& arguments) {
    for (const ExpectedArgument& expected : wanted) {
        if (!expected.else_silent) continue;
        for (const Argument& given : arguments) {
            const auto* word = std::get_if<std::string>(&given.value.any());
            if (given.name == expected.name && word != nullptr && !has_choice(expected, *word)) return word;
        }
    }
    return nullptr;
}

} // namespace

std::string_view name(PhraseId id) { return expected_phrases[static_cast<std::size_t>(id)].name; }

std::optional<PhraseId> parse_phrase_id(std::string_view name) {
    const auto found =
        std::lower_bound(expected_phrases.begin(), expected_phrases.end(), name,
                         [](const ExpectedPhrase& phrase, std::string_view sought) { return phrase.name < sought; });
    if (found == expected_phrases.end() || found->name != name) return std::nullopt;
    return static_cast<PhraseId>(found - expected_phrases.begin());
}

namespace {

Section section_of(PhraseId id) { return expected_phrases[static_cast<std::size_t>(id)].section; }

} // namespace

/// One sentence. ICU's form of it takes several times the memory of its text, and most sentences are never said between
/// a start and an end, least of all in six languages: it is made when it is first wanted.
class Format {
public:
    explicit Format(std::string pattern)
        : pattern_(std::move(pattern)) {}

    const icu::MessageFormat& get(const icu::Locale& locale, UErrorCode& status) const {
        if (made_ == nullptr) made_ = std::make_unique<const icu::MessageFormat>(unicode(pattern_), locale, status);
        return *made_;
    }

private:
    std::string pattern_;
    mutable std::unique_ptr<const icu::MessageFormat> made_;
};

struct Catalogue::Inside {
    explicit Inside(Locale of)
        : locale(std::move(of)) {}

    Locale locale;
    icu::Locale icu_locale{locale.language.tag.c_str()};
    std::vector<Format> formats; ///< by PhraseId
    std::map<PhraseId, Format> brief;
    mutable std::mutex formatting; ///< ICU's formats keep what they find out while they are used

    const Format& format_of(PhraseId id, const Forms& forms) const {
        const Section section = section_of(id);
        const auto found = form_of(section, forms) == Form::Short ? brief.find(id) : brief.end();
        return found == brief.end() ? formats[static_cast<std::size_t>(id)] : found->second;
    }
    /// Precondition: `formatting` is held.
    icu::UnicodeString format(PhraseId id, const Arguments& arguments, const Forms& forms,
                              std::vector<const Runs*>& foreign) const;

    /// Makes ICU's values of ours, one overload for each kind. Words of other languages are kept aside.
    struct Formatter {
        const Inside& inside;
        const Forms& forms;
        bool is_of_clocks;
        std::vector<const Runs*>& foreign;

        icu::Formattable operator()(const std::string& text) const { return {without_stand_ins(text)}; }
        icu::Formattable operator()(std::int64_t number) const { return {static_cast<int64_t>(number)}; }
        icu::Formattable operator()(std::chrono::milliseconds length) const {
            // "20 05" is a time where clocks are told, and nowhere else.
            const SpokenTime time = spoken_time(length);
            return {inside.format(time.phrase, time.arguments, is_of_clocks ? forms : Forms{}, foreign)};
        }
        icu::Formattable operator()(const Runs& runs) const {
            foreign.push_back(&runs);
            return {icu::UnicodeString(static_cast<char16_t>(first_stand_in + foreign.size() - 1))};
        }
    };
};

Catalogue::Catalogue(std::unique_ptr<const Inside> inside)
    : inside_(std::move(inside)) {}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

const Locale& Catalogue::locale() const { return inside_->locale; }

std::string Catalogue::in_own_digits(std::string_view text) const {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<const icu::NumberingSystem> numbers(
        icu::NumberingSystem::createInstance(icu::Locale(language().tag.c_str()), status));
    if (U_FAILURE(status) || numbers->isAlgorithmic()) return std::string(text);
    const icu::UnicodeString digits = numbers->getDescription();
    icu::UnicodeString result;
    for (const char sign : text) {
        const bool is_digit = sign >= '0' && sign <= '9';
        result.append(is_digit ? digits.charAt(sign - '0') : static_cast<char16_t>(sign));
    }
    std::string own;
    result.toUTF8String(own);
    return own;
}

std::variant<Catalogue, CatalogueFault> Catalogue::load(const std::filesystem::path& locales,
                                                        const Language& language) {
    auto locale = read_locale(locales, language);
    if (auto* fault = std::get_if<CatalogueFault>(&locale)) return std::move(*fault);

    const std::filesystem::path path = locales / base::platform::path_of(language.tag) / "messages.toml";
    const auto fault = [&](CatalogueTrouble trouble, int line, std::string expected) {
        return CatalogueFault{trouble, path, line, std::move(expected)};
    };
    const auto text = base::platform::read_whole(path);
    if (!text) return fault(CatalogueTrouble::Unreadable, 1, "a readable file");
    const auto read = read_messages(*text, base::platform::shown(path));
    if (const auto* bad = std::get_if<base::toml::DataFault>(&read))
        return fault(CatalogueTrouble::NotToml, bad->line.value_or(1), bad->expected);
    const auto& [messages, brief] = std::get<Messages>(read);

    auto inside = std::make_unique<Inside>(std::get<Locale>(std::move(locale)));
    inside->formats.reserve(expected_phrases.size());
    const auto check = [&](const Message& message, const ExpectedPhrase& phrase, const Format& format,
                           bool has_all) -> std::optional<CatalogueFault> {
        const auto arguments = read_arguments(message.pattern);
        if (const auto* bad = std::get_if<PatternFault>(&arguments))
            return fault(CatalogueTrouble::BadPattern, message.line, "a message pattern, near '" + bad->near + "'");
        const auto& found = std::get<PatternArguments>(arguments);
        if (const auto wrong = compare(found, phrase, has_all))
            return fault(wrong->first, message.line, wrong->second + " in " + message.name);
        // Whether ICU knows how a number is to be written shows only in the finished format.
        UErrorCode status = U_ZERO_ERROR;
        if (std::ranges::any_of(found, [](const auto& one) { return one.second.kind == ArgumentKind::Number; }))
            format.get(inside->icu_locale, status);
        if (U_FAILURE(status)) return fault(CatalogueTrouble::BadPattern, message.line, "a message pattern");
        return std::nullopt;
    };
    auto expected = expected_phrases.begin();
    for (const Message& message : messages) {
        if (expected == expected_phrases.end() || message.name < expected->name)
            return fault(CatalogueTrouble::UnknownPhrase, message.line, "no phrase '" + message.name + "'");
        if (expected->name < message.name) break;
        const Format& format = inside->formats.emplace_back(message.pattern);
        if (auto bad = check(message, *expected, format, true)) return std::move(*bad);
        ++expected;
    }
    if (expected != expected_phrases.end())
        return fault(CatalogueTrouble::MissingPhrase, 1, "the phrase '" + std::string(expected->name) + "'");
    for (const Message& message : brief) {
        const auto id = parse_phrase_id(message.name);
        if (!id) return fault(CatalogueTrouble::UnknownPhrase, message.line, "no phrase 'short." + message.name + "'");
        const Format& format = inside->brief.try_emplace(*id, message.pattern).first->second;
        if (auto bad = check(message, expected_phrases[static_cast<std::size_t>(*id)], format, false))
            return std::move(*bad);
    }
    return Catalogue(std::move(inside));
}

icu::UnicodeString Catalogue::Inside::format(PhraseId id, const Arguments& arguments, const Forms& forms,
                                             std::vector<const Runs*>& foreign) const {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    const bool is_of_clocks = section_of(id) == Section::Clock || section_of(id) == Section::Time;
    for (const Argument& argument : arguments) {
        names.push_back(unicode(argument.name));
        values.push_back(std::visit(Formatter{*this, forms, is_of_clocks, foreign}, argument.value.any()));
    }
    const std::span<const ExpectedArgument> wanted = expected_phrases[static_cast<std::size_t>(id)].arguments;
    assert(wanted.size() == arguments.size() &&
           std::all_of(wanted.begin(), wanted.end(), [&](const ExpectedArgument& one) {
               return std::any_of(arguments.begin(), arguments.end(),
                                  [&](const Argument& given) { return given.name == one.name; });
           }));
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    format_of(id, forms)
        .get(icu_locale, status)
        .format(names.data(), values.data(), static_cast<int32_t>(names.size()), result, status);
    assert(U_SUCCESS(status));
    if (!result.isEmpty()) return result;
    const auto* word = unknown_choice(wanted, arguments);
    assert(word == nullptr && "a word that the phrase knows");
    return word == nullptr ? result : unicode(*word);
}

Runs Catalogue::runs(PhraseId id, const Arguments& arguments, const Forms& forms) const {
    std::vector<const Runs*> foreign;
    const icu::UnicodeString text = [&] {
        const std::scoped_lock alone(inside_->formatting);
        return inside_->format(id, arguments, forms, foreign);
    }();
    Sentence sentence;
    int32_t start = 0;
    for (int32_t place = 0; place < text.length(); ++place) {
        if (!is_stand_in(text.charAt(place))) continue;
        sentence.add(language(), text.tempSubString(start, place - start));
        sentence.add(*foreign[static_cast<std::size_t>(text.charAt(place) - first_stand_in)]);
        start = place + 1;
    }
    sentence.add(language(), text.tempSubString(start));
    return sentence.take();
}

} // namespace speech::phrases
