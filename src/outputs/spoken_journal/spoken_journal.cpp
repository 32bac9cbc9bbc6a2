#include "src/outputs/spoken_journal/spoken_journal.hpp"

#include <utility>

namespace outputs::spoken_journal {

SpokenJournal::SpokenJournal(Keep keep)
    : keep_(std::move(keep)) {}

void SpokenJournal::tell(const session::Tell& told) {
    if (!told.journal) return;
    const auto& words = told.reading.empty() ? told.utterance.runs : told.reading;
    keep_(told.journal->game, {told.journal->at, told.kind, plain_text(words)});
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    return std::make_unique<SpokenJournal>(surroundings.keep);
}

} // namespace outputs::spoken_journal
