#include "speech/announce/describe.hpp"
#include "speech/announce/describe_rule.hpp"
#include "tests/speech/support/words.hpp"

using namespace words;
using namespace speech::announce;
using namespace std::chrono_literals;
using board::Color;
using board::File;
using board::Rank;
using board::Role;
using board::Square;
using rules::table::Instant;
using speech::phrases::Runs;

namespace {

Manner manner(Form form = Form::Normal, std::optional<Color> listener = std::nullopt) {
    return {english(), fide(), form, listener};
}

std::string move_words(const std::string& fen, const std::string& san, Form form = Form::Normal) {
    const auto position = position_of(fen);
    return plain_text(describe_move(position, move_of(position, san), form, manner()));
}

std::string move_words_in(const std::string& vocabulary, const std::string& fen, const std::string& san,
                          Form form = Form::Normal) {
    const auto words = load_vocabulary(vocabulary);
    const auto position = position_of(fen);
    return plain_text(describe_move(position, move_of(position, san), form, Manner{english(), words, form, {}}));
}

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* captures = "4k3/8/8/3p1n2/4P3/2N5/8/R3K2R w KQ - 0 1";
constexpr const char* passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr const char* promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

} // namespace

TEST_CASE("S33: the departure square is said as far as it is needed, the file before the rank") {
    CHECK(move_words("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nef3") == "Springer Eva Felix drei");
    CHECK(move_words("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Ngf3") == "Springer Gustav Felix drei");
    CHECK(move_words("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "N1f3") == "Springer eins Felix drei");
    CHECK(move_words("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "N5f3") == "Springer fünf Felix drei");
    CHECK(move_words("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "Ndf3") == "Springer David Felix drei");
    CHECK(move_words("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "Nhf3") == "Springer Hektor Felix drei");
    CHECK(move_words("2k5/8/8/8/7Q/8/8/K3Q2Q w - - 0 1", "Qh1e4") == "Dame Hektor eins Eva vier");
    CHECK(move_words("4k3/8/8/8/8/2b5/8/K3N1N1 w - - 0 1", "Ka2") == "König Anna zwei");
}

TEST_CASE("A piece that is pinned is no reason to say the departure square") {
    CHECK(move_words("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2") == "Springer Eva zwei");
}

TEST_CASE("Moves in three lengths") {
    CHECK(move_words(initial, "e4", Form::Short) == "Eva vier");
    CHECK(move_words(initial, "e4") == "Eva vier");
    CHECK(move_words(initial, "e4", Form::Long) == "Bauer Eva zwei Eva vier");
    CHECK(move_words(initial, "Nf3", Form::Long) == "Springer Gustav eins Felix drei");
    CHECK(move_words(captures, "exd5", Form::Short) == "Eva David fünf");
    CHECK(move_words(captures, "exd5") == "Eva schlägt David fünf");
    CHECK(move_words(captures, "exd5", Form::Long) == "Bauer Eva vier schlägt Bauer David fünf");
    CHECK(move_words(captures, "Nxd5", Form::Short) == "Springer David fünf");
    CHECK(move_words(captures, "Nxd5") == "Springer schlägt David fünf");
    CHECK(move_words(captures, "Nxd5", Form::Long) == "Springer Cäsar drei schlägt Bauer David fünf");
    CHECK(move_words(captures, "exf5", Form::Long) == "Bauer Eva vier schlägt Springer Felix fünf");
}

TEST_CASE("Castling, en passant, promotion, check and mate") {
    CHECK(move_words(captures, "O-O") == "kurze Rochade");
    CHECK(move_words(captures, "O-O-O", Form::Long) == "lange Rochade");
    CHECK(move_words(passing, "exd6") == "Eva schlägt David sechs en passant");
    CHECK(move_words(passing, "exd6", Form::Short) == "Eva David sechs en passant");
    CHECK(move_words(promotion, "a8=R") == "Anna acht Turm");
    CHECK(move_words(promotion, "axb8=Q") == "Anna schlägt Bella acht Dame, Schach");
    CHECK(move_words(promotion, "axb8=Q", Form::Long) == "Bauer Anna sieben schlägt Springer Bella acht Dame, Schach");
    CHECK(move_words("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#") == "Turm Anna acht, matt");
    CHECK(move_words("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O") == "kurze Rochade, Schach");
}

TEST_CASE("The same moves in other vocabularies") {
    CHECK(move_words_in("en", initial, "Nf3") == "knight f3");
    CHECK(move_words_in("en", initial, "a4") == "a4");
    CHECK(move_words_in("en", captures, "exd5") == "e-pawn takes d5");
    CHECK(move_words_in("en", captures, "Nxd5") == "knight takes d5");
    CHECK(move_words_in("en", "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nef3") == "e-knight f3");
    CHECK(move_words_in("en", promotion, "a8=N") == "a8 knight");
    CHECK(move_words_in("en", captures, "O-O") == "castles short");
    CHECK(move_words_in("de", captures, "Nxd5", Form::Long) == "Springer c3 schlägt Bauer d5");
    CHECK(move_words_in("de", passing, "exd6") == "e schlägt d6 en passant");
    CHECK(move_words_in("nato", captures, "exd5") == "echo takes delta five");
    CHECK(move_words_in("nato", captures, "Nxd5", Form::Long) == "knight charlie three takes pawn delta five");
    CHECK(move_words_in("en-spelled", initial, "Nf3") == "knight f, 3");
    CHECK(move_words_in("en-spelled", initial, "Nf3", Form::Long) == "knight from g, 1, to f, 3");
    CHECK(move_words_in("fr-spelled", captures, "exd5", Form::Short) == "e d, 5");
}

TEST_CASE("A square is told with what stands on it first") {
    const auto position = position_of(initial);
    const auto said = [&](Square square, Form form) {
        return tagged_text(describe_square(position.setup().placement, square, manner(form)));
    };
    const Square knight(File::G, Rank::Eight);
    const Square empty(File::E, Rank::Four);
    CHECK(said(knight, Form::Short) == "en:black knight | de:Gustav acht");
    CHECK(said(knight, Form::Normal) == "en:black knight | de:Gustav acht");
    CHECK(said(knight, Form::Long) == "en:black knight | de:Gustav acht, | en:light square");
    CHECK(said(empty, Form::Short) == "de:Eva vier");
    CHECK(said(empty, Form::Normal) == "de:Eva vier | en:empty");
    CHECK(said(empty, Form::Long) == "de:Eva vier | en:empty, light square");
    CHECK(
        tagged_text(describe_square(position.setup().placement, knight, Manner{german(), fide(), Form::Normal, {}})) ==
        "de:schwarzer Springer Gustav acht");
}

TEST_CASE("The colour of a square is said as it is wanted, in every form") {
    const auto position = position_of(initial);
    const auto said = [&](const char* square, Form form, Shade shade) {
        Manner how = manner(form);
        how.shade = shade;
        return plain_text(describe_square(position.setup().placement, *Square::parse(square), how));
    };
    CHECK(said("e4", Form::Short, Shade::Always) == "Eva vier, light square");
    CHECK(said("e4", Form::Normal, Shade::Always) == "Eva vier empty, light square");
    CHECK(said("g8", Form::Short, Shade::Always) == "black knight Gustav acht, light square");
    CHECK(said("e4", Form::Long, Shade::Never) == "Eva vier empty");
    CHECK(said("g8", Form::Long, Shade::Never) == "black knight Gustav acht");
}

TEST_CASE("Whose a piece is can be told by a second voice instead of words, or left to something else") {
    using speech::phrases::Part;
    const auto position = position_of(initial);
    const auto told = [&](const char* square, Whose whose, std::optional<Color> listener) {
        Manner how = manner(Form::Normal, listener);
        how.whose = whose;
        return describe_square(position.setup().placement, *Square::parse(square), how);
    };
    const auto is_all = [](const Runs& runs, Part part) {
        return std::all_of(runs.begin(), runs.end(), [part](const auto& run) { return run.part == part; });
    };
    CHECK(plain_text(told("g8", Whose::ByVoice, Color::White)) == "knight Gustav acht");
    CHECK(is_all(told("g8", Whose::ByVoice, Color::White), Part::Opponent));
    CHECK(is_all(told("g1", Whose::ByVoice, Color::White), Part::Own));
    CHECK(is_all(told("g8", Whose::ByVoice, Color::Black), Part::Own));
    CHECK(is_all(told("g8", Whose::ByVoice, std::nullopt), Part::Opponent));
    CHECK(is_all(told("e4", Whose::ByVoice, Color::White), Part::Own));
    CHECK(plain_text(told("g8", Whose::Unsaid, Color::White)) == "knight Gustav acht");
    CHECK(is_all(told("g8", Whose::Unsaid, Color::White), Part::Own));
    CHECK(is_all(told("g8", Whose::InWords, Color::White), Part::Own));
}

TEST_CASE("In a list each piece keeps the voice that tells whose it is") {
    using speech::phrases::Part;
    const auto position = position_of(initial);
    Manner how = manner(Form::Normal, Color::White);
    how.whose = Whose::ByVoice;
    const auto& placement = position.setup().placement;
    const Runs list = describe_list(
        {describe_square(placement, *Square::parse("g1"), how), describe_square(placement, *Square::parse("g8"), how)},
        how);
    std::vector<Part> parts;
    for (const auto& run : list) parts.push_back(run.part);
    CHECK(plain_text(list) == "knight Gustav eins, knight Gustav acht");
    CHECK(parts == std::vector{Part::Own, Part::Own, Part::Opponent, Part::Opponent});
}

TEST_CASE("A second voice speaks the opponent's moves where it is wanted, and there is an opponent") {
    using speech::phrases::Part;
    const auto position = position_of(initial);
    const auto part = [&](std::optional<Color> listener, MovesOfOpponent moves) {
        Manner how = manner(Form::Normal, listener);
        how.moves_of_opponent = moves;
        return describe_move(position, move_of(position, "Nf3"), Form::Normal, how).front().part;
    };
    CHECK(part(Color::Black, MovesOfOpponent::InSecondVoice) == Part::Opponent);
    CHECK(part(Color::White, MovesOfOpponent::InSecondVoice) == Part::Own);
    CHECK(part(std::nullopt, MovesOfOpponent::InSecondVoice) == Part::Own);
    CHECK(part(Color::Black, MovesOfOpponent::InUsualVoice) == Part::Own);
}

TEST_CASE("Pieces agree with their colour in German") {
    const Manner in_german{german(), fide(), Form::Normal, {}};
    CHECK(plain_text(describe_piece({Color::White, Role::Queen}, in_german)) == "weiße Dame");
    CHECK(plain_text(describe_piece({Color::Black, Role::Queen}, in_german)) == "schwarze Dame");
    CHECK(plain_text(describe_piece({Color::White, Role::Pawn}, in_german)) == "weißer Bauer");
    CHECK(plain_text(describe_role(Role::Rook, in_german)) == "Turm");
    CHECK(plain_text(describe_role(Role::Rook, manner())) == "rook");
}

TEST_CASE("The pieces of a side are listed from the king to the pawns") {
    const auto position = position_of("6k1/5pp1/8/8/8/8/8/RR4K1 w - - 0 1");
    CHECK(plain_text(describe_pieces(position.setup().placement, Color::White, manner())) ==
          "king Gustav eins, rooks Anna eins, Bella eins");
    CHECK(plain_text(describe_pieces(position.setup().placement, Color::Black, manner())) ==
          "king Gustav acht, pawns Felix sieben, Gustav sieben");
    CHECK(plain_text(describe_pieces(position.setup().placement, board::Piece{Color::White, Role::Rook}, manner())) ==
          "rooks Anna eins, Bella eins");
    CHECK(plain_text(describe_pieces(position.setup().placement, board::Piece{Color::Black, Role::Queen}, manner())) ==
          "no black queen");
    CHECK(plain_text(describe_pieces(position.setup().placement, board::Piece{Color::Black, Role::Queen},
                                     Manner{german(), fide(), Form::Normal, {}})) == "keine schwarze Dame");
}

TEST_CASE("Material is counted for both sides, and who is ahead") {
    const auto position = position_of("6k1/5pp1/8/8/8/8/8/RR4K1 w - - 0 1");
    CHECK(plain_text(describe_material(position.setup().placement, manner())) ==
          "White: 2 rooks. Black: 2 pawns. White is 8 points ahead");
    CHECK(plain_text(describe_material(position.setup().placement, manner(Form::Normal, Color::Black))) ==
          "You: 2 pawns. Opponent: 2 rooks. Your opponent is 8 points ahead");
    CHECK(plain_text(describe_material(position_of("6k1/8/8/8/8/8/8/6K1 w - - 0 1").setup().placement, manner())) ==
          "White: king alone. Black: king alone. Equal");
}

TEST_CASE("Whose turn it is, and check") {
    const auto position = position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    CHECK(plain_text(describe_turn(position, manner())) == "White to move, check");
    CHECK(plain_text(describe_turn(position, manner(Form::Normal, Color::White))) == "Your move, check");
    CHECK(plain_text(describe_turn(position_of(initial), manner(Form::Normal, Color::Black))) ==
          "Your opponent’s move");
}

TEST_CASE("Clocks are told for the listener first") {
    const auto control = std::get<table::TimeControl>(table::read_time_control("300"));
    table::ChessClock clock(control);
    clock.start(Color::White, Instant(0ms));
    const Instant now(2500ms);
    CHECK(plain_text(describe_clocks(clock, now, manner())) == "White 4 minutes 57 seconds, Black 5 minutes");
    CHECK(plain_text(describe_clocks(clock, now, manner(Form::Normal, Color::Black))) ==
          "You 5 minutes, your opponent 4 minutes 57 seconds");
    CHECK(plain_text(describe_time(clock, Color::White, now, manner())) == "4 minutes 57 seconds");
    const table::ChessClock none{table::TimeControl{}};
    CHECK(plain_text(describe_clocks(none, now, manner())) == "no clocks");
    CHECK(plain_text(describe_time(none, Color::White, now, manner())) == "no clocks");
}

TEST_CASE("Time controls in words") {
    const auto said = [](const char* control, const Catalogue& catalogue) {
        return plain_text(describe_time_control(std::get<table::TimeControl>(table::read_time_control(control)),
                                                Manner{catalogue, fide(), Form::Normal, {}}));
    };
    CHECK(said("-", english()) == "no clocks");
    CHECK(said("300+3", english()) == "5 minutes plus 3 seconds a move");
    CHECK(said("40/5400:1800", english()) == "40 moves in 1 hour 30 minutes, then 30 minutes");
    CHECK(said("3600d10", english()) == "1 hour with a delay of 10 seconds a move");
    CHECK(said("300+3", german()) == "5 Minuten plus 3 Sekunden je Zug");
}

TEST_CASE("A result in full says how it came about") {
    using rules::table::Reason;
    using rules::table::Result;
    const auto said = [](Result result, Reason reason) {
        return plain_text(describe_outcome({result, reason}, manner(Form::Normal, Color::White)));
    };
    CHECK(said(Result::WhiteWins, Reason::Checkmate) == "Checkmate: you win");
    CHECK(said(Result::BlackWins, Reason::Resignation) == "You lose by resignation");
    CHECK(said(Result::WhiteWins, Reason::Flag) == "You win on time");
    CHECK(said(Result::Draw, Reason::Agreement) == "Draw by agreement");
    CHECK(said(Result::Draw, Reason::Threefold) == "Draw by repetition");
    CHECK(said(Result::Draw, Reason::FiftyMoves) == "Draw by the fifty-move rule");
}

TEST_CASE("What follows a wrong claim is told as the edition has it") {
    const auto told = [](const char* edition) {
        return plain_text(explain(rules::laws::Rule::WrongClaim, laws_of(edition), manner()));
    };
    CHECK(told("cup38") == "Paragraph 13. After a wrong claim the arbiter adds to the opponent’s time; a second one "
                           "loses. An announced move must be played.");
    CHECK(told("fide-2005") == "Article 9.5b. After a wrong claim the clocks are changed in the opponent’s favour, and "
                               "an announced move must be played.");
}
