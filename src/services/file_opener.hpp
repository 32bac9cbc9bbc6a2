// Files that the desktop opens with the program it has for them.
#pragma once

#include "src/game/identity.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/participant_id.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace services {

/// The program that opens a file with the program the desktop has for it.
inline constexpr const char* opening_program = "xdg-open";

/// Has files opened, and tells where that comes to nothing after it has begun. Nobody waits for it.
class FileOpener {
public:
    /// Who has not failed by then has the file open; how that ends is no affair of ours.
    static constexpr std::chrono::seconds patience{10};

    /// `wake` is called from any thread, as long as this lives, when there is something to poll.
    explicit FileOpener(std::function<void()> wake, std::string program = opening_program);
    ~FileOpener();
    FileOpener(const FileOpener&) = delete;
    FileOpener& operator=(const FileOpener&) = delete;

    /// Has the file of that game opened; answers why that could not even begin. `who` is told if it fails later. For
    /// any thread.
    std::optional<std::string> open(game::GameId game, session::ParticipantId who, const std::filesystem::path& file);

    /// One that could not be opened after all, told once.
    std::optional<session::FileFailed> poll();

private:
    struct Mailbox;

    const std::string program_;
    const std::shared_ptr<Mailbox> mailbox_;
};

} // namespace services
