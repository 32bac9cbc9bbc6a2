#include "sounds/board/timbre.hpp"

#include "sounds/mixer/samples.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <numbers>
#include <span>
#include <utility>

namespace sounds::board {

using cues::Hertz;
using cues::Milliseconds;

namespace {

constexpr double turn = 2.0 * std::numbers::pi;
constexpr auto rate = static_cast<double>(mixer::samples_per_second);

/// What a tone is made of: so many times its pitch, so strong, down to a third after so much of its length.
struct Partial {
    double ratio;
    double level;
    double decay;
};

struct Timbre {
    Milliseconds attack;
    std::span<const Partial> partials;
};

constexpr std::array pawn{Partial{1, 1, 0.3}};
constexpr std::array knight{Partial{1, 1, 0.36}, Partial{5.2, 0.7, 0.2}, Partial{9.2, 0.25, 0.06}};
constexpr std::array bishop{Partial{1, 1, 0.6}, Partial{3, 0.8, 0.6}, Partial{5, 0.5, 0.5}};
constexpr std::array rook{Partial{1, 1, 0.6},    Partial{2, 0.6, 0.6},  Partial{3, 0.42, 0.6},
                          Partial{4, 0.33, 0.6}, Partial{5, 0.27, 0.5}, Partial{6, 0.22, 0.5}};
// Without the fourth, which is the highest row's note on the lowest.
constexpr std::array queen{Partial{1, 0.8, 0.6}, Partial{2, 0.7, 0.6}, Partial{3, 1, 0.6},
                           Partial{5, 0.9, 0.6}, Partial{6, 0.6, 0.5}, Partial{7, 0.4, 0.5}};
constexpr std::array king{Partial{1, 1, 0.8}, Partial{2.76, 0.8, 0.5}, Partial{5.4, 0.6, 0.3}};

Timbre timbre_of(Shape shape) {
    switch (shape) {
    case Shape::Pawn: return {Milliseconds{3}, pawn};
    case Shape::Knight: return {Milliseconds{1}, knight};
    case Shape::Bishop: return {Milliseconds{14}, bishop};
    case Shape::Rook: return {Milliseconds{6}, rook};
    case Shape::Queen: return {Milliseconds{10}, queen};
    case Shape::King: return {Milliseconds{1}, king};
    }
    __builtin_unreachable();
}

constexpr Milliseconds fade_out{10};
constexpr double tone_power = 0.0022;
constexpr Hertz flutter{30};

std::size_t samples_in(Milliseconds time) { return static_cast<std::size_t>(rate * time.count() / 1000.0); }

/// Added to what is there. The pitch moves in small steps, too small and too many to be heard as such.
void draw(std::vector<double>& sound, const Partial& partial, const Course& course) {
    constexpr std::size_t step = 48;
    const auto length = static_cast<double>(sound.size());
    const double fade = std::exp(-1.0 / (length * partial.decay));
    // A turning pointer: its height is the sample.
    double x = partial.level;
    double y = 0.0;
    for (std::size_t begin = 0; begin < sound.size(); begin += step) {
        const double done = static_cast<double>(begin) / length;
        const double pitch = course.from.value * std::pow(course.to.value / course.from.value, done);
        const double angle = turn * pitch * partial.ratio / rate;
        const double cosine = fade * std::cos(angle);
        const double sine = fade * std::sin(angle);
        for (std::size_t i = begin; i < std::min(begin + step, sound.size()); ++i) {
            sound[i] += y;
            const double turned = x * cosine - y * sine;
            y = x * sine + y * cosine;
            x = turned;
        }
    }
}

std::vector<double> drawn(const Course& course, std::span<const Partial> partials) {
    std::vector<double> sound(samples_in(course.length));
    for (const Partial& partial : partials) draw(sound, partial, course);
    return sound;
}

void make_flutter(std::vector<double>& sound) {
    const double angle = turn * flutter.value / rate;
    double now = 1.0;
    double before = std::cos(angle);
    for (double& sample : sound) {
        sample *= 0.5 + 0.5 * now;
        before = std::exchange(now, 2.0 * std::cos(angle) * now - before);
    }
}

void fade_ends(std::vector<double>& sound, Milliseconds attack) {
    const std::size_t in = samples_in(attack);
    const std::size_t out = samples_in(fade_out);
    for (std::size_t i = 0; i < in; ++i) sound[i] *= static_cast<double>(i) / static_cast<double>(in);
    for (std::size_t i = 0; i < out; ++i)
        sound[sound.size() - 1 - i] *= static_cast<double>(i) / static_cast<double>(out);
}

/// At that power, taken over its first half, in which it is recognised.
std::vector<float> levelled(const std::vector<double>& sound, double power) {
    const std::span<const double> heard = std::span(sound).first(sound.size() / 2);
    double sum = 0.0;
    for (const double sample : heard) sum += sample * sample;
    const double gain = std::sqrt(power * static_cast<double>(heard.size()) / sum);
    std::vector<float> result(sound.size());
    std::ranges::transform(sound, result.begin(), [gain](double each) { return static_cast<float>(each * gain); });
    return result;
}

std::vector<float> struck(Hertz pitch, Milliseconds length, double power, std::initializer_list<Partial> partials) {
    std::vector<double> sound = drawn({pitch, pitch, length}, partials);
    fade_ends(sound, Milliseconds{1});
    return levelled(sound, power);
}

} // namespace

std::vector<float> tone_of(PlacedPiece piece, const Course& course) {
    const Timbre timbre = timbre_of(piece.shape);
    std::vector<double> sound = drawn(course, timbre.partials);
    if (piece.shade == Shade::Black) make_flutter(sound);
    fade_ends(sound, timbre.attack);
    return levelled(sound, tone_power);
}

std::vector<float> tick(Hertz pitch) { return struck(pitch, Milliseconds{40}, tone_power / 16, {{1, 1, 0.3}}); }

std::vector<float> tap(Hertz pitch) {
    return struck(pitch, Milliseconds{45}, tone_power / 4, {{1, 1, 0.25}, {2.4, 0.5, 0.1}});
}

std::vector<float> thud() {
    return struck(Hertz{150}, Milliseconds{110}, tone_power, {{1, 1, 0.2}, {2.43, 0.6, 0.1}, {4.51, 0.3, 0.05}});
}

} // namespace sounds::board
