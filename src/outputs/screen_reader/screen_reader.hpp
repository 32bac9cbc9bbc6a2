// What a screen reader finds of the program when it looks by itself, and what it asks for.
#pragma once

#include "speech/output/reader/seen.hpp"
#include "src/outputs/output.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace outputs::screen_reader {

/// The screen readers there may be.
struct Readers {
    std::function<void(const speech::output::reader::Seen&)> show;
    std::function<bool()> are_there;                       ///< somebody follows what is shown
    std::function<void(std::function<void()> wake)> serve; ///< wakes when there is a request or somebody has come
    std::function<std::optional<speech::output::reader::Request>()> next_request;
};

/// The view as it is exposed, as if no screen reader spoke.
speech::output::reader::Seen seen(const Sight& sight);

/// Shows any screen reader there is what is on the screen. That it is to tell what has the focus, it is shown only if
/// it is the one to speak: what it reads out by itself, the program's own voice would be saying at the same time. How a
/// screen reader speaks in place of the own voice is `own_speech`.
class ScreenReader final : public Output {
public:
    /// `wake` is called from any thread, as long as this lives.
    ScreenReader(Readers readers, std::function<void()> wake);
    ~ScreenReader() override;
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;

    void tell(const session::Tell&) override {}
    void apply(const settings::Preferences& preferences) override;
    /// Who was to speak and cannot is the one to speak no more, until another is chosen.
    void note(const Notice& notice) override;
    std::optional<session::ParticipantId> viewer() const override { return session::ParticipantId{}; }
    bool wants_words() const override { return readers_.are_there(); }
    void show(const Sight& sight) override;
    /// What a screen reader's user wants done.
    std::optional<session::Message> next_report() override;

private:
    void show_again();

    const Readers readers_;
    settings::Speaker speaker_ = settings::Speaker::Own;
    bool is_lost_ = false;
    std::optional<Sight> sight_; ///< the latest
};

/// Null where nobody looks at a window: the program is used by lines.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::screen_reader
