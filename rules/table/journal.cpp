#include "rules/table/journal.hpp"

#include "rules/table/journal_signs.hpp"
#include "rules/table/line_reader.hpp"
#include "rules/table/words.hpp"

namespace rules::table {
namespace {

using namespace journal_signs;

std::string text(std::string_view word) { return std::string(word); }
std::string text(const std::optional<Duration>& left) { return left ? std::to_string(left->count()) : text(no_time); }
std::string text(const Person& person) {
    return text(word(person.side)) + (person.is_assistant ? text(assistants_ending) : "");
}
std::string flag_text(bool stays) { return stays ? " " + text(flag_stays) : ""; }
/// A player, or the arbiter.
std::string text_by(std::optional<Color> by) { return text(by ? word(*by) : arbiter); }

std::string write(const Started&) { return "started"; }
std::string write(const Arrived& event) { return "arrived " + text(word(event.side)); }
std::string write(const Made& event) { return "made " + text(word(event.side)) + " " + write_move(event.move); }
std::string write(const Adjusting& event) { return "adjusting " + text(word(event.side)); }
std::string write(const Lifted& event) { return "lifted " + text(word(event.side)) + " " + event.square.name(); }
std::string write(const Placed& event) {
    return "placed " + text(word(event.side)) + " " + text(word(event.man.color)) + " " + text(word(event.man.role)) +
           " " + event.square.name();
}
std::string write(const TakenOff& event) { return "taken-off " + text(word(event.side)) + " " + event.square.name(); }
std::string write(const TouchedDown& event) {
    return "touched-down " + text(word(event.side)) + " " + text(word(event.role)) + " " + event.square.name();
}
std::string write(const TouchReported& event) {
    return "touch-reported " + text_by(event.by) + " " + event.square.name();
}
std::string write(const TouchClaimed& event) {
    return "touch-claimed " + text(word(event.by)) + " " + event.square.name();
}
std::string write(const TouchRuled& event) {
    return "touch-ruled " + text(word(event.by)) + " " + event.square.name() + (event.counts ? " upheld" : " rejected");
}
std::string write(const TakenInHand& event) {
    return "taken-in-hand " + text(word(event.man.color)) + " " + text(word(event.man.role));
}
std::string write(const TakenBack& event) { return "taken-back " + text(word(event.side)); }
std::string write(const CaptureMissed& event) {
    return "capture-missed " + text(word(event.side)) + " " + write_move(event.move);
}
std::string write(const Pressed& event) { return "pressed " + text(word(event.side)); }
std::string write(const DrawOffered& event) { return "draw-offered " + text(word(event.side)); }
std::string write(const DrawAccepted& event) { return "draw-accepted " + text(word(event.side)); }
std::string write(const DrawDeclined& event) {
    return "draw-declined " + text(word(event.side)) + " " + text(word(event.how));
}
std::string write(const Resigned& event) { return "resigned " + text(word(event.side)); }
std::string write(const IllegalCompleted& event) {
    return "illegal-completed " + text(word(event.side)) + " " + text(word(event.kind)) +
           (event.is_announced ? " " + text(announced_sign) : "");
}
std::string write(const IllegalClaimed& event) { return "illegal-claimed " + text(word(event.by)); }
std::string write(const IllegalRuled& event) { return "illegal-ruled " + text(word(event.side)); }
std::string write(const Restored& event) {
    return "restored " + text(word(event.side)) + " " + text(word(event.why)) + " " + std::to_string(event.plies) +
           " " + text(event.white_left) + " " + text(event.black_left) + flag_text(event.flags_stay);
}
std::string write(const IrregularityRuled& event) { return "irregularity-ruled " + text(word(event.what)); }
std::string write(const FlagFallen& event) { return "flag-fallen " + text(word(event.side)); }
std::string write(const FlagClaimed& event) { return "flag-claimed " + text_by(event.by); }
std::string write(const DrawClaimed& event) {
    std::string line = "draw-claimed " + text(word(event.side)) + " " + text(word(event.claim));
    if (event.intended) line += " " + write_move(*event.intended);
    return line;
}
std::string write(const ClaimRejected& event) {
    return "claim-rejected " + text(word(event.side)) + " " + text(event.claimant_left) + " " +
           text(event.opponent_left) + flag_text(event.flags_stay);
}
std::string write(const QuickplayClaimed& event) { return "quickplay-claimed " + text(word(event.side)); }
std::string write(const IncrementRequested& event) { return "increment-requested " + text(word(event.side)); }
std::string write(const IncrementIntroduced& event) {
    return "increment-introduced " + std::to_string(event.each.count());
}
std::string write(const SealCalled& event) {
    return "seal-called" + (event.resumption ? " " + *event.resumption : std::string());
}
std::string write(const MoveShown& event) {
    return "move-shown " + text(word(event.side)) + " " + write_move(event.move);
}
std::string write(const Sealed& event) { return "sealed " + text(word(event.side)) + " " + event.digest; }
std::string write(const Resumed&) { return "resumed"; }
std::string write(const EnvelopeOpened& event) { return "envelope-opened " + event.text; }
std::string write(const EnvelopeLost&) { return "envelope-lost"; }
std::string write(const PenTaken& event) {
    return "pen-taken " + text(word(event.side)) + " " + std::to_string(event.plies);
}
std::string write(const Written& event) { return "written " + text(word(event.side)) + " " + event.text; }
std::string write(const Signed& event) { return "signed " + text(word(event.side)); }
std::string write(const Stopped& event) { return "stopped " + text_by(event.by) + " " + event.reason; }
std::string write(const Restarted&) { return "restarted"; }
std::string write(const Upheld&) { return "upheld"; }
std::string write(const Rejected&) { return "rejected"; }
std::string write(const TimeAdded& event) {
    return "time-added " + text(word(event.side)) + " " + std::to_string(event.time.count()) +
           flag_text(event.flag_stays);
}
std::string write(const ClockSet& event) {
    return "clock-set " + text(word(event.side)) + " " + std::to_string(event.left.count());
}
std::string write(const MovesSet& event) {
    return "moves-set " + text(word(event.side)) + " " + std::to_string(event.completed);
}
std::string write(const Warned& event) {
    return "warned " + text(word(event.side)) + (event.why ? " " + text(word(*event.why)) : "");
}
std::string write(const OffenceFound& event) {
    return "offence-found " + text(word(event.side)) + " " + text(word(event.what));
}
std::string write(const PartnerWarned& event) { return "partner-warned " + text(word(event.side)); }
std::string write(const OversteppingUnproved& event) { return "overstepping-unproved " + text(word(event.side)); }
std::string write(const MateUnproved& event) { return "mate-unproved " + text(word(event.side)); }
std::string write(const PositionVerified& event) {
    return "position-verified " + text(word(event.side)) + " " + event.fen;
}
std::string write(const DeviceFound& event) { return "device-found " + text(word(event.side)); }
std::string write(const PointsSet& event) {
    return "points-set " + text(word(event.side)) + " " + text(word(event.points));
}
std::string write(const Punished& event) {
    return "punished " + text(word(event.side)) + " " + text(word(event.sanction));
}
std::string write(const Postponed&) { return "postponed"; }
std::string write(const Said& event) {
    return "said " + text(event.by) + " " + write_move(event.move) + " " + event.words;
}
std::string write(const Repeated& event) {
    return "repeated " + text(word(event.side)) + " " + write_move(event.move) + " " + event.words;
}
std::string write(const Executed& event) {
    return "executed " + text(event.by) + " " + text(word(event.side)) + " " + write_move(event.move);
}
std::string write(const TimeTold& event) {
    std::string line =
        "time-told " + text(word(event.side)) + " " + text(event.white_left) + " " + text(event.black_left);
    if (event.white_used && event.black_used)
        line += " " + text(used_sign) + " " + text(event.white_used) + " " + text(event.black_used);
    return line;
}
std::string write(const MovesTold& event) {
    return "moves-told " + text(word(event.side)) + " " + std::to_string(event.completed);
}
std::string write(const Compared&) { return "compared"; }
std::string write(const GameCorrected& event) {
    std::string line = "game-corrected " + std::to_string(event.ply);
    for (const board::Move move : event.moves) line += " " + write_move(move);
    return line;
}
std::string write(const BoardFixed& event) { return "board-fixed " + text(word(event.side)); }
std::string write(const Retraced& event) {
    return "retraced " + std::to_string(event.plies) + " " + text(event.white_left) + " " + text(event.black_left);
}
std::string write(const Ended& event) { return "ended " + text(word(event.result)) + " " + text(word(event.reason)); }

} // namespace

std::string write_line(const TimedEvent& event) {
    return std::to_string(event.at.time_since_epoch().count()) + " " +
           std::visit([](const auto& happened) { return write(happened); }, event.event);
}

} // namespace rules::table
