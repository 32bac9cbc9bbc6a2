#include "src/session/board/game_answers.hpp"

#include "rules/insight/changes.hpp"
#include "rules/table/officials/called_to_seal.hpp"
#include "rules/table/officials/rulings.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/ruling_basis.hpp"
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"

#include <algorithm>

namespace session {

namespace announce = speech::announce;

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Placement;
using rules::table::Ply;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs move_words(const Scene& context, const Ply& ply) {
    const announce::Manner how = manner(context);
    return announce::describe_move(ply.before, ply.move, how.forms.moves, how);
}

Runs side_and_move(const Scene& context, const Ply& ply) {
    return context.phrase(PhraseId::BoardMoveOf, {{"who", announce::who_word(ply.before.turn(), manner(context))},
                                                  {"move", move_words(context, ply)}});
}

/// On a board as the last move has left it.
struct Aftermath {
    rules::variants::Position position;
    Placement board;
    rules::insight::Changes changes;
};

Aftermath aftermath(const Ply& ply) {
    const rules::variants::Position after = ply.before.after(ply.move);
    const Placement board = after.setup().placement;
    return {after, board, rules::insight::compare(ply.before.setup().placement, board, ply.before.turn())};
}

/// Which pieces are attacked now and were not before, except a king: that it is in check is said with the move.
Bitboard newly_attacked(const Aftermath& after, bool by_opened_lines) {
    Bitboard pieces = after.changes.attacked | after.changes.exposed;
    if (by_opened_lines)
        for (const auto& attack : after.changes.opened) pieces |= Bitboard(attack.on);
    return after.position.is_check() ? pieces.without(Bitboard(*after.position.king(after.position.turn()))) : pieces;
}

} // namespace

Runs last_move(const Scene& context) {
    if (context.plies().empty()) return context.phrase(PhraseId::BoardNoMoveYet);
    return side_and_move(context, context.plies().back());
}

Runs last_capture(const Scene& context) {
    const auto all = context.plies();
    const auto capture = std::find_if(all.rbegin(), all.rend(),
                                      [](const Ply& ply) { return ply.before.captured(ply.move).has_value(); });
    if (capture == all.rend()) return context.phrase(PhraseId::BoardNoCaptureYet);
    const auto taken = *capture->before.captured(capture->move);
    return context.phrase(PhraseId::BoardCaptureOn,
                          {{"piece", announce::describe_piece(taken.piece, manner(context))},
                           {"square", announce::describe_square(taken.square, manner(context))}});
}

Runs move_number(const Scene& context) {
    const int number = context.position().fullmove_number();
    const bool is_past = context.review() != nullptr;
    if (const auto moves = is_past ? std::nullopt : context.game().table.clock.to_control(context.side()))
        return context.phrase(PhraseId::BoardMoveAndControl, {{"number", number}, {"moves", *moves}});
    return context.phrase(PhraseId::BoardMoveNumber, {{"number", number}});
}

Runs what_changed(const Scene& context) {
    if (context.plies().empty()) return context.phrase(PhraseId::BoardNoMoveYet);
    const Ply& ply = context.plies().back();
    const Aftermath after = aftermath(ply);
    const announce::Manner how = manner(context);
    std::vector<Runs> clauses{side_and_move(context, ply)};
    // In the long form the move names the piece it captures.
    if (const auto taken = ply.before.captured(ply.move); taken && how.forms.moves != announce::Form::Long)
        clauses.push_back(
            context.phrase(PhraseId::InsightCaptured, {{"piece", announce::describe_piece(taken->piece, how)}}));
    const bool is_short = how.forms.squares == announce::Form::Short;
    if (const Bitboard attacked = newly_attacked(after, is_short); !attacked.empty())
        clauses.push_back(context.phrase(PhraseId::InsightNowAttacked,
                                         {{"pieces", describe_placed_pieces(context, after.board, attacked)}}));
    if (is_short) return join_clauses(context, clauses);
    for (const auto& [from, on] : after.changes.opened)
        clauses.push_back(
            context.phrase(PhraseId::InsightOpened, {{"attacker", announce::describe_square(after.board, from, how)},
                                                     {"piece", announce::describe_square(after.board, on, how)}}));
    return join_clauses(context, clauses);
}

Runs clocks(const Scene& context) {
    const announce::Manner how = manner(context);
    const Review* past = context.review();
    if (past == nullptr)
        return announce::describe_clocks(context.game().table.clock, context.game().time(context.now), how);
    const auto white = past->left(Color::White);
    const auto black = past->left(Color::Black);
    return white && black ? announce::describe_displays(*white, *black, how) : context.phrase(PhraseId::TimeNoClocks);
}

Runs time_of(const Scene& context, Color side) {
    const Review* past = context.review();
    if (past == nullptr) {
        const Game& game = context.game();
        return announce::describe_time(game.table.clock, side, game.time(context.now), manner(context));
    }
    const auto left = past->left(side);
    return left ? context.phrase(PhraseId::TimeLength, {{"length", *left}}) : context.phrase(PhraseId::TimeNoClocks);
}

Runs time_per_move(const Scene& context) {
    if (context.review() != nullptr) return context.phrase(PhraseId::ReviewNotKept);
    const Game& game = context.game();
    const rules::table::ChessClock& clock = game.table.clock;
    if (!clock.exists()) return context.phrase(PhraseId::TimeNoClocks);
    std::vector<Runs> clauses;
    for (const Color side : {context.side(), !context.side()})
        if (const auto used = clock.last_used(side))
            clauses.push_back(context.phrase(PhraseId::InsightMoveTook,
                                             {{"who", announce::who_word(side, manner(context))}, {"time", *used}}));
    if (clauses.empty()) clauses.push_back(context.phrase(PhraseId::InsightNoTimeYet));
    const auto each = clock.per_move(context.side(), game.time(context.now));
    if (each && !game.table.outcome)
        clauses.push_back(
            context.phrase(PhraseId::InsightPerMove, {{"moves", *clock.to_control(context.side())}, {"time", *each}}));
    if (!clock.running()) clauses.push_back(context.phrase(PhraseId::InsightClocksStand));
    return join_clauses(context, clauses);
}

namespace {

Runs what_is_due(const Scene& context) {
    const bool is_player = side_of(context.participant()) && !is_assisted(context);
    if (is_player) return context.phrase(PhraseId::BoardDue, {{"due", word(due(context))}});
    return context.phrase(PhraseId::BoardDueAtTable,
                          {{"due", word(due(context))}, {"side", announce::side_word(side_due(context))}});
}

Runs whose_turn_was(const Scene& context, const Review& past) {
    const auto& outcome = past.game().table.outcome;
    if (outcome && past.is_at_end()) return announce::describe_outcome(*outcome, manner(context));
    return announce::describe_turn(past.position(), manner(context));
}

} // namespace

namespace {

/// What comes before a stopped game goes on, as the catalogues choose by it.
std::string_view due_word(const rules::table::Table& table) {
    if (rules::table::has_penalty_due(table))
        return table.laws.clock.bad_stop == rules::laws::BadStop::OpponentPlus ? "time" : "penalty";
    const auto question = rules::table::question_asked(table);
    if (question == rules::table::Question::Stop) return "reason";
    if (question == rules::table::Question::Claim) return "claim";
    return rules::table::refuse_restarting(table) ? "boards" : "resume";
}

/// Whether only the player who has to reply keeps the envelope closed.
bool is_replier_awaited(const Game& game, Now now) {
    const auto refusal = rules::table::permits(game.table, rules::table::OpenEnvelope{"?"}, game.time(now));
    return refusal && refusal->reason == rules::table::RefusalReason::ReplierAway;
}

/// Whether the move is sealed, and what comes before that is done, while the clocks stand. An engine waits for them.
bool is_sealed_before_resuming(const Game& game) {
    return rules::table::may_seal_while_halted(game.table) && game.engine_of(game.table.position.turn()) == nullptr;
}

} // namespace

Runs whose_turn(const Scene& context) {
    if (const Review* past = context.review()) return whose_turn_was(context, *past);
    const Game& game = context.game();
    if (game.table.outcome) {
        Runs result = announce::describe_outcome(*game.table.outcome, manner(context));
        return is_other_board_on(context) ? with_other_board(context, std::move(result))
                                          : with_team_result(context, std::move(result), game.table.outcome->result);
    }
    if (game.table.phase == rules::table::Phase::Halted && !is_sealed_before_resuming(game))
        return context.phrase(PhraseId::GameHalted, {{"clocks", clocks_word(context)}, {"due", due_word(game.table)}});
    if (game.table.sealed) {
        const auto who = announce::who_word(game.table.sealed->by, manner(context));
        const std::string_view next = is_replier_awaited(game, context.now) ? "arrive" : "open";
        return context.phrase(PhraseId::GameAdjourned, {{"who", who}, {"next", next}});
    }
    const bool is_repeated_first = game.has_two_boards() && game.table.boards->receiver;
    if (game.table.seal_call && !is_repeated_first) {
        const Color sealer = game.table.position.turn();
        const bool is_mine = !is_assisted(context) && context.is_mine(sealer);
        if (is_mine && game.key_question) return context.phrase(PhraseId::EnvelopeKeyAwaited);
        if (is_mine) return context.phrase(PhraseId::EnvelopeSealMove);
        return context.phrase(PhraseId::AnnounceSealCalled, {{"who", announce::who_word(sealer, manner(context))}});
    }
    if (game.has_two_boards()) return what_is_due(context);
    return announce::describe_turn(game.table.position, manner(context));
}

Runs whose_keyboard(const Scene& context) {
    if (context.participant().waiting.empty() || context.is_elsewhere()) return whose_turn(context);
    const auto& match = context.game().table.settings.match;
    const std::string_view board = !match ? "only" : match->board == 1 ? "first" : "second";
    return context.phrase(
        PhraseId::GameKeyboardOf,
        {{"side", announce::side_word(context.side())}, {"board", board}, {"turn", whose_turn(context)}});
}

Runs standing_offer(const Scene& context) {
    const auto by = context.game().table.offer;
    if (!by) return {};
    return context.phrase(PhraseId::AnnounceDrawOffered, {{"who", announce::who_word(*by, manner(context))}});
}

Runs must_capture_words(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    const auto& position = table.position;
    // What was announced has to be carried out first.
    if (!position.must_capture() || (table.boards && table.boards->receiver)) return {};
    return context.phrase(PhraseId::AnnounceMustCapture,
                          {{"who", announce::who_word(position.turn(), manner(context))}});
}

Runs held_pieces(const Scene& context) {
    std::vector<Runs> pieces;
    for (const rules::board::Piece piece : context.game().table.hands.held)
        pieces.push_back(announce::describe_role(piece.role, manner(context)));
    if (const auto role = context.participant().from_reserve)
        pieces.push_back(announce::describe_role(*role, manner(context)));
    const auto lifted = context.finger().lifted;
    if (const auto piece = lifted ? board_in_hand(context)[*lifted] : std::nullopt; pieces.empty() && piece)
        pieces.push_back(announce::describe_role(piece->role, manner(context)));
    return pieces.empty() ? Runs{} : announce::describe_list(pieces, manner(context));
}

Runs pieces_in_hand(const Scene& context, PhraseId sentence) {
    const Runs pieces = held_pieces(context);
    return pieces.empty() ? Runs{} : context.phrase(sentence, {{"pieces", pieces}});
}

namespace {

/// What has been touched and stands where it stood, and binds (Article 4.3); empty if nothing does.
Runs touched_words(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    if (!rules::table::sees_to_touch_move(table)) return {};
    const auto squares = touched_squares(context);
    if (squares.empty()) return {};
    const auto is_own = [&table](rules::board::Square square) {
        return table.position.at(square)->color == table.position.turn();
    };
    const auto own = std::ranges::count_if(squares, is_own);
    const std::string_view must = own == 0 ? "capture" : own == std::ssize(squares) ? "move" : "either";
    return context.phrase(PhraseId::BoardTouched, {{"pieces", pieces_on(context, squares)}, {"must", must}});
}

/// Where the rook goes from and to while the board shows the king's part of castling only (Article 4.4a); empty if it
/// does not.
std::optional<rules::table::Way> rook_awaited(const rules::table::Table& table) {
    if (!rules::table::sees_to_touch_move(table) || rules::table::move_shown(table)) return std::nullopt;
    const rules::table::Hands& hands = table.hands;
    for (const rules::board::Move move : rules::table::open_moves(table)) {
        if (move.kind() != rules::board::MoveKind::Castling ||
            !rules::table::is_on_the_way(hands, table.position, move))
            continue;
        const auto ways = rules::table::ways_of(table.position, move);
        if (ways.size() != 2) continue;
        const auto has_moved = [&](rules::table::Way way) {
            return hands.board[way.to] == table.position.at(way.from);
        };
        if (has_moved(ways[0]) && !has_moved(ways[1])) return ways[1];
    }
    return std::nullopt;
}

Runs castling_words(const Scene& context) {
    const auto rook = rook_awaited(context.game().table);
    if (!rook) return {};
    return context.phrase(PhraseId::BoardRookToPlace, {{"from", announce::describe_square(rook->from, manner(context))},
                                                       {"to", announce::describe_square(rook->to, manner(context))}});
}

} // namespace

namespace {

/// The move that was announced with a wrong claim (Article 9.5); empty if there is none.
Runs must_play_words(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    if (!table.must_play) return {};
    const announce::Manner how = manner(context);
    return context.phrase(PhraseId::BoardMustPlay,
                          {{"move", announce::describe_move(table.position, *table.must_play, how.forms.moves, how)}});
}

Runs adjusting_words(const Scene& context) {
    return context.game().table.hands.adjusting ? context.phrase(PhraseId::BoardAdjusting) : Runs{};
}

} // namespace

namespace {

/// What the learner is asked to do, as the catalogues choose by it.
std::string_view goal_word(const Solving& solving) {
    using school::Theme;
    switch (solving.exercise->theme) {
    case Theme::MateInOne:
    case Theme::MateInTwo:
    case Theme::MateInThree: {
        constexpr std::array left{"mate_in_one", "mate_in_two", "mate_in_three"};
        return left.at((solving.exercise->solution.size() - solving.solved) / 2);
    }
    case Theme::Defence: return "defend";
    case Theme::Stalemate: return "draw";
    case Theme::LoosePiece:
    case Theme::Fork:
    case Theme::Pin:
    case Theme::Skewer:
    case Theme::DiscoveredAttack:
    case Theme::BackRank:
    case Theme::Promotion: return "best";
    }
    return "best";
}

} // namespace

Runs task_words(const Scene& context, const Solving& solving) {
    if (solving.ended)
        return context.phrase(PhraseId::SchoolOver,
                              {{"next", key_words(context, Command::LiftOrPlace, KeyContext::Board)}});
    const Color solver = *context.review()->game().side;
    return context.phrase(PhraseId::SchoolTask, {{"goal", goal_word(solving)}, {"side", announce::side_word(solver)}});
}

Runs what_is_awaited(const Scene& context) {
    if (const Solving* solving = context.solving()) return task_words(context, *solving);
    if (context.review() != nullptr) {
        const auto key = [&context](Command command) { return key_words(context, command, KeyContext::Board); };
        return context.phrase(PhraseId::ReviewAwaited, {{"turn", whose_turn(context)},
                                                        {"previous", key(Command::PreviousPosition)},
                                                        {"next", key(Command::NextPosition)},
                                                        {"menu", key(Command::GameMenu)}});
    }
    const rules::table::Table& table = context.game().table;
    std::vector<Runs> all{whose_keyboard(context)};
    const bool is_own_turn = table.phase == rules::table::Phase::Playing && table.position.turn() == hand_side(context);
    if (is_own_turn)
        for (Runs words :
             {must_play_words(context), must_capture_words(context), adjusting_words(context),
              pieces_in_hand(context, PhraseId::BoardInHand), castling_words(context), touched_words(context)})
            if (!words.empty()) all.push_back(std::move(words));
    if (table.offer && !context.is_mine(table.offer)) all.push_back(standing_offer(context));
    return announce::describe_list(all, manner(context));
}

Runs why(const Scene& context) {
    if (const Review* past = context.review(); past != nullptr && past->is_at_end() && past->game().table.outcome) {
        const rules::table::Table& table = past->game().table;
        return announce::explain(rules::table::rule_of(table.outcome->reason), table.laws, manner(context));
    }
    const bool is_exercise = context.solving() != nullptr;
    if (!is_exercise && !context.has_game()) return context.phrase(PhraseId::RuleNone);
    const auto& refused = context.participant().refused;
    const auto last_ruling = is_exercise ? std::nullopt : context.game().last_ruling;
    const auto rule = refused ? refused->rule : last_ruling;
    if (refused && !rule) return context.phrase(PhraseId::RuleNotUnderstood);
    const auto& laws = is_exercise ? context.review()->game().table.laws : context.game().table.laws;
    return rule ? announce::explain(*rule, laws, manner(context)) : context.phrase(PhraseId::RuleNone);
}

Runs scoresheet(const Scene& context) {
    if (context.plies().empty()) return context.phrase(PhraseId::BoardNoMoveYet);
    std::vector<Runs> lines;
    for (const Ply& ply : context.plies()) {
        const Runs move = move_words(context, ply);
        const bool numbered = ply.before.turn() == Color::White || lines.empty();
        lines.push_back(numbered ? context.phrase(PhraseId::MoveNumbered,
                                                  {{"number", ply.before.fullmove_number()}, {"move", move}})
                                 : move);
    }
    return announce::describe_list(lines, manner(context));
}

} // namespace session
