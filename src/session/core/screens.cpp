#include "src/session/core/screens.hpp"

#include <utility>

namespace session {

void tell_place(UpdateContext& context) { context.is_place_untold = true; }

void open_list(UpdateContext& context, ListScreen screen) {
    context.push(std::move(screen));
    tell_place(context);
}

void open_text(UpdateContext& context, TextPurpose purpose, std::optional<rules::board::Color> side) {
    context.push(TextScreen{purpose, {}, side});
    tell_place(context);
}

void leave_game_menu(UpdateContext& context) {
    for (;;) {
        const auto* list = std::get_if<ListScreen>(&context.top());
        if (list == nullptr || !belongs_to_game_menu(list->kind)) return;
        context.pop();
    }
}

} // namespace session
