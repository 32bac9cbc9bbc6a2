#include "rules/pgn/recovery.hpp"

#include "rules/pgn/signs.hpp"

namespace rules::pgn {

namespace {

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

} // namespace

void skip_to_next_game(Input& input, bool is_in_moves) {
    input.look_ahead();
    if (!(is_in_moves && starts_tag(input.rest()))) input.skip_line();
    bool is_behind_empty_line = false;
    while (!input.at_end()) {
        input.look_ahead();
        const std::string_view line = without_blanks(input.rest());
        if (starts_tag(line)) {
            if (is_in_moves || (is_behind_empty_line && line.starts_with("[Event "))) return;
        } else if (!line.starts_with('\n') && !line.starts_with('%')) {
            is_in_moves = is_in_moves || !line.empty();
        }
        is_behind_empty_line = line.starts_with('\n');
        input.skip_line();
    }
}

} // namespace rules::pgn
