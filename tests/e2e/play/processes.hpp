// The processes around the program: found, and made to stand still.
#pragma once

#include "tests/e2e/play/recording.hpp"

#include <sys/types.h>

#include <chrono>
#include <optional>

namespace e2e {

/// The engine the program has started, as the kernel knows it.
std::optional<pid_t> engine_of(pid_t program);

/// The sound server of the fixture stands still while this lives.
class FrozenSoundServer {
public:
    FrozenSoundServer();
    ~FrozenSoundServer();
    FrozenSoundServer(const FrozenSoundServer&) = delete;
    FrozenSoundServer& operator=(const FrozenSoundServer&) = delete;

private:
    pid_t server_;
};

/// The time that has passed since then.
std::chrono::milliseconds since(Clock::time_point moment);

} // namespace e2e
