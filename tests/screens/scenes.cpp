#include "tests/screens/scenes.hpp"

#include "src/session/items.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace screens {

using harness::SessionHarness;
using session::ListKind;

namespace {

/// Takes down the screens of evenings as they pass.
class Album {
public:
    explicit Album(std::string language)
        : language_(std::move(language)) {}

    SessionHarness start(settings::Preferences preferences = {}) const {
        preferences.language = language_;
        SessionHarness harness(preferences);
        harness.start();
        return harness;
    }

    SessionHarness begin(settings::Preferences preferences = {}) const {
        SessionHarness harness = start(std::move(preferences));
        harness.keys({"Enter", "Enter"});
        return harness;
    }

    void take(const std::string& name, const SessionHarness& harness) { scenes_.push_back({name, harness.view()}); }

    /// The same with these keys before it.
    void take(const std::string& name, SessionHarness& harness, const std::vector<std::string>& keys) {
        harness.keys(keys);
        take(name, harness);
    }

    std::vector<Scene> scenes() && { return std::move(scenes_); }

private:
    std::string language_;
    std::vector<Scene> scenes_;
};

/// Opens the list from a row of the one on top, whatever the row is called.
void open(SessionHarness& harness, ListKind kind) {
    const auto& screen = std::get<session::ListScreen>(harness.model().participants.at({}).screens.back());
    const auto rows = session::items(session::Scene{harness.model(), harness.now()}, screen);
    const auto row = std::find_if(rows.begin(), rows.end(), [kind](const session::Item& item) {
        const auto* opens = std::get_if<session::Open>(&item.action);
        return opens != nullptr && opens->list == kind;
    });
    REQUIRE(row != rows.end());
    harness.key("Home");
    for (auto at = rows.begin(); at != row; ++at) harness.key("Down");
    harness.key("Enter");
}

void take_menus(Album& album) {
    SessionHarness harness = album.start();
    album.take("main-menu", harness);
    album.take("quit", harness, {"Ctrl+q"});
    album.take("describe-keys", harness, {"Escape", "Ctrl+F1"});
    album.take("new-game", harness, {"Escape", "Enter"});
    harness.key("Escape");
    open(harness, ListKind::School);
    album.take("school", harness);
    album.take("exercises", harness, {"End", "Enter"});
    album.take("exercise", harness, {"Enter"});
    harness::touch(harness, "a1");
    album.take("exercise-lifted", harness);
    album.take("exercise-menu", harness, {"Escape", "F9"});
    harness.keys({"Escape", "Escape", "Escape"});
    album.take("dictation", harness, {"End", "Up", "Up", "Enter"});
    album.take("drill", harness, {"Escape", "Up", "Up", "Enter"});
    harness.keys({"Escape", "Escape"});
    const std::vector<std::pair<const char*, ListKind>> lists{{"settings", ListKind::Settings},
                                                              {"settings-of-speech", ListKind::SpeechSettings},
                                                              {"settings-of-sound", ListKind::SoundSettings},
                                                              {"settings-of-screen", ListKind::ScreenSettings}};
    for (const auto& [name, kind] : lists) {
        open(harness, kind);
        album.take(name, harness);
        if (kind != ListKind::Settings) harness.key("Escape");
    }
    harness.key("Escape");
    open(harness, ListKind::Sounds);
    album.take("sounds", harness);
    harness.key("Escape");
    open(harness, ListKind::Keys);
    album.take("keys", harness, {"Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down"});
}

void take_game(Album& album) {
    settings::Preferences preferences;
    preferences.time_control = "5400+30";
    SessionHarness harness = album.begin(preferences);
    album.take("game-begun", harness);
    harness.engine_plays({"e7e5", "b8c6", "d8e7", "e8d8"});
    for (const char* move : {"e2e4", "d1h5", "f1c4"}) harness.move(move);
    album.take("board", harness);
    harness::touch(harness, "h5");
    album.take("board-lifted", harness);
    album.take("typing-move", harness, {"Escape", "i"});
    harness.type("dame fe");
    album.take("typing-move-begun", harness);
    harness.key("Escape");
    harness.move("h5f7");
    album.take("board-after", harness);
    album.take("help-on-board", harness, {"F1"});
    album.take("scoresheet", harness, {"F4"});
    album.take("game-menu", harness, {"F9"});
    open(harness, ListKind::Arbiter);
    album.take("arbiter", harness);
    album.take("resign", harness, {"Escape", "Escape", "Ctrl+r"});
    album.take("keys-of-board", harness, {"Escape", "Shift+F1"});
}

void take_mate(Album& album) {
    SessionHarness harness = album.begin();
    harness.engine_plays({"e7e5", "d8h4"});
    for (const char* move : {"f2f3", "g2g4"}) harness.move(move);
    album.take("mated", harness);
    album.take("menu-after-game", harness, {"F9"});
}

void take_two_boards(Album& album) {
    settings::Preferences preferences;
    preferences.time_control = "300";
    preferences.room_output = "loudspeaker";
    preferences.sitting = settings::Sitting::AtOneComputer;
    SessionHarness neighbours = album.begin(preferences);
    album.take("neighbour", neighbours);
    neighbours.move("e2e4");
    album.take("neighbour-to-repeat", neighbours);
    neighbours.tell(session::ControlClicked{session::Control::Menu});
    album.take("neighbour-menu", neighbours);

    preferences.sitting = settings::Sitting::AsAssistant;
    SessionHarness assistant = album.begin(preferences);
    album.take("assistant", assistant);
    album.take("assistant-menu", assistant, {"F9"});
    open(assistant, ListKind::Controller);
    album.take("controller", assistant);
}

} // namespace

std::vector<Scene> all_scenes(const std::string& language) {
    Album album(language);
    take_menus(album);
    take_game(album);
    take_mate(album);
    take_two_boards(album);
    return std::move(album).scenes();
}

} // namespace screens
