#include "src/outputs/example_display/example_display.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/paths.hpp"

#include <string>
#include <utility>
#include <variant>

namespace outputs::example_display {

void Keys::wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) {
    names_.wait(longest, key_context, [&](const session::Message& message) {
        const auto* line = std::get_if<session::LineTyped>(&message);
        if (line == nullptr) return; // nobody presses keys any more
        const session::Chord chord{line->text};
        const session::Binding* known = keys_.find(key_context(), chord);
        if (known == nullptr) return act(session::UnknownKey{chord});
        if (session::is_held(known->command)) return; // nobody hears here when it is let go
        act(session::KeyPressed{chord, known->command, known->number});
    });
}

ExampleDisplay::ExampleDisplay(const std::filesystem::path& display, std::unique_ptr<Keys> keys)
    : display_(display)
    , keys_(std::move(keys)) {}

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

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    const auto display = base::platform::nonempty_variable("KLANGBRETT_EXAMPLE_DISPLAY");
    if (!display) return nullptr;
    std::unique_ptr<Keys> keys;
    if (const auto pipe = base::platform::nonempty_variable("KLANGBRETT_EXAMPLE_KEYS")) {
        // Read to the end of the program; for writing too, so that nobody waits for a writer.
        static std::fstream* const device =
            new std::fstream(base::platform::path_of(*pipe), std::ios::in | std::ios::out);
        keys = std::make_unique<Keys>(*device, surroundings.wake);
    }
    return std::make_unique<ExampleDisplay>(base::platform::path_of(*display), std::move(keys));
}

} // namespace outputs::example_display
