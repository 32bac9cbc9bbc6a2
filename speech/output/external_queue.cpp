#include "speech/output/external_queue.hpp"

#include <utility>

namespace speech::output {

using announce::Urgency;
using speaker::Ending;
using speaker::Entry;
using speaker::Finished;
using speaker::Queue;

ExternalSpeechQueue::ExternalSpeechQueue(std::unique_ptr<SpeechOutput> output, Accompaniment& accompaniment)
    : output_(std::move(output))
    , accompaniment_(accompaniment) {}

void ExternalSpeechQueue::say(Entry entry) {
    if (entry.utterance.urgency == Urgency::Answer || entry.utterance.urgency == Urgency::Alarm) paused_ = false;
    drop(queue_.say(std::move(entry)));
    begin_next();
}

void ExternalSpeechQueue::hush() {
    paused_ = false;
    const Queue::Change change = queue_.hush();
    drop(change);
    // The output may still be speaking what counts as ended.
    if (!change.cuts_running && state_ == State::Speaking) output_->hush();
    accompaniment_.stop();
}

void ExternalSpeechQueue::toggle_pause() {
    if (paused_) {
        paused_ = false;
        return begin_next();
    }
    if (queue_.running() == nullptr) return;
    fall_silent();
    if (queue_.running()->utterance.urgency == Urgency::Moment) return end_running(Ending::CutOff);
    queue_.put_back();
    paused_ = true;
}

void ExternalSpeechQueue::set_manner(const voice::Manner& manner, sounds::mixer::Volume volume) {
    output_->set_manner(manner, volume);
}

std::vector<Entry> ExternalSpeechQueue::surrender() {
    if (queue_.running() != nullptr) fall_silent();
    return queue_.surrender();
}

std::optional<Word> ExternalSpeechQueue::poll() {
    take_reports();
    if (plays_ && accompaniment_.is_over()) end_running();
    if (words_.empty()) return std::nullopt;
    Word oldest = std::move(words_.front());
    words_.pop_front();
    return oldest;
}

void ExternalSpeechQueue::take_reports() {
    while (state_ != State::Dead) {
        const auto report = output_->poll();
        if (!report) return;
        if (std::holds_alternative<Ready>(*report)) {
            state_ = State::Speaking;
            begin_next();
        } else if (const auto* ended = std::get_if<Ended>(&*report)) {
            if (queue_.running() != nullptr && !plays_ && ended->passage == passage_) end_running();
        } else {
            const auto& died = std::get<Died>(*report);
            state_ = State::Dead;
            words_.push_back(Resigned{died.failing, died.detail, queue_.surrender()});
        }
    }
}

void ExternalSpeechQueue::fall_silent() {
    if (std::exchange(plays_, false)) {
        accompaniment_.stop();
    } else if (state_ == State::Speaking) {
        output_->hush();
    }
}

void ExternalSpeechQueue::begin_next() {
    if (state_ != State::Speaking || paused_ || queue_.running() != nullptr || queue_.next() == nullptr) return;
    const Entry entry = queue_.begin_next();
    const announce::Utterance& utterance = entry.utterance;
    if (utterance.cue || utterance.second_cue) accompaniment_.ring(utterance);
    plays_ = entry.sound != nullptr;
    if (plays_) {
        accompaniment_.play(*entry.sound);
    } else if (!utterance.runs.empty()) {
        output_->speak(Passage{++passage_.value}, utterance.runs, utterance.urgency);
    } else {
        end_running();
    }
}

void ExternalSpeechQueue::end_running(Ending ending) {
    words_.push_back(Finished{queue_.running()->id, ending});
    queue_.end_running();
    plays_ = false;
    begin_next();
}

void ExternalSpeechQueue::drop(const Queue::Change& change) {
    if (change.cuts_running) fall_silent();
    for (const speaker::UtteranceId id : change.dropped) words_.push_back(Finished{id, Ending::CutOff});
}

} // namespace speech::output
