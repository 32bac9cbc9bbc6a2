#include "src/game/follower.hpp"

#include <algorithm>
#include <utility>

namespace game {

void Follower::Sending::sent(Now now) {
    due = now + wait;
    wait = std::min(2 * wait, longest_wait);
}

Follower::Follower(TableId table, Now now)
    : table_(table)
    , following_{now, first_wait} {}

void Follower::submit(Submit command, Now now) {
    asked_ = std::move(command);
    asking_ = {now, first_wait};
}

std::vector<Heard> Follower::receive(ToFollower message, Now now) {
    const auto place = place_;
    const bool was_behind = is_behind();
    std::vector<Heard> heard;
    std::visit([&](auto& each) { take(std::move(each), heard, now); }, message);
    if (answer_ && answer_->through <= next_) {
        heard.emplace_back(*std::exchange(answer_, std::nullopt));
        asked_.reset();
    }
    if (place_ != place || is_behind() != was_behind) wait_for_more(now);
    return heard;
}

void Follower::take(TableCame came, std::vector<Heard>& heard, Now now) {
    if (place_ && came.place.run <= place_->run) return;
    early_.clear();
    answer_.reset();
    asking_ = {now, first_wait};
    place_ = came.place;
    next_ = came.next();
    heard.emplace_back(std::move(came));
}

void Follower::take(Update update, std::vector<Heard>& heard, Now now) {
    if (!place_ || update.place <= *place_) return;
    if (update.place.run != place_->run) {
        following_ = {now, first_wait};
        return;
    }
    early_.emplace(update.place.updates, std::move(update.happened));
    for (auto first = early_.begin(); first != early_.end() && first->first == place_->updates + 1;
         first = early_.erase(first)) {
        ++place_->updates;
        next_ = next_.after(first->second.events.size());
        heard.emplace_back(std::move(first->second));
    }
}

void Follower::take(const Replied& replied, std::vector<Heard>&, Now) {
    const bool is_awaited = asked_ && replied.answered.command == asked_->id && place_ && replied.run == place_->run;
    if (is_awaited) answer_ = replied.answered;
}

/// What is missing may only have been overtaken, so it is not asked for at once.
void Follower::wait_for_more(Now now) {
    const auto wait = is_behind() ? first_wait : longest_wait;
    following_ = {now + wait, wait};
}

std::vector<ToKeeper> Follower::send(Now now) {
    std::vector<ToKeeper> messages;
    if (asked_ && !answer_ && place_ && asking_.is_due(now)) {
        messages.emplace_back(Asked{place_->run, *asked_});
        asking_.sent(now);
    }
    if (following_.is_due(now)) {
        messages.emplace_back(Follow{table_, place_});
        following_.sent(now);
    }
    return messages;
}

Now Follower::next_sending() const {
    const bool asks = asked_ && !answer_ && place_;
    return asks ? std::min(asking_.due, following_.due) : following_.due;
}

} // namespace game
