#include "src/services/recorder.hpp"

#include "sounds/flac/flac.hpp"
#include "sounds/mixer/samples.hpp"
#include "src/storage/recording_files.hpp"

#include <chrono>
#include <utility>

namespace services {
namespace {

using namespace std::chrono_literals;

constexpr auto rest = sounds::mixer::samples_in(300ms);

Recorded write(const std::filesystem::path& folder, const Taped& taped) {
    const auto bytes = sounds::flac::encode(taped.samples);
    if (const auto* fault = std::get_if<sounds::flac::Fault>(&bytes)) return NotKept{taped.what, fault->detail};
    auto written = storage::write_recording(folder, taped.what.at, taped.what.ply, std::get<std::string>(bytes));
    if (auto* why = std::get_if<std::string>(&written)) return NotKept{taped.what, std::move(*why)};
    return Kept{taped.what, std::get<ports::journal::Recording>(std::move(written))};
}

Recorded read(std::uint64_t request, game::GameId game, const std::filesystem::path& folder,
              const std::vector<ports::journal::Recording>& recordings) {
    Fetched all{request, {}};
    for (const ports::journal::Recording& recording : recordings) {
        const auto bytes = storage::read_recorded(folder, recording);
        if (const auto* problem = std::get_if<ports::journal::RecordingProblem>(&bytes))
            return Spoilt{request, game, recording.file, *problem};
        const auto sound = sounds::flac::decode(std::get<std::string>(bytes));
        const auto* samples = std::get_if<std::vector<float>>(&sound);
        if (samples == nullptr) return Spoilt{request, game, recording.file, ports::journal::RecordingProblem::Changed};
        if (!all.samples.empty()) all.samples.resize(all.samples.size() + static_cast<std::size_t>(rest.value()));
        // A library can name one small file of silence as often as it likes.
        if (all.samples.size() + samples->size() > sounds::flac::most_samples)
            return Spoilt{request, game, recording.file, ports::journal::RecordingProblem::Changed};
        all.samples.insert(all.samples.end(), samples->begin(), samples->end());
    }
    return all;
}

} // namespace

Recorder::Recorder(std::filesystem::path library, std::function<void()> wake)
    : library_(std::move(library))
    , worker_(std::move(wake)) {}

void Recorder::keep(Taped taped) {
    const session::Keeping what = taped.what;
    worker_.give([folder = storage::recordings_folder(library_, what.game),
                  taped = std::move(taped)] { return std::vector{write(folder, taped)}; },
                 [what](const std::string& why) {
                     return std::vector<Recorded>{NotKept{what, why}};
                 });
}

void Recorder::fetch(std::uint64_t request, game::GameId game, std::vector<ports::journal::Recording> recordings) {
    const std::string first = recordings.front().file;
    worker_.give(
        [request, game, folder = storage::recordings_folder(library_, game), recordings = std::move(recordings)] {
            return std::vector{read(request, game, folder, recordings)};
        },
        [request, game, first](const std::string&) {
            return std::vector<Recorded>{Spoilt{request, game, first, ports::journal::RecordingProblem::Changed}};
        });
}

} // namespace services
