#include "tests/e2e/play/player.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "speech/phrases/locale.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/storage/folders.hpp"
#include "src/storage/replaying.hpp"
#include "tests/e2e/play/reader.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace e2e {
namespace {

void sleep(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// A folder of the program's data in which one engine is all there is: links to the rest.
std::string data_with_one(const std::string& engine, const std::string& name) {
    namespace fs = std::filesystem;
    const fs::path source = KLANGBRETT_DATA_FOLDER;
    const fs::path data = in_fixture(name + ".data");
    fs::create_directories(data / "engines");
    for (const fs::directory_entry& entry : fs::directory_iterator(source))
        if (entry.path().filename() != "engines") fs::create_symlink(entry.path(), data / entry.path().filename());
    fs::create_symlink(speech::phrases::locales_of(source), data / "locales");
    const fs::path kept = fs::path("engines") / (engine + ".toml");
    fs::create_symlink(source / kept, data / kept);
    return data.string();
}

} // namespace

std::string in_fixture(const std::string& name) {
    const char* folder = std::getenv("FIXTURE_DIRECTORY");
    REQUIRE(folder != nullptr);
    return std::string(folder) + "/" + name;
}

Player::Player(const std::string& name, const std::optional<std::string>& engine)
    : transcript_file_(in_fixture(name + ".transcript")) {
    std::vector<std::string> command{KLANGBRETT_PROGRAM, "--transcript", transcript_file_};
    if (engine) command.insert(command.begin(), {"env", "KLANGBRETT_DATA=" + data_with_one(*engine, name)});
    program_ = std::make_unique<Running>(command, in_fixture(name + ".log"));
}

Player::Player(const std::string& name, const Reader& reader)
    : transcript_file_(in_fixture(name + ".transcript"))
    , program_(std::make_unique<Running>(reader.around({KLANGBRETT_PROGRAM, "--transcript", transcript_file_}),
                                         in_fixture(name + ".log"))) {}

void Player::press(const std::vector<std::string>& keys) {
    for (const std::string& key : keys) output_of({"xdotool", "key", "--clearmodifiers", key});
}

void Player::type(const std::string& text) { output_of({"xdotool", "type", "--delay", "15", text}); }

void Player::say_move(const std::string& words) {
    press({"i"});
    type(words);
    press({"Return"});
}

void Player::click(int x, int y) {
    output_of({"xdotool", "mousemove", std::to_string(x), std::to_string(y), "click", "1"});
}

std::vector<Heard> Player::transcript() const {
    std::vector<Heard> heard;
    std::ifstream file(transcript_file_);
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        Heard one;
        std::string time;
        std::getline(fields, time, '\t');
        std::getline(fields, one.kind, '\t');
        std::getline(fields, one.text, '\t');
        std::getline(fields, one.cue, '\t');
        one.milliseconds = std::stoll(time);
        heard.push_back(one);
    }
    return heard;
}

std::size_t Player::await(const std::string& text, std::size_t from, double seconds) {
    const auto until = Clock::now() + std::chrono::duration<double>(seconds);
    while (Clock::now() < until) {
        const std::vector<Heard> heard = transcript();
        for (std::size_t place = from; place < heard.size(); ++place)
            if (heard[place].text.find(text) != std::string::npos) return place + 1;
        sleep(0.02);
    }
    FAIL("waited for \"" << text << "\" after line " << from << ", and the program " << program_->state() << ":\n"
                         << heard_since(0));
    return 0;
}

std::string Player::heard_since(std::size_t from) const {
    const std::vector<Heard> heard = transcript();
    std::string lines;
    for (std::size_t place = from; place < heard.size(); ++place)
        lines += heard[place].kind + " " + heard[place].text + "\n";
    return lines;
}

void Player::await_silence(double seconds) {
    std::size_t known = transcript().size();
    auto since = Clock::now();
    while (Clock::now() - since < std::chrono::duration<double>(seconds)) {
        sleep(0.05);
        const std::size_t count = transcript().size();
        if (count != known) since = Clock::now();
        known = count;
    }
}

std::string Player::newest_game() const {
    const std::string list = output_of({KLANGBRETT_PROGRAM, "games", "list"});
    return list.substr(0, list.find('\t'));
}

std::vector<std::string> Player::journal() const {
    std::istringstream text(output_of({KLANGBRETT_PROGRAM, "games", "show", newest_game()}));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
        if (!line.empty() && line.front() >= '0' && line.front() <= '9') lines.push_back(line);
    return lines;
}

std::optional<rules::variants::Position> Player::position() const {
    rules::variants::Position position = rules::variants::Position::initial();
    for (const std::string& line : journal()) {
        std::istringstream words(line);
        std::string time, word, side, move;
        words >> time >> word >> side >> move;
        if (word != "made") continue;
        const auto read = rules::notation::read_uci(position, move);
        const auto* made = std::get_if<rules::board::Move>(&read);
        if (made == nullptr) return std::nullopt;
        position = position.after(*made);
    }
    return position;
}

bool Player::is_over() const {
    const std::vector<std::string> lines = journal();
    return std::any_of(lines.begin(), lines.end(),
                       [](const std::string& line) { return line.find(" ended ") != std::string::npos; });
}

rules::table::Table Player::table() const {
    auto opened = ports::journal::sqlite::Library::open(storage::library_file());
    REQUIRE(std::holds_alternative<ports::journal::sqlite::Library>(opened));
    const auto stored = std::get<ports::journal::sqlite::Library>(opened).load({std::stoll(newest_game())});
    REQUIRE(std::holds_alternative<ports::journal::StoredGame>(stored));
    auto laid = storage::lay(std::get<ports::journal::StoredGame>(stored), KLANGBRETT_DATA_FOLDER);
    REQUIRE(std::holds_alternative<storage::ReplayedGame>(laid));
    return std::get<storage::ReplayedGame>(std::move(laid)).now;
}

void Player::kill_outright() {
    program_->send(SIGKILL);
    program_->wait(5);
}

rules::board::Move good_move(const rules::variants::Position& position) {
    const std::string fen = rules::notation::write_fen(position.setup());
    const std::string answer = output_of(
        {"bash", "-c", "(printf 'position fen %s\\ngo depth 9\\n' \"$1\"; sleep 0.4) | PATH=$PATH:/usr/games stockfish",
         "bash", fen});
    const std::size_t found = answer.find("bestmove ");
    REQUIRE(found != std::string::npos);
    std::istringstream words(answer.substr(found + 9));
    std::string move;
    words >> move;
    const auto read = rules::notation::read_uci(position, move);
    REQUIRE(std::holds_alternative<rules::board::Move>(read));
    return std::get<rules::board::Move>(read);
}

void answer_yes(Player& player, const std::string& question, std::size_t from) {
    player.await(question, from);
    player.press({"Down"});
    player.await("Yes", from);
    player.press({"Return"});
}

void leave(Player& player) {
    const std::size_t now = player.transcript().size();
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", now);
    CHECK(player.program().wait(20) == 0);
}

std::size_t start_game(Player& player) {
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    return player.await("You play White");
}

Settings::Settings(const std::string& lines) {
    const std::filesystem::path file = storage::settings_file();
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << lines;
}

Settings::~Settings() { std::ofstream(storage::settings_file()) << ""; }

} // namespace e2e
