// A whole game by voice: the player's own words recorded, moves, a question, a draw offered, the game resigned; in
// silence, and with people talking in the room.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <regex>
#include <set>
#include <string>

using namespace e2e;

namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;

struct Word {
    std::string language;
    std::string text;
};

/// The word that the list of own words asks for in that line of the transcript; empty if it asks for none.
std::optional<Word> word_asked_for(const std::string& line) {
    static const std::regex row("(de|en):([^|:]+): (?:\\| en:)?not recorded");
    std::smatch found;
    if (!std::regex_search(line, found, row)) return std::nullopt;
    return Word{found[1], found[2]};
}

/// Opens the list of own words and records all of FIDE’s words up to *lange*, and the English words of the game that
/// is played here.
void record_own_words(Player& player) {
    std::size_t heard = open_own_words(player);
    std::set<std::string> english{"yes", "no", "draw", "resign"};
    for (bool is_done_with_german = false; !english.empty();) {
        const auto word = word_asked_for(player.transcript()[heard - 1].text);
        REQUIRE(word);
        if ((word->language == "de" && !is_done_with_german) || english.erase(word->text) > 0) {
            heard = record_word(player, spoken(word->text, word->language, "own-" + word->text), heard);
            is_done_with_german = is_done_with_german || word->text == "lange";
        } else {
            player.press({"Down"});
            heard = player.await("recorded", heard);
        }
    }
    player.press({"Escape", "Escape"});
    player.await_silence(1);
}

/// The place after everything heard, once it is quiet.
std::size_t after_all(Player& player) {
    player.await_silence(2);
    return player.transcript().size();
}

/// Says it, hears that it was understood as that, and waits for what follows. What was taken for something else is
/// denied and said again, as anyone would: among people talking, the answer to a question of the program may come
/// second. The place after it.
std::size_t say(Player& player, const std::string& words, const std::string& language, const std::string& understood,
                std::size_t from) {
    const std::size_t beginning = from;
    for (int attempt = 0; attempt < 3; ++attempt) {
        const std::size_t answered = say_until_understood(player, spoken(words, language, words), from);
        from = after_all(player);
        const auto heard = player.transcript();
        const auto has_it = [&](const Heard& line) { return line.text.find(understood) != std::string::npos; };
        if (std::any_of(heard.begin() + static_cast<std::ptrdiff_t>(answered), heard.end(), has_it)) return from;
        say_until_understood(player, spoken("no", "en", "no"), from);
        from = after_all(player);
    }
    FAIL(words << " was never understood:\n" << player.heard_since(beginning));
    return from;
}

bool stands_on(const Player& player, rules::board::Role role, Square square) {
    const auto position = player.position();
    return position && position->at(square) == rules::board::Piece{rules::board::Color::White, role};
}

/// Says a move that brings the piece to that square, hears it named in the question, and says yes. The place after the
/// opponent's answer.
std::size_t play(Player& player, const std::string& words, rules::board::Role role, Square square, std::size_t from) {
    const std::size_t beginning = from;
    from = say(player, words, "de", words, from);
    from = say(player, "yes", "en", "de:", from);
    INFO(player.heard_since(beginning));
    CHECK(stands_on(player, role, square));
    return from;
}

} // namespace

TEST_CASE("A whole game by voice: own words recorded, moves, a question answered, a draw offered, resigned") {
    using rules::board::Role;
    const Home home("by_voice");
    Player player("by_voice", "stockfish");
    record_own_words(player);
    player.press({"Home", "Return"});
    player.await("Start the game");
    player.press({"Home", "Return"});
    player.await("You play White");

    std::size_t heard = play(player, "David vier", Role::Pawn, Square(File::D, Rank::Four), after_all(player));
    heard = play(player, "Springer Felix drei", Role::Knight, Square(File::F, Rank::Three), heard);

    const Babble people(spoken("David vier", "de", "David vier"), 15);
    // Either knight can go there: the program names the one on the b-file, and the other's file is the answer.
    heard = say(player, "Springer David zwei", "de", "Springer Bella David zwei", heard);
    heard = say(player, "Felix", "de", "Springer Felix", heard);
    CHECK(stands_on(player, Role::Knight, Square(File::D, Rank::Two)));
    CHECK(stands_on(player, Role::Knight, Square(File::B, Rank::One)));
    heard = play(player, "Eva drei", Role::Pawn, Square(File::E, Rank::Three), heard);
    heard = say(player, "draw", "en", "Offer a draw?", heard);
    heard = say(player, "yes", "en", "offer", heard);
    if (!player.is_over())
        say(player, "yes", "en", "You resign", say(player, "resign", "en", "Resign the game?", heard));
    CHECK(player.is_over());
}
