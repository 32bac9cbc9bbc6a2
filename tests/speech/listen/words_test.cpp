#include "speech/listen/explain.hpp"
#include "tests/speech/listen/support.hpp"

using namespace listening;

namespace {

constexpr const char* open_game = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
constexpr const char* pawns = "4k3/8/8/8/5p2/1b1np3/2P1P3/B3K3 w - - 0 1";
constexpr const char* promotion = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

} // namespace

TEST_CASE("A move is understood in the words of the Laws") {
    for (const char* words :
         {"springer felix drei", "Springer Gustav eins Felix drei", "SPRINGER FELIX DREI", "Springer, Felix drei",
          "springer nach felix drei", "springer felix 3", "springerfelixdrei"})
        CHECK(heard(initial, words) == "Nf3");
    CHECK(heard(initial, "eva vier") == "e4");
    CHECK(heard(initial, "bauer eva vier") == "e4");
    CHECK(heard(initial, "Eva zwei Eva vier") == "e4");
    CHECK(heard(open_game, "kurze Rochade") == "O-O");
    CHECK(heard(open_game, "läufer schlägt cäsar sechs") == "Bxc6");
    CHECK(heard(open_game, "Laeufer schlaegt Springer Caesar sechs") == "Bxc6");
    CHECK(heard(open_game, "läufer schlägt springer") == "Bxc6");
    CHECK(heard("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Anna acht Dame") == "a8=Q");
    CHECK(heard("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Anna schlägt Bella acht Springer") == "axb8=N");
    CHECK(heard(initial, "اشپرینگر فلیکس درای") == "Nf3");
    CHECK(heard(open_game, "كورترز روشادي") == "O-O");
}

TEST_CASE("A move is understood in English and German words of the players") {
    for (const char* words : {"knight f3", "knight f three", "horse to f3", "Knight g1 f3", "g1 knight f3",
                              "g1-knight f3", "knight g1 to f3", "n f 3", "pferd f3", "knight foxtrot three"})
        CHECK(heard(initial, words) == "Nf3");
    CHECK(heard(initial, "pawn e4") == "e4");
    CHECK(heard(initial, "pawn to e 4") == "e4");
    CHECK(heard(initial, "echo four") == "e4");
    for (const char* words : {"castle short", "castles kingside", "castle", "0-0", "O-O", "oo", "o-o", "e1g1", "Kg1",
                              "king g1", "kurz", "rochade"})
        CHECK(heard(open_game, words) == "O-O");
    CHECK(heard("4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1", "queen takes d5") == "Qxd5");
    CHECK(heard("4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1", "queen takes pawn") == "Qxd5");
    CHECK(heard(promotion, "a8 promotes to knight") == "a8=N");
    CHECK(heard(promotion, "a8 knight") == "a8=N");
    CHECK(heard(promotion, "a takes rook knight") == "axb8=N");
}

TEST_CASE("A move is understood in the words and letters of those who speak French") {
    for (const char* words :
         {"cavalier f3", "Cf3", "cf3", "cavalier en f3", "cavalier à f3", "cavalier f trois", "cavalier g1 f3",
          "cavalier de g1 en f3", "cavalier de gé un à effe trois", "springer felix drei", "Nf3", "knight f3"})
        CHECK(heard(initial, words, "fr") == "Nf3");
    for (const char* words : {"e4", "pion e4", "e2 e4", "e2 à e4", "de e2 à e4", "pion en e quatre"})
        CHECK(heard(initial, words, "fr") == "e4");
    for (const char* words : {"petit roque", "roque", "roque court", "0-0"})
        CHECK(heard(open_game, words, "fr") == "O-O");
    for (const char* words : {"fou prend c6", "Fxc6", "fou prend le cavalier", "fou prend en c6", "Bxc6"})
        CHECK(heard(open_game, words, "fr") == "Bxc6");
    for (const char* words : {"a8 dame", "a8=D", "a8 promotion dame", "a8D"})
        CHECK(heard(promotion, words, "fr") == "a8=Q");
    CHECK(heard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "tour a8 échec et mat", "fr") == "Ra8#");
    CHECK(heard("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e prend d6 en passant", "fr") == "exd6");
    CHECK(heard(initial, "je propose la nulle", "fr") == "order offer_draw");
    CHECK(heard(initial, "J’abandonne !", "fr") == "order resign");
    CHECK(heard(initial, "à qui le trait ?", "fr") == "order whose_turn");
}

TEST_CASE("A move is understood in the words and letters of those who speak Spanish") {
    for (const char* words :
         {"caballo f3", "Cf3", "cf3", "caballo a f3", "caballo en f3", "caballo f tres", "caballo g1 f3",
          "caballo de g1 a f3", "caballo de ge uno a efe tres", "springer felix drei", "Nf3", "knight f3"})
        CHECK(heard(initial, words, "es") == "Nf3");
    for (const char* words : {"e4", "peón e4", "peon a e4", "e2 e4", "e2 a e4", "de e2 a e4", "peón e cuatro"})
        CHECK(heard(initial, words, "es") == "e4");
    for (const char* words : {"enroque corto", "enroque", "enroca corto", "0-0"})
        CHECK(heard(open_game, words, "es") == "O-O");
    for (const char* words : {"alfil por c6", "Axc6", "alfil captura caballo", "alfil toma en c6", "Bxc6"})
        CHECK(heard(open_game, words, "es") == "Bxc6");
    for (const char* words : {"a8 dama", "a8=D", "a8 corona dama", "a8D"})
        CHECK(heard(promotion, words, "es") == "a8=Q");
    CHECK(heard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "torre a8 jaque mate", "es") == "Ra8#");
    CHECK(heard("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e por d6 al paso", "es") == "exd6");
    CHECK(heard(initial, "¡Ofrezco tablas!", "es") == "order offer_draw");
    CHECK(heard(initial, "abandono", "es") == "order resign");
    CHECK(heard(initial, "¿a quién le toca?", "es") == "order whose_turn");
}

TEST_CASE("A letter that is one piece here and another there is the one of the language") {
    const char* both = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    CHECK(heard(both, "Rd1") == "Rd1");
    CHECK(heard(both, "Rd1", "de") == "Rd1");
    CHECK(heard(both, "Rd1", "fr") == "Kd1");
    CHECK(heard(both, "Rd1", "es") == "Kd1");
    CHECK(heard(both, "Td1", "es") == "Rd1");
}

TEST_CASE("A Spanish or French a is a file and the word for to, and where both make sense it is asked back") {
    const char* rooks = "4k3/8/8/8/8/8/4K3/R4R2 w - - 0 1";
    CHECK(heard(rooks, "torre a d1", "es") == "ask Rad1 Rfd1");
    CHECK(heard(rooks, "torre de a a d1", "es") == "Rad1");
    CHECK(heard(rooks, "Tad1", "es") == "Rad1");
    CHECK(heard(rooks, "tour à d1", "fr") == "ask Rad1 Rfd1");
    CHECK(heard(rooks, "tour de a en d1", "fr") == "Rad1");
    CHECK(heard(rooks, "rook a d1") == "Rad1");
    const char* pawns_of_both_sides = "4k3/8/8/1p6/P1P5/8/8/4K3 w - - 0 1";
    CHECK(heard(pawns_of_both_sides, "a por b5", "es") == "axb5");
    CHECK(heard(pawns_of_both_sides, "a prend b5", "fr") == "axb5");
}

TEST_CASE("A move is understood in algebraic notation, English and German, exact and careless") {
    for (const char* words : {"Nf3", "Sf3", "nf3", "sf3", "NF3", "Ng1f3", "Ngf3", "g1f3", "Nf3!", "N-f3", "n g1 f3"})
        CHECK(heard(initial, words) == "Nf3");
    CHECK(heard(open_game, "Bxc6") == "Bxc6");
    CHECK(heard(open_game, "Lxc6") == "Bxc6");
    CHECK(heard(open_game, "lc6") == "Bxc6");
    CHECK(heard(open_game, "L:c6") == "Bxc6");
    CHECK(heard(open_game, "b×c6") == "Bxc6");
    CHECK(heard(initial, "e2e4") == "e4");
    CHECK(heard(initial, "e2-e4") == "e4");
    CHECK(heard(initial, "E4") == "e4");
    CHECK(heard(pawns, "ef4") == "No pawn can go to Felix vier");
    CHECK(heard("4k3/8/8/8/5p2/4P3/8/4K3 w - - 0 1", "ef4") == "exf4");
    CHECK(heard("4k3/8/8/8/5p2/4P3/8/4K3 w - - 0 1", "exf4") == "exf4");
    CHECK(heard("4k3/8/8/8/5p2/4P3/8/4K3 w - - 0 1", "e:f4") == "exf4");
    for (const char* words : {"exd6", "exd6 e.p.", "exd6ep", "ed6", "e5d6", "eva schlägt david sechs en passant"})
        CHECK(heard("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", words) == "exd6");
    for (const char* words : {"a8=Q", "a8Q", "a8q", "a8D", "a8d", "a8=D", "a7a8q", "a7a8d", "a8(Q)", "a8 dame"})
        CHECK(heard(promotion, words) == "a8=Q");
    CHECK(heard(promotion, "axb8=S") == "axb8=N");
    CHECK(heard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#") == "Ra8#");
    CHECK(heard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "turm anna acht matt") == "Ra8#");
}

TEST_CASE("S33: over-specified and needed departure squares") {
    CHECK(heard("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nef3") == "Nef3");
    CHECK(heard("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "springer gustav felix drei") == "Ngf3");
    CHECK(heard("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "springer fünf felix drei") == "N5f3");
    CHECK(heard("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "springer felix drei") == "ask Nef3 Ngf3");
}

TEST_CASE("A small b is the file or the bishop, as the position allows; a capital is the bishop") {
    const char* both = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
    const char* only_pawn = "4k3/8/8/8/8/2n5/1P6/2B1K3 w - - 0 1";
    const char* only_bishop = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1";
    CHECK(heard(both, "bxc3") == "ask bxc3 Bxc3");
    CHECK(heard(both, "bc3") == "ask bxc3 Bxc3");
    CHECK(heard(both, "Bxc3") == "Bxc3");
    CHECK(heard(both, "Bc3") == "Bxc3");
    CHECK(heard(both, "b2c3") == "bxc3");
    CHECK(heard(both, "bella schlägt cäsar drei") == "bxc3");
    CHECK(heard(both, "pawn takes c3") == "bxc3");
    CHECK(heard(only_pawn, "bxc3") == "bxc3");
    CHECK(heard(only_bishop, "bxc3") == "Bxc3");
    CHECK(heard(only_pawn, "Bxc3") == "No bishop can go to Cäsar drei");
}

TEST_CASE("A small d is the file or the German queen") {
    const char* both = "4k3/8/8/4n3/3P4/8/8/4K2Q w - - 0 1";
    CHECK(heard(both, "de5") == "dxe5");
    CHECK(heard("4k3/8/8/4n3/3P4/8/7Q/4K3 w - - 0 1", "de5") == "ask dxe5 Qxe5+");
    CHECK(heard("4k3/8/8/4n3/3P4/8/7Q/4K3 w - - 0 1", "De5") == "Qxe5+");
    CHECK(heard("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "dd4") == "Qd4");
}

TEST_CASE("A promotion without its piece is asked back, the queen first") {
    CHECK(heard("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8") == "ask a8=Q+ a8=R+ a8=B a8=N");
}

TEST_CASE("Of an illegal move it is said what stands against it") {
    CHECK(heard("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "springer eva vier") ==
          "Knight to Eva vier would leave your king in check");
    CHECK(heard("4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Nf3") == "You are in check, knight to Felix drei does not help");
    CHECK(heard(initial, "Ke2") == "Your own pawn is on Eva zwei");
    CHECK(heard(initial, "e3e4") == "There is nothing on Eva drei");
    CHECK(heard(initial, "e7e5") == "The pawn on Eva sieben is your opponent’s");
    CHECK(heard(initial, "knight b2 d4") == "There is no knight on Bella zwei");
    CHECK(heard(initial, "knight takes f3") == "There is nothing to capture on Felix drei");
    CHECK(heard(open_game, "Bishop takes queen c6") == "There is no queen on Cäsar sechs");
    CHECK(heard("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4") == "You have no queen");
    CHECK(heard(initial, "Nf4") == "No knight can go to Felix vier");
    CHECK(heard(initial, "e5") == "No pawn can go to Eva fünf");
    CHECK(heard(initial, "e4 queen") == "That move does not promote a pawn");
    CHECK(heard(initial, "queen takes queen") == "Your queen cannot capture that");
}

namespace {

std::string heard_in(rules::variants::Variant variant, const std::string& fen, const std::string& words,
                     const std::string& language = "en") {
    const auto setup = std::get<board::Setup>(rules::notation::read_fen(fen));
    const auto position = std::get<variants::Position>(variants::Position::from_setup(setup, variant));
    const Reading reading = listener(language).read(position, words);
    const Manner manner{english(), fide(), Form::Normal, board::Color::White};
    if (const auto* move = std::get_if<board::Move>(&reading)) return rules::notation::write_san(position, *move);
    if (const auto* illegal = std::get_if<Illegal>(&reading)) return plain_text(explain(*illegal, manner).runs);
    return "another reading";
}

} // namespace

TEST_CASE("A piece out of the reserve is put on the board in words") {
    const auto doubles = rules::variants::Variant::Doubles;
    const std::string fen = "4k3/8/8/8/8/8/8/4K1N1[NP] w - - 0 1";
    for (const char* words : {"springer auf felix drei", "N@f3", "knight drops f three", "knight drop on f3"})
        CHECK(heard_in(doubles, fen, words) == "N@f3");
    CHECK(heard_in(doubles, fen, "springer felix drei") == "Nf3"); // the one on the board
    CHECK(heard_in(doubles, fen, "bauer auf eva vier") == "@e4");
    for (const char* words : {"@e4", "P@e4", "p@e4"}) CHECK(heard_in(doubles, fen, words) == "@e4");
    // Only where that is asked for: a move that cannot be made puts down no other piece.
    CHECK(heard_in(doubles, fen, "Nd5") == "No knight can go to David fünf");
    CHECK(heard_in(doubles, fen, "e4") == "You have no pawn");
    CHECK(heard_in(doubles, fen, "cavalier parachute d5", "fr") == "N@d5");
    CHECK(heard_in(doubles, fen, "caballo entra en d5", "es") == "N@d5");
    CHECK(heard_in(doubles, fen, "queen drops d5") == "There is no queen in the reserve");
    CHECK(heard_in(doubles, fen, "knight drops e8") == "Eva acht is not empty");
    for (const char* words : {"P@e8", "@e8"}) CHECK(heard_in(doubles, fen, words) == "Eva acht is not empty");
    CHECK(heard_in(doubles, fen, "pawn drops a8") == "A pawn cannot be put on the first or the last rank");
    CHECK(heard_in(rules::variants::Variant::Standard, initial, "knight drops f3") == "another reading");
}

TEST_CASE("In matranj a move that misses a capture is told from other illegal moves") {
    const auto matranj = rules::variants::Variant::Matranj;
    const std::string fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2";
    CHECK(heard_in(matranj, fen, "exd5") == "exd5");
    CHECK(heard_in(matranj, fen, "d3") == "If you can capture, you must");
    CHECK(heard_in(matranj, fen, "Nf4") == "No knight can go to Felix vier");
    CHECK(heard_in(matranj, "8/P7/8/8/8/8/7k/8 w - - 0 1", "a8 könig") == "a8=K");
}

TEST_CASE("Of castling that is not possible it is said why") {
    CHECK(heard(initial, "0-0-0") == "A queen on David eins is in the way of castling");
    CHECK(heard(initial, "castle") == "A bishop on Felix eins is in the way of castling");
    CHECK(heard("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "0-0-0") == "A knight on Bella eins is in the way of castling");
    CHECK(heard("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "0-0") ==
          "Castling that way is lost: the king or the rook has moved");
    CHECK(heard("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "castle") ==
          "Castling that way is lost: the king or the rook has moved");
    CHECK(heard("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "0-0") == "The king is in check: no castling now");
    CHECK(heard("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "0-0") ==
          "Felix eins on the king’s way is attacked: no castling now");
    CHECK(heard("r3k2r/8/8/8/2R5/8/8/4K3 b kq - 0 1", "0-0-0") ==
          "Cäsar acht on the king’s way is attacked: no castling now");
    CHECK(heard("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "0-0-0") == "O-O-O");
}

TEST_CASE("Words that are no move") {
    CHECK(heard(initial, "springer frits drei") == "Not understood: frits. A move is, for example, e4");
    CHECK(heard(initial, "Nf9") == "Not understood: Nf9. A move is, for example, e4");
    CHECK(heard(initial, "springer") == "That is not a move. For example: e4, knight f3");
    CHECK(heard(initial, "") == "That is not a move. For example: e4, knight f3");
    CHECK(heard(initial, "?!") == "That is not a move. For example: e4, knight f3");
    CHECK(heard(initial, "eva vier eva vier eva vier") == "That is not a move. For example: e4, knight f3");
    CHECK(heard(initial, std::string(1000, 'b')) == "That is not a move. For example: e4, knight f3");
    CHECK(heard(initial, "bdbdbdbdbdbdbdbdbdbdbdbd") ==
          "Not understood: bdbdbdbdbdbdbdbdbdbdbdbd. A move is, for example, e4");
}

TEST_CASE("Some words ask for something else than a move") {
    CHECK(heard(initial, "resign") == "order resign");
    CHECK(heard(initial, "Aufgeben!") == "order resign");
    CHECK(heard(initial, "offer a draw") == "order offer_draw");
    CHECK(heard(initial, "remis?") == "order offer_draw");
    CHECK(heard(initial, "Uhr") == "order clocks");
}

TEST_CASE("A square alone is understood as well") {
    const board::Square f3(board::File::F, board::Rank::Three);
    for (const char* words : {"f3", "F3", "felix drei", "f three", "foxtrot three", "Felix 3", "فلیکس درای"})
        CHECK(listener().read_square(words) == f3);
    for (const char* words : {"", "f", "f9", "f33", "knight f3", "springer"})
        CHECK_FALSE(listener().read_square(words));
}

TEST_CASE("The sentences about what was not understood, in German") {
    const auto position = position_of("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    const Manner manner{german(), fide(), Form::Normal, board::Color::White};
    const auto said = [&](const Reading& reading) {
        if (const auto* ambiguous = std::get_if<Ambiguous>(&reading))
            return tagged_text(explain(*ambiguous, position, manner).runs);
        if (const auto* illegal = std::get_if<Illegal>(&reading)) return tagged_text(explain(*illegal, manner).runs);
        return tagged_text(explain(std::get<NotUnderstood>(reading), manner).runs);
    };
    const board::Square f3(board::File::F, board::Rank::Three);
    CHECK(said(listener().read(position, "Sf3")) ==
          "de:Welcher Zug: Springer Eva Felix drei oder Springer Gustav Felix drei?");
    CHECK(said(Illegal{Hindrance::ExposesKing, board::Role::Queen, f3}) ==
          "de:Nach Dame Felix drei stünde Ihr König im Schach");
    CHECK(said(Illegal{Hindrance::StaysInCheck, board::Role::Knight, f3}) ==
          "de:Sie stehen im Schach, Springer Felix drei hilft nicht");
    CHECK(said(Illegal{Hindrance::OwnPiece, board::Role::Queen, f3}) == "de:Auf Felix drei steht Ihre Dame");
    CHECK(said(Illegal{Hindrance::EmptySquare, {}, f3}) == "de:Auf Felix drei steht nichts");
    CHECK(said(Illegal{Hindrance::OpponentsPiece, board::Role::Rook, f3}) ==
          "de:Der Turm auf Felix drei gehört Ihrem Gegner");
    CHECK(said(Illegal{Hindrance::NotThere, board::Role::Bishop, f3}) == "de:Auf Felix drei steht kein Läufer");
    CHECK(said(Illegal{Hindrance::NothingToCapture, {}, f3}) == "de:Auf Felix drei gibt es nichts zu schlagen");
    CHECK(said(Illegal{Hindrance::NoSuchPiece, board::Role::Queen, {}}) == "de:Sie haben keine Dame");
    CHECK(said(Illegal{Hindrance::CannotReach, board::Role::Pawn, f3}) == "de:Kein Bauer kommt nach Felix drei");
    CHECK(said(Illegal{Hindrance::CannotReach, board::Role::King, {}}) == "de:Ihr König kann das nicht schlagen");
    CHECK(said(Illegal{Hindrance::CannotPromote, board::Role::Queen, f3}) == "de:Dieser Zug verwandelt keinen Bauern");
    CHECK(said(Illegal{Hindrance::CannotCastle, {}, {}}) == "de:Rochade ist jetzt nicht möglich");
    CHECK(said(Illegal{Hindrance::CastlingLost, {}, {}}) ==
          "de:Diese Rochade ist verloren: König oder Turm hat schon gezogen");
    CHECK(said(Illegal{Hindrance::CastlingBlocked, board::Role::Queen, f3}) ==
          "de:Die Dame auf Felix drei steht der Rochade im Weg");
    CHECK(said(Illegal{Hindrance::CastlingInCheck, {}, {}}) == "de:Der König steht im Schach: jetzt keine Rochade");
    CHECK(said(Illegal{Hindrance::CastlingAttacked, {}, f3}) ==
          "de:Felix drei auf dem Weg des Königs ist angegriffen: jetzt keine Rochade");
    CHECK(said(NotUnderstood{"frits"}) == "de:Nicht verstanden: frits. Ein Zug ist zum Beispiel e4");
    CHECK(said(NotUnderstood{}) == "de:Das ist kein Zug. Zum Beispiel: e4, Springer f3");
}

TEST_CASE("A question back lists the moves, each in the words of the vocabulary") {
    const auto position = position_of("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    const Reading reading = listener().read(position, "knight f3");
    REQUIRE(std::holds_alternative<Ambiguous>(reading));
    const auto question = explain(std::get<Ambiguous>(reading), position, Manner{english(), fide(), Form::Normal, {}});
    CHECK(tagged_text(question.runs) ==
          "en:Which move: | de:Springer Eva Felix drei | en:or | de:Springer Gustav Felix drei?");
    CHECK_FALSE(question.cue);
}
