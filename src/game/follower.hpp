// Whoever follows a table from afar and asks for something there: the other end of the line from the keeper's.
#pragma once

#include "src/game/line.hpp"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace game {

/// What a follower hears: the whole table, what happened there next, and what became of its own command.
using Heard = std::variant<TableCame, Happened, Answered>;

/// Hears everything once and in order, whatever the line does to messages, and its answers when the table has been
/// followed to where they count. Sends again what may have been lost. A plain value without a clock of its own.
class Follower {
public:
    /// How long it waits before it sends something again: twice as long each time, up to the longest. So often it also
    /// asks whether anything has happened while all is quiet.
    static constexpr std::chrono::milliseconds first_wait{500};
    static constexpr std::chrono::milliseconds longest_wait{4000};

    /// Begins to follow the table.
    Follower(TableId table, Now now);

    /// Asks until there is an answer. Precondition: no other command awaits its own.
    void submit(Submit command, Now now);
    bool awaits_answer() const { return asked_.has_value(); }

    /// What is heard now, in order. Precondition: the message is about the follower's table.
    std::vector<Heard> receive(ToFollower message, Now now);

    /// What is to be sent now.
    std::vector<ToKeeper> send(Now now);
    /// When send() will have something, if nothing comes before. It may have been already.
    Now next_sending() const;

private:
    /// Something that is sent until it has done its work.
    struct Sending {
        Now due;
        std::chrono::milliseconds wait; ///< until the next time
        bool is_due(Now now) const { return due <= now; }
        void sent(Now now);
    };

    void take(TableCame came, std::vector<Heard>& heard, Now now);
    void take(Update update, std::vector<Heard>& heard, Now now);
    void take(const Replied& replied, std::vector<Heard>& heard, Now now);
    bool is_behind() const { return !place_ || !early_.empty() || answer_; }
    void wait_for_more(Now now);

    TableId table_;
    std::optional<FeedPlace> place_{};          ///< empty: the table has not come yet
    EventNumber next_{};                        ///< of the event that will be heard next
    std::map<std::uint64_t, Happened> early_{}; ///< by the number of their update: those before are missing
    std::optional<Submit> asked_{};
    std::optional<Answered> answer_{}; ///< to it, for which the table has not been followed far enough
    Sending asking_{};
    Sending following_;
};

} // namespace game
