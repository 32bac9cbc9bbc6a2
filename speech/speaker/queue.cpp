#include "speech/speaker/queue.hpp"

#include <cassert>
#include <iterator>
#include <utility>

namespace speech::speaker {

using announce::Urgency;

Queue::Change Queue::say(Entry entry) {
    Change change;
    const bool alarmed = running_ && running_->utterance.urgency == Urgency::Alarm;
    switch (entry.utterance.urgency) {
    case Urgency::Answer:
        if (running_ && !alarmed) cut_running(change);
        if (answer_) change.dropped.push_back(answer_->id);
        answer_ = std::move(entry);
        break;
    case Urgency::News: news_.push_back(std::move(entry)); break;
    case Urgency::Alarm:
        if (running_) cut_running(change);
        alarms_.push_front(std::move(entry));
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
    *this = Queue{};
    return change;
}

std::vector<Entry> Queue::surrender() {
    if (running_) put_back();
    std::vector<Entry> all{std::make_move_iterator(alarms_.rbegin()), std::make_move_iterator(alarms_.rend())};
    if (answer_) all.push_back(*std::move(answer_));
    all.insert(all.end(), std::make_move_iterator(news_.begin()), std::make_move_iterator(news_.end()));
    *this = Queue{};
    return all;
}

void Queue::put_back() {
    assert(running_);
    Entry entry = *std::exchange(running_, std::nullopt);
    switch (entry.utterance.urgency) {
    case Urgency::Answer: answer_ = std::move(entry); break; // none waits: it would have cut this one off
    case Urgency::News: news_.push_front(std::move(entry)); break;
    case Urgency::Alarm: alarms_.push_front(std::move(entry)); break;
    }
}

const Entry* Queue::next() const {
    if (!alarms_.empty()) return &alarms_.front();
    if (answer_) return &*answer_;
    return news_.empty() ? nullptr : &news_.front();
}

Entry Queue::begin_next() {
    assert(!running_ && next() != nullptr);
    if (!alarms_.empty()) {
        running_ = std::move(alarms_.front());
        alarms_.pop_front();
    } else if (answer_) {
        running_ = *std::exchange(answer_, std::nullopt);
    } else {
        running_ = std::move(news_.front());
        news_.pop_front();
    }
    return *running_;
}

void Queue::end_running() { running_.reset(); }

const Entry* Queue::running() const { return running_ ? &*running_ : nullptr; }

void Queue::cut_running(Change& change) {
    change.cuts_running = true;
    if (running_->utterance.urgency != Urgency::Answer) return put_back();
    change.dropped.push_back(running_->id);
    end_running();
}

} // namespace speech::speaker
