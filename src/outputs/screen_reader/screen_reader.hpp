// What a screen reader finds of the program when it looks by itself.
#pragma once

#include "speech/output/reader/seen.hpp"
#include "src/outputs/output.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace outputs::screen_reader {

/// Shows any screen reader there is the window's title, and the last sentence only if the screen reader is the one to
/// speak: what it reads out by itself, the program's own voice would be saying at the same time. How a screen reader
/// speaks in place of the own voice is `own_speech`.
class ScreenReader final : public Output {
public:
    using Show = std::function<void(const speech::output::reader::Seen&)>;

    explicit ScreenReader(Show show)
        : show_(std::move(show)) {}

    void tell(const session::Tell&) override {}
    void apply(const settings::Preferences& preferences) override;
    /// Who was to speak and cannot is the one to speak no more, until another is chosen.
    void note(const Notice& notice) override;
    std::optional<session::ParticipantId> viewer() const override { return session::ParticipantId{}; }
    void show(const Sight& sight) override;

private:
    void show_again();

    const Show show_;
    settings::Speaker speaker_ = settings::Speaker::Own;
    bool is_lost_ = false;
    std::optional<Sight> sight_; ///< the latest
};

/// Null where nobody looks at a window: the program is used by lines.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::screen_reader
