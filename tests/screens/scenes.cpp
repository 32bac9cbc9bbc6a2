#include "tests/screens/scenes.hpp"

#include "src/session/items.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace screens {

using evening::Evening;
using session::ListKind;

namespace {

/// Takes down the screens of evenings as they pass.
class Album {
public:
    explicit Album(std::string language)
        : language_(std::move(language)) {}

    Evening start(settings::Preferences preferences = {}) const {
        preferences.language = language_;
        Evening evening(preferences);
        evening.start();
        return evening;
    }

    Evening begin(settings::Preferences preferences = {}) const {
        Evening evening = start(std::move(preferences));
        evening.keys({"Enter", "Enter"});
        return evening;
    }

    void take(const std::string& name, const Evening& evening) { scenes_.push_back({name, evening.view()}); }

    /// The same with these keys before it.
    void take(const std::string& name, Evening& evening, const std::vector<std::string>& keys) {
        evening.keys(keys);
        take(name, evening);
    }

    std::vector<Scene> scenes() && { return std::move(scenes_); }

private:
    std::string language_;
    std::vector<Scene> scenes_;
};

/// Opens the list from a row of the one on top, whatever the row is called.
void open(Evening& evening, ListKind kind) {
    const auto& screen = std::get<session::ListScreen>(evening.model().participants.front().screens.back());
    const auto rows = session::items(session::Scene{evening.model(), evening.now()}, screen);
    const auto row = std::find_if(rows.begin(), rows.end(), [kind](const session::Item& item) {
        const auto* opens = std::get_if<session::Open>(&item.action);
        return opens != nullptr && opens->list == kind;
    });
    REQUIRE(row != rows.end());
    evening.key("Home");
    for (auto at = rows.begin(); at != row; ++at) evening.key("Down");
    evening.key("Enter");
}

void take_menus(Album& album) {
    Evening evening = album.start();
    album.take("main-menu", evening);
    album.take("quit", evening, {"Ctrl+q"});
    album.take("describe-keys", evening, {"Escape", "Ctrl+F1"});
    album.take("new-game", evening, {"Escape", "Enter"});
    evening.key("Escape");
    const std::vector<std::pair<const char*, ListKind>> lists{{"settings", ListKind::Settings},
                                                              {"settings-of-speech", ListKind::SpeechSettings},
                                                              {"settings-of-sound", ListKind::SoundSettings},
                                                              {"settings-of-screen", ListKind::ScreenSettings}};
    for (const auto& [name, kind] : lists) {
        open(evening, kind);
        album.take(name, evening);
        if (kind != ListKind::Settings) evening.key("Escape");
    }
    evening.key("Escape");
    open(evening, ListKind::Sounds);
    album.take("sounds", evening);
    evening.key("Escape");
    open(evening, ListKind::Keys);
    album.take("keys", evening, {"Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down"});
}

void take_game(Album& album) {
    settings::Preferences preferences;
    preferences.time_control = "5400+30";
    Evening evening = album.begin(preferences);
    album.take("game-begun", evening);
    evening.engine_plays({"e7e5", "b8c6", "d8e7", "e8d8"});
    for (const char* move : {"e2e4", "d1h5", "f1c4"}) evening.move(move);
    album.take("board", evening);
    evening::touch(evening, "h5");
    album.take("board-lifted", evening);
    album.take("typing-move", evening, {"Escape", "i"});
    evening.type("dame fe");
    album.take("typing-move-begun", evening);
    evening.key("Escape");
    evening.move("h5f7");
    album.take("board-after", evening);
    album.take("help-on-board", evening, {"F1"});
    album.take("scoresheet", evening, {"F4"});
    album.take("game-menu", evening, {"F9"});
    open(evening, ListKind::Arbiter);
    album.take("arbiter", evening);
    album.take("resign", evening, {"Escape", "Escape", "Ctrl+r"});
    album.take("keys-of-board", evening, {"Escape", "Shift+F1"});
}

void take_mate(Album& album) {
    Evening evening = album.begin();
    evening.engine_plays({"e7e5", "d8h4"});
    for (const char* move : {"f2f3", "g2g4"}) evening.move(move);
    album.take("mated", evening);
    album.take("menu-after-game", evening, {"F9"});
}

void take_two_boards(Album& album) {
    settings::Preferences preferences;
    preferences.time_control = "300";
    preferences.room_output = "loudspeaker";
    preferences.sitting = settings::Sitting::AtOneComputer;
    Evening neighbours = album.begin(preferences);
    album.take("neighbour", neighbours);
    neighbours.move("e2e4");
    album.take("neighbour-to-repeat", neighbours);
    neighbours.tell(session::ControlClicked{session::Control::Menu});
    album.take("neighbour-menu", neighbours);

    preferences.sitting = settings::Sitting::AsAssistant;
    Evening assistant = album.begin(preferences);
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
