#include "speech/hearing/endpointer.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace speech::hearing {
namespace {

// In frames.
constexpr std::size_t room_heard = 500; ///< how much of the past tells how loud the room is
constexpr std::size_t least_of_room = 30;
constexpr std::size_t window_of_begin = 20;
constexpr std::size_t loud_to_begin = 14; ///< in that window
constexpr std::size_t before = 35;        ///< the first sounds of a word may be soft
constexpr std::size_t behind = 30;
constexpr std::size_t window_of_end = 55;
constexpr std::size_t window_of_end_passed_over = 25;
constexpr std::ptrdiff_t loud_at_end = 3; ///< in that window: somebody puts a cup down
constexpr std::size_t longest = 600;

// In decibels.
constexpr double margin = 6;        ///< of what is loud above the room
constexpr double softest_room = 18; ///< what is called silent is not: a microphone's own noise

double level_of(Samples samples) {
    double power = 0;
    for (const std::int16_t sample : samples) power += static_cast<double>(sample) * sample;
    return 10 * std::log10(power / static_cast<double>(samples.size()) + 1);
}

} // namespace

std::vector<std::vector<std::int16_t>> Endpointer::take(Samples samples, OwnVoice own_voice) {
    std::vector<std::vector<std::int16_t>> said;
    for (const std::int16_t sample : samples) {
        piece_.push_back(sample);
        if (own_voice == OwnVoice::Audible) piece_voice_ = OwnVoice::Audible;
        if (piece_.size() < frame_size) continue;
        if (auto ended = add(std::exchange(piece_voice_, OwnVoice::Silent))) said.push_back(*std::move(ended));
        piece_.clear();
    }
    return said;
}

/// What has ended with it, if anything.
std::optional<std::vector<std::int16_t>> Endpointer::add(OwnVoice own_voice) {
    Frame frame{{}, is_loud(own_voice), own_voice};
    std::ranges::copy(piece_, frame.samples.begin());
    recent_.push_back(frame);
    if (recent_.size() > before + window_of_begin) recent_.pop_front();
    if (!speech_) {
        begin_if_loud();
        return std::nullopt;
    }
    go_on(frame);
    return end_if_quiet();
}

bool Endpointer::is_loud(OwnVoice own_voice) {
    const double level = level_of(piece_);
    const bool is_loud = levels_.size() >= least_of_room && level > floor() + margin;
    if (own_voice == OwnVoice::Audible) return is_loud;
    levels_.push_back(level);
    if (levels_.size() > room_heard) levels_.pop_front();
    return is_loud;
}

/// The room is as loud as the softest tenth of what is heard.
double Endpointer::floor() const {
    std::vector<double> sorted(levels_.begin(), levels_.end());
    const auto tenth = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 10);
    std::ranges::nth_element(sorted, tenth);
    return std::max(*tenth, softest_room);
}

void Endpointer::begin_if_loud() {
    if (recent_.size() < window_of_begin) return;
    const auto window = recent_.end() - static_cast<std::ptrdiff_t>(window_of_begin);
    const auto sounds_loud = [](const Frame& frame) { return frame.is_loud; };
    if (static_cast<std::size_t>(std::count_if(window, recent_.end(), sounds_loud)) < loud_to_begin) return;
    const auto is_own = [](const Frame& frame) { return frame.own_voice == OwnVoice::Audible; };
    const auto first_loud = std::find_if(window, recent_.end(), sounds_loud);
    // What came before the first sound begins behind the last of the program's own.
    auto first = first_loud;
    while (first != recent_.begin() && static_cast<std::size_t>(first_loud - first) < before && !is_own(*(first - 1)))
        --first;
    speech_ = Speech{.samples = {}, .loud = {}, .frames = 0, .quiet_end = 0, .is_passed_over = false};
    std::for_each(first, recent_.end(), [this](const Frame& frame) { go_on(frame); });
}

void Endpointer::go_on(const Frame& frame) {
    Speech& speech = *speech_;
    ++speech.frames;
    if (frame.own_voice == OwnVoice::Audible || speech.frames > longest) speech.is_passed_over = true;
    if (speech.is_passed_over)
        speech.samples.clear();
    else
        speech.samples.insert(speech.samples.end(), frame.samples.begin(), frame.samples.end());
    speech.quiet_end = frame.is_loud ? 0 : speech.quiet_end + 1;
    speech.loud.push_back(frame.is_loud);
    const std::size_t window = speech.is_passed_over ? window_of_end_passed_over : window_of_end;
    while (speech.loud.size() > window) speech.loud.pop_front();
}

std::optional<std::vector<std::int16_t>> Endpointer::end_if_quiet() {
    const std::size_t window = speech_->is_passed_over ? window_of_end_passed_over : window_of_end;
    if (speech_->loud.size() < window || std::ranges::count(speech_->loud, true) > loud_at_end) return std::nullopt;
    Speech ended = *std::exchange(speech_, std::nullopt);
    recent_.clear();
    if (ended.is_passed_over) return std::nullopt;
    const std::size_t too_much = ended.quiet_end > behind ? ended.quiet_end - behind : 0;
    ended.samples.resize(ended.samples.size() - std::min(ended.samples.size(), too_much * frame_size));
    return std::move(ended.samples);
}

} // namespace speech::hearing
