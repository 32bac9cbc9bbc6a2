#include "src/session/core/move_list.hpp"

#include "rules/notation/san.hpp"

#include <algorithm>
#include <iterator>

namespace session {

using rules::board::Color;
using rules::table::Ply;

void MoveList::add(const Ply& ply) {
    const std::string san = rules::notation::write_san(ply.before, ply.move, letters_);
    const bool is_white = ply.before.turn() == Color::White;
    if (is_white || lines_.empty()) {
        std::string text = std::to_string(ply.before.fullmove_number()) + (is_white ? ". " : "... ") + san;
        const std::size_t length = text.size();
        lines_.push_back({std::move(text), length, false});
    } else {
        lines_.back().text += "  " + san;
        lines_.back().has_two = true;
    }
    if (const auto captured = ply.before.captured(ply.move)) captures_.push_back({plies_, captured->piece});
    last_move_ = ply.move;
    ++plies_;
}

void MoveList::cut(std::size_t ply) {
    std::erase_if(captures_, [ply](const Capture& capture) { return capture.ply >= ply; });
    while (plies_ > ply) {
        Line& line = lines_.back();
        if (line.has_two) {
            line.text.resize(line.with_one_ply);
            line.has_two = false;
        } else {
            lines_.pop_back();
        }
        --plies_;
        last_move_.reset(); // unknown: it is written again
    }
}

void MoveList::follow(std::span<const Ply> plies, const rules::notation::PieceLetters& letters) {
    if (letters != letters_) cut(0);
    letters_ = letters;
    cut(plies.size());
    if (plies_ > 0 && last_move_ != plies[plies_ - 1].move) cut(plies_ - 1);
    for (const Ply& ply : plies.subspan(plies_)) add(ply);
}

std::vector<rules::board::Piece> MoveList::captured(Color of, std::size_t without_plies) const {
    std::vector<rules::board::Piece> pieces;
    for (const Capture& capture : captures_)
        if (capture.piece.color == of && capture.ply + without_plies < plies_) pieces.push_back(capture.piece);
    return pieces;
}

std::vector<std::string> MoveList::last(std::size_t most, std::size_t without_plies) const {
    auto end = lines_.end();
    for (; end != lines_.begin() && without_plies >= (std::prev(end)->has_two ? 2U : 1U); --end)
        without_plies -= std::prev(end)->has_two ? 2U : 1U;
    std::vector<std::string> texts;
    const auto shown = std::min(most, static_cast<std::size_t>(end - lines_.begin()));
    texts.reserve(shown + 1); // a result may follow
    for (auto line = end - static_cast<std::ptrdiff_t>(shown); line != end; ++line) texts.push_back(line->text);
    if (without_plies > 0 && !texts.empty()) texts.back().resize(std::prev(end)->with_one_ply);
    return texts;
}

} // namespace session
