// Sealed moves, in the folder where the arbiter keeps them.
#pragma once

#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <filesystem>

namespace services {

/// Any thread may call it, one at a time. Waits for the disk and, with a passphrase, for about a second. The answers
/// name the table the envelope belongs to.
class EnvelopeService {
public:
    explicit EnvelopeService(std::filesystem::path folder);

    /// EnvelopeSealed, EnvelopeWantsKey or EnvelopeFailed.
    session::Message carry_out(const session::SealEnvelope& effect) const;
    /// EnvelopeUnsealed, EnvelopeWantsOpener or EnvelopeFailed.
    session::Message carry_out(const session::UnsealEnvelope& effect) const;

private:
    std::filesystem::path folder_;
};

} // namespace services
