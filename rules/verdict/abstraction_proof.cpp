#include "rules/verdict/abstraction_proof.hpp"

#include "rules/verdict/steps.hpp"

#include <algorithm>
#include <bit>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;
using variants::Position;

namespace {

constexpr std::size_t cost_of_a_choice = 20;

bool may_castle_some_day(const Position& position) { return position.setup().castling != board::CastlingRights{}; }

} // namespace

AbstractionProof::AbstractionProof(const Position& position, Color side)
    : position_(position)
    , side_(side) {
    if (may_castle_some_day(position)) return;
    find_kinds();
    if (kinds_.size() > AbstractPosition::most_regions) return;
    for (unsigned choice = 1; choice < 1U << kinds_.size(); ++choice) choices_.push_back(choice);
    std::stable_sort(choices_.begin(), choices_.end(),
                     [](unsigned one, unsigned other) { return std::popcount(one) > std::popcount(other); });
}

void AbstractionProof::find_kinds() {
    const Bitboard pawns = position_.pieces(Color::White, Role::Pawn) | position_.pieces(Color::Black, Role::Pawn);
    for (const Color color : board::both_colors) {
        for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen}) {
            for (const Square home : position_.pieces(color, role)) {
                const Bitboard region = flood(role, Bitboard(home), pawns);
                if (!region.several()) continue; // it stands still anyway
                auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& one) {
                    return one.piece == board::Piece{color, role} && one.region == region;
                });
                if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{{color, role}, region, {}});
                kind->homes |= Bitboard(home);
            }
        }
    }
}

AbstractSearch AbstractionProof::abstract_search(unsigned choice) const {
    Bitboard homes;
    std::vector<AbstractedPieces> abstracted;
    std::vector<Bitboard> regions;
    for (std::size_t number = 0; number < kinds_.size(); ++number) {
        if ((choice >> number & 1U) == 0) continue;
        homes |= kinds_[number].homes;
        abstracted.push_back({kinds_[number].piece, kinds_[number].homes.count()});
        regions.push_back(kinds_[number].region);
    }
    AbstractPosition root(position_, homes);
    for (std::size_t number = 0; number < regions.size(); ++number) root.set_region(number, regions[number]);
    return AbstractSearch(root, abstracted, side_, position_.turn() != side_ && position_.is_check());
}

AbstractionProof::Answer AbstractionProof::go_on(std::size_t positions) {
    const std::size_t limit = visited_ + positions;
    while (!choices_.empty() && visited_ < limit) {
        if (next_ == choices_.size()) {
            next_ = 0;
            patience_ *= 4;
        }
        AbstractSearch search = abstract_search(choices_[next_]);
        const auto answer = search.visit(std::min(patience_, limit - visited_));
        visited_ += search.size() + cost_of_a_choice;
        switch (answer) {
        case AbstractSearch::Answer::NoMate: return Answer::Proved;
        case AbstractSearch::Answer::MayMate:
            choices_.erase(choices_.begin() + static_cast<std::ptrdiff_t>(next_));
            break;
        case AbstractSearch::Answer::Unknown: ++next_; break;
        }
    }
    return choices_.empty() ? Answer::Hopeless : Answer::Open;
}

} // namespace rules::verdict
