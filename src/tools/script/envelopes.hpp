// Where a script's sealed moves are kept from everybody until they are opened.
#pragma once

#include "rules/table/table.hpp"

#include <optional>
#include <string>
#include <variant>

namespace tools::script {

/// An envelope's digest.
struct Digest {
    std::string text;
};
/// What was written in an envelope.
struct WrittenMove {
    std::string text;
};
/// Why an envelope cannot be sealed or opened, for a person.
struct EnvelopeTrouble {
    std::string what;
};

/// Whoever keeps envelopes: the arbiter, or a test.
class Envelopes {
public:
    virtual ~Envelopes() = default;
    /// Seals what the side has written, of a game as it is adjourned.
    virtual std::variant<Digest, EnvelopeTrouble> seal(const rules::table::Table& table, rules::table::Color side,
                                                       const std::string& move, rules::table::Instant now) = 0;
    virtual std::variant<WrittenMove, EnvelopeTrouble> open(const Digest& digest) = 0;
};

} // namespace tools::script
