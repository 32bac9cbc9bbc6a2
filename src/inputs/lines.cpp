#include "src/inputs/lines.hpp"

#include <thread>
#include <utility>

namespace inputs {

Lines::Lines(std::istream& text, session::ParticipantId who, std::function<void()> has_come) {
    mailbox_->has_come_in = std::move(has_come);
    std::thread([&text, who, mailbox = mailbox_] {
        try {
            read(text, *mailbox);
        } catch (const std::exception&) {
            // What cannot be read is the end: the program leaves with everything kept.
        }
        mailbox->end(who);
    }).detach();
}

Lines::~Lines() {
    {
        const std::lock_guard lock(mailbox_->mutex);
        mailbox_->is_forgotten = true;
        mailbox_->messages.clear();
        mailbox_->has_room.notify_one();
    }
    const std::lock_guard lock(mailbox_->telling);
    mailbox_->has_come_in = nullptr;
}

void Lines::Mailbox::tell() {
    const std::lock_guard lock(telling);
    if (has_come_in) has_come_in();
}

void Lines::Mailbox::put(session::Message message) {
    constexpr std::size_t most = 1000;
    std::unique_lock lock(mutex);
    has_room.wait(lock, [this] { return is_forgotten || messages.size() < most; });
    if (is_forgotten) return;
    messages.push_back(std::move(message));
    has_come.notify_one();
    lock.unlock();
    tell();
}

void Lines::Mailbox::end(session::ParticipantId who) {
    {
        const std::lock_guard lock(mutex);
        ended = session::InputEnded{who};
        has_come.notify_one();
    }
    tell();
}

/// What was read comes before the end of it.
std::optional<session::Message> Lines::Mailbox::take() {
    if (messages.empty()) {
        if (!ended) return std::nullopt;
        return *std::exchange(ended, std::nullopt);
    }
    session::Message oldest = std::move(messages.front());
    messages.pop_front();
    has_room.notify_one();
    return oldest;
}

/// No line is longer than any that could be meant: the rest of it is passed over.
void Lines::read(std::istream& text, Mailbox& mailbox) {
    constexpr std::size_t longest = 1000;
    std::string line;
    const auto hand_over = [&line, &mailbox] {
        if (line.ends_with('\r')) line.pop_back(); // as lines end elsewhere
        mailbox.put(session::LineTyped{std::exchange(line, {})});
    };
    for (char sign = 0; text.get(sign);) {
        if (sign == '\n')
            hand_over();
        else if (line.size() < longest)
            line += sign;
    }
    if (!line.empty()) hand_over();
}

void Lines::wait(std::chrono::milliseconds longest, const KeyContextNow&, const Act& act) {
    std::unique_lock lock(mailbox_->mutex);
    mailbox_->has_come.wait_for(lock, longest, [this] { return mailbox_->is_woken || mailbox_->has_any(); });
    mailbox_->is_woken = false;
    // One line at a time: what the world has answered meanwhile comes before the next.
    const auto message = mailbox_->take();
    if (!message) return;
    const bool is_more_there = mailbox_->has_any();
    lock.unlock();
    if (is_more_there) mailbox_->tell();
    act(*message);
}

void Lines::wake() {
    const std::lock_guard lock(mailbox_->mutex);
    mailbox_->is_woken = true;
    mailbox_->has_come.notify_one();
}

} // namespace inputs
