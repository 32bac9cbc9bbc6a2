// What the program finds outside is missing, broken or in the way: it starts and goes on, and says so.
#include "speech/phrases/locale.hpp"
#include "src/storage/folders.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

/// A variable of the environment as a test wants it, and afterwards as it was.
class Environment {
public:
    Environment(const char* name, const std::optional<std::string>& value)
        : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        set(value);
    }
    ~Environment() { set(before_); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    void set(const std::optional<std::string>& value) const {
        if (value)
            setenv(name_, value->c_str(), 1);
        else
            unsetenv(name_);
    }
    const char* name_;
    std::optional<std::string> before_;
};

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

fs::path espeak_data() {
    for (const auto& folder : fs::directory_iterator("/usr/lib"))
        if (fs::exists(folder.path() / "espeak-ng-data")) return folder.path() / "espeak-ng-data";
    return "/usr/share/espeak-ng-data";
}

/// A copy of eSpeak NG's data, to be damaged, in which eSpeak NG looks while it lives.
class EspeakData {
public:
    explicit EspeakData(const std::string& name)
        : folder_(fs::path(in_fixture(name)))
        , used_("ESPEAK_DATA_PATH", folder_.string()) {
        fs::create_directories(folder_);
        fs::copy(espeak_data(), folder_ / "espeak-ng-data", fs::copy_options::recursive);
    }
    /// Every byte but the first hundred becomes another.
    void damage(const std::string& file) const {
        const fs::path path = folder_ / "espeak-ng-data" / file;
        std::string bytes = text_of(path.string());
        REQUIRE(bytes.size() > 200);
        unsigned noise = 12345;
        for (std::size_t place = 100; place < bytes.size(); ++place) {
            noise = noise * 1103515245 + 12345;
            bytes[place] = static_cast<char>(noise >> 16);
        }
        std::ofstream(path, std::ios::binary) << bytes;
    }

private:
    fs::path folder_;
    Environment used_;
};

/// A copy of the program's data, of which files are to be broken.
class ProgramData {
public:
    explicit ProgramData(const std::string& name)
        : folder_(fs::path(in_fixture(name)))
        , used_("KLANGBRETT_DATA", folder_.string()) {
        fs::copy(KLANGBRETT_DATA_FOLDER, folder_, fs::copy_options::recursive);
        fs::copy(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER), folder_ / "locales", fs::copy_options::recursive);
    }
    void break_file(const std::string& file) const { std::ofstream(folder_ / file) << "a = 1\nthis is no TOML\n"; }
    void remove(const std::string& file) const { fs::remove(folder_ / file); }

private:
    fs::path folder_;
    Environment used_;
};

void expect_to_answer(Player& player) {
    const std::size_t now = player.transcript().size();
    player.press({"Down"});
    player.await("en:", now, 5);
}

} // namespace

TEST_CASE("Without a sound server and ALSA’s configuration the program starts, and says so on the screen") {
    const std::string kind = GENERATE(as<std::string>(), "missing", "empty");
    const Settings settings;
    const std::string file = in_fixture(kind + ".asound.conf");
    if (kind == "empty") std::ofstream(file) << "";
    const Environment alsa("ALSA_CONFIG_PATH", file);
    const Environment server("PULSE_SERVER", "unix:" + in_fixture("no_server"));
    Player player("alsa_" + kind);
    player.await("Welcome to Klangbrett");
    player.await("The sound output cannot be opened.");
    expect_to_answer(player);
    leave(player);
}

TEST_CASE("Sound that nobody takes keeps nobody from leaving", "[timed]") {
    const bool by_signal = GENERATE(false, true);
    const Settings settings;
    const std::string pipe = in_fixture(by_signal ? "unread_by_signal" : "unread_by_keys");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const std::string file = in_fixture("unread.asound.conf");
    std::ofstream(file) << "pcm.!default { type file file \"" << pipe << "\" format raw slave.pcm null }\n"
                        << "pcm.null { type null }\nctl.!default { type hw card 0 }\n";
    const Environment alsa("ALSA_CONFIG_PATH", file);
    const Environment server("PULSE_SERVER", "unix:" + in_fixture("no_server"));
    Player player(by_signal ? "unread_signal" : "unread_keys");
    player.await("Welcome to Klangbrett");
    expect_to_answer(player);
    if (!by_signal) {
        const std::size_t now = player.transcript().size();
        player.press({"ctrl+q"});
        answer_yes(player, "Leave Klangbrett?", now);
    } else {
        player.program().send(SIGTERM);
    }
    const auto left = Clock::now();
    CHECK(player.program().wait(10) == 0);
    CHECK(Clock::now() - left < 2500ms);
}

TEST_CASE("Damaged dictionaries of eSpeak NG cost the voices they belong to, and another one speaks") {
    const Settings settings;
    const EspeakData data("espeak_dictionary");
    data.damage("en_dict");
    Player player("espeak_dictionary");
    player.await("Welcome to Klangbrett");
    expect_to_answer(player);
    expect_to_answer(player);
    CHECK_FALSE(player.program().has_ended());
    leave(player);
}

TEST_CASE("Damaged phonemes of eSpeak NG cost the voice, and the words are on the screen") {
    const std::string file = GENERATE(as<std::string>(), "phontab", "phonindex", "phondata", "intonations");
    const Settings settings;
    const EspeakData data("espeak_" + file);
    data.damage(file);
    Player player("espeak_" + file);
    player.await("Welcome to Klangbrett");
    expect_to_answer(player);
    expect_to_answer(player);
    CHECK_FALSE(player.program().has_ended());
    leave(player);
}

TEST_CASE("Broken files that are not in use are not noticed") {
    const Settings settings;
    const ProgramData data("unused.data");
    for (const char* file : {"locales/fr/messages.toml", "vocabularies/nato.toml", "keys/lichess.toml",
                             "keys/taken/jaws.toml", "editions/cup38.toml"})
        data.break_file(file);
    Player player("unused");
    player.await("Welcome to Klangbrett");
    expect_to_answer(player);
    CHECK(player.heard_since(0).find("cannot be loaded") == std::string::npos);
    leave(player);
}

TEST_CASE("A broken file that is in use is told by ear, and something else holds in its place") {
    const Settings settings("language = \"de\"\nkey_map = \"lichess\"\n");
    const ProgramData data("used.data");
    data.break_file("locales/de/messages.toml");
    data.break_file("keys/lichess.toml");
    Player player("used");
    player.await("Welcome to Klangbrett");
    player.await("locales/de/messages.toml");
    player.await("keys/lichess.toml");
    expect_to_answer(player);
    leave(player);
}

TEST_CASE("Without the English messages the program speaks German, and says why") {
    const Settings settings;
    const ProgramData data("no_english.data");
    data.remove("locales/en/messages.toml");
    Player player("no_english");
    player.await("Willkommen bei Klangbrett");
    player.await("locales/en/messages.toml");
    player.program().send(SIGTERM);
    CHECK(player.program().wait(20) == 0);
}

TEST_CASE("Where there is no display the program says so, and what works without one, and ends") {
    const Environment display("DISPLAY", std::nullopt);
    const Environment wayland("WAYLAND_DISPLAY", std::nullopt);
    const std::string log = in_fixture("no_display.log");
    Running program({KLANGBRETT_PROGRAM}, log);
    CHECK(program.wait(20) == 2);
    CHECK(text_of(log).find("display") != std::string::npos);
    CHECK(text_of(log).find("--help") != std::string::npos);
}

TEST_CASE("When its display dies in the middle of a game the program ends, and the game goes on later") {
    const Home home("dying_display");
    const Settings settings;
    {
        const std::string number_file = in_fixture("dying.display");
        Running server(
            {"/bin/sh", "-c", "exec Xvfb -displayfd 9 -screen 0 1280x800x24 -nolisten tcp 9>\"$0\"", number_file},
            in_fixture("dying.xvfb.log"));
        for (int tries = 0; tries < 200 && text_of(number_file).find('\n') == std::string::npos; ++tries)
            std::this_thread::sleep_for(50ms);
        std::string number = text_of(number_file);
        REQUIRE(number.ends_with('\n'));
        number.pop_back();
        const Environment display("DISPLAY", ":" + number);
        Player player("dying_display");
        player.await("Welcome to Klangbrett");
        player.press({"Return", "Return"});
        player.await("your move");
        player.say_move("e4");
        player.await("Eva vier");
        server.send(SIGKILL);
        // With a good-bye and 0 where Xlib tells of it first, at once and with 1 where SDL's own connection is used
        // first.
        CHECK(player.program().wait(10).has_value());
    }
    Player player("after_dying_display");
    player.await("Resume the game");
    player.press({"Return"});
    player.await("You play White");
    const auto journal = player.journal();
    CHECK(std::ranges::any_of(journal, [](const std::string& line) { return line.ends_with("made white e2e4"); }));
    leave(player);
}

TEST_CASE("SIGINT and SIGTERM end the program properly, with a good-bye, in the middle of a game") {
    const int signal = GENERATE(SIGINT, SIGTERM);
    const Settings settings;
    Player player("signal" + std::to_string(signal));
    const std::size_t welcome = player.await("Welcome to Klangbrett");
    player.program().send(signal);
    player.await("Goodbye", welcome);
    CHECK(player.program().wait(20) == 0);
}
