#include "src/app/herald.hpp"

#include "sounds/board/sounded.hpp"
#include "src/session/overloaded.hpp"

#include <utility>

namespace app {

namespace mouth = speech::mouth;
using speech::announce::Urgency;
using speech::speaker::Entry;

Herald::Herald(Outlet& own, std::optional<Transcript>& transcript, OpenMouth open, mouth::Wake wake)
    : own_(own)
    , transcript_(transcript)
    , open_(std::move(open))
    , wake_(std::move(wake))
    , beside_(own) {}

void Herald::choose(storage::Speaker speaker) {
    if (speaker == std::exchange(chosen_, speaker)) return;
    std::vector<Entry> left = spokesman_ ? spokesman_->surrender() : own_.surrender();
    // Answers give way to the one that comes with the choice, as to any other.
    std::erase_if(left, [](const Entry& entry) { return entry.utterance.urgency == Urgency::Answer; });
    spokesman_.reset();
    unfinished_ = 0;
    if (auto opened = open_(speaker, wake_)) {
        spokesman_ = std::make_unique<mouth::Spokesman>(std::move(opened), beside_);
        spokesman_->set_manner(manner_, volume_);
    } else if (speaker != storage::Speaker::Own) {
        lost_ = session::SpeakerLost{speaker, mouth::Failing::NotThere};
    }
    say_again(std::exchange(unsaid_, {}));
    say_again(std::move(left));
}

void Herald::set_manner(const speech::voice::Manner& manner, sounds::mixer::Volume volume) {
    manner_ = manner;
    volume_ = volume;
    if (spokesman_) spokesman_->set_manner(manner_, volume_);
}

void Herald::say(const session::Say& say) {
    if (!spokesman_) {
        own_.say(say);
        return;
    }
    if (say.picture) return play(sounds::board::sounded(*say.picture));
    if (say.keeping) own_.keep(say);
    this->say(Entry{{}, say.utterance});
}

void Herald::play(speech::speaker::Sound sound) {
    if (!spokesman_) {
        own_.play(std::move(sound));
        return;
    }
    say(Entry{
        {}, {{}, Urgency::Answer, std::nullopt}, std::make_shared<const speech::speaker::Sound>(std::move(sound))});
}

void Herald::say(Entry entry) {
    entry.id = {++ids_};
    ++unfinished_;
    spokesman_->say(std::move(entry));
}

void Herald::say_again(std::vector<Entry> entries) {
    for (Entry& entry : entries) {
        if (transcript_) transcript_->said_again(entry.utterance);
        if (spokesman_) {
            say(std::move(entry));
        } else if (entry.sound) {
            own_.play(*entry.sound);
        } else {
            own_.say({entry.utterance});
        }
    }
}

void Herald::hush() {
    unsaid_.clear();
    if (spokesman_) return spokesman_->hush();
    own_.speaker().hush();
}

void Herald::toggle_pause() {
    if (spokesman_) return spokesman_->toggle_pause();
    own_.speaker().toggle_pause();
}

void Herald::take_words() {
    while (spokesman_) {
        auto word = spokesman_->poll();
        if (!word) return;
        std::visit(session::Overloaded{
                       [this](const speech::speaker::Finished&) { --unfinished_; },
                       [this](mouth::Resigned& resigned) {
                           if (transcript_) transcript_->lost(resigned.detail);
                           lost_ = session::SpeakerLost{chosen_, resigned.failing};
                           spokesman_.reset();
                           if (resigned.failing == mouth::Failing::NotThere)
                               return say_again(std::move(resigned.unsaid));
                           unsaid_ = std::move(resigned.unsaid);
                       },
                   },
                   *word);
    }
}

std::optional<session::SpeakerLost> Herald::next_report() {
    take_words();
    if (lost_) return std::exchange(lost_, std::nullopt);
    say_again(std::exchange(unsaid_, {}));
    return std::nullopt;
}

bool Herald::is_busy() {
    take_words();
    if (spokesman_) return unfinished_ > 0;
    say_again(std::exchange(unsaid_, {}));
    return false;
}

void Herald::Beside::ring(const speech::announce::Utterance& utterance) {
    // An alarm that cut off another would have this one's cue sound twice: it is said again as a whole.
    const Urgency urgency = utterance.urgency == Urgency::News ? Urgency::News : Urgency::Answer;
    own_.say({{{}, urgency, utterance.cue, utterance.second_cue}});
}

} // namespace app
