#include "speech/output/reader/reader.hpp"
#include "tests/speech/output/reader/listener.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>

#include <condition_variable>
#include <mutex>

using namespace speech::output;
using listening::Listener;
using speech::announce::Urgency;
using speech::phrases::Runs;

namespace {

const std::string announcements = "object:announcement ";
const std::string notifications = "object:state-changed:showing ";

/// Speaks, and waits for what comes of it.
class Speaking {
public:
    Speaking()
        : output_(reader::open([this] {
            const std::lock_guard lock(mutex_);
            is_awake_ = true;
            wake_.notify_one();
        })) {}

    std::uint64_t speak(const Runs& runs, Urgency urgency) {
        output_->speak({++spoken_}, runs, urgency);
        return spoken_;
    }
    std::uint64_t speak(const std::string& words, Urgency urgency) { return speak({{{"en"}, words}}, urgency); }
    void hush() { output_->hush(); }

    Report next_report() {
        while (true) {
            if (auto report = output_->poll()) return *report;
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return is_awake_; });
            is_awake_ = false;
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    bool is_awake_ = false;
    std::uint64_t spoken_ = 0;
    std::unique_ptr<SpeechOutput> output_;
};

Failing failing(const Report& report) {
    REQUIRE(std::holds_alternative<Died>(report));
    return std::get<Died>(report).failing;
}

} // namespace

TEST_CASE("Where no screen reader listens none can speak, and one that comes later can") {
    {
        Speaking speaking;
        CHECK(failing(speaking.next_report()) == Failing::NotThere);
    }
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
}

TEST_CASE(
    "What is spoken reaches a screen reader as a notification, each with its own text, and is counted to its end") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak({{{"en"}, "Your move:"}, {{"de"}, "Springer Felix drei"}, {{"en"}, "."}}, Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{1}}});
    speaking.speak("اسب به اف سه", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{2}}});
    speaking.speak("اسب به اف سه", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{3}}});
    for (const std::string text : {"Your move: Springer Felix drei.", "اسب به اف سه", "اسب به اف سه"})
        CHECK(listener.heard_until(notifications + text).size() == 1);
}

TEST_CASE("One who listens for announcements is told nothing twice") {
    Listener listener(announcements + notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("Check.", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{1}}});
    speaking.speak("Mate.", Urgency::News);
    CHECK(listener.heard_until(announcements + "Check.").size() == 1);
    CHECK(listener.heard_until(announcements + "Mate.").size() == 1);
}

TEST_CASE("An answer and an alarm interrupt, as a key does, before they are told; news does not") {
    Listener listener(announcements);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("News.", Urgency::News);
    CHECK(listener.heard_until(announcements + "News.") == std::vector<std::string>{announcements + "News."});
    for (const Urgency urgency : {Urgency::Answer, Urgency::Alarm}) {
        speaking.speak("At once.", urgency);
        const auto heard = listener.heard_until(announcements + "At once.");
        CHECK(heard == std::vector<std::string>{"key", announcements + "At once."});
    }
    speaking.hush();
    CHECK(listener.heard_until("key").size() == 1);
}

TEST_CASE("Of what is asked for faster than it can be told, the last is told, and only its end is reported") {
    Listener listener(announcements);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    std::uint64_t last = 0;
    for (int square = 1; square <= 50; ++square) last = speaking.speak(std::to_string(square), Urgency::Answer);
    CHECK(listener.heard_until(announcements + "50").size() < 100);
    CHECK(speaking.next_report() == Report{Ended{{last}}});
}

TEST_CASE("A screen reader that ends in the middle of a sentence is missed at once") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("A sentence that nobody will hear to its end, because it is so long that it cannot be.",
                   Urgency::News);
    listener.send(SIGKILL);
    CHECK(failing(speaking.next_report()) == Failing::Gone);
}

TEST_CASE("A screen reader that gives no sign of life is given up, and is told nothing more") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    listener.send(SIGSTOP);
    const std::string long_sentence(200, 'm');
    speaking.speak(long_sentence, Urgency::News);
    CHECK(failing(speaking.next_report()) == Failing::Stuck);
    speaking.speak("Are you there?", Urgency::Answer);
    listener.send(SIGCONT);
    Speaking again;
    CHECK(again.next_report() == Report{Ready{}});
    again.speak("Welcome back.", Urgency::News);
    const auto heard = listener.heard_until(notifications + "Welcome back.");
    CHECK(heard == std::vector<std::string>{notifications + long_sentence, notifications + "Welcome back."});
}

TEST_CASE("A line that is announced is not read out once more because it comes into focus") {
    const std::string focus = "object:state-changed:focused ";
    Listener listener(focus + notifications);
    reader::show({"Klangbrett: Main menu", "", true});
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show({"Klangbrett: Main menu", "Who speaks: the screen reader", true});
    speaking.speak("Who speaks: the screen reader", Urgency::News);
    CHECK(listener.heard_until(notifications + "Who speaks: the screen reader").size() == 1);
    reader::show({"Klangbrett: Main menu", "Who speaks: the screen reader", false});
    reader::show({"Klangbrett: Main menu", "Who speaks: the screen reader", true});
    CHECK(listener.heard_until(focus + "Who speaks: the screen reader").size() == 1);
}

TEST_CASE("A screen reader that looks by himself finds the window and what has the focus in it") {
    Listener listener(notifications);
    Speaking speaking;
    reader::show({"Klangbrett: Main menu", "Start a game", true});
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("Done", Urgency::News);
    listener.heard_until(notifications + "Done");
    const std::string tree = listening::output_of("tree.py");
    CHECK(tree.find("application 'Klangbrett'\n  frame 'Klangbrett: Main menu' (active)\n    label 'Start a game' "
                    "(focused)\n") != std::string::npos);
}
