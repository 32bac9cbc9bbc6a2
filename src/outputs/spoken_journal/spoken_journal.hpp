// What was told in a game, kept with it.
#pragma once

#include "src/outputs/output.hpp"

#include <functional>
#include <memory>

namespace outputs::spoken_journal {

/// Hands each thing that is to be kept to the library, as it is read, with the table's time and why it was told.
class SpokenJournal final : public Output {
public:
    using Keep = std::function<void(const game::PlayedGame&, ports::journal::Spoken)>;

    explicit SpokenJournal(Keep keep);
    void tell(const session::Tell& told) override;

private:
    const Keep keep_;
};

std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::spoken_journal
