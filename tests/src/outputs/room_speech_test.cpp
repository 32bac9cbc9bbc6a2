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
struct PlayingHall {
    PlayingHall() { choose("loudspeaker"); }
    /// Rooms that nobody waits for use what is here.
    ~PlayingHall() {
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
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.speech.tell(to_room("Eva vier"));
    hall.speech.tell(news("Your move"));
    hall.speech.tell(to_room("Eva fünf"));
    REQUIRE(hall.are_heard(2));
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(hall.surroundings.notes.words() == Lines{"Eva vier", "Eva fünf"});
    CHECK(hall.lines_of<UnheardInRoom>().empty());
}

TEST_CASE("What is told before the output is there waits for it") {
    PlayingHall hall;
    hall.loudspeaker.is_there = false;
    hall.choose(std::nullopt);
    hall.choose("loudspeaker");
    hall.speech.tell(to_room("Eva vier"));
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    hall.loudspeaker.is_there = true;
    REQUIRE(hall.are_heard(1));
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier"});
}

TEST_CASE("What was cut off when the output went is said again, once, when it is back") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.plays = false; // so that nothing comes to its end
    hall.speech.tell(to_room("Eva vier"));
    hall.speech.tell(to_room("Eva fünf"));
    hall.loudspeaker.is_there = false;
    REQUIRE(hall.comes<session::SoundLost>());
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(hall.lines_of<HeardInRoom>().empty());
    hall.loudspeaker.plays = true;
    hall.loudspeaker.is_there = true;
    REQUIRE(hall.are_heard(2));
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
}

TEST_CASE("Where no output is chosen for the room nobody is told, and silence is not the player's to ask for") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.speech.tell(to_room("Eva vier"));
    hall.speech.hush();
    REQUIRE(hall.are_heard(1));
    hall.choose(std::nullopt);
    hall.speech.tell(to_room("Eva fünf"));
    CHECK_FALSE(hall.speech.next_report());
    CHECK(hall.lines_of<UnheardInRoom>().empty());
    CHECK(hall.surroundings.notes.words() == Lines{"Eva vier"});
}

TEST_CASE("What is not heard in the room before the program ends is told to have been unheard") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.plays = false;
    hall.speech.tell(to_room("Eva vier"));
    hall.speech.finish(std::chrono::steady_clock::now());
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    CHECK(hall.lines_of<HeardInRoom>().empty());
}

TEST_CASE(
    "An output of the room that does not close keeps nobody waiting, and the next one waits until it has closed") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.plays = false;
    hall.speech.tell(to_room("Eva vier"));
    hall.loudspeaker.hangs = true;
    std::jthread other([&hall] {
        std::this_thread::sleep_for(1s);
        hall.loudspeaker.hangs = false;
    });
    const auto began = std::chrono::steady_clock::now();
    hall.choose("another");
    CHECK(std::chrono::steady_clock::now() - began < 500ms);
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{"Eva vier"});
    hall.loudspeaker.plays = true;
    hall.speech.tell(to_room("Eva fünf"));
    REQUIRE(hall.are_heard(2));
    CHECK(std::chrono::steady_clock::now() - began >= 900ms);
    CHECK(hall.loudspeaker.opened == 1);
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
}

TEST_CASE("What waits for a lost output of the room is said on the one chosen instead, and told of once") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.is_there = false;
    REQUIRE(hall.comes<session::SoundLost>());
    hall.speech.tell(to_room("Eva vier"));
    hall.loudspeaker.is_there = true;
    hall.choose("another");
    hall.speech.tell(to_room("Eva fünf"));
    REQUIRE(hall.are_heard(2));
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier", "Eva fünf"});
    CHECK(hall.lines_of<UnheardInRoom>().front() == "Eva vier");
    CHECK(std::ranges::count(hall.lines_of<UnheardInRoom>(), "Eva vier") == 1);
}

TEST_CASE("What waits for a table is not said when that has been left, and other tables' is") {
    const game::TableId left{1};
    const game::TableId other{2};
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.plays = false;
    hall.speech.tell(to_room("Eva vier", left)); // is being said
    hall.speech.leave(left);
    hall.loudspeaker.is_there = false;
    REQUIRE(hall.comes<session::SoundLost>());
    hall.speech.tell(to_room("Eva fünf", left));
    hall.speech.tell(to_room("Gustav sechs", other));
    hall.speech.leave(left);
    hall.loudspeaker.plays = true;
    hall.loudspeaker.is_there = true;
    REQUIRE(hall.are_heard(1));
    hall.speech.finish(std::chrono::steady_clock::now() + 10s);
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Gustav sechs"});
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{"Eva vier", "Eva fünf", "Gustav sechs"});
}

TEST_CASE("What the voice has no sound for was not heard in the room") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.speech.tell(to_room(tests::outputs::unspeakable));
    hall.speech.tell(to_room("Eva vier"));
    REQUIRE(hall.are_heard(1));
    CHECK(hall.lines_of<HeardInRoom>() == Lines{"Eva vier"});
    CHECK(hall.lines_of<UnheardInRoom>() == Lines{tests::outputs::unspeakable});
}

TEST_CASE("An output of the room that never closes does not keep the next one from being opened") {
    PlayingHall hall;
    REQUIRE(hall.comes<session::SoundFound>());
    hall.loudspeaker.hangs = true;
    hall.choose("another");
    CHECK(hall.comes<session::SoundFound>());
    CHECK(hall.loudspeaker.opened == 2);
    hall.loudspeaker.hangs = false;
    CHECK(hall.until([&hall] { return hall.loudspeaker.opened == 1; }));
}
