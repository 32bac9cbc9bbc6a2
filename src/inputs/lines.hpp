// Lines of text as they are typed: what a pipe, a terminal or a braille terminal has instead of keys.
#pragma once

#include "src/inputs/input.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <istream>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace inputs {

/// Hands each line over as LineTyped, and the end of the text as InputEnded.
class Lines final : public Input {
public:
    /// Reads on a thread of its own. Nothing ends a read but what is read, so the thread may outlive this: the text
    /// must be there as long as the program runs. `who` types; `has_come` is called, by any thread, while there is a
    /// line to be taken, and not any more once this is destroyed.
    explicit Lines(
        std::istream& text, session::ParticipantId who = {}, std::function<void()> has_come = [] {});

    ~Lines() override;

    void wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) override;
    void wake() override;

private:
    /// What has been read and not been handed over.
    struct Mailbox {
        std::mutex mutex;
        std::condition_variable has_come;
        std::condition_variable has_room;
        std::deque<session::Message> messages;
        std::optional<session::InputEnded> ended; ///< and not handed over yet; telling it takes no memory
        bool is_woken = false;
        bool is_forgotten = false; ///< nobody takes anything any more: what is read goes nowhere
        std::mutex telling;        ///< held while that is called, or forgotten
        std::function<void()> has_come_in;

        /// Waits as long as too much has not been handed over.
        void put(session::Message message);
        void end(session::ParticipantId who);
        void tell();
        // With the lock:
        bool has_any() const { return ended || !messages.empty(); }
        std::optional<session::Message> take();
    };

    static void read(std::istream& text, Mailbox& mailbox);

    std::shared_ptr<Mailbox> mailbox_ = std::make_shared<Mailbox>();
};

} // namespace inputs
