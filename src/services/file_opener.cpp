#include "src/services/file_opener.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/run_program.hpp"

#include <deque>
#include <mutex>
#include <utility>

namespace services {

/// It is there as long as somebody may still put something into it.
struct FileOpener::Mailbox {
    std::mutex mutex;
    std::deque<session::FileFailed> failed;
    std::function<void()> wake; ///< null: nobody takes anything any more
};

FileOpener::FileOpener(std::function<void()> wake, std::string program)
    : program_(std::move(program))
    , mailbox_(std::make_shared<Mailbox>()) {
    mailbox_->wake = std::move(wake);
}

FileOpener::~FileOpener() {
    const std::lock_guard lock(mailbox_->mutex);
    mailbox_->wake = nullptr;
}

std::optional<std::string> FileOpener::open(game::GameId game, session::ParticipantId who,
                                            const std::filesystem::path& file) {
    using base::platform::Ending;
    const auto begun = std::chrono::steady_clock::now();
    const auto ended = [mailbox = mailbox_, game, who, program = program_, begun](const Ending& ending) {
        const bool is_open = ending == Ending{base::platform::ExitCode{0}};
        if (is_open || std::chrono::steady_clock::now() - begun > patience) return;
        const std::lock_guard lock(mailbox->mutex);
        if (!mailbox->wake) return;
        const std::string why = program + ": " + base::platform::describe(ending);
        mailbox->failed.push_back({game, session::FileOf::Opening, why, who});
        mailbox->wake();
    };
    if (const auto error = base::platform::start_apart({program_, base::platform::text_of(file)}, ended))
        return error->message();
    return std::nullopt;
}

std::optional<session::FileFailed> FileOpener::poll() {
    const std::lock_guard lock(mailbox_->mutex);
    if (mailbox_->failed.empty()) return std::nullopt;
    session::FileFailed oldest = std::move(mailbox_->failed.front());
    mailbox_->failed.pop_front();
    return oldest;
}

} // namespace services
