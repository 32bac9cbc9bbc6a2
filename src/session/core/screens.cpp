#include "src/session/core/screens.hpp"

#include <utility>

namespace session {

void tell_place(Step& step) { step.is_place_untold = true; }

void open_list(Step& step, ListScreen screen) {
    step.push(std::move(screen));
    tell_place(step);
}

void open_text(Step& step, TextPurpose purpose, std::optional<rules::board::Color> side) {
    step.push(TextScreen{purpose, {}, side});
    tell_place(step);
}

void leave_game_menu(Step& step) {
    for (;;) {
        const auto* list = std::get_if<ListScreen>(&step.top());
        if (list == nullptr || !belongs_to_game_menu(list->kind)) return;
        step.pop();
    }
}

} // namespace session
