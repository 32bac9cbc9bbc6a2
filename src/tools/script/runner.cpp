#include "src/tools/script/runner.hpp"

#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/table/clock/display.hpp"
#include "rules/table/words.hpp"
#include "src/tools/script/meaning.hpp"

#include <fmt/core.h>

#include <set>
#include <utility>

namespace tools::script {
namespace {

using rules::board::Move;
using rules::table::Command;
using rules::table::Instant;
using rules::table::Refusal;
using rules::table::RefusalReason;
using rules::table::Table;
using rules::table::TimedEvent;

std::string legal_moves(const Table& table) {
    std::set<std::string> moves;
    if (table.phase != rules::table::Phase::Over)
        for (const Move move : rules::table::open_moves(table))
            moves.insert(rules::notation::write_san(table.position, move));
    std::string line;
    for (const std::string& move : moves) line += (line.empty() ? "" : " ") + move;
    return line;
}

std::string_view phase_word(rules::table::Phase phase) {
    switch (phase) {
    case rules::table::Phase::Waiting: return "waiting";
    case rules::table::Phase::Playing: return "playing";
    case rules::table::Phase::Halted: return "halted";
    case rules::table::Phase::Adjourned: return "adjourned";
    case rules::table::Phase::Over: return "over";
    }
    return {};
}

/// The first ply that differs, counted from 1 as moves are.
std::string ply_or_none(const std::optional<std::size_t>& ply) { return ply ? std::to_string(*ply + 1) : "-"; }

std::string describe_sheet(const Table& table, Color side) {
    const rules::table::Sheet& sheet = table.sheets[static_cast<std::size_t>(side)];
    const auto lines = rules::table::sheet_lines(table, side);
    std::string words;
    const auto add = [&words](std::string_view word) { words += (words.empty() ? "" : " ") + std::string(word); };
    if (sheet.offers.contains(0)) add(rules::notation::draw_offer_mark);
    for (std::size_t ply = 0; ply < lines.size(); ++ply) {
        add(lines[ply] ? *lines[ply] : "-");
        if (sheet.offers.contains(ply + 1)) add(rules::notation::draw_offer_mark);
    }
    return fmt::format("sheet {} by={} signed={} differs={} moves=\"{}\"", rules::table::word(side),
                       sheet.by_hand ? "hand" : "program", sheet.is_signed ? "yes" : "no",
                       ply_or_none(rules::table::sheet_difference(table, side)), words);
}

std::string_view side_or_none(std::optional<Color> side) { return side ? rules::table::word(*side) : "none"; }

std::string describe(const Table& table, Instant now) {
    const auto display = [&](Color side) {
        const auto left = table.clock.left(side, now);
        return left ? rules::table::write_time(*left) : std::string("-");
    };
    const auto placement = [&table](Color side) {
        return rules::notation::write_placement(rules::table::board_of(table, side));
    };
    return fmt::format("show phase={} turn={} white={} black={} running={} agreed=\"{}\" white-board={} black-board={} "
                       "offer={} result={} reason={}",
                       phase_word(table.phase), rules::table::word(table.position.turn()), display(Color::White),
                       display(Color::Black), side_or_none(table.clock.running()),
                       rules::notation::write_fen(table.position.setup()), placement(Color::White),
                       placement(Color::Black), side_or_none(table.offer),
                       table.outcome ? rules::table::word(table.outcome->result) : "*",
                       table.outcome ? rules::table::word(table.outcome->reason) : "-");
}

/// `points white=1/2 black=1/2`; `-` while the game is not over.
std::string describe_points(const Table& table) {
    const auto of = [&](Color side) {
        const auto points = rules::table::points_of(table, side);
        return points ? rules::table::word(*points) : "-";
    };
    return fmt::format("points white={} black={}", of(Color::White), of(Color::Black));
}

/// The line of an event, or of a refusal, has a time before it.
std::string of_board(std::size_t board, std::string line) {
    return board == 0 ? line : line.insert(line.find(' '), " board2");
}

/// A script's commands are each given once.
game::CommandId next_command(const game::LiveTable& live) { return {0, static_cast<std::uint64_t>(live.next.value)}; }

/// Does one act at a table and writes down what comes of it.
class Doer {
public:
    Doer(const Act& act, std::size_t board, const Stage& stage)
        : stage_(stage)
        , board_(board)
        , act_(act) {}

    Printed printed;
    Printed elsewhere; ///< at the partners' board
    std::optional<ScriptFault> fault;

    void operator()(const Command& asked) { command(asked); }
    void operator()(const ShowSheets&) {
        for (const Color side : rules::board::both_colors) printed.lines.push_back(describe_sheet(table_, side));
        printed.lines.push_back("sheets differ=" + ply_or_none(rules::table::sheet_difference(table_)));
    }
    void operator()(const ShowLegal&) { printed.lines.push_back(legal_moves(table_)); }
    void operator()(const ShowTable&) { printed.lines.push_back(describe(table_, act_.at)); }
    void operator()(const ShowPoints&) { printed.lines.push_back(describe_points(table_)); }

    void operator()(const SayWords& deed) { command(rules::table::Say{deed.by, deed.words, meant(deed.words)}); }
    void operator()(const RepeatWords& deed) {
        command(rules::table::Repeat{deed.side, deed.words, meant(deed.words)});
    }
    void operator()(const ExecuteMove& deed) {
        const bool is_awaited = table_.boards && table_.boards->receiver;
        if (!deed.move || !is_awaited) return command(rules::table::Execute{deed.by, std::nullopt});
        const Meaning meaning = read_move(table_.plies.back().before, *deed.move);
        const auto* done = std::get_if<Move>(&meaning);
        const auto* meant = std::get_if<Meant>(&meaning);
        if (meant != nullptr && !meant->moves.empty()) done = &meant->moves.front();
        if (done == nullptr)
            fault = ScriptFault{act_.line, "a move the hand can have done, not '" + *deed.move + "'"};
        else
            command(rules::table::Execute{deed.by, *done});
    }

    void operator()(const PlayMove& deed) {
        const rules::table::Play any{deed.side, Move::normal(rules::board::Square::at(0), rules::board::Square::at(1))};
        if (refuses_assistant(any)) return;
        // A move that may still be taken back can be replaced.
        const bool may_replace = rules::table::may_take_back(table_, deed.side);
        if (const auto refusal = rules::table::may_play(table_, deed.side); refusal && !may_replace)
            return refuse(*refusal);
        if (deed.press) write_up(deed.side);
        const auto side = deed.side;
        std::optional<Move> played;
        do_with_move(side, deed.move, [side, &played](Move move) {
            played = move;
            return rules::table::Play{side, move};
        });
        const auto position = rules::table::announced_in(table_);
        const bool is_made = position && position->is_legal(*played);
        const bool is_shown = position && rules::table::illegal_move_shown(table_) == played;
        const bool is_told = deed.press && !printed.refused && (is_made || is_shown);
        const std::string words = is_told ? stage_.spoken->said(*position, *played) : std::string();
        if (is_told) command(rules::table::Say{{side}, words, {*played}});
        if (deed.press && !printed.refused && table_.phase == rules::table::Phase::Playing && has_to_press())
            command(rules::table::Press{deed.side});
        if (is_told && !printed.refused && table_.phase == rules::table::Phase::Playing) {
            command(rules::table::Repeat{!side, words, {*played}});
            command(rules::table::Execute{{!side}, std::nullopt});
        }
        if (!deed.press || printed.refused) return;
        write_up(deed.side);
        write_up(!deed.side);
    }

    void operator()(const ClaimADraw& deed) {
        // What stands against the claim whatever the move comes first: the move may not even make sense now.
        const rules::table::ClaimDraw on_board{deed.side, deed.claim, std::nullopt};
        if (refuses_assistant(on_board)) return;
        if (const auto refusal = rules::table::permits(table_, on_board, act_.at)) return refuse(*refusal);
        if (!deed.move) return command(on_board);
        do_with_move(deed.side, *deed.move, [&deed](Move move) {
            return rules::table::ClaimDraw{deed.side, deed.claim, move};
        });
    }

    void operator()(const SealMove& deed) {
        // No envelope is made for what the table refuses, and none is opened.
        const auto asked = [&deed](const Digest& digest) {
            return rules::table::Seal{deed.side, deed.move, digest.text};
        };
        if (refuses(asked(Digest{std::string(64, '0')}))) return;
        with(stage_.envelopes.seal(table_, deed.side, deed.move, act_.at), asked);
    }

    void operator()(const OpenTheEnvelope&) {
        const auto asked = [](const WrittenMove& move) { return rules::table::OpenEnvelope{move.text}; };
        if (refuses(asked(WrittenMove{"?"}))) return;
        with(stage_.envelopes.open(Digest{table_.sealed->digest}), asked);
    }

    void command(const Command& asked) {
        const auto seat = act_.assistant_of ? game::AssistantsSeat{*act_.assistant_of} : game::seat_of(asked);
        const auto id = next_command(stage_.match.board(board_));
        const auto [happened, answer] = stage_.match.submit(board_, seat, id, asked, program_time(act_.at));
        for (const game::AtBoard& at : happened) stage_.notes.add(at.board == board_ ? printed : elsewhere, at);
        if (const auto* refused = std::get_if<game::Refused>(&answer)) refuse(refused->refusal);
    }

private:
    /// There is a clock, or what stands on the board is to be complete without one.
    bool has_to_press() const {
        return table_.clock.exists() || !(table_.hands.board == table_.position.setup().placement);
    }

    /// The side writes what is missing on its sheet, if it keeps one.
    void write_up(Color side) {
        const auto missing = rules::table::unwritten(table_, side);
        if (!missing.empty()) command(rules::table::Write{side, missing});
    }

    /// The legal moves that words said now may mean.
    std::vector<Move> meant(const std::string& words) const {
        const auto position = rules::table::announced_in(table_);
        if (!position) return {};
        const auto placed = illegal_move_meant();
        if (placed && stage_.spoken->describes(*position, words, *placed)) return {*placed};
        return stage_.spoken->meant(*position, words);
    }

    /// The move that is to be announced, or repeated, and that is not legal.
    std::optional<Move> illegal_move_meant() const {
        if (const auto shown = rules::table::illegal_move_shown(table_)) return shown;
        const bool is_on_its_way = table_.boards->receiver && table_.boards->announced;
        return is_on_its_way ? table_.boards->announced : std::nullopt;
    }

    bool refuses_assistant(const Command& asked) {
        if (!act_.assistant_of) return false;
        const auto refusal = rules::table::refuse_assistant(table_, *act_.assistant_of, asked);
        if (refusal) refuse(*refusal);
        return refusal.has_value();
    }

    bool refuses(const Command& asked) {
        if (refuses_assistant(asked)) return true;
        const auto refusal = rules::table::permits(table_, asked, act_.at);
        if (refusal) refuse(*refusal);
        return refusal.has_value();
    }

    template <typename Answer, typename MakeCommand>
    void with(const std::variant<Answer, EnvelopeTrouble>& answer, MakeCommand make) {
        if (const auto* trouble = std::get_if<EnvelopeTrouble>(&answer))
            fault = ScriptFault{act_.line, "an envelope, but " + trouble->what};
        else
            command(make(std::get<Answer>(answer)));
    }

    template <typename MakeCommand>
    void do_with_move(Color side, const std::string& text, MakeCommand make) {
        const rules::variants::Position position = rules::table::position_for(table_, side);
        const Meaning meaning = read_move(position, text);
        if (const auto* move = std::get_if<Move>(&meaning)) return command(make(*move));
        if (const auto* not_understood = std::get_if<NotUnderstood>(&meaning)) {
            fault = ScriptFault{act_.line, not_understood->expected};
            return;
        }
        // Where a move that is not legal has consequences it is made, if only one piece can be meant. Otherwise, of all
        // it may have meant, the refusal that knows most: the move would be legal but for the king.
        Refusal refusal = illegal_by(rules::laws::Rule::LegalMoves);
        std::optional<Move> accepted;
        for (const Move move : std::get<Meant>(meaning).moves) {
            const auto told = rules::table::permits(table_, make(move), act_.at);
            if (told && rules::table::tells_more(*told, refusal)) refusal = *told;
            // As it was written it lacks the piece for a pawn, or names a wrong one.
            if (position.is_legal(move)) refusal = illegal_by(rules::laws::Rule::Promotion);
            if (told || position.is_legal(move)) continue;
            if (accepted && accepted->from() != move.from()) {
                fault = ScriptFault{act_.line, "a move that says which piece, because '" + text + "' is not legal"};
                return;
            }
            if (!accepted) accepted = move;
        }
        if (accepted) return command(make(*accepted));
        refuse(refusal);
    }

    Refusal illegal_by(rules::laws::Rule rule) const {
        return {RefusalReason::IllegalMove, rule, table_.laws.article(rule)};
    }

    void refuse(const Refusal& refusal) {
        printed.refused = true;
        printed.lines.push_back(
            of_board(board_, fmt::format("{} refused {} {} art={}", act_.at.time_since_epoch().count(), act_.word,
                                         rules::table::word(refusal.reason), refusal.article)));
    }

    const Stage stage_;
    const std::size_t board_;
    const Table& table_ = stage_.match.board(board_).table;
    const Act& act_;
};

} // namespace

game::Now program_time(Instant at) { return game::Now(at.time_since_epoch()); }

Notes::Notes(const game::Match& match, Citing citing)
    : cited_(match.size())
    , events_(match.size()) {
    if (citing != Citing::Rulings) return;
    for (std::size_t board = 0; board < match.size(); ++board) cited_[board] = match.board(board).table;
}

void Notes::add(Printed& printed, const game::AtBoard& happened) {
    std::optional<Table>& before = cited_[happened.board];
    for (const TimedEvent& event : happened.events) {
        std::string line = before ? write_cited(*before, event) : rules::journal::write_line(event);
        printed.lines.push_back(of_board(happened.board, std::move(line)));
        if (happened.board == 0) printed.events.push_back(event);
        if (before) before = rules::table::evolve(std::move(*before), event);
    }
    events_[happened.board] += happened.events.size();
}

std::variant<Printed, ScriptFault> run(const Act& act, std::size_t board, Stage stage) {
    Doer doer(act, board, stage);
    std::visit(doer, act.deed);
    if (doer.fault) return *doer.fault;
    if (stage.notes.events(board) > most_events)
        return ScriptFault{act.line, "a game of at most " + std::to_string(most_events) + " events"};
    Printed all = std::move(doer.printed);
    all.lines.insert(all.lines.end(), doer.elsewhere.lines.begin(), doer.elsewhere.lines.end());
    all.events.insert(all.events.end(), doer.elsewhere.events.begin(), doer.elsewhere.events.end());
    return all;
}

} // namespace tools::script
