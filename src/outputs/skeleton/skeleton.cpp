#include "src/outputs/skeleton/skeleton.hpp"

#include <utility>

namespace outputs::skeleton {

void Skeleton::tell(const session::Tell& told) {
    if (told.to != at_keyboard) return;
    // What is true at its moment only is for the ear: text stays.
    if (told.utterance.urgency == speech::announce::Urgency::Moment) return;
    // As it is read: a picture of the board, or a cue, is heard in other ways than its words.
    std::string line = plain_text(told.reading.empty() ? told.utterance.runs : told.reading);
    if (!line.empty()) lines_.push_back(std::move(line));
}

void Skeleton::show(const Sight& sight) { place_ = sight.view.title; }

std::unique_ptr<Output> open(const Surroundings&) { return std::make_unique<Skeleton>(); }

} // namespace outputs::skeleton
