#include "src/outputs/screen_reader/screen_reader.hpp"

#include "speech/output/reader/reader.hpp"

#include <string>
#include <utility>

namespace outputs::screen_reader {

void ScreenReader::apply(const settings::Preferences& preferences) {
    if (std::exchange(speaker_, preferences.speaker) != preferences.speaker) is_lost_ = false;
    show_again();
}

void ScreenReader::note(const Notice& notice) {
    if (!std::holds_alternative<SpeakerDied>(notice)) return;
    is_lost_ = true;
    show_again();
}

void ScreenReader::show(const Sight& sight) {
    sight_ = sight;
    show_again();
}

void ScreenReader::show_again() {
    if (!sight_) return;
    const bool speaks = speaker_ == settings::Speaker::ScreenReader && !is_lost_;
    show_({sight_->view.title, speaks ? sight_->view.caption : std::string(), sight_->has_keyboard});
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    return is_by_lines(surroundings) ? nullptr : std::make_unique<ScreenReader>(speech::output::reader::show);
}

} // namespace outputs::screen_reader
