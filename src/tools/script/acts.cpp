#include "src/tools/script/acts.hpp"

#include "rules/journal/command_lines.hpp"
#include "rules/journal/command_parts.hpp"
#include "rules/notation/letters.hpp"
#include "rules/table/words.hpp"
#include "speech/vocabulary/folding.hpp"

#include <array>

namespace tools::script {
namespace {

using rules::board::Role;
using rules::board::Square;
using rules::journal::JournalFault;
using rules::table::Command;

const std::string a_player(rules::journal::a_player);
const std::string the_arbiter(rules::journal::the_arbiter);

std::optional<std::string> expected_nothing_after(const Asked& asked) {
    if (asked.arguments.empty()) return std::nullopt;
    return "nothing after the act, but there is '" + join(asked.arguments) + "'";
}

/// What the act with these words is as a command. An assistant does it in the name of the side.
DeedReading read_command(std::string_view act, const Asked& asked) {
    Words words{rules::journal::write_actor({asked.actor}), std::string(act)};
    words.insert(words.end(), asked.arguments.begin(), asked.arguments.end());
    const auto command = rules::journal::read_command(join(words));
    if (const auto* fault = std::get_if<JournalFault>(&command)) return fault->expected;
    return std::get<Command>(command);
}

/// What the arbiter may do to a player beyond the game: for each kind there is an act.
template <rules::table::Sanction sanction>
DeedReading read_punish(const Asked& asked) {
    if (asked.actor) return the_arbiter;
    const std::string expected = "white or black after the act";
    if (asked.arguments.size() != 1) return expected;
    const auto side = rules::table::parse_word<Color>(asked.arguments.front());
    return side ? DeedReading(Command{rules::table::Punish{*side, sanction}}) : DeedReading(expected);
}

DeedReading read_resume(const Asked& asked) { return read_command("restart", asked); }

Words rest_of(const Asked& asked) { return {asked.arguments.begin() + 1, asked.arguments.end()}; }

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
DeedReading read_move_and_press(const Asked& asked) { return read_play_or_move(asked, true); }

struct RoleName {
    std::string_view name;
    Role role;
};
/// The words of Appendix F, folded.
constexpr std::array german_names{
    RoleName{"konig", Role::King},    RoleName{"dame", Role::Queen},      RoleName{"turm", Role::Rook},
    RoleName{"laufer", Role::Bishop}, RoleName{"springer", Role::Knight}, RoleName{"bauer", Role::Pawn},
};

/// A kind of piece by its name, English or German, or by its letter in any language, English and German before the
/// others; large and small letters alike.
std::optional<Role> role_of(const std::string& text) {
    const std::string folded = speech::vocabulary::fold(text);
    if (const auto role = rules::table::parse_word<rules::board::Role>(folded)) return role;
    for (const RoleName& german : german_names)
        if (german.name == folded) return german.role;
    for (const std::string_view language : rules::notation::lettered_languages())
        for (const Role role : rules::board::all_roles)
            if (role != Role::Pawn &&
                speech::vocabulary::fold(rules::notation::letters_of(language)->of(role)) == folded)
                return role;
    return std::nullopt;
}

/// The command with a kind of piece in the place of the name it was given; a word that names none stays.
DeedReading read_with_role(std::string_view act, Asked asked, std::size_t place, std::optional<Role> role) {
    if (role && place < asked.arguments.size()) asked.arguments[place] = std::string(rules::table::word(*role));
    return read_command(act, asked);
}

std::optional<Role> role_at(const Words& words, std::size_t place) {
    return place < words.size() ? role_of(words[place]) : std::nullopt;
}

DeedReading read_place(const Asked& asked) { return read_with_role("place", asked, 1, role_at(asked.arguments, 1)); }
DeedReading read_touch(const Asked& asked) { return read_with_role("touch", asked, 1, role_at(asked.arguments, 1)); }

/// A piece one can have in hand; empty if the first word names none.
std::optional<Role> role_in_hand(const Words& words) {
    if (words.empty()) return std::nullopt;
    const auto role = speech::vocabulary::fold(words.front()) == "p" ? Role::Pawn : role_of(words.front());
    return role == Role::King ? std::nullopt : role;
}

/// A piece from the partner, where the other board is not played in this script.
DeedReading read_receive(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto role = role_in_hand(asked.arguments);
    if (!role) return "a piece: P N B R or Q";
    return read_with_role("receive", asked, 0, role);
}

DeedReading read_drop(const Asked& asked) {
    if (!asked.actor) return a_player;
    const auto role = role_in_hand(asked.arguments);
    const auto to = asked.arguments.size() == 2 ? Square::parse(asked.arguments.back()) : std::nullopt;
    if (!role || !to) return "a piece, P N B R or Q, and a square";
    return Command{rules::table::Play{*asked.actor, rules::board::Move::drop(*role, *to)}};
}

DeedReading read_write(const Asked& asked) {
    if (!asked.actor) return a_player;
    if (asked.arguments.empty()) return "one move or more";
    return Command{rules::table::Write{*asked.actor, asked.arguments}};
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

/// A draw is claimed with a move as it is written; what else is claimed is a command.
DeedReading read_claim(const Asked& asked) {
    const auto& words = asked.arguments;
    std::optional<rules::table::Claim> claim;
    if (!words.empty()) claim = rules::table::parse_word<rules::table::Claim>(words.front());
    if (!words.empty() && words.front() == "fifty-moves") claim = rules::table::Claim::FiftyMoves;
    if (!claim) return read_command("claim", asked);
    const auto move = one_move(rest_of(asked));
    if (words.size() > 1 && !move) return "claim threefold [MOVE], fifty [MOVE], illegal, quickplay, increment or flag";
    if (!asked.actor) return a_player;
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

template <typename Query>
DeedReading read_query(const Asked& asked) {
    if (auto expected = expected_nothing_after(asked)) return *expected;
    return Query{};
}

/// An act without a reader of its own is a command as it stands.
struct ActWord {
    std::string_view word;
    DeedReading (*read)(const Asked&) = nullptr;
};

constexpr std::array act_words{
    ActWord{"start"},
    ActWord{"arrive"},
    ActWord{"play", read_play},
    ActWord{"adjust"},
    ActWord{"lift"},
    ActWord{"place", read_place},
    ActWord{"off"},
    ActWord{"touch", read_touch},
    ActWord{"report"},
    ActWord{"drop", read_drop},
    ActWord{"receive", read_receive},
    ActWord{"take-back"},
    ActWord{"take-turn-back"},
    ActWord{"press"},
    ActWord{"move", read_move_and_press},
    ActWord{"offer-draw"},
    ActWord{"accept"},
    ActWord{"decline"},
    ActWord{"resign"},
    ActWord{"claim", read_claim},
    ActWord{"illegal"},
    ActWord{"irregular"},
    ActWord{"lost-position"},
    ActWord{"flag-order-unknown"},
    ActWord{"overstepping-unproved"},
    ActWord{"verify-position"},
    ActWord{"adjourn"},
    ActWord{"seal", read_seal},
    ActWord{"resume", read_resume},
    ActWord{"open-envelope", read_open_envelope},
    ActWord{"envelope-lost"},
    ActWord{"say", read_say},
    ActWord{"repeat", read_repeat},
    ActWord{"execute", read_execute},
    ActWord{"ask"},
    ActWord{"compare"},
    ActWord{"retrace"},
    ActWord{"write", read_write},
    ActWord{"borrow"},
    ActWord{"sign"},
    ActWord{"stop"},
    ActWord{"restart"},
    ActWord{"uphold"},
    ActWord{"reject"},
    ActWord{"postpone"},
    ActWord{"add-time"},
    ActWord{"set-clock"},
    ActWord{"set-moves"},
    ActWord{"warn"},
    ActWord{"offence"},
    ActWord{"phone"},
    ActWord{"loss"},
    ActWord{"draw"},
    ActWord{"set-points"},
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
        if (act.word == word) return act.read != nullptr ? act.read(asked) : read_command(word, asked);
    return expected_acts();
}

} // namespace tools::script
