#include "src/settings/file_text.hpp"

#include "base/toml/parse.hpp"
#include "base/values/overloaded.hpp"
#include "rules/table/time.hpp"
#include "src/settings/player_name.hpp"
#include "src/settings/table.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>

namespace settings {
namespace {

OneOf names_of(std::span<const Option> options) {
    OneOf names;
    for (const Option& option : options) names.names.emplace_back(option.in_file);
    return names;
}

// Each of these takes a value out of the file; false if it cannot be used.

template <typename Owner>
bool take_number(const toml::node& node, const Field<Owner, int>& field, WholeNumber allowed, Owner& into) {
    const auto* number = node.as_integer();
    if (number == nullptr || number->get() < allowed.least || number->get() > allowed.most) return false;
    field.in(into) = static_cast<int>(number->get());
    return true;
}

template <typename Owner>
bool take_option(const toml::node& node, const Choice<Owner>& choice, Owner& into) {
    const auto* text = node.as_string();
    const auto found = std::ranges::find_if(
        choice.options, [text](const Option& option) { return text != nullptr && option.in_file == text->get(); });
    if (found == choice.options.end()) return false;
    choice.choose(into, static_cast<std::size_t>(found - choice.options.begin()));
    return true;
}

template <typename Text>
bool take_name(const toml::node& node, const std::vector<std::string>& offered, Text& into) {
    const auto* text = node.as_string();
    if (text == nullptr || std::ranges::find(offered, text->get()) == offered.end()) return false;
    into = text->get();
    return true;
}

bool take_time_control(const toml::node& node, std::string& into) {
    const auto* text = node.as_string();
    if (text == nullptr ||
        !std::holds_alternative<rules::table::TimeControl>(rules::table::read_time_control(text->get())))
        return false;
    into = text->get();
    return true;
}

bool take_own_time(const toml::node& node, std::optional<std::string>& into) {
    const auto* text = node.as_string();
    if (text == nullptr) return false;
    const auto read = rules::table::read_time_control(text->get());
    const auto* control = std::get_if<rules::table::TimeControl>(&read);
    if (control == nullptr || control->periods.empty()) return false;
    into = text->get();
    return true;
}

bool take_text(const toml::node& node, std::optional<std::string>& into) {
    const auto* text = node.as_string();
    if (text == nullptr || text->get().empty()) return false;
    into = text->get();
    return true;
}

/// An empty one is none.
bool take_player_name(const toml::node& node, std::optional<std::string>& into) {
    const auto* text = node.as_string();
    if (text == nullptr || !(text->get().empty() || is_player_name(text->get()))) return false;
    into.reset();
    if (!text->get().empty()) into = text->get();
    return true;
}

bool take_folder(const toml::node& node, std::optional<std::string>& into) {
    const auto* text = node.as_string();
    if (text == nullptr || !is_folder_path(text->get())) return false;
    into = text->get();
    return true;
}

bool take_position(const toml::node& node, const InitialPosition& position, Preferences& into) {
    const auto* number = node.as_integer();
    if (number == nullptr || number->get() < position.allowed.least || number->get() > position.allowed.most)
        return false;
    position.field.in(into) = static_cast<int>(number->get());
    return true;
}

bool take(const toml::node& node, const Setting& setting, const Offered& offered, Preferences& into) {
    return std::visit(
        base::values::Overloaded{
            [&](const Number<Preferences>& number) { return take_number(node, number.field, number.allowed, into); },
            [&](const Interval& interval) { return take_number(node, interval.field, interval.allowed, into); },
            [&](const Level& level) { return take_number(node, level.field, level.allowed, into); },
            [&](const Choice<Preferences>& choice) { return take_option(node, choice, into); },
            [&](const OfferedName& name) { return take_name(node, offered.names(name.offering), name.field.in(into)); },
            [&](const GameTime& time) { return take_time_control(node, time.field.in(into)); },
            [&](const OwnTime& time) { return take_own_time(node, time.field.in(into)); },
            [&](const SoundOutput& output) { return take_text(node, output.field.in(into)); },
            [&](const InitialPosition& position) { return take_position(node, position, into); },
            [&](const PlayerName& name) { return take_player_name(node, name.field.in(into)); },
            [&](const Folder& folder) { return take_folder(node, folder.field.in(into)); },
        },
        setting.kind);
}

bool take(const toml::node& node, const VoiceSetting& setting, const std::vector<std::string>& accents,
          VoiceProfile& into) {
    return std::visit(base::values::Overloaded{
                          [&](const Choice<VoiceProfile>& choice) { return take_option(node, choice, into); },
                          [&](const Accent& accent) { return take_name(node, accents, accent.field.in(into)); },
                          [&](const Difference& difference) {
                              return take_number(node, difference.number.field, difference.number.allowed, into);
                          },
                      },
                      setting.kind);
}

/// What it has to be in the file.
Wanted wanted(const Setting& setting, const Offered& offered) {
    return std::visit(base::values::Overloaded{
                          [](const Number<Preferences>& number) -> Wanted { return number.allowed; },
                          [](const Interval& interval) -> Wanted { return interval.allowed; },
                          [](const Level& level) -> Wanted { return level.allowed; },
                          [](const Choice<Preferences>& choice) -> Wanted { return names_of(choice.options); },
                          [&](const OfferedName& name) -> Wanted { return OneOf{offered.names(name.offering)}; },
                          [](const GameTime&) -> Wanted { return TimeControlText{}; },
                          [](const OwnTime&) -> Wanted { return TimeControlText{}; },
                          [](const SoundOutput&) -> Wanted { return SomeText{}; },
                          [](const InitialPosition& position) -> Wanted { return position.allowed; },
                          [](const PlayerName&) -> Wanted { return NameText{}; },
                          [](const Folder&) -> Wanted { return FolderText{}; },
                      },
                      setting.kind);
}

/// `accents`: those there are, never empty.
Wanted wanted(const VoiceSetting& setting, const std::vector<std::string>& accents) {
    return std::visit(base::values::Overloaded{
                          [](const Choice<VoiceProfile>& choice) -> Wanted { return names_of(choice.options); },
                          [&](const Accent&) -> Wanted { return OneOf{accents}; },
                          [](const Difference& difference) -> Wanted { return difference.number.allowed; },
                      },
                      setting.kind);
}

/// Takes known keys out of a file, and remembers the first line that cannot be used.
class Reader {
public:
    Reader(const Offered& offered, const Preferences& defaults)
        : offered_(offered)
        , found_(defaults) {}

    std::pair<Preferences, std::optional<Fault>> read(const toml::table& file) && {
        for (const Setting& setting : table)
            if (const toml::node* node = file.get(setting.key);
                node != nullptr && !take(*node, setting, offered_, found_))
                complain(*node, setting.key, wanted(setting, offered_));
        if (const toml::node* voices = file.get(voices_key)) read_voices(*voices);
        return {std::move(found_), std::move(fault_)};
    }

private:
    static std::string heading(const std::string& language) {
        return '[' + std::string(voices_key) + '.' + language + ']';
    }

    /// Every language that is on offer with a table of its own.
    void read_voices(const toml::node& voices) {
        if (!voices.is_table()) {
            OneOf headings;
            for (const std::string& language : offered_.languages) headings.names.push_back(heading(language));
            return complain(voices, voices_key, std::move(headings));
        }
        for (const std::string& language : offered_.languages) {
            const toml::node* own = voices.as_table()->get(language);
            if (own == nullptr) continue;
            if (own->is_table()) {
                read_voice(*own->as_table(), language);
            } else {
                found_.voice_profiles[language]; // so that its place is written over
                complain(*own, language, OneOf{{heading(language)}});
            }
        }
    }

    void read_voice(const toml::table& voice, const std::string& language) {
        const auto others = offered_.accents.find(language);
        const auto accents = others == offered_.accents.end() ? std::vector{language} : others->second;
        VoiceProfile& voice_profile = found_.voice_profiles[language];
        for (const VoiceSetting& setting : voice_table)
            if (const toml::node* node = voice.get(setting.key);
                node != nullptr && !take(*node, setting, accents, voice_profile))
                complain(*node, setting.key, wanted(setting, accents));
    }

    void complain(const toml::node& node, std::string_view key, Wanted wanted) {
        const int line = static_cast<int>(node.source().begin.line);
        if (!fault_ || line < fault_->line) fault_ = Fault{line, BadValue{std::string(key), std::move(wanted)}};
    }

    const Offered& offered_;
    Preferences found_;
    std::optional<Fault> fault_;
};

void put_text(toml::table& file, std::string_view key, const std::optional<std::string>& value) {
    if (value)
        file.insert_or_assign(key, *value);
    else
        file.erase(key);
}

void put_number(toml::table& file, std::string_view key, const std::optional<int>& value) {
    if (value)
        file.insert_or_assign(key, *value);
    else
        file.erase(key);
}

template <typename Owner>
void put_option(toml::table& file, std::string_view key, const Choice<Owner>& choice, const Owner& from) {
    file.insert_or_assign(key, choice.options[choice.of(from)].in_file);
}

void put(toml::table& file, const Setting& setting, const Preferences& from) {
    const std::string_view key = setting.key;
    std::visit(base::values::Overloaded{
                   [&](const Number<Preferences>& number) { file.insert_or_assign(key, number.field.of(from)); },
                   [&](const Interval& interval) { file.insert_or_assign(key, interval.field.of(from)); },
                   [&](const Level& level) { file.insert_or_assign(key, level.field.of(from)); },
                   [&](const Choice<Preferences>& choice) { put_option(file, key, choice, from); },
                   [&](const OfferedName& name) { file.insert_or_assign(key, name.field.of(from)); },
                   [&](const GameTime& time) { file.insert_or_assign(key, time.field.of(from)); },
                   [&](const OwnTime& time) { put_text(file, key, time.field.of(from)); },
                   [&](const SoundOutput& output) { put_text(file, key, output.field.of(from)); },
                   [&](const InitialPosition& position) { put_number(file, key, position.field.of(from)); },
                   [&](const PlayerName& name) { put_text(file, key, name.field.of(from)); },
                   [&](const Folder& folder) { put_text(file, key, folder.field.of(from)); },
               },
               setting.kind);
}

void put(toml::table& file, const VoiceSetting& setting, const VoiceProfile& from) {
    const std::string_view key = setting.key;
    std::visit(base::values::Overloaded{
                   [&](const Choice<VoiceProfile>& choice) { put_option(file, key, choice, from); },
                   [&](const Accent& accent) { put_text(file, key, accent.field.of(from)); },
                   [&](const Difference& difference) { file.insert_or_assign(key, difference.number.field.of(from)); },
               },
               setting.kind);
}

toml::table& table_in(toml::table& file, std::string_view key) {
    if (!file[key].is_table()) file.insert_or_assign(key, toml::table{});
    return *file[key].as_table();
}

std::variant<toml::table, Fault> parse(const std::string& text) {
    auto parsed = base::toml::parse(text, {});
    if (!parsed) return Fault{parsed.error().line.value_or(1), NotToml{}};
    return *std::move(parsed);
}

} // namespace

std::pair<Preferences, std::optional<Fault>> read_text(const std::string& text, const Offered& offered,
                                                       const Preferences& defaults) {
    const auto parsed = parse(text);
    if (const auto* fault = std::get_if<Fault>(&parsed)) return {defaults, *fault};
    return Reader(offered, defaults).read(std::get<toml::table>(parsed));
}

std::string write_text(const std::string& before, const Preferences& preferences) {
    auto parsed = parse(before);
    toml::table file;
    if (auto* known = std::get_if<toml::table>(&parsed)) file = std::move(*known);
    for (const Setting& setting : table) put(file, setting, preferences);
    if (!file[voices_key].is_table()) file.erase(voices_key);
    for (const auto& [language, voice_profile] : preferences.voice_profiles) {
        toml::table& voice = table_in(table_in(file, voices_key), language);
        for (const VoiceSetting& setting : voice_table) put(voice, setting, voice_profile);
    }
    // Strings over several lines and without escapes come out of toml++ as others than they were, or as no TOML at all.
    using Formatter = toml::toml_formatter;
    constexpr auto form = Formatter::default_flags &
                          ~(toml::format_flags::allow_literal_strings | toml::format_flags::allow_multi_line_strings);
    std::ostringstream text;
    text << Formatter(file, form) << '\n';
    return text.str();
}

} // namespace settings
