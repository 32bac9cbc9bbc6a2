// A volunteer who types, before a microphone that hears what it is given.
#include "base/platform/whole_file.hpp"
#include "rules/notation/san.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "speech/hearing/recording.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/vocabulary/vocabulary.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/collecting/collecting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <memory>
#include <set>
#include <sstream>

namespace collecting = tools::collecting;
namespace hearing = speech::hearing;
using Sound = std::vector<std::int16_t>;

namespace {

const std::filesystem::path data = KLANGBRETT_DATA_FOLDER;

/// Silence, then half a second in which somebody speaks so loudly.
Sound voice(int loudness, double seconds = 0.5) {
    Sound sound(hearing::samples_per_second / 2, 10);
    const auto length = static_cast<std::size_t>(seconds * hearing::samples_per_second);
    for (std::size_t sample = 0; sample < length; ++sample)
        sound.push_back(static_cast<std::int16_t>(sample / 40 % 2 == 0 ? loudness : -loudness));
    sound.insert(sound.end(), hearing::samples_per_second / 2, 10);
    return sound;
}

class Microphone final : public sounds::device::Microphone {
public:
    explicit Microphone(Sound sound)
        : sound_(std::move(sound)) {}
    std::vector<std::int16_t> take() override { return std::exchange(sound_, {}); }

private:
    Sound sound_;
};

struct Volunteer {
    std::istringstream typed;
    std::ostringstream told;
    std::deque<Sound> said;

    std::variant<collecting::Collected, std::string> collect(const collecting::Script& script,
                                                             const std::filesystem::path& folder) {
        return collecting::collect(
            script, folder,
            {typed, told,
             [this]() -> sounds::device::OpenedMicrophone {
                 if (said.empty())
                     return sounds::device::DeviceError{sounds::device::Trouble::NoDevice, "no such device"};
                 Sound next = std::move(said.front());
                 said.pop_front();
                 return std::make_unique<Microphone>(std::move(next));
             },
             std::chrono::milliseconds(0)});
    }
};

collecting::Collected good(const std::variant<collecting::Collected, std::string>& done) {
    if (const auto* why = std::get_if<std::string>(&done)) FAIL(*why);
    return std::get<collecting::Collected>(done);
}

std::vector<collecting::Sentence> sentences() {
    const auto catalogue = tools::asking::read_catalogue(data, "en");
    const auto vocabulary = tools::asking::read_vocabulary(data, "fide-german");
    REQUIRE((catalogue && vocabulary));
    const speech::announce::Manner manner{*catalogue, *vocabulary, speech::announce::Form::Normal,
                                          rules::board::Color::White};
    auto read = collecting::read_sentences(data / "sentences.toml", manner);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&read)) FAIL(base::toml::describe(*fault));
    return std::get<std::vector<collecting::Sentence>>(std::move(read));
}

collecting::Script script() {
    auto all = sentences();
    all.erase(all.begin() + 2, all.end());
    return {{{{{"de"}, "anna"}, "Anna"}, {{{"de"}, "bella"}, "Bella"}}, std::move(all)};
}

} // namespace

TEST_CASE("What is said is kept as it is learnt and listed, and the next time it goes on from there") {
    const tests::TemporaryFolder folder;
    Volunteer first{std::istringstream("\n\n\n\nq\n"), {}, {voice(3000), voice(3000)}};
    CHECK(good(first.collect(script(), folder / "mine")).words == 2);
    CHECK(first.told.str() == "Word 1 of 2, de: Anna\nKept.\nWord 2 of 2, de: Bella\nKept.\nMove 1 of 2: Felix drei\n");
    CHECK(hearing::OwnRecordings(folder / "mine" / "words").of({{"de"}, "anna"}).size() == 1);

    Volunteer second{std::istringstream("\n\n\n\n"), {}, {voice(3000, 2.5), voice(3000)}};
    const auto all = good(second.collect(script(), folder / "mine"));
    CHECK(all.words == 2);
    CHECK(all.sentences == 2);
    const auto recording = hearing::read_recording(folder / "mine" / "games" / "01-01.flac");
    REQUIRE(std::holds_alternative<Sound>(recording));
    CHECK(std::get<Sound>(recording).size() == voice(3000, 2.5).size());
    CHECK(base::platform::read_whole(folder / "mine" / "list.tsv") ==
          "games/01-01.flac\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 "
          "1\tf3\ttest\tmove\tnone\tvolunteer\tFelix drei\n"
          "games/01-02.flac\trnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 "
          "1\te5\ttest\tmove\tnone\tvolunteer\tEva fünf\n");
}

TEST_CASE("What is too soft or too loud is asked for again, and what is passed over is not kept") {
    const tests::TemporaryFolder folder;
    Volunteer volunteer{std::istringstream("\n\n\n\n\n\ns\ns\ns\n"), {}, {voice(20), voice(32767), voice(3000)}};
    const auto all = good(volunteer.collect(script(), folder / "mine"));
    CHECK(all.words == 1);
    CHECK(all.sentences == 0);
    CHECK(volunteer.told.str().find("Once more: too soft") != std::string::npos);
    CHECK(volunteer.told.str().find("Once more: too loud") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "mine" / "list.tsv"));
}

TEST_CASE("Without a microphone, or where nothing can be written, it is said why, and what there is stays") {
    const tests::TemporaryFolder folder;
    Volunteer volunteer{std::istringstream("\n\n\n\n"), {}, {voice(3000)}};
    const auto done = volunteer.collect(script(), folder / "mine");
    REQUIRE(std::holds_alternative<std::string>(done));
    CHECK(std::get<std::string>(done) == "the microphone cannot be opened: no such device");
    CHECK(hearing::OwnRecordings(folder / "mine" / "words").of({{"de"}, "anna"}).size() == 1);

    REQUIRE_FALSE(base::platform::write_whole(folder / "file", "no folder"));
    Volunteer nowhere{std::istringstream("\n\n"), {}, {voice(3000)}};
    CHECK(std::holds_alternative<std::string>(nowhere.collect(script(), folder / "file")));
}

TEST_CASE("The games that are said have every file, rank, piece and kind of move") {
    const auto all = sentences();
    CHECK(all.size() > 100);
    std::set<std::string> words;
    for (const auto& sentence : all) {
        std::istringstream said(sentence.words);
        for (std::string word; said >> word;) {
            std::erase(word, ',');
            words.insert(word);
        }
    }
    for (const char* word :
         {"Anna", "Bella",  "Cäsar",    "David",   "Eva",    "Felix",  "Gustav", "Hektor", "eins",
          "zwei", "drei",   "vier",     "fünf",    "sechs",  "sieben", "acht",   "König",  "Dame",
          "Turm", "Läufer", "Springer", "schlägt", "Schach", "matt",   "kurze",  "lange",  "Rochade"}) {
        INFO(word);
        CHECK(words.contains(word));
    }
}

TEST_CASE("What is typed before the second Enter drops the recording, passes over or stops") {
    const tests::TemporaryFolder folder;
    Volunteer volunteer{std::istringstream("\nx\n\ns\n\nq\n"), {}, {voice(3000), voice(3000), voice(3000)}};
    const auto all = good(volunteer.collect(script(), folder / "mine"));
    CHECK(all.words == 0);
    CHECK(volunteer.told.str() == "Word 1 of 2, de: Anna\nWord 1 of 2, de: Anna\nWord 2 of 2, de: Bella\n");
}

TEST_CASE("What begins before the recording or goes on behind it is asked for again") {
    const tests::TemporaryFolder folder;
    Sound early = voice(3000);
    early.erase(early.begin(), early.begin() + hearing::samples_per_second / 2);
    Sound late = voice(3000);
    late.resize(late.size() - hearing::samples_per_second / 2);
    Volunteer volunteer{std::istringstream("\n\n\n\n\n\nq\n"), {}, {early, late, voice(3000)}};
    CHECK(good(volunteer.collect(script(), folder / "mine")).words == 1);
    const std::string told = volunteer.told.str();
    CHECK(told.find("Once more: cut off") != told.rfind("Once more: cut off"));
}

TEST_CASE("A recording that is gone, or was of another move, is asked for again and listed once") {
    const tests::TemporaryFolder folder;
    const auto say_moves = [&] {
        Volunteer volunteer{
            std::istringstream("\n\n\n\n\n\n\n\n"), {}, {voice(3000), voice(3000), voice(3000), voice(3000)}};
        return good(volunteer.collect({{}, script().sentences}, folder / "mine")).sentences;
    };
    const auto list = folder / "mine" / "list.tsv";
    CHECK(say_moves() == 2);
    const auto whole = base::platform::read_whole(list);
    std::filesystem::remove(folder / "mine" / "games" / "01-02.flac");
    CHECK(say_moves() == 2);
    CHECK(base::platform::read_whole(list) == whole);
    REQUIRE_FALSE(base::platform::write_whole(list, "games/01-01.flac\tanother position\te4\n"));
    CHECK(say_moves() == 2);
    CHECK(base::platform::read_whole(list) == whole);
}
