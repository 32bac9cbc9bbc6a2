#include "src/session/core/move_list.hpp"

#include "rules/notation/san.hpp"

#include <algorithm>

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
    last_move_ = ply.move;
    ++plies_;
}

void MoveList::cut(std::size_t ply) {
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

std::vector<std::string> MoveList::last(std::size_t most, bool without_last_ply) const {
    std::vector<std::string> texts;
    const std::size_t shown = std::min(most, lines_.size());
    texts.reserve(shown + 1); // a result may follow
    for (auto line = lines_.end() - static_cast<std::ptrdiff_t>(shown); line != lines_.end(); ++line)
        texts.push_back(line->text);
    if (!without_last_ply || texts.empty()) return texts;
    if (lines_.back().has_two)
        texts.back().resize(lines_.back().with_one_ply);
    else
        texts.pop_back();
    return texts;
}

} // namespace session
