// One table of settings: each field of the preferences has its row, and what follows from the rows agrees.
#include "src/settings/table.hpp"

#include "src/settings/change.hpp"
#include "src/settings/file_text.hpp"
#include "src/settings/player_name.hpp"
#include "src/settings/scale.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <tuple>
#include <utility>

using namespace settings;

namespace {

const Offered offered{.languages = {"de", "en"},
                      .key_maps = {"klangbrett", "lichess"},
                      .editions = {"fide-2001", "fide-2005"},
                      .accents = {{"en", {"en-us"}}},
                      .levels = 10,
                      .outputs = {"Headphones"},
                      .variants = {"another", "standard"}};
const std::vector<std::string> accents{"en-us"};

// Neither of these compiles while a field is added or left out.

auto fields(const ClockSchedule& schedule) {
    const auto& [a, b, c, d] = schedule;
    return std::tie(a, b, c, d);
}

auto fields(const SpeechByKind& kinds) {
    const auto& [a, b, c, d, e, f] = kinds;
    return std::tie(a, b, c, d, e, f);
}

auto fields(const VoiceProfile& voice_profile) {
    const auto& [a, b, c, d] = voice_profile;
    return std::tie(a, b, c, d);
}

/// Those of the clock's schedule and of the kinds come first. How languages are spoken is not among them.
auto fields(const Preferences& preferences) {
    const auto& [name, opponent_name, documents, a, b, c, d, e, f, g, kinds, own_time, h, i, i1, i2, i3, i4, j, k, l, m,
                 n, o, p, q, r, r2, r3, r4, r5, r6, schedule, s, t, u, v, w, x, x2, voice_profiles, y, z, a2, b2, c2] =
        preferences;
    static_assert(std::is_same_v<decltype(kinds), const SpeechByKind>);
    static_assert(std::is_same_v<decltype(schedule), const ClockSchedule>);
    static_assert(std::is_same_v<decltype(voice_profiles), const std::map<std::string, VoiceProfile>>);
    return std::tuple_cat(fields(schedule), fields(kinds),
                          std::tie(name, opponent_name, documents, own_time, a, b, c, d, e, f, g, h, i, i1, i2, i3, i4,
                                   j, k, l, m, n, o, p, q, r, r2, r3, r4, r5, r6, s, t, u, v, w, x, x2, y, z, a2, b2,
                                   c2));
}

template <typename Fields>
std::set<std::size_t> differences(const Fields& before, const Fields& after) {
    std::set<std::size_t> places;
    [&]<std::size_t... Place>(std::index_sequence<Place...>) {
        ((std::get<Place>(before) == std::get<Place>(after) ? void() : void(places.insert(Place))), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<Fields>>{});
    return places;
}

/// Every other value a list can give the setting, by going up from the lowest, or one that can be typed.
std::vector<Preferences> all_values(const Setting& setting) {
    Preferences preferences;
    if (const auto* name = std::get_if<PlayerName>(&setting.kind)) {
        name->field.in(preferences) = "Sina";
        return {Preferences{}, preferences};
    }
    if (const auto* folder = std::get_if<Folder>(&setting.kind)) {
        folder->field.in(preferences) = "/media/stick";
        return {Preferences{}, preferences};
    }
    if (const auto* time = std::get_if<OwnTime>(&setting.kind)) {
        time->field.in(preferences) = "40/7200:1800";
        return {Preferences{}, preferences};
    }
    while (change(preferences, setting, -1, offered)) {
    }
    std::vector<Preferences> all{preferences};
    while (change(preferences, setting, 1, offered)) all.push_back(preferences);
    return all;
}

std::set<std::string> lines(const std::string& text) {
    std::set<std::string> found;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) found.insert(line);
    return found;
}

/// The keys of lines that only one of the texts has.
std::set<std::string> keys_that_differ(const std::string& text, const std::string& other) {
    std::set<std::string> differing;
    const auto these = lines(text);
    const auto those = lines(other);
    std::set_symmetric_difference(these.begin(), these.end(), those.begin(), those.end(),
                                  std::inserter(differing, differing.end()));
    std::set<std::string> keys;
    for (const std::string& line : differing) keys.insert(line.substr(0, line.find(' ')));
    return keys;
}

} // namespace

TEST_CASE("Each field of the preferences has one row, and each row one field") {
    const Preferences usual;
    std::map<std::size_t, int> rows;
    for (const Setting& setting : table) {
        CAPTURE(setting.key);
        std::set<std::size_t> changed;
        for (const Preferences& other : all_values(setting)) {
            changed.merge(differences(fields(usual), fields(other)));
            CHECK(other.voice_profiles == usual.voice_profiles);
        }
        REQUIRE(changed.size() == 1);
        ++rows[*changed.begin()];
    }
    CHECK(rows.size() == std::tuple_size_v<decltype(fields(usual))>);
    CHECK(std::ranges::all_of(rows, [](const auto& row) { return row.second == 1; }));
}

TEST_CASE("A name is one line of at most sixty characters of any script") {
    CHECK(is_player_name("Sina Bayat"));
    CHECK(is_player_name("سینا"));
    std::string longest;
    for (std::size_t count = 0; count < longest_player_name; ++count) longest += "س";
    CHECK(is_player_name(longest));
    CHECK_FALSE(is_player_name(longest + "s"));
    CHECK_FALSE(is_player_name(""));
    CHECK_FALSE(is_player_name(" Sina"));
    CHECK_FALSE(is_player_name("Sina "));
    CHECK_FALSE(is_player_name("Si\nna"));
    CHECK_FALSE(is_player_name("Si\x1B[2Jna"));
    CHECK_FALSE(is_player_name("Si\xFFna"));
}

TEST_CASE("The path of a folder begins at the root and is one line") {
    CHECK(is_folder_path("/media/stick"));
    CHECK(is_folder_path("/"));
    CHECK_FALSE(is_folder_path(""));
    CHECK_FALSE(is_folder_path("stick"));
    CHECK_FALSE(is_folder_path("~/games"));
    CHECK_FALSE(is_folder_path("/a\nb"));
}

TEST_CASE("What one setting is can be given to other preferences, and nothing else with it") {
    const Preferences usual;
    for (const Setting& setting : table)
        for (const Preferences& other : all_values(setting)) {
            CAPTURE(setting.key);
            Preferences changed = usual;
            changed.pitch = other.pitch == usual.pitch ? 51 : other.pitch;
            copy(changed, setting, other);
            Preferences expected = other;
            expected.pitch = changed.pitch;
            CHECK(changed == expected);
        }
}

TEST_CASE("Each respect in which a language is spoken has one row, and each row one respect") {
    std::map<std::size_t, int> rows;
    for (const VoiceSetting& setting : voice_table) {
        CAPTURE(setting.key);
        VoiceProfile voice_profile;
        REQUIRE(change(voice_profile, setting, 1, accents));
        const auto changed = differences(fields(VoiceProfile{}), fields(voice_profile));
        REQUIRE(changed.size() == 1);
        ++rows[*changed.begin()];
    }
    CHECK(rows.size() == std::tuple_size_v<decltype(fields(VoiceProfile{}))>);
    CHECK(std::ranges::all_of(rows, [](const auto& row) { return row.second == 1; }));
}

TEST_CASE("Every value a list can give a setting changes its own key in the file, and is found again") {
    const Preferences usual;
    const std::string text = write_text("", usual);
    for (const Setting& setting : table) {
        CAPTURE(setting.key);
        const auto values = all_values(setting);
        CHECK(values.size() > 1);
        for (const Preferences& other : values) {
            const std::string written = write_text("", other);
            CHECK(read_text(written, offered) == std::pair{other, std::optional<Fault>{}});
            if (other != usual) CHECK(keys_that_differ(text, written) == std::set{std::string(setting.key)});
        }
    }
}

TEST_CASE("Settings nested deeper than any are refused, and the usual ones hold") {
    std::string key = "a";
    for (int part = 0; part < 60'000; ++part) key += ".a";
    for (const std::string& text : {"\n[" + key + "]\n", "\n" + key + " = 1\n", "\na = {" + key + " = 1}\n"}) {
        const auto [preferences, fault] = read_text(text, offered);
        CHECK(preferences == Preferences{});
        REQUIRE(fault);
        CHECK(fault->line == 2);
    }
}

TEST_CASE("Every value a list can give the voice of a language is found again") {
    for (const VoiceSetting& setting : voice_table) {
        CAPTURE(setting.key);
        Preferences preferences;
        VoiceProfile& voice_profile = preferences.voice_profiles["en"];
        while (change(voice_profile, setting, -1, accents)) {
        }
        const std::string lowest = write_text("", preferences);
        while (change(voice_profile, setting, 1, accents)) {
            const std::string written = write_text("", preferences);
            CHECK(read_text(written, offered) == std::pair{preferences, std::optional<Fault>{}});
            CHECK(keys_that_differ(lowest, written) == std::set{std::string(setting.key)});
        }
        CHECK(write_text("", preferences) != lowest);
    }
}

TEST_CASE("A number moves in steps and stays within those of its list, whatever the file said") {
    Preferences preferences;
    const auto moved_from = [&](int percent, int direction) {
        preferences.speech_volume = percent;
        const bool moved = change(preferences, setting("speech_volume"), direction, offered);
        return std::pair{moved, preferences.speech_volume};
    };
    CHECK(moved_from(80, 1) == std::pair{true, 85});
    CHECK(moved_from(98, 1) == std::pair{true, 100});
    CHECK(moved_from(100, 1) == std::pair{false, 100});
    CHECK(moved_from(0, -1) == std::pair{true, 10}); // only a file can silence it
    preferences.level = 50;
    CHECK(change(preferences, setting("level"), 1, offered));
    CHECK(preferences.level == 10);
}

TEST_CASE("Of several values that cannot be used the first line is the fault") {
    const auto [found, fault] = read_text("theme = 'grey'\nlanguage = 'xx'\npitch = 40\n", offered);
    CHECK(found.pitch == 40);
    CHECK(found.theme == Preferences{}.theme);
    REQUIRE(fault);
    CHECK(fault->line == 1);
    CHECK(std::get<BadValue>(fault->trouble).key == "theme");
}

TEST_CASE("Each change by one value is a step on the scale, where a setting has one, from its least to its most") {
    std::size_t scales = 0;
    for (const Setting& setting : table) {
        INFO(setting.key);
        Preferences preferences;
        if (!scale(preferences, setting, offered)) continue;
        ++scales;
        while (change(preferences, setting, -1, offered)) {
        }
        CHECK(scale(preferences, setting, offered)->now == scale(preferences, setting, offered)->least);
        int now = scale(preferences, setting, offered)->now;
        while (change(preferences, setting, 1, offered)) {
            now += scale(preferences, setting, offered)->step;
            CHECK(scale(preferences, setting, offered)->now == now);
        }
        CHECK(now == scale(preferences, setting, offered)->most);
    }
    CHECK(scales > table.size() / 2);
    CHECK(scale({}, setting("cue_volume"), offered) == Scale{Preferences{}.cue_volume, 0, 100, 5});
    CHECK(scale({}, setting("level"), offered)->most == offered.levels);
    CHECK_FALSE(scale({}, setting("name"), offered));
    CHECK_FALSE(scale({}, setting("time_control"), offered));
}
