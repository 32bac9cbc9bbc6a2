#include "src/session/core/review.hpp"

#include "rules/table/clock/clock.hpp"

#include <algorithm>
#include <utility>

namespace session {

using rules::table::Duration;
using rules::table::Ply;

MoveList listed(const rules::table::Table& table, const rules::notation::PieceLetters& letters) {
    MoveList moves;
    moves.follow(table.plies, letters);
    return moves;
}

Review::Review(std::shared_ptr<const FinishedGame> game, std::size_t ply, std::shared_ptr<const FinishedGame> partners,
               std::optional<std::size_t> partners_ply)
    : game_(std::move(game))
    , ply_(ply)
    , partners_(std::move(partners))
    , partners_ply_(partners_ply) {}

std::optional<Review> Review::at_partners() const {
    if (partners_ == nullptr) return std::nullopt;
    const std::vector<Ply>& theirs = partners_->table.plies;
    const auto made_by_then = [&] {
        if (is_at_end()) return theirs.size();
        // Both boards begin together and stand still together.
        const auto now = ply_ == 0 ? rules::table::Instant{} : plies().back().made_at;
        const auto later = std::ranges::find_if(theirs, [now](const Ply& made) { return made.made_at > now; });
        return static_cast<std::size_t>(std::distance(theirs.begin(), later));
    };
    return Review{partners_, partners_ply_ ? *partners_ply_ : made_by_then(), game_, ply_};
}

const rules::variants::Position& Review::position() const { return position_before(game_->table, ply_); }

std::span<const Ply> Review::plies() const { return std::span(game_->table.plies).first(ply_); }

std::optional<Duration> Review::left(rules::board::Color side) const {
    const rules::table::Table& table = game_->table;
    if (!table.clock.exists()) return std::nullopt;
    if (is_at_end()) return table.clock.left(side, table.last);
    const auto made = plies();
    const auto last = std::find_if(made.rbegin(), made.rend(),
                                   [side](const Ply& ply) { return ply.before.turn() == side && ply.left; });
    if (last != made.rend()) return *last->left;
    return rules::table::ChessClock(table.settings.time, table.laws.clock.increment).left(side, {});
}

} // namespace session
