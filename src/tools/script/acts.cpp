#include "src/tools/script/acts.hpp"

#include "rules/notation/letters.hpp"
#include "rules/table/words.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/tools/script/times.hpp"

#include <array>

namespace tools::script {
namespace {

using rules::board::Role;
using rules::board::Square;
using rules::table::Command;

const std::string a_player = "white or black to do this";
const std::string the_arbiter = "the arbiter to do this";

std::optional<std::string> expected_nothing_after(const Asked& asked) {
    if (asked.arguments.empty()) return std::nullopt;
    return "nothing after the act, but there is '" + join(asked.arguments) + "'";
}

template <typename OfOneSide>
DeedReading read_of_side(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (auto expected = expected_nothing_after(asked)) return *expected;
    return Command{OfOneSide{*asked.actor}};
}

template <typename OfArbiter>
DeedReading read_of_arbiter(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    if (auto expected = expected_nothing_after(asked)) return *expected;
    return Command{OfArbiter{}};
}

std::optional<Color> side_named(const Asked& asked) {
    if (asked.arguments.empty()) return std::nullopt;
    return rules::table::parse_word(rules::table::all_sides, asked.arguments.front());
}

/// What the arbiter does to a side, or for it, and no more words than that takes; `make` gives the deed or nothing.
template <typename Make>
DeedReading read_about_side(const Asked& asked, std::size_t words, std::string_view expected, Make make) {
    if (asked.actor) return the_arbiter;
    const auto side = side_named(asked);
    std::optional<Command> command;
    if (side && asked.arguments.size() == words) command = make(*side);
    return command ? DeedReading(*command) : std::string(expected) + " after the act";
}

template <typename OfArbiter>
DeedReading read_side_only(const Asked& asked) {
    return read_about_side(asked, 1, "white or black", [](Color side) { return Command{OfArbiter{side}}; });
}

DeedReading read_add_time(const Asked& asked) {
    return read_about_side(asked, 2, "white or black and a time, perhaps with a sign,", [&](Color side) {
        const auto time = read_signed_time(asked.arguments[1]);
        return time ? std::optional<Command>(rules::table::AddTime{side, *time}) : std::nullopt;
    });
}

DeedReading read_set_clock(const Asked& asked) {
    return read_about_side(asked, 2, "white or black and a time", [&](Color side) {
        const auto time = read_time(asked.arguments[1]);
        return time ? std::optional<Command>(rules::table::SetClock{side, *time}) : std::nullopt;
    });
}

DeedReading read_set_moves(const Asked& asked) {
    return read_about_side(asked, 2, "white or black and a number of moves", [&](Color side) {
        const auto moves = read_digits(asked.arguments[1], 4);
        return moves ? std::optional<Command>(rules::table::SetMoves{side, static_cast<int>(*moves)}) : std::nullopt;
    });
}

DeedReading read_offence(const Asked& asked) {
    return read_about_side(asked, 2, "white or black and advice, distraction, left-hall or absence", [&](Color side) {
        using rules::table::Offence;
        const auto what = rules::table::parse_word(rules::table::all_offences, asked.arguments[1]);
        const bool has_own_act = what == Offence::IllegalMove || what == Offence::Device;
        return what && !has_own_act ? std::optional<Command>(rules::table::RuleOffence{side, *what}) : std::nullopt;
    });
}

DeedReading read_loss(const Asked& asked) {
    if (!asked.actor && asked.arguments == Words{"both"}) return Command{rules::table::RuleLoss{std::nullopt}};
    return read_about_side(asked, 1, "white, black or both",
                           [](Color side) { return Command{rules::table::RuleLoss{side}}; });
}

DeedReading read_set_points(const Asked& asked) {
    return read_about_side(asked, 2, "white or black and 0, 1/2 or 1", [&](Color side) {
        const auto points = rules::table::parse_word(rules::table::all_points, asked.arguments[1]);
        return points ? std::optional<Command>(rules::table::SetPoints{side, *points}) : std::nullopt;
    });
}

template <rules::table::Sanction sanction>
DeedReading read_punish(const Asked& asked) {
    return read_about_side(asked, 1, "white or black", [](Color side) {
        return Command{rules::table::Punish{side, sanction}};
    });
}

Words rest_of(const Asked& asked) { return {asked.arguments.begin() + 1, asked.arguments.end()}; }

DeedReading read_stop(const Asked& asked) {
    if (asked.arguments.empty()) return "the reason, in words";
    return Command{rules::table::Stop{asked.actor, join(asked.arguments)}};
}

/// `exd6 e.p.` is one move in two words.
std::optional<std::string> one_move(const Words& words) {
    if (words.size() == 1) return words.front();
    if (words.size() == 2 && words.back() == "e.p.") return words.front() + words.back();
    return std::nullopt;
}

DeedReading read_play_or_move(const Asked& asked, bool press) {
    if (!asked.actor) return a_player;
    const auto move = one_move(asked.arguments);
    if (!move) return "one move, as SAN or UCI";
    return PlayMove{*asked.actor, *move, press};
}
DeedReading read_play(const Asked& asked) { return read_play_or_move(asked, false); }
DeedReading read_move(const Asked& asked) { return read_play_or_move(asked, true); }

std::optional<Square> square_of(const Words& words, std::size_t place) {
    return place < words.size() ? Square::parse(words[place]) : std::nullopt;
}

struct RoleName {
    std::string_view name;
    Role role;
};
/// The words of Appendix F, folded.
constexpr std::array german_names{
    RoleName{"konig", Role::King},    RoleName{"dame", Role::Queen},      RoleName{"turm", Role::Rook},
    RoleName{"laufer", Role::Bishop}, RoleName{"springer", Role::Knight}, RoleName{"bauer", Role::Pawn},
};

/// A kind of man by its name, English or German, or by its letter in any language, English and German before the
/// others; large and small letters alike.
std::optional<Role> role_of(const std::string& text) {
    const std::string folded = speech::vocabulary::fold(text);
    if (const auto role = rules::table::parse_word(rules::board::all_roles, folded)) return role;
    for (const RoleName& german : german_names)
        if (german.name == folded) return german.role;
    for (const std::string_view language : rules::notation::lettered_languages())
        for (const Role role : rules::board::all_roles)
            if (role != Role::Pawn &&
                speech::vocabulary::fold(rules::notation::letters_of(language)->of(role)) == folded)
                return role;
    return std::nullopt;
}

template <typename OfOneSquare>
DeedReading read_of_square(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto square = square_of(asked.arguments, 0);
    if (!square || asked.arguments.size() != 1) return "one square";
    return Command{OfOneSquare{*asked.actor, *square}};
}

DeedReading read_place(const Asked& asked) {
    if (!asked.actor) return a_player;
    const std::string expected = "a square, and for a promotion a piece such as Q or queen";
    const auto square = square_of(asked.arguments, 0);
    if (!square || asked.arguments.size() > 2) return expected;
    if (asked.arguments.size() == 1) return Command{rules::table::Place{*asked.actor, *square, std::nullopt}};
    const auto role = role_of(asked.arguments.back());
    if (!role) return expected;
    return Command{rules::table::Place{*asked.actor, *square, *role}};
}

DeedReading read_touch(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto square = square_of(asked.arguments, 0);
    const auto role = asked.arguments.size() == 2 ? role_of(asked.arguments.back()) : std::nullopt;
    if (!square || !role) return "a square and the piece for the pawn, such as Q or queen";
    return Command{rules::table::TouchDown{*asked.actor, *square, *role}};
}

/// A man one can have in hand; empty if the first word names none.
std::optional<Role> man_in_hand(const Words& words) {
    if (words.empty()) return std::nullopt;
    const auto role = speech::vocabulary::fold(words.front()) == "p" ? Role::Pawn : role_of(words.front());
    return role == Role::King ? std::nullopt : role;
}

/// A man from the partner, where the other board is not played in this script.
DeedReading read_receive(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto role = man_in_hand(asked.arguments);
    if (!role || asked.arguments.size() != 1) return "a man: P N B R or Q";
    return Command{rules::table::TakeInHand{{*asked.actor, *role}}};
}

DeedReading read_drop(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto role = man_in_hand(asked.arguments);
    const auto to = square_of(asked.arguments, 1);
    if (!role || !to || asked.arguments.size() != 2) return "a man, P N B R or Q, and a square";
    return Command{rules::table::Play{*asked.actor, rules::board::Move::drop(*role, *to)}};
}

DeedReading read_report(const Asked& asked) {
    const auto square = square_of(asked.arguments, 1);
    if (!square || asked.arguments.size() != 2 || asked.arguments.front() != "touch")
        return "report touch and a square";
    return Command{rules::table::ReportTouch{asked.actor, *square}};
}

DeedReading read_irregular(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    const auto what = asked.arguments.size() == 1
                          ? rules::table::parse_word(rules::table::all_irregularities, asked.arguments.front())
                          : std::nullopt;
    if (!what) return rules::table::expected_words(rules::table::all_irregularities);
    return Command{rules::table::RuleIrregular{*what}};
}

/// How many plies are left of the game; without a number none, because where it started is always known.
DeedReading read_lost_position(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    if (asked.arguments.empty()) return Command{rules::table::RuleLostPosition{}};
    const auto plies = asked.arguments.size() == 1 ? read_digits(asked.arguments.front(), 4) : std::nullopt;
    if (!plies) return "a number of plies after the act, or nothing";
    return Command{rules::table::RuleLostPosition{static_cast<std::size_t>(*plies)}};
}

DeedReading read_write(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments.empty()) return "one move or more";
    return Command{rules::table::Write{*asked.actor, asked.arguments}};
}

DeedReading read_adjourn(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    if (asked.arguments.empty()) return Command{rules::table::Adjourn{std::nullopt}};
    return Command{rules::table::Adjourn{join(asked.arguments)}};
}

DeedReading read_seal(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments.empty()) return "the move as it is written in the envelope";
    return SealMove{*asked.actor, join(asked.arguments)};
}

DeedReading read_open_envelope(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    if (auto expected = expected_nothing_after(asked)) return *expected;
    return OpenTheEnvelope{};
}

DeedReading read_claim(const Asked& asked) {
    const std::string expected = "claim threefold [MOVE], fifty [MOVE], illegal, quickplay, increment or flag";
    if (asked.arguments.empty()) return expected;
    const std::string& what = asked.arguments.front();
    const auto move = one_move(rest_of(asked));
    if (asked.arguments.size() > 1 && !move) return expected;
    if (what == "flag")
        return asked.arguments.size() == 1 ? DeedReading(Command{rules::table::ClaimFlag{asked.actor}}) : expected;
    if (what == "quickplay")
        return read_of_side<rules::table::ClaimQuickplay>({asked.actor, rest_of(asked), asked.is_assistant});
    if (what == "increment")
        return read_of_side<rules::table::RequestIncrement>({asked.actor, rest_of(asked), asked.is_assistant});
    std::optional<rules::table::Claim> claim;
    if (what == "threefold") claim = rules::table::Claim::Threefold;
    if (what == "fifty" || what == "fifty-moves") claim = rules::table::Claim::FiftyMoves;
    const bool of_illegal = what == "illegal" && asked.arguments.size() == 1;
    if (!claim && !of_illegal) return expected;
    if (!asked.actor) return a_player;
    if (of_illegal) return Command{rules::table::ClaimIllegal{*asked.actor}};
    return ClaimADraw{*asked.actor, *claim, move};
}

DeedReading read_say(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments.empty()) return "the words of a move";
    return SayWords{{*asked.actor, asked.is_assistant}, join(asked.arguments)};
}

DeedReading read_repeat(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments.empty()) return "the words of a move";
    return RepeatWords{*asked.actor, join(asked.arguments)};
}

DeedReading read_execute(const Asked& asked) {
    if (!asked.actor) return a_player;
    const rules::table::Person by{*asked.actor, asked.is_assistant};
    if (asked.arguments.empty()) return ExecuteMove{by, std::nullopt};
    const auto move = one_move(asked.arguments);
    if (!move) return "nothing, or one move as SAN or UCI";
    return ExecuteMove{by, *move};
}

DeedReading read_ask(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments == Words{"time"}) return Command{rules::table::AskTime{*asked.actor}};
    if (asked.arguments == Words{"moves"}) return Command{rules::table::AskMoves{*asked.actor}};
    return "ask time or ask moves";
}

template <typename Query>
DeedReading read_query(const Asked& asked) {
    if (auto expected = expected_nothing_after(asked)) return *expected;
    return Query{};
}

struct ActWord {
    std::string_view word;
    DeedReading (*read)(const Asked&);
};

constexpr std::array act_words{
    ActWord{"start", read_of_arbiter<rules::table::Start>},
    ActWord{"arrive", read_side_only<rules::table::Arrive>},
    ActWord{"play", read_play},
    ActWord{"adjust", read_of_side<rules::table::Adjust>},
    ActWord{"lift", read_of_square<rules::table::Lift>},
    ActWord{"place", read_place},
    ActWord{"off", read_of_square<rules::table::TakeOff>},
    ActWord{"touch", read_touch},
    ActWord{"report", read_report},
    ActWord{"drop", read_drop},
    ActWord{"receive", read_receive},
    ActWord{"take-back", read_of_side<rules::table::TakeBack>},
    ActWord{"press", read_of_side<rules::table::Press>},
    ActWord{"move", read_move},
    ActWord{"offer-draw", read_of_side<rules::table::OfferDraw>},
    ActWord{"accept", read_of_side<rules::table::AcceptDraw>},
    ActWord{"decline", read_of_side<rules::table::DeclineDraw>},
    ActWord{"resign", read_of_side<rules::table::Resign>},
    ActWord{"claim", read_claim},
    ActWord{"illegal", read_side_only<rules::table::RuleIllegal>},
    ActWord{"irregular", read_irregular},
    ActWord{"lost-position", read_lost_position},
    ActWord{"flag-order-unknown", read_of_arbiter<rules::table::RuleFlagOrder>},
    ActWord{"overstepping-unproved", read_side_only<rules::table::RuleOversteppingUnproved>},
    ActWord{"verify-position", read_of_side<rules::table::VerifyPosition>},
    ActWord{"adjourn", read_adjourn},
    ActWord{"seal", read_seal},
    ActWord{"resume", read_of_arbiter<rules::table::Restart>},
    ActWord{"open-envelope", read_open_envelope},
    ActWord{"envelope-lost", read_of_arbiter<rules::table::LoseEnvelope>},
    ActWord{"say", read_say},
    ActWord{"repeat", read_repeat},
    ActWord{"execute", read_execute},
    ActWord{"ask", read_ask},
    ActWord{"compare", read_of_arbiter<rules::table::Compare>},
    ActWord{"retrace", read_of_arbiter<rules::table::Retrace>},
    ActWord{"write", read_write},
    ActWord{"borrow", read_of_side<rules::table::Borrow>},
    ActWord{"sign", read_of_side<rules::table::Sign>},
    ActWord{"stop", read_stop},
    ActWord{"restart", read_of_arbiter<rules::table::Restart>},
    ActWord{"uphold", read_of_arbiter<rules::table::Uphold>},
    ActWord{"reject", read_of_arbiter<rules::table::Reject>},
    ActWord{"postpone", read_of_arbiter<rules::table::Postpone>},
    ActWord{"add-time", read_add_time},
    ActWord{"set-clock", read_set_clock},
    ActWord{"set-moves", read_set_moves},
    ActWord{"warn", read_side_only<rules::table::Warn>},
    ActWord{"offence", read_offence},
    ActWord{"phone", read_side_only<rules::table::ReportDevice>},
    ActWord{"loss", read_loss},
    ActWord{"draw", read_of_arbiter<rules::table::RuleDraw>},
    ActWord{"set-points", read_set_points},
    ActWord{"fine", read_punish<rules::table::Sanction::Fine>},
    ActWord{"exclude", read_punish<rules::table::Sanction::RoundExclusion>},
    ActWord{"expel", read_punish<rules::table::Sanction::Expulsion>},
    ActWord{"sheets", read_query<ShowSheets>},
    ActWord{"legal", read_query<ShowLegal>},
    ActWord{"show", read_query<ShowTable>},
    ActWord{"points", read_query<ShowPoints>},
};

std::string expected_acts() {
    std::string list = "an act:";
    for (const ActWord& act : act_words) list += " " + std::string(act.word);
    return list;
}

} // namespace

std::string join(const Words& words) {
    std::string line;
    for (const auto& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

DeedReading read_deed(const std::string& word, const Asked& asked) {
    for (const ActWord& act : act_words)
        if (act.word == word) return act.read(asked);
    return expected_acts();
}

} // namespace tools::script
