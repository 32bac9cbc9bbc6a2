#include "speech/output/reader/reader.hpp"

#include "speech/output/reader/bridge.hpp"
#include "speech/output/reader/calls.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace speech::output::reader {
namespace {

using namespace std::chrono_literals;

/// How long a reader speaks, at the rate it has when nobody has set it.
std::chrono::milliseconds estimate(const std::string& text) {
    const auto is_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return 400ms + 65ms * std::count_if(text.begin(), text.end(), is_character);
}

/// What the one who speaks and the bridge's thread have in common.
class Conversation : public std::enable_shared_from_this<Conversation> {
public:
    explicit Conversation(Wake wake)
        : wake_(std::move(wake)) {}

    // For the one who speaks.

    void begin() {
        Bridge::get().post([self = shared_from_this()](Bridge& bridge) { self->meet(bridge); });
    }

    void speak(Passage passage, Sentence sentence, bool interrupts) {
        Bridge::get().post([self = shared_from_this(), turn = next_turn(), passage, sentence = std::move(sentence),
                            interrupts](Bridge& bridge) {
            if (!self->is_now(turn) || !self->is_heard(bridge)) return;
            const auto say = [self, turn, passage, sentence, &bridge] { self->say(bridge, turn, passage, sentence); };
            if (interrupts)
                bridge.bus()->press_key(say);
            else
                say();
            bridge.bus()->ping([self] {
                if (!self->is_dead_) self->die(Failing::Stuck, "the screen reader gives no sign of life");
            });
        });
    }

    void hush() {
        Bridge::get().post([self = shared_from_this(), turn = next_turn()](Bridge& bridge) {
            if (self->is_now(turn) && self->is_heard(bridge)) bridge.bus()->press_key([] {});
        });
    }

    /// Nobody takes reports any more.
    void leave() {
        hush();
        const std::lock_guard lock(mutex_);
        wake_ = nullptr;
    }

    std::optional<Report> poll() {
        const std::lock_guard lock(mutex_);
        if (reports_.empty()) return std::nullopt;
        Report report = std::move(reports_.front());
        reports_.pop_front();
        return report;
    }

private:
    std::uint64_t next_turn() {
        const std::lock_guard lock(mutex_);
        return ++turn_;
    }

    /// What was asked for since has taken its place.
    bool is_now(std::uint64_t turn) {
        const std::lock_guard lock(mutex_);
        return turn == turn_;
    }

    void tell(Report report) {
        const std::lock_guard lock(mutex_);
        reports_.push_back(std::move(report));
        if (wake_) wake_();
    }

    // In the bridge's thread.

    void meet(Bridge& bridge) {
        if (bridge.bus() == nullptr) return die(Failing::NotThere, bridge.trouble());
        bridge.bus()->look();
        if (bridge.bus()->listening() == Listening::ForNothing)
            return die(Failing::NotThere, "no screen reader listens on the accessibility bus");
        tell(Ready{});
        bridge.ask_at_change([self = weak_from_this(), &bridge] {
            const auto there = self.lock();
            return there && there->is_heard(bridge);
        });
    }

    bool is_heard(Bridge& bridge) {
        if (is_dead_) return false;
        if (bridge.bus()->listening() != Listening::ForNothing) return true;
        die(Failing::Gone, "the screen reader has left the accessibility bus");
        return false;
    }

    void say(Bridge& bridge, std::uint64_t turn, Passage passage, const Sentence& sentence) {
        if (!is_now(turn) || !is_heard(bridge)) return;
        if (bridge.bus()->listening() == Listening::ForAnnouncements)
            bridge.tree().announce(sentence);
        else
            bridge.tree().notify(sentence);
        count_down(turn, passage, estimate(sentence.spoken));
    }

    void count_down(std::uint64_t turn, Passage passage, std::chrono::milliseconds time) {
        struct Countdown {
            std::shared_ptr<Conversation> self;
            std::uint64_t turn;
            Passage passage;
        };
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, static_cast<guint>(time.count()),
            [](gpointer data) -> gboolean {
                const auto& countdown = *static_cast<Countdown*>(data);
                if (countdown.self->is_now(countdown.turn)) countdown.self->tell(Ended{countdown.passage});
                return G_SOURCE_REMOVE;
            },
            new Countdown{shared_from_this(), turn, passage},
            [](gpointer data) { delete static_cast<Countdown*>(data); });
    }

    void die(Failing failing, std::string detail) {
        is_dead_ = true;
        next_turn();
        tell(Died{failing, std::move(detail)});
    }

    std::mutex mutex_;
    std::deque<Report> reports_;
    Wake wake_;
    std::uint64_t turn_ = 0;
    bool is_dead_ = false; // the bridge's thread's own
};

class Reader final : public SpeechOutput {
public:
    explicit Reader(Wake wake)
        : conversation_(std::make_shared<Conversation>(std::move(wake))) {
        conversation_->begin();
    }
    ~Reader() override { conversation_->leave(); }

    void speak(Passage passage, const phrases::Runs& runs, announce::Urgency urgency) override {
        const bool interrupts = urgency == announce::Urgency::Answer || urgency == announce::Urgency::Alarm;
        conversation_->speak(passage, {phrases::joined_text(runs), phrases::plain_text(runs)}, interrupts);
    }
    void hush() override { conversation_->hush(); }
    void set_manner(const voice::Manner&, sounds::mixer::Volume) override {}
    std::optional<Report> poll() override { return conversation_->poll(); }

private:
    std::shared_ptr<Conversation> conversation_;
};

} // namespace

void show(const Seen& seen) {
    static std::optional<Seen> shown;
    if (seen == shown) return;
    shown = seen;
    Bridge::get().post([seen](Bridge& bridge) { bridge.tree().show(seen); });
}

bool is_followed() { return Calls::get().is_heeded(); }

void serve(Wake wake) { Calls::get().wake_by(std::move(wake)); }

std::optional<Request> next_request() { return Calls::get().take(); }

std::unique_ptr<SpeechOutput> open(Wake wake) { return std::make_unique<Reader>(std::move(wake)); }

} // namespace speech::output::reader
