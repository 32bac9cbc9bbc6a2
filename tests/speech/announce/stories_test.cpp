// Given events at a table, what is said.
#include "speech/announce/announce.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/acting.hpp"

using namespace words;
using namespace std::chrono_literals;
using board::Color;
using rules::table::Claim;
using rules::table::Instant;
using sounds::cues::Cue;
using speech::announce::announce;
using speech::announce::Urgency;
using speech::announce::Utterance;
using Lines = std::vector<std::string>;

namespace {

/// A game at which somebody listens.
class Story {
public:
    explicit Story(table::Table start)
        : table_(std::move(start)) {}

    Story& in_german() {
        catalogue_ = &german();
        return *this;
    }
    Story& for_listener(Color side) {
        listener_ = side;
        return *this;
    }
    Story& in_form(Form form) {
        form_ = form;
        return *this;
    }

    /// Carries out a command and keeps what is said of its events.
    Story& after(const table::Command& command, table::Duration at = 0ms) {
        said_.clear();
        const auto acted = tables::act(table_, command, Instant(at));
        REQUIRE_FALSE(acted.refusal);
        for (const auto& event : acted.events) hear(event);
        return *this;
    }
    Story& after_time(table::Duration at) {
        said_.clear();
        for (const auto& event : table::passing(table_, Instant(at))) hear(event);
        return *this;
    }
    Story& after_moves(const std::string& moves) {
        std::istringstream words(moves);
        for (std::string san; words >> san;) after(table::Play{table_.position.turn(), move(san)});
        return *this;
    }
    Color turn() const { return table_.position.turn(); }
    board::Move move(const std::string& san) const { return move_of(table_.position, san); }

    Lines lines() const {
        Lines lines;
        for (const Utterance& utterance : said_) lines.push_back(tagged_text(utterance.runs));
        return lines;
    }
    const std::vector<Utterance>& said() const { return said_; }

private:
    void hear(const table::TimedEvent& event) {
        const Manner manner{*catalogue_, fide(), form_, listener_};
        const auto said = announce(table_, event, manner);
        said_.insert(said_.end(), said.begin(), said.end());
        table_ = table::evolve(std::move(table_), event);
    }

    table::Table table_;
    const Catalogue* catalogue_ = &english();
    std::optional<Color> listener_;
    Form form_ = Form::Normal;
    std::vector<Utterance> said_;
};

Story game(const std::string& time = "-", const std::string& fen = "", const std::string& edition = "fide-2005") {
    return Story(lay(time, fen, edition));
}

Story started(const std::string& time = "-", const std::string& fen = "", const std::string& edition = "fide-2005") {
    return game(time, fen, edition).after(table::Start{});
}

constexpr const char* black_to_move = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
constexpr const char* scholars_mate = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4";

} // namespace

TEST_CASE("The start tells a player which side he has and who begins") {
    CHECK(game().for_listener(Color::White).after(table::Start{}).lines() == Lines{"en:You play White: your move"});
    CHECK(game().for_listener(Color::Black).after(table::Start{}).lines() ==
          Lines{"en:You play Black: your opponent moves first"});
    CHECK(game().after(table::Start{}).lines() == Lines{"en:The game begins: White to move"});
    CHECK(game().in_german().for_listener(Color::White).after(table::Start{}).lines() ==
          Lines{"de:Sie haben Weiß und sind am Zug"});
    CHECK(game().in_german().for_listener(Color::Black).after(table::Start{}).lines() ==
          Lines{"de:Sie haben Schwarz: Ihr Gegner beginnt"});
    CHECK(game().in_german().after(table::Start{}).lines() == Lines{"de:Die Partie beginnt: Weiß ist am Zug"});
    CHECK(game("-", black_to_move).for_listener(Color::Black).after(table::Start{}).said().front().cue ==
          Cue::YourTurn);
    CHECK_FALSE(game().for_listener(Color::Black).after(table::Start{}).said().front().cue);
}

TEST_CASE("The opponent's move is said in the German words of the Laws, in every interface language") {
    const Lines knight{"de:Springer Felix drei"};
    CHECK(started().for_listener(Color::Black).after_moves("Nf3").lines() == knight);
    CHECK(started().in_german().for_listener(Color::Black).after_moves("Nf3").lines() == knight);
    CHECK(started().for_listener(Color::Black).in_form(Form::Long).after_moves("Nf3").lines() ==
          Lines{"de:Springer Gustav eins Felix drei"});
    CHECK(started().for_listener(Color::White).after_moves("Nf3 d5 e4 dxe4").lines() ==
          Lines{"de:David schlägt Eva vier"});
}

TEST_CASE("One's own move comes back in short") {
    CHECK(started().for_listener(Color::White).in_form(Form::Long).after_moves("e4 d5 exd5").lines() ==
          Lines{"de:Eva David fünf, | en:takes pawn"});
}

TEST_CASE("An onlooker is told who moved") {
    CHECK(started().after_moves("e4").lines() == Lines{"en:White: | de:Eva vier"});
    CHECK(started().after_moves("e4 e5").lines() == Lines{"en:Black: | de:Eva fünf"});
    CHECK(started().in_german().after_moves("e4 e5").lines() == Lines{"de:Schwarz: Eva fünf"});
}

TEST_CASE("A move sounds as what it is") {
    const auto cue = [](const std::string& moves, const std::string& fen = "") {
        const Story story = started("-", fen).for_listener(Color::White).after_moves(moves);
        REQUIRE_FALSE(story.said().empty());
        CHECK(story.said().front().urgency == Urgency::News);
        return story.said().front().cue;
    };
    CHECK(cue("e4") == Cue::Move);
    CHECK(cue("e4 d5 exd5") == Cue::Capture);
    CHECK(cue("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") == Cue::EnPassant);
    CHECK(cue("Nf3 Nf6 g3 g6 Bg2 Bg7 O-O") == Cue::Castling);
    CHECK(cue("a8=Q", "8/P7/2k5/8/8/8/8/4K3 w - - 0 1") == Cue::Check);
    CHECK(cue("a8=N", "8/P7/2k5/8/8/8/8/4K3 w - - 0 1") == Cue::Promotion);
}

TEST_CASE("Mate ends the game, and its sentence says for whom") {
    const Story mated = started("-", scholars_mate).for_listener(Color::Black).after_moves("Qxf7");
    CHECK(mated.lines() == Lines{"de:Dame schlägt Felix sieben, matt", "en:Checkmate: you lose"});
    CHECK(mated.said().back().cue == Cue::GameOver);
    CHECK(started("-", scholars_mate).for_listener(Color::White).after_moves("Qxf7").lines() ==
          Lines{"de:Dame Felix sieben, matt, | en:takes pawn", "en:Checkmate: you win"});
    CHECK(started("-", scholars_mate).in_german().after_moves("Qxf7").lines() ==
          Lines{"de:Weiß: Dame schlägt Felix sieben, matt", "de:Schachmatt: Weiß gewinnt"});
}

TEST_CASE("Each way in which a game ends sounds as what it is") {
    const auto last_cue = [](Story story) { return story.said().back().cue; };
    CHECK(last_cue(started().after(table::Resign{Color::Black})) == Cue::Resigned);
    CHECK(
        last_cue(
            started().after_moves("e4").after(table::OfferDraw{Color::White}).after(table::AcceptDraw{Color::Black})) ==
        Cue::Drawn);
    CHECK(last_cue(started("-", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1").after_moves("Qf7")) == Cue::Drawn);
    CHECK(last_cue(started("-", scholars_mate).after_moves("Qxf7")) == Cue::GameOver);
}

TEST_CASE("Games that end by the position say why") {
    CHECK(started("-", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1").for_listener(Color::White).after_moves("Qf7").lines() ==
          Lines{"de:Dame Felix sieben", "en:Draw by stalemate"});
    CHECK(started("-", "8/8/4k3/8/8/4K3/4r3/8 w - - 0 1")
              .in_german()
              .for_listener(Color::White)
              .after_moves("Kxe2")
              .lines() == Lines{"de:König Eva zwei, schlägt Turm", "de:Remis: Keine Seite kann mehr mattsetzen"});
}

TEST_CASE("A draw is offered, declined and accepted in words that say who") {
    Story story = started().for_listener(Color::White).after_moves("e4");
    CHECK(story.after(table::OfferDraw{Color::White}).lines() == Lines{"en:You offer a draw"});
    CHECK(story.after(table::DeclineDraw{Color::Black}).lines() == Lines{"en:Your opponent declines the draw"});
    story.after_moves("e5");
    CHECK(story.after(table::OfferDraw{Color::Black}).lines() == Lines{"en:Your opponent offers a draw"});
    CHECK(story.after_moves("d4").lines() == Lines{"en:You decline the draw by moving", "de:David vier"});
    story.after(table::OfferDraw{Color::Black});
    CHECK(story.after(table::AcceptDraw{Color::White}).lines() ==
          Lines{"en:You accept the draw", "en:The game is drawn"});

    Story in_german = started().in_german().for_listener(Color::White).after_moves("e4");
    CHECK(in_german.after(table::OfferDraw{Color::White}).lines() == Lines{"de:Sie bieten Remis an"});
    CHECK(in_german.after_moves("e5").lines() == Lines{"de:Ihr Gegner lehnt Remis durch seinen Zug ab", "de:Eva fünf"});
    CHECK(in_german.after(table::OfferDraw{Color::Black}).lines() == Lines{"de:Ihr Gegner bietet Remis an"});
    CHECK(in_german.after(table::DeclineDraw{Color::White}).lines() == Lines{"de:Sie lehnen Remis ab"});
    in_german.after(table::OfferDraw{Color::White});
    CHECK(in_german.after(table::AcceptDraw{Color::Black}).lines() ==
          Lines{"de:Ihr Gegner nimmt Remis an", "de:Die Partie ist remis"});

    Story watched = started().after_moves("e4");
    CHECK(watched.after(table::OfferDraw{Color::White}).lines() == Lines{"en:White offers a draw"});
    CHECK(watched.after(table::DeclineDraw{Color::Black}).lines() == Lines{"en:Black declines the draw"});
}

TEST_CASE("Resignation is told once, then the result") {
    CHECK(started().for_listener(Color::White).after(table::Resign{Color::Black}).lines() ==
          Lines{"en:Your opponent resigns", "en:You win"});
    CHECK(started().for_listener(Color::White).after(table::Resign{Color::White}).lines() ==
          Lines{"en:You resign", "en:You lose"});
    CHECK(started().in_german().for_listener(Color::White).after(table::Resign{Color::Black}).lines() ==
          Lines{"de:Ihr Gegner gibt auf", "de:Sie gewinnen"});
    CHECK(started().in_german().after(table::Resign{Color::White}).lines() ==
          Lines{"de:Weiß gibt auf", "de:Schwarz gewinnt"});
    CHECK(started("-", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", "fide-2023")
              .for_listener(Color::White)
              .after(table::Resign{Color::White})
              .lines() == Lines{"en:You resign", "en:Draw: no checkmate was possible after the resignation"});
}

TEST_CASE("What the hands do is told, but for what the move made by it tells") {
    const auto square = [](const char* name) { return *board::Square::parse(name); };
    Story story = started().for_listener(Color::Black);
    CHECK(story.after(table::Lift{Color::White, square("g1")}).lines() ==
          Lines{"en:Your opponent lifts: white knight | de:Gustav eins"});
    CHECK(story.after(table::Place{Color::White, square("g1"), std::nullopt}).lines() ==
          Lines{"en:Your opponent puts back: white knight | de:Gustav eins"});
    story.after(table::Lift{Color::White, square("g1")});
    CHECK(story.after(table::Place{Color::White, square("f3"), std::nullopt}).lines() ==
          Lines{"de:Springer Felix drei"});
    CHECK(story.in_german().after(table::Adjust{Color::Black}).lines() == Lines{"de:Sie sagen: Ich rücke zurecht"});
    CHECK(story.after(table::Lift{Color::Black, square("g8")}).lines() ==
          Lines{"de:Sie heben: schwarzer Springer Gustav acht"});
}

TEST_CASE("That a move is illegal is not told before it is claimed") {
    table::Settings settings = lay("300", "4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1").settings;
    settings.illegal = table::IllegalPolicy::Record;
    Story story = Story(lay(settings)).after(table::Start{}).for_listener(Color::Black);
    const auto rook = board::Move::normal(*board::Square::parse("a3"), *board::Square::parse("a8"));
    CHECK(story.after(table::Play{Color::White, rook}).lines() ==
          Lines{"en:Your opponent lifts: white rook | de:Anna drei",
                "en:Your opponent places: white rook | de:Anna acht"});
    CHECK(story.after(table::Press{Color::White}, 1s).lines().empty());
    CHECK(story.after(table::ClaimIllegal{Color::Black}, 1s).lines() ==
          Lines{"en:You claim an illegal move",
                "en:The position before the illegal move is restored: your opponent’s move",
                "en:You 7 minutes, your opponent 4 minutes 59 seconds"});
}

TEST_CASE("Pressing the clock is not worth a word, reaching the time control is") {
    Story story = started("2/60:30").for_listener(Color::White);
    story.after(table::Play{Color::White, story.move("e4")}, 1s);
    CHECK(story.after(table::Press{Color::White}, 2s).lines().empty());
    story.after(table::Play{Color::Black, story.move("e5")}, 3s).after(table::Press{Color::Black}, 4s);
    story.after(table::Play{Color::White, story.move("Nf3")}, 5s);
    CHECK(story.after(table::Press{Color::White}, 9s).lines() ==
          Lines{"en:You have reached the time control, 1 minute 23 seconds left"});
    story.after(table::Play{Color::Black, story.move("Nc6")}, 10s);
    CHECK(story.in_german().after(table::Press{Color::Black}, 11s).lines() ==
          Lines{"de:Ihr Gegner hat die Zeitkontrolle geschafft, noch eine Minute 26 Sekunden"});
}

TEST_CASE("A fallen flag is an alarm; claiming it ends the game") {
    Story story = started("60").for_listener(Color::White);
    CHECK(story.after_time(61s).lines() == Lines{"en:Your flag has fallen"});
    CHECK(story.said().front().urgency == Urgency::Alarm);
    CHECK(story.said().front().cue == Cue::FlagFallen);
    CHECK(story.after(table::ClaimFlag{Color::Black}, 62s).lines() ==
          Lines{"en:The flag is claimed for your opponent", "en:You lose on time"});

    Story in_german = started("60").in_german().for_listener(Color::Black);
    CHECK(in_german.after_time(61s).lines() == Lines{"de:Das Fallblättchen Ihres Gegners ist gefallen"});
    CHECK(in_german.after(table::ClaimFlag{std::nullopt}, 62s).lines() ==
          Lines{"de:Der Schiedsrichter stellt Zeitüberschreitung fest", "de:Sie gewinnen durch Zeitüberschreitung"});

    Story bare_king = started("60", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1");
    CHECK(bare_king.after_time(61s).lines() == Lines{"en:White’s flag has fallen"});
    CHECK(bare_king.after(table::ClaimFlag{Color::Black}, 62s).lines() ==
          Lines{"en:The flag is claimed for Black", "en:Draw: time is up, but no checkmate is possible"});
}

TEST_CASE("A right claim of a draw is upheld") {
    Story story = started().for_listener(Color::Black).after_moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    const board::Move back = story.move("Ng8");
    CHECK(story.after(table::ClaimDraw{Color::Black, Claim::Threefold, back}).lines() ==
          Lines{"en:You claim a draw by repetition with | de:Springer Gustav acht", "en:The claim is right: draw"});

    Story fifty = started("-", "8/8/4k3/8/8/4K3/4R3/8 w - - 99 80").in_german().for_listener(Color::Black);
    fifty.after_moves("Rd2");
    CHECK(fifty.after(table::ClaimDraw{Color::Black, Claim::FiftyMoves, std::nullopt}).lines() ==
          Lines{"de:Sie beantragen Remis nach der Fünfzig-Züge-Regel", "de:Der Antrag ist berechtigt: Remis"});
}

TEST_CASE("A wrong claim tells the new times and the move that must be played") {
    Story story = started("600").for_listener(Color::White);
    const board::Move knight = story.move("Nf3");
    CHECK(story.after(table::ClaimDraw{Color::White, Claim::Threefold, knight}, 0ms).lines() ==
          Lines{"en:You claim a draw by repetition with | de:Springer Felix drei",
                "en:Your claim is wrong: you now have 7 minutes, your opponent 13 minutes",
                "en:You must now play | de:Springer Felix drei"});

    Story opponent = started("600").in_german().for_listener(Color::Black);
    CHECK(opponent.after(table::ClaimDraw{Color::White, Claim::FiftyMoves, std::nullopt}, 0ms).lines() ==
          Lines{"de:Ihr Gegner beantragt Remis nach der Fünfzig-Züge-Regel",
                "de:Der Antrag Ihres Gegners ist unberechtigt: Sie haben jetzt 13 Minuten, Ihr Gegner 7 Minuten"});

    CHECK(started().after(table::ClaimDraw{Color::White, Claim::Threefold, std::nullopt}).lines() ==
          Lines{"en:White claims a draw by repetition", "en:White’s claim is wrong"});
}

TEST_CASE("The draws that come by themselves say so") {
    Story repeated = started("-", "", "fide-2023").for_listener(Color::White);
    repeated.after_moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    CHECK(repeated.lines() == Lines{"de:Springer Gustav acht", "en:Draw: the same position for the fifth time"});

    Story moves =
        started("-", "8/8/4k3/8/8/4K3/4R3/8 w - - 149 120", "fide-2023").in_german().for_listener(Color::White);
    CHECK(moves.after_moves("Rd2").lines() ==
          Lines{"de:Turm David zwei", "de:Remis: fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug"});
}

TEST_CASE("With both flags down a claim is a draw in blitz") {
    const table::TimedEvent ended{Instant(0ms), table::Ended{table::Result::Draw, table::Reason::BothFlags}};
    const table::Table blitz = lay("60");
    const auto said = [&](const Catalogue& catalogue) {
        return tagged_text(announce(blitz, ended, Manner{catalogue, fide(), Form::Normal, Color::White}).front().runs);
    };
    CHECK(said(english()) == "en:Draw: both flags have fallen");
    CHECK(said(german()) == "de:Remis: Beide Fallblättchen sind gefallen");
}

TEST_CASE("Scores that agree on moves which cannot be played are told as such when the boards are compared") {
    table::Settings settings;
    settings.boards = table::Boards::Two;
    settings.time = std::get<table::TimeControl>(table::read_time_control("5400"));
    Story story(lay(settings));
    story.after(table::Start{});
    const auto play = [&story](const std::string& san, const char* from, const char* to) {
        const board::Move move = story.move(san);
        const auto done = board::Move::normal(*board::Square::parse(from), *board::Square::parse(to));
        const Color side = story.turn();
        story.after(table::Play{side, move}).after(table::Say{{side}, san, {move}}).after(table::Press{side});
        story.after(table::Repeat{!side, san, {move}}).after(table::Execute{{!side}, done});
    };
    play("e4", "e2", "e4");
    play("d5", "d7", "d5");
    play("exd5", "e4", "e5");
    const std::vector<std::string> texts{"e3", "d5", "exd5"};
    for (const Color side : board::both_colors) story.after(table::Write{side, texts});
    CHECK(story.after(table::Compare{}).lines() ==
          Lines{"en:The boards differ; the scores agree, but what they tell cannot be played"});
    CHECK(story.after(table::Retrace{}).lines().front() == "en:Back to move 1: White to move");
}
