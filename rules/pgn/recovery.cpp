#include "rules/pgn/recovery.hpp"

#include "rules/pgn/signs.hpp"

namespace rules::pgn {

namespace {

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

} // namespace

void skip_to_next_game(Input& input) {
    while (!input.at_end()) {
        input.look_ahead();
        if (input.is_line_start() && starts_tag(without_blanks(input.rest().substr(0, Input::sight)))) return;
        input.skip_line();
    }
}

} // namespace rules::pgn
