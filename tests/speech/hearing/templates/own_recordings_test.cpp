// A player's recordings in the profile.
#include "speech/hearing/own_recordings.hpp"
#include "tests/speech/hearing/templates/speaker.hpp"
#include "tests/support/folder.hpp"

#include <filesystem>
#include <fstream>
#include <map>

namespace {

using namespace speakers;
namespace fs = std::filesystem;
using speech::hearing::OwnRecordings;

constexpr Variant recorder = Variant::Man1;

class Profile {
public:
    fs::path words() const { return folder_.path() / "words"; }
    OwnRecordings recordings() const { return OwnRecordings(words()); }

private:
    tests::TemporaryFolder folder_;
};

/// Each word said in each of the ways; the voice says it a little otherwise each time.
std::map<std::string, std::vector<Sound>> spoken(const std::vector<std::string>& all,
                                                 const std::vector<Speaker>& ways) {
    std::map<std::string, std::vector<Sound>> sounds;
    for (const std::string& word : all)
        for (const Speaker& way : ways) sounds[word].push_back(say(word, way));
    return sounds;
}

templates::Template learnt(const Sound& sound) { return *templates::trimmed(templates::frames_of(sound)); }

fs::perms rights(const fs::path& what) { return fs::status(what).permissions(); }

TEST_CASE("what was kept is known again, word by word, and sounds as it was") {
    const Profile profile;
    CHECK(profile.recordings().load().known.words().empty());
    templates::Templates expected;
    for (const auto& [word, sounds] : spoken({"Springer", "Läufer", "drei"}, thrice(recorder)))
        for (const Sound& sound : sounds) {
            REQUIRE_FALSE(profile.recordings().keep(heard(word), sound));
            expected.learn(heard(word), learnt(sound));
        }
    const auto loaded = profile.recordings().load();
    CHECK(loaded.unreadable.empty());
    CHECK(loaded.known.words() == expected.words());
}

TEST_CASE("of a word there are three recordings at most: the oldest goes") {
    const Profile profile;
    std::vector<templates::Template> expected;
    for (const int rate : {120, 130, 140, 150}) {
        const Sound sound = say("acht", {recorder, rate, 0});
        REQUIRE_FALSE(profile.recordings().keep(heard("acht"), sound));
        expected.push_back(learnt(sound));
    }
    const auto files = profile.recordings().of(heard("acht"));
    REQUIRE(files.size() == 3);
    CHECK(files.front().filename() == "2.flac");
    expected.erase(expected.begin());
    CHECK(profile.recordings().load().known.words().at(heard("acht")) == expected);
}

TEST_CASE("a recording of full scale is kept sample by sample") {
    const Profile profile;
    Sound sound(4000);
    for (int sample = -32768; sample < 32768; sample += 2) sound.push_back(static_cast<std::int16_t>(sample));
    sound.resize(sound.size() + 4000);
    REQUIRE_FALSE(profile.recordings().keep(heard("acht"), sound));
    CHECK(profile.recordings().load().known.words().at(heard("acht")) == std::vector{learnt(sound)});
}

TEST_CASE("nobody else may read them") {
    const Profile profile;
    REQUIRE_FALSE(profile.recordings().keep(heard("acht"), say("acht", {recorder})));
    const auto file = profile.recordings().of(heard("acht")).front();
    CHECK(rights(file) == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("a word is forgotten alone, or all are") {
    const Profile profile;
    for (const char* word : {"acht", "drei"})
        REQUIRE_FALSE(profile.recordings().keep(heard(word), say(word, {recorder})));
    CHECK_FALSE(profile.recordings().forget(heard("acht")));
    CHECK(profile.recordings().load().known.words().size() == 1);
    CHECK_FALSE(profile.recordings().forget_all());
    CHECK_FALSE(fs::exists(profile.words()));
    CHECK_FALSE(profile.recordings().forget_all());
}

TEST_CASE("what is no recording is named, and the rest is known") {
    const Profile profile;
    REQUIRE_FALSE(profile.recordings().keep(heard("acht"), say("acht", {recorder})));
    REQUIRE_FALSE(profile.recordings().keep(heard("acht"), Sound(16000)));
    std::ofstream(profile.words() / "de" / "acht" / "7.flac") << "no sound";
    std::ofstream(profile.words() / "de" / "acht" / "read me") << "not asked for";
    const auto loaded = profile.recordings().load();
    CHECK(loaded.known.words().size() == 1);
    REQUIRE(loaded.unreadable.size() == 2);
    CHECK(loaded.unreadable.front().find("2.flac") != std::string::npos);
    CHECK(loaded.unreadable.back().find("7.flac") != std::string::npos);
}

TEST_CASE("where nothing can be written the recordings stay as they were, and why is told") {
    const Profile profile;
    std::ofstream(profile.words()) << "a file in the folder's place";
    const auto why = profile.recordings().keep(heard("acht"), say("acht", {recorder}));
    REQUIRE(why);
    CHECK(why->find("1.flac") != std::string::npos);
    CHECK(profile.recordings().load().known.words().empty());
}

} // namespace
