// The journal's lines, read back.
#include "rules/table/journal_signs.hpp"
#include "rules/table/line_reader.hpp"
#include "rules/table/words.hpp"

#include <array>

namespace rules::table {
namespace {

using namespace journal_signs;

using Reading = std::optional<Event>;

template <typename OfOneSide>
Reading read_side(LineReader& line) {
    const auto side = line.side();
    if (!side) return std::nullopt;
    return OfOneSide{*side};
}

template <typename Bare>
Reading read_bare(LineReader&) {
    return Bare{};
}

/// A player, or the arbiter. Where neither stands the reader has a complaint, and what is returned means nothing.
std::optional<Color> read_by(LineReader& line) {
    const auto by = line.next("white, black or arbiter");
    if (!by || *by == arbiter) return std::nullopt;
    const auto side = parse_word(all_sides, *by);
    if (!side) line.complain("white, black or arbiter");
    return side;
}

template <typename OfAMove>
Reading read_of_move(LineReader& line) {
    const auto side = line.side();
    const auto move = line.move();
    if (!side || !move) return std::nullopt;
    return OfAMove{*side, *move};
}

Reading read_declined(LineReader& line) {
    const auto side = line.side();
    const auto how = line.choice(all_declines);
    if (!side || !how) return std::nullopt;
    return DrawDeclined{*side, *how};
}

Reading read_lifted(LineReader& line) {
    const auto side = line.side();
    const auto square = line.square();
    if (!side || !square) return std::nullopt;
    return Lifted{*side, *square};
}

Reading read_placed(LineReader& line) {
    const auto side = line.side();
    const auto color = line.side();
    const auto role = line.choice(board::all_roles);
    const auto square = line.square();
    if (!side || !color || !role || !square) return std::nullopt;
    return Placed{*side, {*color, *role}, *square};
}

Reading read_taken_in_hand(LineReader& line) {
    const auto side = line.side();
    const auto role = line.choice(board::all_roles);
    if (!side || !role) return std::nullopt;
    return TakenInHand{{*side, *role}};
}

Reading read_taken_off(LineReader& line) {
    const auto side = line.side();
    const auto square = line.square();
    if (!side || !square) return std::nullopt;
    return TakenOff{*side, *square};
}

Reading read_touched_down(LineReader& line) {
    const auto side = line.side();
    const auto role = line.choice(board::all_roles);
    const auto square = line.square();
    if (!side || !role || !square) return std::nullopt;
    return TouchedDown{*side, *square, *role};
}

Reading read_touch_reported(LineReader& line) {
    const auto by = read_by(line);
    const auto square = line.square();
    if (!square) return std::nullopt;
    return TouchReported{by, *square};
}

Reading read_touch_claimed(LineReader& line) {
    const auto by = line.side();
    const auto square = line.square();
    if (!by || !square) return std::nullopt;
    return TouchClaimed{*by, *square};
}

Reading read_touch_ruled(LineReader& line) {
    constexpr std::string_view expected = "upheld or rejected";
    const auto by = line.side();
    const auto square = line.square();
    const auto ruling = line.next(expected);
    if (!by || !square || !ruling) return std::nullopt;
    if (*ruling != "upheld" && *ruling != "rejected") line.complain(std::string(expected));
    return TouchRuled{*by, *square, *ruling == "upheld"};
}

Reading read_illegal_completed(LineReader& line) {
    const auto side = line.side();
    const auto kind = line.choice(all_illegalities);
    if (!side || !kind) return std::nullopt;
    if (line.at_end()) return IllegalCompleted{*side, *kind};
    const auto word = line.next(announced_sign);
    if (word && *word != announced_sign) line.complain(std::string(announced_sign));
    return IllegalCompleted{*side, *kind, true};
}

/// What both clocks show; of a game without clocks nothing.
std::array<std::optional<Duration>, 2> read_displays(LineReader& line) {
    if (line.peek() == no_time) {
        line.next(no_time);
        const auto other = line.next(no_time);
        if (other && *other != no_time) line.complain(std::string(no_time));
        return {};
    }
    const auto first = line.milliseconds();
    return {first, line.milliseconds()};
}

/// The word that is there where a flag stays down.
bool read_flag_stays(LineReader& line) {
    if (line.at_end() || line.fault()) return false;
    const auto word = line.next(flag_stays);
    if (word && *word != flag_stays) line.complain(std::string(flag_stays));
    return true;
}

Reading read_restored(LineReader& line) {
    const auto side = line.side();
    const auto why = line.choice(all_restorations);
    const auto plies = line.moves();
    const auto displays = read_displays(line);
    const bool stays = read_flag_stays(line);
    if (!side || !why || !plies) return std::nullopt;
    return Restored{*side, *why, static_cast<std::size_t>(*plies), displays[0], displays[1], stays};
}

Reading read_irregularity_ruled(LineReader& line) {
    const auto what = line.choice(all_irregularities);
    if (!what) return std::nullopt;
    return IrregularityRuled{*what};
}

Reading read_flag_claimed(LineReader& line) { return FlagClaimed{read_by(line)}; }

Reading read_claimed(LineReader& line) {
    const auto side = line.side();
    const auto claim = line.choice(all_claims);
    if (!side || !claim) return std::nullopt;
    if (line.at_end()) return DrawClaimed{*side, *claim, std::nullopt};
    const auto intended = line.move();
    if (!intended) return std::nullopt;
    return DrawClaimed{*side, *claim, *intended};
}

Reading read_rejected(LineReader& line) {
    const auto side = line.side();
    if (!side) return std::nullopt;
    const auto [claimant, opponent] = read_displays(line);
    return ClaimRejected{*side, claimant, opponent, read_flag_stays(line)};
}

Reading read_increment_introduced(LineReader& line) {
    const auto each = line.milliseconds();
    if (!each) return std::nullopt;
    return IncrementIntroduced{*each};
}

Reading read_seal_called(LineReader& line) {
    if (line.at_end()) return SealCalled{std::nullopt};
    const auto resumption = line.remainder("when and where the game goes on");
    if (!resumption) return std::nullopt;
    return SealCalled{*resumption};
}

Reading read_sealed(LineReader& line) {
    const auto side = line.side();
    const auto digest = line.digest();
    if (!side || !digest) return std::nullopt;
    return Sealed{*side, *digest};
}

Reading read_envelope_opened(LineReader& line) {
    const auto text = line.remainder("what was written");
    if (!text) return std::nullopt;
    return EnvelopeOpened{*text};
}

Reading read_pen_taken(LineReader& line) {
    const auto side = line.side();
    const auto plies = line.plies();
    if (!side || !plies) return std::nullopt;
    return PenTaken{*side, *plies};
}

Reading read_written(LineReader& line) {
    const auto side = line.side();
    const auto text = line.remainder("what was written");
    if (!side || !text) return std::nullopt;
    return Written{*side, *text};
}

Reading read_stopped(LineReader& line) {
    const auto by = read_by(line);
    const auto reason = line.remainder("what for");
    if (!reason) return std::nullopt;
    return Stopped{by, *reason};
}

Reading read_time_added(LineReader& line) {
    const auto side = line.side();
    const auto time = line.signed_milliseconds();
    if (!side || !time) return std::nullopt;
    return TimeAdded{*side, *time, read_flag_stays(line)};
}

Reading read_clock_set(LineReader& line) {
    const auto side = line.side();
    const auto left = line.milliseconds();
    if (!side || !left) return std::nullopt;
    return ClockSet{*side, *left};
}

Reading read_moves_set(LineReader& line) {
    const auto side = line.side();
    const auto moves = line.moves();
    if (!side || !moves) return std::nullopt;
    return MovesSet{*side, *moves};
}

Reading read_warned(LineReader& line) {
    const auto side = line.side();
    if (!side) return std::nullopt;
    if (line.at_end()) return Warned{*side, std::nullopt};
    const auto why = line.choice(all_offences);
    if (!why) return std::nullopt;
    return Warned{*side, *why};
}

Reading read_offence_found(LineReader& line) {
    const auto side = line.side();
    const auto what = line.choice(all_offences);
    if (!side || !what) return std::nullopt;
    return OffenceFound{*side, *what};
}

Reading read_position_verified(LineReader& line) {
    const auto side = line.side();
    const auto fen = line.remainder("a position in FEN");
    if (!side || !fen) return std::nullopt;
    return PositionVerified{*side, *fen};
}

Reading read_points_set(LineReader& line) {
    const auto side = line.side();
    const auto points = line.choice(all_points);
    if (!side || !points) return std::nullopt;
    return PointsSet{*side, *points};
}

Reading read_punished(LineReader& line) {
    const auto side = line.side();
    const auto sanction = line.choice(all_sanctions);
    if (!side || !sanction) return std::nullopt;
    return Punished{*side, *sanction};
}

/// A player, or his assistant.
std::optional<Person> read_person(LineReader& line) {
    constexpr std::string_view expected = "white, black, white-assistant or black-assistant";
    const auto name = line.next(expected);
    if (!name) return std::nullopt;
    const bool is_assistant = name->ends_with(assistants_ending);
    const auto side =
        parse_word(all_sides, is_assistant ? name->substr(0, name->size() - assistants_ending.size()) : *name);
    if (!side) {
        line.complain(std::string(expected));
        return std::nullopt;
    }
    return Person{*side, is_assistant};
}

constexpr std::string_view spoken_words = "the words that were said";

Reading read_said(LineReader& line) {
    const auto by = read_person(line);
    const auto move = line.move();
    const auto words = line.remainder(spoken_words);
    if (!by || !move || !words) return std::nullopt;
    return Said{*by, *move, *words};
}

Reading read_repeated(LineReader& line) {
    const auto side = line.side();
    const auto move = line.move();
    const auto words = line.remainder(spoken_words);
    if (!side || !move || !words) return std::nullopt;
    return Repeated{*side, *move, *words};
}

Reading read_executed(LineReader& line) {
    const auto by = read_person(line);
    const auto side = line.side();
    const auto move = line.move();
    if (!by || !side || !move) return std::nullopt;
    return Executed{*by, *side, *move};
}

Reading read_time_told(LineReader& line) {
    const auto side = line.side();
    const auto white = line.milliseconds();
    const auto black = line.milliseconds();
    if (!side || !white || !black) return std::nullopt;
    if (line.at_end()) return TimeTold{*side, *white, *black, std::nullopt, std::nullopt};
    const auto word = line.next(used_sign);
    if (word && *word != used_sign) line.complain(std::string(used_sign));
    const auto white_used = line.milliseconds();
    const auto black_used = line.milliseconds();
    if (!white_used || !black_used) return std::nullopt;
    return TimeTold{*side, *white, *black, *white_used, *black_used};
}

Reading read_moves_told(LineReader& line) {
    const auto side = line.side();
    const auto moves = line.moves();
    if (!side || !moves) return std::nullopt;
    return MovesTold{*side, *moves};
}

Reading read_game_corrected(LineReader& line) {
    const auto ply = line.plies();
    std::vector<board::Move> moves;
    do {
        if (const auto move = line.move()) moves.push_back(*move);
    } while (!line.at_end() && !line.fault());
    if (!ply) return std::nullopt;
    return GameCorrected{*ply, std::move(moves)};
}

Reading read_retraced(LineReader& line) {
    const auto plies = line.plies();
    const auto [white, black] = read_displays(line);
    if (!plies) return std::nullopt;
    return Retraced{*plies, white, black};
}

Reading read_ended(LineReader& line) {
    const auto result = line.choice(all_results);
    const auto reason = line.choice(all_reasons);
    if (!result || !reason) return std::nullopt;
    return Ended{*result, *reason};
}

struct EventWord {
    std::string_view word;
    Reading (*read)(LineReader&);
};

constexpr std::array event_words{
    EventWord{"started", read_bare<Started>},
    EventWord{"arrived", read_side<Arrived>},
    EventWord{"made", read_of_move<Made>},
    EventWord{"adjusting", read_side<Adjusting>},
    EventWord{"lifted", read_lifted},
    EventWord{"placed", read_placed},
    EventWord{"taken-off", read_taken_off},
    EventWord{"touched-down", read_touched_down},
    EventWord{"touch-reported", read_touch_reported},
    EventWord{"touch-claimed", read_touch_claimed},
    EventWord{"touch-ruled", read_touch_ruled},
    EventWord{"taken-in-hand", read_taken_in_hand},
    EventWord{"taken-back", read_side<TakenBack>},
    EventWord{"capture-missed", read_of_move<CaptureMissed>},
    EventWord{"pressed", read_side<Pressed>},
    EventWord{"draw-offered", read_side<DrawOffered>},
    EventWord{"draw-accepted", read_side<DrawAccepted>},
    EventWord{"draw-declined", read_declined},
    EventWord{"resigned", read_side<Resigned>},
    EventWord{"illegal-completed", read_illegal_completed},
    EventWord{"illegal-claimed", read_side<IllegalClaimed>},
    EventWord{"illegal-ruled", read_side<IllegalRuled>},
    EventWord{"restored", read_restored},
    EventWord{"irregularity-ruled", read_irregularity_ruled},
    EventWord{"flag-fallen", read_side<FlagFallen>},
    EventWord{"flag-claimed", read_flag_claimed},
    EventWord{"draw-claimed", read_claimed},
    EventWord{"claim-rejected", read_rejected},
    EventWord{"quickplay-claimed", read_side<QuickplayClaimed>},
    EventWord{"increment-requested", read_side<IncrementRequested>},
    EventWord{"increment-introduced", read_increment_introduced},
    EventWord{"seal-called", read_seal_called},
    EventWord{"move-shown", read_of_move<MoveShown>},
    EventWord{"sealed", read_sealed},
    EventWord{"resumed", read_bare<Resumed>},
    EventWord{"envelope-opened", read_envelope_opened},
    EventWord{"envelope-lost", read_bare<EnvelopeLost>},
    EventWord{"pen-taken", read_pen_taken},
    EventWord{"written", read_written},
    EventWord{"signed", read_side<Signed>},
    EventWord{"stopped", read_stopped},
    EventWord{"restarted", read_bare<Restarted>},
    EventWord{"upheld", read_bare<Upheld>},
    EventWord{"rejected", read_bare<Rejected>},
    EventWord{"time-added", read_time_added},
    EventWord{"clock-set", read_clock_set},
    EventWord{"moves-set", read_moves_set},
    EventWord{"warned", read_warned},
    EventWord{"offence-found", read_offence_found},
    EventWord{"partner-warned", read_side<PartnerWarned>},
    EventWord{"overstepping-unproved", read_side<OversteppingUnproved>},
    EventWord{"mate-unproved", read_side<MateUnproved>},
    EventWord{"position-verified", read_position_verified},
    EventWord{"device-found", read_side<DeviceFound>},
    EventWord{"points-set", read_points_set},
    EventWord{"punished", read_punished},
    EventWord{"postponed", read_bare<Postponed>},
    EventWord{"said", read_said},
    EventWord{"repeated", read_repeated},
    EventWord{"executed", read_executed},
    EventWord{"time-told", read_time_told},
    EventWord{"moves-told", read_moves_told},
    EventWord{"compared", read_bare<Compared>},
    EventWord{"game-corrected", read_game_corrected},
    EventWord{"board-fixed", read_side<BoardFixed>},
    EventWord{"retraced", read_retraced},
    EventWord{"ended", read_ended},
};

Reading read_event(LineReader& line) {
    std::string expected;
    for (const EventWord& each : event_words)
        expected += (expected.empty() ? "one of " : ", ") + std::string(each.word);
    const auto word = line.next(expected);
    if (!word) return std::nullopt;
    for (const EventWord& each : event_words)
        if (each.word == *word) return each.read(line);
    line.complain(expected);
    return std::nullopt;
}

} // namespace

std::variant<TimedEvent, JournalFault> read_line(std::string_view text) {
    LineReader line(text);
    const auto at = line.milliseconds();
    const auto event = read_event(line);
    line.expect_end();
    if (line.fault()) return *line.fault();
    return TimedEvent{Instant{*at}, *event};
}

} // namespace rules::table
