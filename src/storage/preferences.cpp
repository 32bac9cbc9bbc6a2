#include "src/storage/preferences.hpp"

#include "rules/table/time.hpp"
#include "src/storage/whole_file.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <variant>

namespace storage {
namespace {

template <typename Choice>
struct Word {
    std::string_view word;
    Choice choice;
};

constexpr std::array verbosities{Word<Verbosity>{"short", Verbosity::Short},
                                 Word<Verbosity>{"normal", Verbosity::Normal},
                                 Word<Verbosity>{"long", Verbosity::Long}};
constexpr std::array speakers{Word<Speaker>{"own", Speaker::Own},
                              Word<Speaker>{"speech-dispatcher", Speaker::SpeechDispatcher},
                              Word<Speaker>{"screen-reader", Speaker::ScreenReader}};
constexpr std::array sides{Word<SideChoice>{"white", SideChoice::White}, Word<SideChoice>{"black", SideChoice::Black},
                           Word<SideChoice>{"random", SideChoice::Random}};

constexpr std::array boards{Word<rules::table::Boards>{"one", rules::table::Boards::One},
                            Word<rules::table::Boards>{"two", rules::table::Boards::Two}};

constexpr std::array touch_moves{Word<TouchMove>{"off", TouchMove::Off}, Word<TouchMove>{"on", TouchMove::On}};

constexpr std::array fair_plays{Word<FairPlay>{"off", FairPlay::Off}, Word<FairPlay>{"on", FairPlay::On}};

constexpr std::array sittings{Word<Sitting>{"against-computer", Sitting::AgainstComputer},
                              Word<Sitting>{"at-one-computer", Sitting::AtOneComputer},
                              Word<Sitting>{"as-assistant", Sitting::AsAssistant}};

constexpr std::array keep_sounds{Word<KeepSound>{"off", KeepSound::Off}, Word<KeepSound>{"on", KeepSound::On}};

constexpr int highest_level = 100;

/// Takes known keys out of a table of settings, and remembers the first that cannot be used.
class Reader {
public:
    Reader(const std::string& file, const toml::table& table)
        : file_(file)
        , table_(table) {}

    void take(std::string_view key, int& into, int least, int most) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto number = node->as_integer();
        if (number != nullptr && number->get() >= least && number->get() <= most)
            into = static_cast<int>(number->get());
        else
            complain(*node, key, WholeNumber{least, most});
    }

    void take(std::string_view key, std::string& into, const std::vector<std::string>& offered) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto text = node->as_string();
        if (text != nullptr && std::find(offered.begin(), offered.end(), text->get()) != offered.end())
            into = text->get();
        else
            complain(*node, key, OneOf{offered});
    }

    void take(std::string_view key, std::optional<std::string>& into) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto text = node->as_string();
        if (text != nullptr && !text->get().empty())
            into = text->get();
        else
            complain(*node, key, SomeText{});
    }

    void take_time_control(std::string_view key, std::string& into) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto text = node->as_string();
        if (text != nullptr &&
            std::holds_alternative<rules::table::TimeControl>(rules::table::read_time_control(text->get())))
            into = text->get();
        else
            complain(*node, key, TimeControlText{});
    }

    template <typename Choice, std::size_t Count>
    void take(std::string_view key, Choice& into, const std::array<Word<Choice>, Count>& words) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        OneOf expected;
        for (const auto& word : words) {
            if (const auto text = node->as_string(); text != nullptr && text->get() == word.word) {
                into = word.choice;
                return;
            }
            expected.names.emplace_back(word.word);
        }
        complain(*node, key, std::move(expected));
    }

    std::optional<PreferencesFault> fault;

private:
    void complain(const toml::node& node, std::string_view key, Wanted wanted) {
        if (!fault)
            fault = PreferencesFault{file_, static_cast<int>(node.source().begin.line),
                                     BadValue{std::string(key), std::move(wanted)}};
    }

    std::string file_;
    const toml::table& table_;
};

template <typename Choice, std::size_t Count>
std::string_view word_of(Choice choice, const std::array<Word<Choice>, Count>& words) {
    for (const auto& word : words)
        if (word.choice == choice) return word.word;
    return words.front().word;
}

std::variant<toml::table, PreferencesFault> parse(const std::filesystem::path& file, const std::string& text) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        return PreferencesFault{file.string(), static_cast<int>(error.source().begin.line), NotToml{}};
    }
}

void take_all(Reader& reader, const Offered& offered, Preferences& found) {
    reader.take("language", found.language, offered.languages);
    reader.take("speaker", found.speaker, speakers);
    reader.take("words_per_minute", found.words_per_minute, 80, 600);
    reader.take("pitch", found.pitch, 0, 100);
    reader.take("speech_volume", found.speech_volume, 0, 100);
    reader.take("cue_volume", found.cue_volume, 0, 100);
    reader.take("verbosity", found.verbosity, verbosities);
    reader.take("keep_sound", found.keep_sound, keep_sounds);
    reader.take("key_map", found.key_map, offered.key_maps);
    reader.take("side", found.side, sides);
    reader.take("level", found.level, 1, highest_level);
    reader.take_time_control("time_control", found.time_control);
    reader.take("edition", found.edition, offered.editions);
    reader.take("boards", found.boards, boards);
    reader.take("touch_move", found.touch_move, touch_moves);
    reader.take("sitting", found.sitting, sittings);
    reader.take("fair_play", found.fair_play, fair_plays);
    reader.take("own_output", found.own_output);
    reader.take("room_output", found.room_output);
}

void put(toml::table& table, std::string_view key, const std::optional<std::string>& text) {
    if (text)
        table.insert_or_assign(key, *text);
    else
        table.erase(key);
}

void put_all(toml::table& table, const Preferences& preferences) {
    table.insert_or_assign("language", preferences.language);
    table.insert_or_assign("speaker", word_of(preferences.speaker, speakers));
    table.insert_or_assign("words_per_minute", preferences.words_per_minute);
    table.insert_or_assign("pitch", preferences.pitch);
    table.insert_or_assign("speech_volume", preferences.speech_volume);
    table.insert_or_assign("cue_volume", preferences.cue_volume);
    table.insert_or_assign("verbosity", word_of(preferences.verbosity, verbosities));
    table.insert_or_assign("keep_sound", word_of(preferences.keep_sound, keep_sounds));
    table.insert_or_assign("key_map", preferences.key_map);
    table.insert_or_assign("side", word_of(preferences.side, sides));
    table.insert_or_assign("level", preferences.level);
    table.insert_or_assign("time_control", preferences.time_control);
    table.insert_or_assign("edition", preferences.edition);
    table.insert_or_assign("boards", word_of(preferences.boards, boards));
    table.insert_or_assign("touch_move", word_of(preferences.touch_move, touch_moves));
    table.insert_or_assign("sitting", word_of(preferences.sitting, sittings));
    table.insert_or_assign("fair_play", word_of(preferences.fair_play, fair_plays));
    put(table, "own_output", preferences.own_output);
    put(table, "room_output", preferences.room_output);
}

/// Empty if the broken file is safe beside.
std::optional<PreferencesFault> keep_beside(const std::filesystem::path& file, const std::string& text) {
    const std::filesystem::path broken = file.string() + ".broken";
    if (const auto failure = write_whole(broken, text))
        return PreferencesFault{broken.string(), 0, NotWritten{*failure}};
    return std::nullopt;
}

} // namespace

std::pair<Preferences, std::optional<PreferencesFault>>
load_preferences(const std::filesystem::path& file, const Offered& offered, const Preferences& defaults) {
    std::error_code error;
    if (!std::filesystem::exists(file, error) && !error) return {defaults, std::nullopt};
    const auto text = read_whole(file);
    if (!text) return {defaults, PreferencesFault{file.string(), 0, NotReadable{}}};

    Preferences found = defaults;
    std::optional<PreferencesFault> fault;
    const auto parsed = parse(file, *text);
    if (const auto* table = std::get_if<toml::table>(&parsed)) {
        Reader reader(file.string(), *table);
        take_all(reader, offered, found);
        fault = reader.fault;
    } else {
        fault = std::get<PreferencesFault>(parsed);
    }
    if (fault)
        if (auto not_kept = keep_beside(file, *text)) fault = not_kept;
    return {found, fault};
}

std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences) {
    toml::table table;
    if (const auto before = read_whole(file)) {
        auto parsed = parse(file, *before);
        if (auto* known = std::get_if<toml::table>(&parsed)) table = std::move(*known);
    }
    put_all(table, preferences);
    std::ostringstream text;
    text << table << '\n';
    if (const auto failure = write_whole(file, text.str()))
        return PreferencesFault{file.string(), 0, NotWritten{*failure}};
    return std::nullopt;
}

} // namespace storage
