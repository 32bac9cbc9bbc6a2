// Says what the player hears: the program's own voice does, or somebody else in its place, and never two at once.
#pragma once

#include "speech/mouth/spokesman.hpp"
#include "src/app/mouths.hpp"
#include "src/app/outlet.hpp"
#include "src/app/transcript.hpp"
#include "src/session/effect.hpp"
#include "src/session/message.hpp"
#include "src/storage/preferences.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace app {

/// All calls come from one thread, and none waits. Cues, kept sound and what is to be kept are always the own voice's.
class Herald {
public:
    /// The outlet and the transcript outlive it.
    Herald(Outlet& own, std::optional<Transcript>& transcript, OpenMouth open, speech::mouth::Wake wake);

    /// Has him speak from now on. What was said to the one before and not spoken to its end is said by him.
    void choose(storage::Speaker speaker);
    void set_manner(const speech::voice::Manner& manner, sounds::mixer::Volume volume);

    void say(const session::Say& say);
    void play(speech::speaker::Sound sound);
    void hush();
    void toggle_pause();

    /// That somebody else does not speak. Asked once more, what he has left unsaid is said by the own voice: behind the
    /// reason, or before it if he never was there.
    std::optional<session::SpeakerLost> next_report();

    /// Whether somebody else still has something to say.
    bool is_busy();

private:
    /// What the own voice does beside the words of somebody else.
    class Beside final : public speech::mouth::Accompaniment {
    public:
        explicit Beside(Outlet& own)
            : own_(own) {}
        void ring(const speech::announce::Utterance& utterance) override;
        void play(const speech::speaker::Sound& sound) override { own_.play(sound); }
        bool is_over() override { return own_.is_idle(); }
        void stop() override { own_.speaker().hush(); }

    private:
        Outlet& own_;
    };

    void say(speech::speaker::Entry entry);
    void say_again(std::vector<speech::speaker::Entry> entries);
    void take_words();

    Outlet& own_;
    std::optional<Transcript>& transcript_;
    const OpenMouth open_;
    const speech::mouth::Wake wake_;
    Beside beside_;
    storage::Speaker chosen_ = storage::Speaker::Own;
    speech::voice::Manner manner_;
    sounds::mixer::Volume volume_{1.0F};
    std::unique_ptr<speech::mouth::Spokesman> spokesman_; ///< empty: the own voice speaks
    std::uint64_t ids_ = 0;
    std::size_t unfinished_ = 0; ///< of what the spokesman was told
    std::optional<session::SpeakerLost> lost_;
    std::vector<speech::speaker::Entry> unsaid_;
};

} // namespace app
