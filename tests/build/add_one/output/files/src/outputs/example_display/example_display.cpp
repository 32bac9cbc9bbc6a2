#include "src/outputs/example_display/example_display.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/paths.hpp"

#include <string>

namespace outputs::example_display {

ExampleDisplay::ExampleDisplay(const std::filesystem::path& display)
    : display_(display) {}

void ExampleDisplay::tell(const session::Tell& told) {
    if (told.to != at_keyboard) return;
    const std::string line = plain_text(told.reading.empty() ? told.utterance.runs : told.reading);
    if (!line.empty()) display_ << "told: " << line << std::endl;
}

void ExampleDisplay::show(const Sight& sight) {
    const auto& list = sight.view.list;
    const bool has_row = list && list->focus < list->rows.size();
    display_ << "shown: " << (has_row ? list->rows[list->focus] : sight.view.title) << std::endl;
}

std::unique_ptr<Output> open(const Surroundings&) {
    const auto display = base::platform::nonempty_variable("KLANGBRETT_EXAMPLE_DISPLAY");
    return display ? std::make_unique<ExampleDisplay>(base::platform::path_of(*display)) : nullptr;
}

} // namespace outputs::example_display
