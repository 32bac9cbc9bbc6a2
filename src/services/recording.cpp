#include "src/services/recording.hpp"

#include "base/values/overloaded.hpp"

#include <utility>

namespace services {

RecordingService::RecordingService(std::filesystem::path library, std::function<void()> wake)
    : recorder_(std::move(library), std::move(wake)) {}

void RecordingService::expect(const session::Keeping& what) { ++unrecorded_[what.game]; }

void RecordingService::take(Announced announced) {
    std::visit(base::values::Overloaded{
                   [this](Taped& taped) { recorder_.keep(std::move(taped)); },
                   [this](const Incomplete& incomplete) { settled(incomplete.what); },
               },
               announced);
}

bool RecordingService::may_release(game::GameId game) {
    const bool is_recorded = !unrecorded_.contains(game);
    if (!is_recorded) leaving_.insert(game);
    return is_recorded;
}

void RecordingService::resume(game::GameId game) { leaving_.erase(game); }

void RecordingService::carry_out(const session::PlayRecording& effect) {
    to_be_heard_ = ++requests_;
    outcomes_.emplace_back(RecordingsWanted{*to_be_heard_, effect.game, effect.ply});
}

void RecordingService::take(RecordingsFound found) {
    if (to_be_heard_ != found.request) return;
    if (found.recordings.empty() && unrecorded_.contains(found.game)) {
        awaited_ = RecordingsWanted{found.request, found.game, found.ply};
        return;
    }
    if (found.recordings.empty()) {
        outcomes_.emplace_back(session::NoRecording{found.game, found.ply});
        return;
    }
    recorder_.fetch(found.request, found.game, std::move(found.recordings));
}

/// Nothing more comes of this announcement.
void RecordingService::settled(const session::Keeping& what) {
    if (awaited_ && awaited_->game == what.game && awaited_->request == to_be_heard_)
        outcomes_.emplace_back(*std::exchange(awaited_, std::nullopt));
    const auto left = unrecorded_.find(what.game);
    if (--left->second > 0) return;
    unrecorded_.erase(left);
    if (leaving_.erase(what.game) > 0) outcomes_.emplace_back(ReleaseDue{what.game});
}

void RecordingService::digest(Recorded recorded) {
    std::visit(base::values::Overloaded{
                   [this](Kept& kept) {
                       outcomes_.emplace_back(RecordingKept{kept.what.game, std::move(kept.recording)});
                       settled(kept.what);
                   },
                   [this](const NotKept& failed) {
                       settled(failed.what);
                       if (!std::exchange(has_failed_, true))
                           outcomes_.emplace_back(session::NotRecorded{failed.what.game, failed.why});
                   },
                   [this](Fetched& fetched) {
                       if (to_be_heard_ == fetched.request)
                           outcomes_.emplace_back(RecordingRead{std::move(fetched.samples)});
                   },
                   [this](Spoilt& spoilt) {
                       if (to_be_heard_ == spoilt.request)
                           outcomes_.emplace_back(
                               session::RecordingSpoilt{spoilt.game, std::move(spoilt.file), spoilt.problem});
                   },
               },
               recorded);
}

std::optional<RecordingOutcome> RecordingService::poll() {
    while (auto recorded = recorder_.poll()) digest(std::move(*recorded));
    if (outcomes_.empty()) return std::nullopt;
    RecordingOutcome oldest = std::move(outcomes_.front());
    outcomes_.pop_front();
    return oldest;
}

} // namespace services
