// Games to write sheets of.
#pragma once

#include "src/sheet/sheets.hpp"

#include <string>
#include <vector>

namespace games {

/// A game that was played, and what a sheet of it is written from.
class Played {
public:
    /// Moves in SAN; every move takes a second. `Nf3 (=)` is made with an offer.
    explicit Played(const std::vector<std::string>& moves, const std::string& start = "",
                    const std::string& time = "5400+30",
                    rules::variants::Variant variant = rules::variants::Variant::Standard);

    void happen(rules::table::Event event);
    void move(const std::string& san);

    /// The sheets in that language; a missing table fails the test.
    std::string sheets(sheet::Format format, const std::string& language = "en",
                       std::optional<rules::table::Color> side = std::nullopt) const;

private:
    ports::journal::StoredGame stored_;
    rules::table::Table table_;
};

/// A catalogue of the program's own.
const speech::phrases::Catalogue& catalogue(const std::string& language);

/// Morphy at the opera, with an offer of a draw.
const std::vector<std::string>& opera();

} // namespace games
