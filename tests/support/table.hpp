// What must hold of every table, after every event; and tables laid for tests.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "rules/laws/edition.hpp"
#include "rules/notation/fen.hpp"
#include "rules/table/table.hpp"
#include "src/storage/editions.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace tables {

/// An edition of the source tree.
inline rules::laws::Laws laws_of(const std::string& edition) {
    const auto read = rules::laws::read_laws(edition, storage::edition_source(KLANGBRETT_DATA_FOLDER));
    if (const auto* fault = std::get_if<base::toml::DataFault>(&read))
        throw std::runtime_error(base::toml::describe(*fault));
    return std::get<rules::laws::Laws>(read);
}

inline rules::table::Table lay(const rules::table::Settings& settings) {
    auto table = rules::table::lay(settings, laws_of(settings.edition));
    if (std::holds_alternative<rules::table::BadStart>(table)) throw std::runtime_error("a bad start");
    return std::get<rules::table::Table>(std::move(table));
}

/// A table with a time control (`300+3`, `none`), perhaps from another position than the initial one.
inline rules::table::Table lay(const std::string& time, const std::string& fen = "",
                               const std::string& edition = "fide-2005",
                               rules::table::Kind kind = rules::table::Kind::Standard) {
    rules::table::Settings settings;
    settings.edition = edition;
    settings.kind = kind;
    settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control(time));
    if (!fen.empty()) settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(fen));
    return lay(settings);
}

/// The first thing found that two tables do not have in common; empty if they are the same.
inline std::string difference(const rules::table::Table& one, const rules::table::Table& other) {
    if (!(one.settings == other.settings)) return "settings";
    if (!(one.laws == other.laws)) return "laws";
    if (one.phase != other.phase) return "phase";
    if (!(one.position.setup() == other.position.setup())) return "position";
    if (!(one.hands == other.hands)) return "hands";
    if (one.boards != other.boards) return "two boards";
    if (one.illegal_moves_found != other.illegal_moves_found) return "illegal moves found";
    if (one.illegal_moves.size() != other.illegal_moves.size()) return "number of illegal moves";
    if (!(one.clock == other.clock)) return "clock";
    if (one.last != other.last || one.started != other.started) return "last, or started";
    if (one.there != other.there) return "who is there";
    if (one.unpressed != other.unpressed || one.must_press != other.must_press) return "press";
    if (one.stoppage != other.stoppage) return "halt";
    if (one.touch_claim != other.touch_claim) return "touch claim";
    if (one.offer != other.offer) return "offer";
    if (one.flag != other.flag || one.both_flags != other.both_flags) return "flags";
    if (one.fell_in_last_period != other.fell_in_last_period || one.is_mate_unproved != other.is_mate_unproved)
        return "what is known of the flags";
    if (one.distractions != other.distractions || one.advices != other.advices ||
        one.partners_warnings != other.partners_warnings)
        return "distractions, advices, or the partners' warnings";
    if (one.is_envelope_lost != other.is_envelope_lost || one.are_pieces_displaced != other.are_pieces_displaced)
        return "what was lost or displaced";
    if (one.postponed != other.postponed) return "postponed";
    if (one.must_play != other.must_play) return "must_play";
    if (one.warnings != other.warnings || one.points != other.points || one.wrong_claims != other.wrong_claims ||
        one.missed_captures != other.missed_captures)
        return "warnings, points, wrong claims or missed captures";
    if (one.sheets != other.sheets || one.low_time != other.low_time) return "sheets";
    if (one.untimely_offers != other.untimely_offers) return "untimely offers";
    if (one.seal_call != other.seal_call || one.sealed != other.sealed || one.unsealing != other.unsealing ||
        one.was_adjourned != other.was_adjourned || one.resumed != other.resumed)
        return "adjournment";
    if (one.received != other.received) return "received";
    if (one.outcome != other.outcome) return "outcome";
    if (one.occurrences != other.occurrences) return "occurrences";
    if (one.plies.size() != other.plies.size()) return "number of plies";
    for (std::size_t place = 0; place < one.plies.size(); ++place) {
        const auto& mine = one.plies[place];
        const auto& theirs = other.plies[place];
        if (mine.move != theirs.move || mine.made_at != theirs.made_at || mine.left != theirs.left ||
            mine.touched != theirs.touched || mine.must_play != theirs.must_play || mine.received != theirs.received)
            return "a ply";
        if (!(mine.before.setup() == theirs.before.setup())) return "the position before a ply";
    }
    return "";
}

/// What the board under the hands breaks of what must always hold.
inline std::string broken_hands(const rules::table::Table& table) {
    using namespace rules::table;
    const Hands& hands = table.hands;
    const auto& position = table.position;
    for (const auto square : hands.touched)
        if (!position.at(square)) return "nobody stands where a piece was touched";
    if (table.phase == Phase::Waiting && !(hands == Hands(position))) return "hands on the board before the game";
    const auto open = open_moves(table);
    for (const auto move : open)
        if (!position.is_legal(move)) return "a move that is open but not legal";
    const bool refuses = table.settings.illegal == IllegalPolicy::Refuse;
    if (refuses && open.empty() && position.has_legal_move()) return "no move is open";
    if (hands == Hands(position) && !table.must_play && open.size() != position.legal_moves().size())
        return "a move is closed although nothing was touched";
    const auto is_on_its_way = [&](rules::board::Move move) { return is_on_the_way(hands, position, move); };
    const auto missing = position.moves_missing_captures();
    const bool misses_capture = std::any_of(missing.begin(), missing.end(), is_on_its_way);
    if (refuses && !table.must_play && !open.empty() && !misses_capture &&
        std::none_of(open.begin(), open.end(), is_on_its_way))
        return "the board is on the way to no move that is open";
    return "";
}

/// What a table breaks of what must always hold; empty if all is well.
inline std::string broken_invariant(const rules::table::Table& table) {
    using namespace rules::table;
    const auto running = table.clock.running();
    if ((table.phase == Phase::Over) != table.outcome.has_value()) return "over without an outcome, or the other way";
    const bool under_way = table.phase != Phase::Waiting && table.phase != Phase::Over;
    if (!under_way && (table.offer || table.must_play || table.postponed))
        return "something is open although nobody plays";
    const bool may_run = table.phase == Phase::Playing || (table.sealed && table.resumed);
    if (!may_run && running) return "a clock runs although nobody plays";
    if (table.phase != Phase::Playing && table.must_press) return "somebody must press although nobody plays";
    if ((table.phase == Phase::Halted) != table.stoppage.has_value()) return "halted without a cause, or the other way";
    if (table.phase == Phase::Playing && running.has_value() != table.clock.exists()) return "a clock stands still";
    if (!table.clock.exists() && (table.must_press || table.unpressed[0] || table.unpressed[1] || table.flag))
        return "pressing or a flag without a clock";
    if (table.must_press &&
        (running != table.must_press || !table.unpressed[static_cast<std::size_t>(*table.must_press)]))
        return "must_press is not who can press";
    if (table.both_flags && !table.flag) return "both flags without a first";
    if (table.boards.has_value() != (table.settings.boards == Boards::Two)) return "not as many boards as were set up";
    if (table.boards && table.boards->receiver &&
        ((table.plies.empty() && table.illegal_moves.empty()) || table.boards->receiver != table.position.turn()))
        return "somebody is to carry out a move of his own";
    if (table.boards && table.boards->is_repeated && !table.boards->announced) return "repeated what nobody has said";
    for (const Color side : rules::board::both_colors)
        if (const auto left = table.clock.left(side, table.last); left && *left < Duration::zero())
            return "negative time";

    if ((table.phase == Phase::Adjourned) != table.sealed.has_value()) return "adjourned without an envelope";
    if (table.seal_call && (!under_way || table.sealed)) return "called to seal although nobody plays";
    if (table.resumed && !table.was_adjourned) return "resumed without having been adjourned";
    for (const Sheet& sheet : table.sheets) {
        if (!sheet.by_hand && !sheet.lines.empty()) return "lines on a sheet nobody writes on";
        if (!sheet.offers.empty() && *sheet.offers.rbegin() > std::max(table.plies.size(), sheet.lines.size()))
            return "an offer is marked where nothing was played or written";
        if (sheet.is_signed && table.phase != Phase::Over) return "signed before the end";
    }

    int positions = 0;
    for (const auto& [key, count] : table.occurrences) positions += count;
    if (static_cast<std::size_t>(positions) != table.plies.size() + table.illegal_moves.size() + 1)
        return "positions are not counted once each";
    if (occurrences(table) < 1) return "the position on the board has not occurred";
    const auto start = rules::variants::Position::from_setup(table.settings.start, table.settings.variant);
    auto position = std::get<rules::variants::Position>(start);
    // In doubles pieces come from outside.
    const auto same = [](const rules::variants::Position& one, const rules::variants::Position& other) {
        rules::board::Setup setup = one.setup();
        setup.reserve = other.setup().reserve;
        return setup == other.setup();
    };
    auto illegal_move = table.illegal_moves.begin();
    for (std::size_t place = 0; place <= table.plies.size(); ++place) {
        const auto& stands = place < table.plies.size() ? table.plies[place].before : table.position;
        for (; illegal_move != table.illegal_moves.end() && illegal_move->plies == place; ++illegal_move) {
            if (!same(illegal_move->before, position)) return "an illegal move was made elsewhere";
            const auto next = illegal_move + 1;
            const bool is_last = next == table.illegal_moves.end() || next->plies != place;
            position = is_last ? stands : next->before;
            if (position.turn() == illegal_move->before.turn()) return "an illegal move that passes no turn";
        }
        if (!same(position, stands)) return "the moves do not lead to the position";
        if (place == table.plies.size()) break;
        if (!stands.is_legal(table.plies[place].move)) return "an illegal ply";
        position = stands.after(table.plies[place].move);
    }
    if (illegal_move != table.illegal_moves.end()) return "an illegal move after the last ply";
    if (auto broken = broken_hands(table); !broken.empty()) return broken;

    const auto deadline = next_deadline(table);
    if (deadline) {
        if (!under_way) return "a deadline while nobody plays";
        if (!passing(table, *deadline - Duration{1}).empty()) return "something happens before the deadline";
        const auto events = passing(table, *deadline);
        if (events.empty() || events.front().at != *deadline) return "nothing happens at the deadline";
        const bool is_flag = running && events.front().event == Event{FlagFallen{*running}};
        const auto* end = std::get_if<Ended>(&events.front().event);
        if (!is_flag && (end == nullptr || end->reason != Reason::Default))
            return "no flag and no default at the deadline";
    } else if (!passing(table, table.last + std::chrono::hours(1000)).empty()) {
        return "something happens without a deadline";
    }
    return "";
}

/// What an event breaks as text; empty if it survives the journal.
inline std::string broken_text(const rules::table::TimedEvent& event) {
    const std::string line = rules::journal::write_line(event);
    const auto read = rules::journal::read_line(line);
    const auto* same = std::get_if<rules::table::TimedEvent>(&read);
    return same != nullptr && *same == event ? "" : line;
}

/// Folds the events, watching every step. What is broken, or empty.
inline std::string broken_fold(rules::table::Table table, const std::vector<rules::table::TimedEvent>& events,
                               const rules::table::Table& expected) {
    const rules::table::Replayed checked = rules::table::replay_checked(table, events);
    if (checked.impossible) {
        std::string text = "the last of these is called impossible:";
        for (std::size_t place = 0; place <= *checked.impossible; ++place)
            text += "\n" + rules::journal::write_line(events[place]);
        return text;
    }
    if (checked.unruled) return "a question is open";
    if (!checked.owing.empty()) return "something is owed: " + rules::journal::write_line(checked.owing.front());
    for (const auto& event : events) {
        if (auto text = broken_text(event); !text.empty()) return "not read as it was written: " + text;
        if (event.at < table.last) return "time went back";
        table = rules::table::evolve(std::move(table), event);
        if (auto broken = broken_invariant(table); !broken.empty())
            return broken + " after " + rules::journal::write_line(event);
    }
    return difference(table, expected);
}

} // namespace tables
