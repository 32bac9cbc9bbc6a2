// Which outputs of sound there are.
#pragma once

#include "src/session/core/message.hpp"

#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

namespace services {

/// Looks for them where nobody waits for the sound system. All calls come from one thread and none of them waits.
class SoundOutputs {
public:
    using Names = std::function<std::vector<std::string>()>;

    /// `names`: how they are found; it may take its time.
    explicit SoundOutputs(Names names);

    /// Looks again, unless it is looking already.
    void look();
    /// What was found, once.
    std::optional<session::OutputsFound> poll();

private:
    const Names names_;
    std::future<std::vector<std::string>> looking_;
};

} // namespace services
