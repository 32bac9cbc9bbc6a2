#include "speech/announce/announce.hpp"

#include "rules/table/words.hpp"
#include "speech/announce/claims.hpp"
#include "speech/announce/clocks.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/two_boards.hpp"

namespace speech::announce {
namespace {

using board::Color;
using phrases::PhraseId;
using phrases::Runs;
using sounds::cues::Cue;

std::string_view restoration_word(table::Restoration why) {
    switch (why) {
    case table::Restoration::IllegalMove: return "illegal_move";
    case table::Restoration::TouchMove: return "touch_move";
    case table::Restoration::LostPosition: return "lost_position";
    case table::Restoration::Takeback: return {}; // that is told in words of its own
    }
    return {};
}

Cue cue_of_end(const table::Ended& event) {
    if (event.result == table::Result::Draw) return Cue::Drawn;
    return event.reason == table::Reason::Resignation ? Cue::Resigned : Cue::GameOver;
}

/// One overload for each event: an event without one does not build.
class Announcer {
public:
    Announcer(const table::Table& before, table::Instant at, const Manner& manner)
        : before_(before)
        , at_(at)
        , manner_(manner) {}

    std::vector<Utterance> operator()(const table::Started&) const {
        const Color turn = before_.position.turn();
        const std::string_view listener = manner_.listener ? side_word(*manner_.listener) : "nobody";
        const bool own_turn = manner_.listener == turn;
        return {{say(PhraseId::AnnounceStarted, {{"listener", listener}, {"turn", who(turn)}}), Urgency::News,
                 own_turn ? std::optional(Cue::YourTurn) : std::nullopt}};
    }

    std::vector<Utterance> operator()(const table::Arrived& event) const {
        return news(PhraseId::AnnounceArrived, event.side);
    }

    std::vector<Utterance> operator()(const table::Made& event) const {
        if (before_.boards && !is_told_when_made(before_, at_, event)) return {};
        Runs move = manner_.listener == event.side
                        ? describe_own_move(before_.position, event.move, manner_)
                        : describe_move(before_.position, event.move, manner_.forms.moves, manner_);
        return {
            {with_mover(std::move(move), event.side, manner_), Urgency::News, cue_of(before_.position, event.move)}};
    }

    std::vector<Utterance> operator()(const table::Adjusting& event) const {
        return news(PhraseId::AnnounceAdjusting, event.side);
    }

    // What the hands do is told as far as the move that is made of it does not tell the same.
    std::vector<Utterance> operator()(const table::Lifted& event) const {
        if (makes_move(event)) return {};
        const board::Piece piece = *before_.hands.board[event.square];
        const bool is_own = manner_.listener == event.side && piece.color == event.side;
        if (is_own && manner_.forms.squares == Form::Short)
            return {{describe_role(piece.role, manner_), Urgency::News, {}}}; // the finger knows where it is
        return of_piece(PhraseId::AnnounceLifted, event.side, piece, event.square);
    }
    std::vector<Utterance> operator()(const table::Placed& event) const {
        if (makes_move(event)) return {};
        const bool returns = before_.position.at(event.square) == event.piece;
        return of_piece(returns ? PhraseId::AnnouncePutBack : PhraseId::AnnouncePlaced, event.side, event.piece,
                        event.square);
    }
    std::vector<Utterance> operator()(const table::TakenOff& event) const {
        if (makes_move(event)) return {};
        const auto there = before_.hands.board[event.square];
        const board::Piece piece = there ? *there : *before_.position.at(event.square);
        return of_piece(PhraseId::AnnounceTakenOff, event.side, piece, event.square);
    }
    std::vector<Utterance> operator()(const table::TouchedDown& event) const {
        return {{say(PhraseId::AnnounceTouchedDown, {{"who", who(event.side)},
                                                     {"square", describe_square(event.square, manner_)},
                                                     {"piece", describe_piece({event.side, event.role}, manner_)}}),
                 Urgency::News,
                 {}}};
    }
    std::vector<Utterance> operator()(const table::TouchReported& event) const {
        return touch_reported(event.by, event.square);
    }
    std::vector<Utterance> operator()(const table::TouchClaimed& event) const {
        return touch_reported(event.by, event.square);
    }
    std::vector<Utterance> operator()(const table::TouchRuled& event) const {
        const std::string_view found = event.counts ? "touched" : "not_touched";
        return {
            {say(PhraseId::AnnounceTouchRuled, {{"found", found}, {"piece", piece_touched(event.by, event.square)}}),
             Urgency::News,
             {}}};
    }

    /// That a move is illegal is for the opponent to see. A press that follows no move at all has not been told.
    std::vector<Utterance> operator()(const table::IllegalCompleted& event) const {
        switch (event.kind) {
        case table::Illegality::EmptyPress: return news(PhraseId::AnnounceEmptyPress, event.side);
        case table::Illegality::Move:
        case table::Illegality::UnpromotedPawn:
        case table::Illegality::KingCaptured: return {};
        }
        return {};
    }
    std::vector<Utterance> operator()(const table::IllegalClaimed& event) const {
        return news(PhraseId::AnnounceIllegalClaimed, event.by);
    }
    std::vector<Utterance> operator()(const table::IllegalRuled& event) const {
        return news(PhraseId::AnnounceIllegalRuled, event.side);
    }
    std::vector<Utterance> operator()(const table::Restored& event) const {
        std::vector<Utterance> said{
            {event.why == table::Restoration::Takeback
                 ? takeback(event)
                 : say(PhraseId::AnnounceRestored, {{"why", restoration_word(event.why)}, {"who", who(event.side)}}),
             Urgency::News,
             {}}};
        if (event.white_left && event.black_left)
            said.push_back({describe_displays(*event.white_left, *event.black_left, manner_), Urgency::News, {}});
        return said;
    }
    std::vector<Utterance> operator()(const table::IrregularityRuled& event) const {
        return {{say(PhraseId::AnnounceIrregularityRuled, {{"what", table::word(event.what)}}), Urgency::News, {}}};
    }

    std::vector<Utterance> operator()(const table::TakenInHand& event) const {
        return {{say(PhraseId::AnnounceTakenInHand,
                     {{"who", who(event.piece.color)}, {"piece", describe_role(event.piece.role, manner_)}}),
                 Urgency::News,
                 {}}};
    }

    std::vector<Utterance> operator()(const table::TakenBack& event) const {
        return news(PhraseId::AnnounceTakenBack, event.side);
    }
    std::vector<Utterance> operator()(const table::CaptureMissed& event) const {
        const int missed = before_.missed_captures[static_cast<std::size_t>(event.side)] + 1;
        return {{say(PhraseId::AnnounceCaptureMissed, {{"who", who(event.side)},
                                                       {"times", missed},
                                                       {"captures", describe_captures(before_.position, manner_)}}),
                 Urgency::News, Cue::Illegal}};
    }

    std::vector<Utterance> operator()(const table::Pressed& event) const { return told(before_, at_, event, manner_); }

    std::vector<Utterance> operator()(const table::DrawOffered& event) const {
        return news(PhraseId::AnnounceDrawOffered, event.side);
    }
    std::vector<Utterance> operator()(const table::DrawAccepted& event) const {
        return news(PhraseId::AnnounceDrawAccepted, event.side);
    }
    std::vector<Utterance> operator()(const table::DrawDeclined& event) const {
        switch (event.how) {
        case table::Decline::Said: return news(PhraseId::AnnounceDrawDeclined, event.side);
        case table::Decline::ByMoving: return news(PhraseId::AnnounceDrawDeclinedByMoving, event.side);
        case table::Decline::ByTouching: return news(PhraseId::AnnounceDrawDeclinedByTouching, event.side);
        }
        return {};
    }
    std::vector<Utterance> operator()(const table::Resigned& event) const {
        return news(PhraseId::AnnounceResigned, event.side);
    }

    std::vector<Utterance> operator()(const table::FlagFallen& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::FlagClaimed& event) const { return told(before_, event, manner_); }

    std::vector<Utterance> operator()(const table::DrawClaimed& event) const { return told(before_, event, manner_); }

    std::vector<Utterance> operator()(const table::ClaimRejected& event) const { return told(before_, event, manner_); }

    std::vector<Utterance> operator()(const table::QuickplayClaimed& event) const {
        return told(before_, event, manner_);
    }
    std::vector<Utterance> operator()(const table::IncrementRequested& event) const {
        return told(before_, event, manner_);
    }
    std::vector<Utterance> operator()(const table::IncrementIntroduced& event) const {
        return told(before_, event, manner_);
    }

    std::vector<Utterance> operator()(const table::SealCalled& event) const {
        std::vector<Utterance> said = news(PhraseId::AnnounceSealCalled, before_.position.turn());
        if (event.resumption)
            said.push_back({say(PhraseId::AnnounceResumption, {{"resumption", *event.resumption}}), Urgency::News, {}});
        return said;
    }
    std::vector<Utterance> operator()(const table::MoveShown& event) const {
        const Runs move = describe_move(before_.position, event.move, manner_.forms.moves, manner_);
        return {{say(PhraseId::AnnounceMoveShown, {{"who", who(event.side)}, {"move", move}}), Urgency::News, {}}};
    }
    std::vector<Utterance> operator()(const table::Sealed& event) const {
        return news(PhraseId::AnnounceSealed, event.side);
    }
    std::vector<Utterance> operator()(const table::Resumed&) const {
        return {{say(PhraseId::AnnounceResumed, {}), Urgency::News, {}}};
    }
    /// A move that can be made is told as it is made.
    std::vector<Utterance> operator()(const table::EnvelopeOpened& event) const {
        const bool is_told = table::move_written(before_.position, event.text).has_value();
        return {{is_told ? say(PhraseId::AnnounceEnvelopeOpened, {})
                         : say(PhraseId::AnnounceEnvelopeReads, {{"text", event.text}}),
                 Urgency::News,
                 {}}};
    }
    std::vector<Utterance> operator()(const table::EnvelopeLost&) const {
        return {{say(PhraseId::AnnounceEnvelopeLost, {}), Urgency::News, {}}};
    }

    /// What a side writes is for its own ears: the opponent is not told, least of all what is wrong.
    std::vector<Utterance> operator()(const table::PenTaken& event) const {
        if (manner_.listener != event.side) return {};
        return {{say(PhraseId::AnnouncePenTaken, {}), Urgency::News, {}}};
    }
    std::vector<Utterance> operator()(const table::Written& event) const {
        if (manner_.listener != event.side) return {};
        return {{say(PhraseId::AnnounceWritten, {{"text", written(event)}}), Urgency::News, {}}};
    }
    std::vector<Utterance> operator()(const table::Signed& event) const {
        return news(PhraseId::AnnounceSigned, event.side);
    }

    std::vector<Utterance> operator()(const table::Stopped& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Restarted& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Upheld& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Rejected& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Postponed& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::TimeAdded& event) const {
        return told(before_, at_, event, manner_);
    }
    std::vector<Utterance> operator()(const table::ClockSet& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::MovesSet& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Warned& event) const {
        return news(PhraseId::AnnounceWarned, event.side);
    }
    std::vector<Utterance> operator()(const table::OffenceFound& event) const {
        return {{say(PhraseId::AnnounceOffenceFound, {{"who", who(event.side)}, {"what", offence_word(event.what)}}),
                 Urgency::News,
                 {}}};
    }
    std::vector<Utterance> operator()(const table::PartnerWarned& event) const {
        return news(PhraseId::AnnouncePartnerWarned, event.side);
    }
    std::vector<Utterance> operator()(const table::OversteppingUnproved& event) const {
        return news(PhraseId::AnnounceOversteppingUnproved, event.side);
    }
    std::vector<Utterance> operator()(const table::MateUnproved& event) const {
        return news(PhraseId::AnnounceMateUnproved, event.side);
    }
    std::vector<Utterance> operator()(const table::PositionVerified& event) const {
        return news(PhraseId::AnnouncePositionVerified, event.side);
    }
    std::vector<Utterance> operator()(const table::DeviceFound& event) const {
        return {
            {say(PhraseId::AnnounceDeviceFound, {{"who", who(event.side)}, {"found", device_found_word(before_.laws)}}),
             Urgency::News, std::nullopt}};
    }
    std::vector<Utterance> operator()(const table::PointsSet& event) const {
        return {{say(PhraseId::AnnouncePointsSet, {{"who", who(event.side)}, {"points", points_word(event.points)}}),
                 Urgency::News,
                 {}}};
    }
    std::vector<Utterance> operator()(const table::Punished& event) const {
        switch (event.sanction) {
        case table::Sanction::Fine: return news(PhraseId::AnnounceFined, event.side);
        case table::Sanction::RoundExclusion: return news(PhraseId::AnnounceExcluded, event.side);
        case table::Sanction::Expulsion: return news(PhraseId::AnnounceExpelled, event.side);
        }
        return {};
    }

    std::vector<Utterance> operator()(const table::Said& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Repeated& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Executed& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::TimeTold& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::MovesTold& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Compared& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::GameCorrected& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::BoardFixed& event) const { return told(before_, event, manner_); }
    std::vector<Utterance> operator()(const table::Retraced& event) const { return told(before_, event, manner_); }

    std::vector<Utterance> operator()(const table::Ended& event) const {
        return {{ending(event), Urgency::News, cue_of_end(event)}};
    }

private:
    std::string_view who(Color side) const { return who_word(side, manner_); }
    Runs say(PhraseId id, const phrases::Arguments& arguments) const { return manner_.say(id, arguments); }
    std::vector<Utterance> news(PhraseId id, Color side) const {
        return {{say(id, {{"who", who(side)}}), Urgency::News, {}}};
    }
    Runs piece_on(board::Piece piece, board::Square square) const {
        return say(PhraseId::SquareOccupied,
                   {{"piece", describe_piece(piece, manner_)}, {"square", describe_square(square, manner_)}});
    }
    /// The piece of whom a touch is reported.
    Runs piece_touched(std::optional<Color> by, board::Square square) const {
        const bool is_of_last_move = by == before_.position.turn();
        const auto& position = is_of_last_move ? before_.plies.back().before : before_.position;
        return piece_on(*position.at(square), square);
    }
    std::vector<Utterance> touch_reported(std::optional<Color> by, board::Square square) const {
        return {{say(PhraseId::AnnounceTouchReported,
                     {{"who", by_word(by, manner_)}, {"piece", piece_touched(by, square)}}),
                 Urgency::News,
                 {}}};
    }
    std::vector<Utterance> of_piece(PhraseId id, Color side, board::Piece piece, board::Square square) const {
        if (!hears_hands(before_, side, manner_)) return {};
        return {{say(id, {{"who", who(side)}, {"piece", piece_on(piece, square)}}), Urgency::News, {}}};
    }
    bool makes_move(const table::Event& event) const {
        if (before_.boards) return false;
        return table::move_shown(table::evolve(before_, {at_, event})).has_value();
    }

    /// Which moves go back: one's own, and what was answered to it.
    Runs takeback(const table::Restored& event) const {
        const auto move = [&](std::size_t place) {
            if (place >= before_.plies.size()) return Runs{};
            const table::Ply& ply = before_.plies[place];
            return describe_move(ply.before, ply.move, manner_.form_of_move(ply.before.turn()), manner_);
        };
        return say(PhraseId::AnnounceTakeback, {{"count", before_.plies.size() - event.plies},
                                                {"first", move(event.plies)},
                                                {"second", move(event.plies + 1)},
                                                {"who", who(event.side)}});
    }

    /// A written move in the words of a made one, as far as it is legal where it is written; otherwise as it stands.
    Runs written(const table::Written& event) const {
        const std::size_t ply = before_.sheets[static_cast<std::size_t>(event.side)].recorded();
        const auto& position = table::position_before(before_, ply);
        if (const auto move = table::move_written(position, event.text))
            return describe_move(position, *move, Form::Short, manner_);
        return say(PhraseId::AnnounceAsWritten, {{"text", event.text}});
    }

    /// How the game ended, without what the event just before has told: a resignation, an agreement, a claim.
    Runs ending(const table::Ended& event) const {
        const std::string_view winner = winner_word(event.result, manner_);
        switch (event.reason) {
        case table::Reason::Agreement:
        case table::Reason::Quickplay: return say(PhraseId::AnnounceEnded, {{"winner", winner}});
        case table::Reason::Threefold:
        case table::Reason::FiftyMoves: return say(PhraseId::AnnounceClaimUpheld, {});
        case table::Reason::Resignation:
        case table::Reason::IllegalMoves:
            if (event.result != table::Result::Draw) return say(PhraseId::AnnounceEnded, {{"winner", winner}});
            break;
        case table::Reason::WrongArray:
        case table::Reason::ReversedColors:
        case table::Reason::LostPosition: return say(PhraseId::AnnounceCancelled, {});
        case table::Reason::Checkmate:
        case table::Reason::Stalemate:
        case table::Reason::DeadPosition:
        case table::Reason::Flag:
        case table::Reason::FlagCannotMate:
        case table::Reason::BothFlags:
        case table::Reason::SealedMove:
        case table::Reason::FivefoldRepetition:
        case table::Reason::SeventyFiveMoves:
        case table::Reason::Default:
        case table::Reason::Warnings:
        case table::Reason::Arbiter:
        case table::Reason::Device:
        case table::Reason::WrongClaims:
        case table::Reason::PartnerLost:
        case table::Reason::NoPiecesLeft:
        case table::Reason::NoCapturePossible:
        case table::Reason::MissedCaptures: break;
        }
        return describe_outcome({event.result, event.reason}, manner_);
    }

    const table::Table& before_;
    table::Instant at_;
    const Manner& manner_;
};

} // namespace

std::vector<Utterance> announce(const table::Table& before, const table::TimedEvent& event, const Manner& manner) {
    return std::visit(Announcer(before, event.at, manner), event.event);
}

} // namespace speech::announce
