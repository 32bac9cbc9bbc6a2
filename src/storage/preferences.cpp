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

constexpr std::array talking_clocks{Word<TalkingClock>{"off", TalkingClock::Off},
                                    Word<TalkingClock>{"own", TalkingClock::Own},
                                    Word<TalkingClock>{"both", TalkingClock::Both}};

constexpr std::array low_time_cues{Word<LowTimeCue>{"off", LowTimeCue::Off}, Word<LowTimeCue>{"on", LowTimeCue::On}};
constexpr std::array move_words{
    Word<MoveWords>{"fide-german", MoveWords::FideGerman}, Word<MoveWords>{"own-language", MoveWords::OwnLanguage},
    Word<MoveWords>{"nato", MoveWords::Nato}, Word<MoveWords>{"spelled", MoveWords::Spelled}};

constexpr std::array square_colours{
    Word<SquareColour>{"usual", SquareColour::Usual}, Word<SquareColour>{"words", SquareColour::InWords},
    Word<SquareColour>{"cue", SquareColour::ByCue}, Word<SquareColour>{"untold", SquareColour::Untold}};

constexpr std::array whose_men{Word<WhoseMan>{"words", WhoseMan::InWords}, Word<WhoseMan>{"voice", WhoseMan::ByVoice},
                               Word<WhoseMan>{"cue", WhoseMan::ByCue}};

constexpr std::array second_voices{
    Word<SecondVoice>{"deeper", SecondVoice::Deeper}, Word<SecondVoice>{"higher", SecondVoice::Higher},
    Word<SecondVoice>{"man", SecondVoice::Man}, Word<SecondVoice>{"woman", SecondVoice::Woman}};

constexpr std::array opponent_moves{Word<OpponentMoves>{"usual-voice", OpponentMoves::UsualVoice},
                                    Word<OpponentMoves>{"second-voice", OpponentMoves::SecondVoice}};

using speech::voice::Variant;
constexpr std::array variants{Word<Variant>{"usual", Variant::Usual},    Word<Variant>{"man-1", Variant::Man1},
                              Word<Variant>{"man-2", Variant::Man2},     Word<Variant>{"man-3", Variant::Man3},
                              Word<Variant>{"woman-1", Variant::Woman1}, Word<Variant>{"woman-2", Variant::Woman2},
                              Word<Variant>{"woman-3", Variant::Woman3}};
constexpr std::array themes{Word<Theme>{"dark", Theme::Dark}, Word<Theme>{"white-on-black", Theme::WhiteOnBlack},
                            Word<Theme>{"yellow-on-black", Theme::YellowOnBlack},
                            Word<Theme>{"black-on-white", Theme::BlackOnWhite}};

constexpr std::array board_sizes{Word<BoardSize>{"with-text", BoardSize::WithText},
                                 Word<BoardSize>{"largest", BoardSize::Largest}};

constexpr int highest_level = 100;

/// Takes known keys out of a table of settings, and remembers the first that cannot be used.
class Reader {
public:
    Reader(const std::string& file, const toml::table& table)
        : file_(file)
        , table_(table) {}

    void number(std::string_view key, int& into, int least, int most) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto number = node->as_integer();
        if (number != nullptr && number->get() >= least && number->get() <= most)
            into = static_cast<int>(number->get());
        else
            complain(*node, key, WholeNumber{least, most});
    }

    void name(std::string_view key, std::string& into, const std::vector<std::string>& offered) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto text = node->as_string();
        if (text != nullptr && std::find(offered.begin(), offered.end(), text->get()) != offered.end())
            into = text->get();
        else
            complain(*node, key, OneOf{offered});
    }

    void text(std::string_view key, std::optional<std::string>& into) {
        const toml::node* node = table_.get(key);
        if (node == nullptr) return;
        const auto text = node->as_string();
        if (text != nullptr && !text->get().empty())
            into = text->get();
        else
            complain(*node, key, SomeText{});
    }

    void time_control(std::string_view key, std::string& into) {
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
    void choice(std::string_view key, Choice& into, const std::array<Word<Choice>, Count>& words) {
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

    /// A value by name where one has been chosen.
    void name(std::string_view key, std::optional<std::string>& into, const std::vector<std::string>& offered) {
        if (!table_.contains(key)) return;
        std::string found;
        name(key, found, offered);
        if (!found.empty()) into = found;
    }

    /// Every language that is on offer with a table of its own.
    void tongues(std::string_view key, std::map<std::string, Tongue>& into, const Offered& offered);

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

/// Puts settings into a table under their keys; the others in it stay.
class Writer {
public:
    explicit Writer(toml::table& table)
        : table_(table) {}

    void number(std::string_view key, int value, int, int) { table_.insert_or_assign(key, value); }
    void name(std::string_view key, const std::string& value, const std::vector<std::string>&) {
        table_.insert_or_assign(key, value);
    }
    void text(std::string_view key, const std::optional<std::string>& value) {
        if (value)
            table_.insert_or_assign(key, *value);
        else
            table_.erase(key);
    }
    void time_control(std::string_view key, const std::string& value) { table_.insert_or_assign(key, value); }
    void name(std::string_view key, const std::optional<std::string>& value, const std::vector<std::string>&) {
        text(key, value);
    }
    void tongues(std::string_view key, const std::map<std::string, Tongue>& tongues, const Offered&);

    template <typename Choice, std::size_t Count>
    void choice(std::string_view key, Choice value, const std::array<Word<Choice>, Count>& words) {
        for (const auto& word : words)
            if (word.choice == value) table_.insert_or_assign(key, word.word);
    }

private:
    toml::table& table_;
};

template <typename Visitor, typename SomeTongue>
void visit_tongue(Visitor& visitor, const std::vector<std::string>& accents, SomeTongue& tongue) {
    visitor.name("accent", tongue.accent, accents);
    visitor.choice("variant", tongue.variant, variants);
    visitor.number("rate", tongue.rate, -300, 300);
    visitor.number("pitch", tongue.pitch, -50, 50);
}

void Reader::tongues(std::string_view key, std::map<std::string, Tongue>& into, const Offered& offered) {
    const toml::node* node = table_.get(key);
    if (node == nullptr) return;
    const auto heading = [key](const std::string& language) { return '[' + std::string(key) + '.' + language + ']'; };
    if (!node->is_table()) {
        OneOf headings;
        for (const std::string& language : offered.languages) headings.names.push_back(heading(language));
        return complain(*node, key, std::move(headings));
    }
    for (const std::string& language : offered.languages) {
        const toml::node* own = node->as_table()->get(language);
        if (own == nullptr) continue;
        if (!own->is_table()) {
            complain(*own, language, OneOf{{heading(language)}});
            continue;
        }
        const auto accents = offered.accents.find(language);
        Reader reader(file_, *own->as_table());
        visit_tongue(reader, accents == offered.accents.end() ? std::vector{language} : accents->second,
                     into[language]);
        if (!fault) fault = reader.fault;
    }
}

void Writer::tongues(std::string_view key, const std::map<std::string, Tongue>& tongues, const Offered&) {
    if (tongues.empty()) return;
    if (!table_[key].is_table()) table_.insert_or_assign(key, toml::table{});
    toml::table& all = *table_[key].as_table();
    for (const auto& [language, tongue] : tongues) {
        if (!all[language].is_table()) all.insert_or_assign(language, toml::table{});
        Writer writer(*all[language].as_table());
        visit_tongue(writer, {}, tongue);
    }
}

/// Every setting with its key and what it may be.
template <typename Visitor, typename SomePreferences>
void visit_all(Visitor& visitor, const Offered& offered, SomePreferences& preferences) {
    visitor.name("language", preferences.language, offered.languages);
    visitor.choice("speaker", preferences.speaker, speakers);
    visitor.number("words_per_minute", preferences.words_per_minute, 80, 600);
    visitor.number("pitch", preferences.pitch, 0, 100);
    visitor.number("speech_volume", preferences.speech_volume, 0, 100);
    visitor.number("cue_volume", preferences.cue_volume, 0, 100);
    visitor.choice("verbosity", preferences.verbosity, verbosities);
    visitor.choice("keep_sound", preferences.keep_sound, keep_sounds);
    visitor.name("key_map", preferences.key_map, offered.key_maps);
    visitor.choice("side", preferences.side, sides);
    visitor.number("level", preferences.level, 1, highest_level);
    visitor.time_control("time_control", preferences.time_control);
    visitor.name("edition", preferences.edition, offered.editions);
    visitor.choice("boards", preferences.boards, boards);
    visitor.choice("touch_move", preferences.touch_move, touch_moves);
    visitor.choice("sitting", preferences.sitting, sittings);
    visitor.choice("fair_play", preferences.fair_play, fair_plays);
    visitor.choice("talking_clock", preferences.talking_clock, talking_clocks);
    visitor.number("clock_minutes_from_ten", preferences.clock_schedule.minutes_from_ten, 0, 60);
    visitor.number("clock_minutes_below_ten", preferences.clock_schedule.minutes_below_ten, 0, 5);
    visitor.number("clock_seconds_below_minute", preferences.clock_schedule.seconds_below_minute, 0, 30);
    visitor.number("clock_seconds_below_ten", preferences.clock_schedule.seconds_below_ten, 0, 5);
    visitor.choice("low_time_cue", preferences.low_time_cue, low_time_cues);
    visitor.choice("move_words", preferences.move_words, move_words);
    visitor.choice("square_colour", preferences.square_colour, square_colours);
    visitor.choice("whose_man", preferences.whose_man, whose_men);
    visitor.choice("second_voice", preferences.second_voice, second_voices);
    visitor.choice("opponent_moves", preferences.opponent_moves, opponent_moves);
    visitor.tongues("voices", preferences.tongues, offered);
    visitor.choice("theme", preferences.theme, themes);
    visitor.number("text_size", preferences.text_size, 100, 200);
    visitor.choice("board_size", preferences.board_size, board_sizes);
    visitor.text("own_output", preferences.own_output);
    visitor.text("room_output", preferences.room_output);
}

std::variant<toml::table, PreferencesFault> parse(const std::filesystem::path& file, const std::string& text) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        return PreferencesFault{file.string(), static_cast<int>(error.source().begin.line), NotToml{}};
    }
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
    const auto read = read_file(file);
    if (const auto* fault = std::get_if<NotRead>(&read)) {
        if (fault->is_absent) return {defaults, std::nullopt};
        return {defaults, PreferencesFault{file.string(), 0, NotReadable{}}};
    }
    const auto& text = std::get<std::string>(read);
    make_private(file);

    Preferences found = defaults;
    std::optional<PreferencesFault> fault;
    const auto parsed = parse(file, text);
    if (const auto* table = std::get_if<toml::table>(&parsed)) {
        Reader reader(file.string(), *table);
        visit_all(reader, offered, found);
        fault = reader.fault;
    } else {
        fault = std::get<PreferencesFault>(parsed);
    }
    if (fault)
        if (auto not_kept = keep_beside(file, text)) fault = not_kept;
    return {found, fault};
}

std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences) {
    toml::table table;
    if (const auto before = read_whole(file)) {
        auto parsed = parse(file, *before);
        if (auto* known = std::get_if<toml::table>(&parsed)) table = std::move(*known);
    }
    Writer writer(table);
    visit_all(writer, {}, preferences);
    std::ostringstream text;
    text << table << '\n';
    if (const auto failure = write_whole(file, text.str()))
        return PreferencesFault{file.string(), 0, NotWritten{*failure}};
    return std::nullopt;
}

} // namespace storage
