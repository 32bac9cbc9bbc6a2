// No key is silent: whatever is bound where one is, is answered.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using session::Context;

namespace {

/// Each key that means something where the evening is, pressed there and nowhere else before.
void press_each(const Evening& evening, const session::KeyMap& map) {
    const Context here = session::context(evening.model());
    for (const session::Binding& binding : map.bindings) {
        if (binding.context != here && binding.context != Context::Everywhere) continue;
        if (map.find(here, binding.chord) != &binding) continue; // another meaning hides it here
        Evening copy = evening;
        const std::size_t before = copy.effects().size();
        copy.tell(session::KeyPressed{binding.chord, binding.command, binding.number});
        INFO(map.name << ": " << binding.chord.name);
        CHECK(copy.effects().size() > before);
    }
}

} // namespace

TEST_CASE("Every key of every key map is answered in lists, on the board and in a line") {
    Evening menu;
    menu.start();
    Evening board = begun("300");
    board.engine_plays({"e7e5"});
    board.move("e2e4");
    Evening line = board;
    line.key("i");
    REQUIRE(session::context(menu.model()) == Context::List);
    REQUIRE(session::context(board.model()) == Context::Board);
    REQUIRE(session::context(line.model()) == Context::Text);
    for (const session::KeyMap& map : board.model().equipment->key_maps)
        for (const Evening* place : {&menu, &board, &line}) press_each(*place, map);
}
