// What is said to the room: once, to its end, however often its output goes and comes back.
#include "src/outputs/room_speech/room_speech.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

using namespace std::chrono_literals;
using namespace outputs;
using tests::outputs::FakeSurroundings;
using tests::outputs::news;
using tests::outputs::to_room;

namespace {

namespace device = sounds::device;
using Lines = std::vector<std::string>;

/// A loudspeaker that can be pulled out, and may not listen while it is there.
struct Loudspeaker {
    std::atomic<bool> is_there = true;
    std::atomic<bool> plays = true;
    std::atomic<bool> hangs = false; ///< it does not close
    std::atomic<int> opened = 0;

    class Opened final : public device::Device {
    public:
        Opened(Loudspeaker& owner, sounds::mixer::Mixer& mixer)
            : owner_(owner)
            , thread_([this, &mixer] { work(mixer); }) {
            ++owner_.opened;
        }
        ~Opened() override {
            while (owner_.hangs) std::this_thread::sleep_for(1ms);
            ends_ = true;
            thread_.join();
            --owner_.opened;
        }
        std::string name() const override { return "loudspeaker"; }
        std::optional<device::DeviceError> error() const override {
            if (owner_.is_there) return std::nullopt;
            return device::DeviceError{device::Trouble::Lost, "pulled out"};
        }

    private:
        void work(sounds::mixer::Mixer& mixer) {
            std::array<float, 960> buffer{};
            while (!ends_) {
                if (owner_.plays) mixer.render(buffer, sounds::mixer::ChannelCount{2});
                std::this_thread::sleep_for(1ms);
            }
        }
        Loudspeaker& owner_;
        std::atomic<bool> ends_ = false;
        std::thread thread_;
    };

    device::OpenOutput opener() {
        return [this](sounds::mixer::Mixer& mixer, device::Buffering) -> device::OpenResult {
            if (!is_there) return device::DeviceError{device::Trouble::NoDevice, "not there"};
            return std::make_unique<Opened>(*this, mixer);
        };
    }
};

/// A room with that loudspeaker in it.
struct Stage {
    Stage() { choose("loudspeaker"); }
    /// Rooms that nobody waits for use what is here.
    ~Stage() {
        loudspeaker.hangs = false;
        choose(std::nullopt);
        const long owners = 2; // the surroundings, and their copy in the output
        until([this] { return surroundings.value.cues.use_count() == owners; });
    }

    void choose(std::optional<std::string> name) {
        settings::Preferences preferences;
        preferences.room_output = std::move(name);
        speech.apply(preferences);
    }

    /// Goes on until there is such a report.
    template <typename Report>
    bool comes() {
        return until([this] {
            const auto report = speech.next_report();
            return report && std::holds_alternative<Report>(*report);
        });
    }
    /// Goes on until that many things have been reported to have been heard.
    bool are_heard(std::size_t count) {
        return until([this, count] {
            speech.next_report();
            return lines_of<HeardInRoom>().size() >= count;
        });
    }
    bool until(const std::function<bool()>& is_so) {
        const auto end = std::chrono::steady_clock::now() + 30s;
        bool came = is_so();
        while (!came && std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(2ms);
            came = is_so();
        }
        return came;
    }

    template <typename Kind>
    Lines lines_of() const {
        Lines lines;
        for (const Notice& notice : surroundings.notices)
            if (const auto* one = std::get_if<Kind>(&notice)) lines.push_back(plain_text(one->utterance.runs));
        return lines;
    }

    Loudspeaker loudspeaker;
    FakeSurroundings surroundings;
    room_speech::RoomSpeech speech{surroundings.value, [this](const std::string&) { return loudspeaker.opener(); }};
};

} // namespace

TEST_CASE("What is told to the room is heard there, and what is told to the player is not") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.speech.tell(to_room("Eva vier"));
    stage.speech.tell(news("Your move"));
    stage.speech.tell(to_room("Eva fünf"));
    REQUIRE(stage.are_heard(2));
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(stage.surroundings.notes.words() == Lines{"Eva vier", "Eva fünf"});
    CHECK(stage.lines_of<UnheardInRoom>().empty());
}

TEST_CASE("What is told before the output is there waits for it") {
    Stage stage;
    stage.loudspeaker.is_there = false;
    stage.choose(std::nullopt);
    stage.choose("loudspeaker");
    stage.speech.tell(to_room("Eva vier"));
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    stage.loudspeaker.is_there = true;
    REQUIRE(stage.are_heard(1));
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier"});
}

TEST_CASE("What was cut off when the output went is said again, once, when it is back") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.plays = false; // so that nothing comes to its end
    stage.speech.tell(to_room("Eva vier"));
    stage.speech.tell(to_room("Eva fünf"));
    stage.loudspeaker.is_there = false;
    REQUIRE(stage.comes<session::SoundLost>());
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(stage.lines_of<HeardInRoom>().empty());
    stage.loudspeaker.plays = true;
    stage.loudspeaker.is_there = true;
    REQUIRE(stage.are_heard(2));
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
}

TEST_CASE("Where no output is chosen for the room nobody is told, and silence is not the player's to ask for") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.speech.tell(to_room("Eva vier"));
    stage.speech.hush();
    REQUIRE(stage.are_heard(1));
    stage.choose(std::nullopt);
    stage.speech.tell(to_room("Eva fünf"));
    CHECK_FALSE(stage.speech.next_report());
    CHECK(stage.lines_of<UnheardInRoom>().empty());
    CHECK(stage.surroundings.notes.words() == Lines{"Eva vier"});
}

TEST_CASE("What is not heard in the room before the program ends is told to have been unheard") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.plays = false;
    stage.speech.tell(to_room("Eva vier"));
    stage.speech.finish(std::chrono::steady_clock::now());
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    CHECK(stage.lines_of<HeardInRoom>().empty());
}

TEST_CASE(
    "An output of the room that does not close keeps nobody waiting, and the next one waits until it has closed") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.plays = false;
    stage.speech.tell(to_room("Eva vier"));
    stage.loudspeaker.hangs = true;
    std::jthread other([&stage] {
        std::this_thread::sleep_for(1s);
        stage.loudspeaker.hangs = false;
    });
    const auto began = std::chrono::steady_clock::now();
    stage.choose("another");
    CHECK(std::chrono::steady_clock::now() - began < 500ms);
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    stage.loudspeaker.plays = true;
    stage.speech.tell(to_room("Eva fünf"));
    REQUIRE(stage.are_heard(2));
    CHECK(std::chrono::steady_clock::now() - began >= 900ms);
    CHECK(stage.loudspeaker.opened == 1);
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
}

TEST_CASE("What waits for a lost output of the room is said on the one chosen instead, and told of once") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.is_there = false;
    REQUIRE(stage.comes<session::SoundLost>());
    stage.speech.tell(to_room("Eva vier"));
    stage.loudspeaker.is_there = true;
    stage.choose("another");
    stage.speech.tell(to_room("Eva fünf"));
    REQUIRE(stage.are_heard(2));
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(stage.lines_of<UnheardInRoom>().front() == "Eva vier");
    CHECK(std::ranges::count(stage.lines_of<UnheardInRoom>(), "Eva vier") == 1);
}

TEST_CASE("What waits for a table is not said when that has been left, and other tables' is") {
    const game::TableId left{1};
    const game::TableId other{2};
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.plays = false;
    stage.speech.tell(to_room("Eva vier", left)); // is being said
    stage.speech.leave(left);
    stage.loudspeaker.is_there = false;
    REQUIRE(stage.comes<session::SoundLost>());
    stage.speech.tell(to_room("Eva fünf", left));
    stage.speech.tell(to_room("Gustav sechs", other));
    stage.speech.leave(left);
    stage.loudspeaker.plays = true;
    stage.loudspeaker.is_there = true;
    REQUIRE(stage.are_heard(1));
    stage.speech.finish(std::chrono::steady_clock::now() + 10s);
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Gustav sechs"});
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{"Eva vier", "Eva fünf", "Gustav sechs"});
}

TEST_CASE("What the voice has no sound for was not heard in the room") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.speech.tell(to_room(tests::outputs::unspeakable));
    stage.speech.tell(to_room("Eva vier"));
    REQUIRE(stage.are_heard(1));
    CHECK(stage.lines_of<HeardInRoom>() == Lines{"Eva vier"});
    CHECK(stage.lines_of<UnheardInRoom>() == Lines{tests::outputs::unspeakable});
}

TEST_CASE("An output of the room that never closes does not keep the next one from being opened") {
    Stage stage;
    REQUIRE(stage.comes<session::SoundFound>());
    stage.loudspeaker.hangs = true;
    stage.choose("another");
    CHECK(stage.comes<session::SoundFound>());
    CHECK(stage.loudspeaker.opened == 2);
    stage.loudspeaker.hangs = false;
    CHECK(stage.until([&stage] { return stage.loudspeaker.opened == 1; }));
}
