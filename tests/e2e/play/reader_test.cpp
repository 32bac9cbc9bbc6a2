// A pupil at the window and a teacher at the terminal: real keys and real lines, and each is told what is theirs.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/reader.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace e2e;

namespace {

bool is_heard(const Player& player, const std::string& text) {
    const std::vector<Heard> heard = player.transcript();
    return std::ranges::any_of(heard, [&text](const Heard& one) { return one.text.find(text) != std::string::npos; });
}

} // namespace

TEST_CASE("a teacher reads along, asks, rules and leaves, and the pupil plays on") {
    const Home home("reader");
    const Settings settings{"side = \"white\"\nlevel = 1\ntime_control = \"600+5\"\n"};
    Reader teacher("teacher");
    Player pupil("pupil", teacher);
    pupil.await("Welcome to Klangbrett");
    pupil.await("An arbiter reads along");
    teacher.await("You read along as the arbiter");

    pupil.press({"Home", "Return", "Return"});
    pupil.await("You play White");
    teacher.await("White: the player at the keyboard. Black: ");
    pupil.say_move("e2e4");
    std::size_t heard = pupil.await("Eva vier");
    teacher.await("Eva vier");
    pupil.await("de:", heard);

    heard = pupil.transcript().size();
    pupil.press({"a"});
    pupil.await("en:", heard);
    pupil.await_silence(0.5);
    const std::string answer = pupil.transcript().back().text;
    CHECK_FALSE(teacher.was_told(answer.substr(std::string("en:").size())));
    teacher.type("Down", "Eva eins");
    teacher.type("w", "White to move");
    CHECK_FALSE(is_heard(pupil, "White to move"));

    heard = pupil.transcript().size();
    for (const auto& [line, answer] : {std::pair{"F9", "Back to the board"},
                                       {"The arbiter", "The arbiter"},
                                       {"", "Stop the clocks"},
                                       {"Penalties", "Penalties"},
                                       {"", "Warn White"},
                                       {"", "Warn White?"}})
        teacher.type(line, answer);
    teacher.type("Yes", "Yes");
    teacher.type("", "The arbiter warns White");
    pupil.await("The arbiter warns you", heard);

    heard = pupil.transcript().size();
    teacher.leave();
    pupil.await("has left", heard);
    pupil.say_move("g1f3");
    pupil.await("Springer Felix drei", heard);
    leave(pupil);
}
