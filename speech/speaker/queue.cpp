#include "speech/speaker/queue.hpp"

#include <cassert>
#include <iterator>
#include <utility>

namespace speech::speaker {

using announce::Urgency;

namespace {

/// Once it has been cut off.
bool is_said_again(Urgency urgency) {
    switch (urgency) {
    case Urgency::News:
    case Urgency::Aside:
    case Urgency::Alarm: return true;
    case Urgency::Answer:
    case Urgency::Moment: return false;
    }
    return true;
}

} // namespace

Queue::Change Queue::say(Entry entry) {
    Change change;
    if (moment_) change.dropped.push_back(std::exchange(moment_, std::nullopt)->id);
    const bool alarmed = running_ && running_->utterance.urgency == Urgency::Alarm;
    switch (entry.utterance.urgency) {
    case Urgency::Answer:
        if (running_ && !alarmed) cut_running(change);
        if (answer_) change.dropped.push_back(answer_->id);
        answer_ = std::move(entry);
        break;
    case Urgency::News:
        if (running_ && running_->utterance.urgency == Urgency::Aside) cut_running(change);
        news_.push_back(std::move(entry));
        break;
    case Urgency::Aside: asides_.push_back(std::move(entry)); break;
    case Urgency::Alarm:
        if (running_) cut_running(change);
        alarms_.push_front(std::move(entry));
        break;
    case Urgency::Moment:
        if (running_ || next() != nullptr)
            change.dropped.push_back(entry.id);
        else
            moment_ = std::move(entry);
        break;
    }
    return change;
}

Queue::Change Queue::hush() {
    Change change;
    if (running_) {
        change.cuts_running = true;
        change.dropped.push_back(running_->id);
    }
    for (const Entry& alarm : alarms_) change.dropped.push_back(alarm.id);
    if (answer_) change.dropped.push_back(answer_->id);
    for (const Entry& news : news_) change.dropped.push_back(news.id);
    for (const Entry& aside : asides_) change.dropped.push_back(aside.id);
    if (moment_) change.dropped.push_back(moment_->id);
    *this = Queue{};
    return change;
}

std::vector<Entry> Queue::surrender() {
    if (running_) put_back();
    std::vector<Entry> all{std::make_move_iterator(alarms_.rbegin()), std::make_move_iterator(alarms_.rend())};
    if (answer_) all.push_back(*std::move(answer_));
    for (std::deque<Entry>* waiting : {&news_, &asides_})
        all.insert(all.end(), std::make_move_iterator(waiting->begin()), std::make_move_iterator(waiting->end()));
    *this = Queue{};
    return all;
}

void Queue::put_back() {
    assert(running_);
    Entry entry = *std::exchange(running_, std::nullopt);
    switch (entry.utterance.urgency) {
    case Urgency::Answer: answer_ = std::move(entry); break; // none waits: it would have cut this one off
    case Urgency::News: news_.push_front(std::move(entry)); break;
    case Urgency::Aside: asides_.push_front(std::move(entry)); break;
    case Urgency::Alarm: alarms_.push_front(std::move(entry)); break;
    case Urgency::Moment: break; // its moment is over
    }
}

const Entry* Queue::next() const {
    if (!alarms_.empty()) return &alarms_.front();
    if (answer_) return &*answer_;
    if (!news_.empty()) return &news_.front();
    if (!asides_.empty()) return &asides_.front();
    return moment_ ? &*moment_ : nullptr;
}

Entry Queue::begin_next() {
    assert(!running_ && next() != nullptr);
    if (!alarms_.empty()) {
        running_ = std::move(alarms_.front());
        alarms_.pop_front();
    } else if (answer_) {
        running_ = *std::exchange(answer_, std::nullopt);
    } else if (!news_.empty()) {
        running_ = std::move(news_.front());
        news_.pop_front();
    } else if (!asides_.empty()) {
        running_ = std::move(asides_.front());
        asides_.pop_front();
    } else {
        running_ = *std::exchange(moment_, std::nullopt);
    }
    return *running_;
}

void Queue::end_running() { running_.reset(); }

const Entry* Queue::running() const { return running_ ? &*running_ : nullptr; }

void Queue::cut_running(Change& change) {
    change.cuts_running = true;
    if (is_said_again(running_->utterance.urgency)) return put_back();
    change.dropped.push_back(running_->id);
    end_running();
}

} // namespace speech::speaker
