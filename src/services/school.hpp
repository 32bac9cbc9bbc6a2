// The exercises of the school, and what the learner has answered and solved: kept and read.
#pragma once

#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>

namespace services {

/// On a thread of its own: nobody waits for the disk.
class SchoolService {
public:
    /// `wake` is called from another thread when there is something to poll.
    SchoolService(std::filesystem::path file, std::filesystem::path data_folder, std::function<void()> wake);

    /// AnswersRead.
    void carry_out(const session::ReadAnswers& effect);
    /// AnswersNotKept, if it is not.
    void carry_out(const session::KeepAnswer& effect);

    /// ExercisesRead.
    void carry_out(const session::ReadExercises& effect);

    /// The oldest answer not yet taken.
    std::optional<session::Message> poll() { return worker_.poll(); }

    /// Waits so long until everything is kept; whether it is.
    bool finish(std::chrono::milliseconds longest) { return worker_.finish(longest); }

private:
    const std::filesystem::path file_;
    const std::filesystem::path data_folder_;
    Worker<session::Message> worker_;
};

} // namespace services
