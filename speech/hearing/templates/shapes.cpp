#include "speech/hearing/templates/shapes.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace speech::hearing::templates {
namespace {

constexpr std::size_t cosine_count = shape_size / 2;
using Cosines = std::array<float, cosine_count>;

/// How much the loudness of a frame counts: words in a sentence are not as loud as words alone.
constexpr float weight_of_loudness = 0.25F;
/// Of the discrete cosine transform: the first is the loudness, the others the shape from coarse to fine.
using Table = std::array<std::array<float, band_count>, cosine_count>;
Table make_table() {
    Table table{};
    for (std::size_t cosine = 0; cosine < cosine_count; ++cosine)
        for (std::size_t band = 0; band < table[cosine].size(); ++band) {
            const double angle = std::numbers::pi / band_count * static_cast<double>(cosine);
            const double scale =
                cosine == 0 ? weight_of_loudness * std::sqrt(1.0 / band_count) : std::sqrt(2.0 / band_count);
            table[cosine][band] = static_cast<float>(scale * std::cos(angle * (static_cast<double>(band) + 0.5)));
        }
    return table;
}

Cosines cosines_of(const Bands& bands) {
    static const Table table = make_table();
    Cosines cosines{};
    for (std::size_t cosine = 0; cosine < cosine_count; ++cosine)
        for (std::size_t band = 0; band < bands.size(); ++band) cosines[cosine] += table[cosine][band] * bands[band];
    return cosines;
}

} // namespace

std::vector<Shape> shapes_of(const Frames& frames) {
    std::vector<Cosines> cosines;
    for (const Bands& bands : frames) cosines.push_back(cosines_of(bands));
    std::vector<Shape> shapes(frames.size());
    const std::size_t last = frames.empty() ? 0 : frames.size() - 1;
    for (std::size_t frame = 0; frame < frames.size(); ++frame)
        for (std::size_t cosine = 0; cosine < cosine_count; ++cosine) {
            const auto at = [&](std::size_t place) { return cosines[place][cosine]; };
            const float change = 2 * (at(std::min(frame + 2, last)) - at(frame < 2 ? 0 : frame - 2)) +
                                 at(std::min(frame + 1, last)) - at(frame < 1 ? 0 : frame - 1);
            shapes[frame][cosine] = at(frame);
            shapes[frame][cosine_count + cosine] = change / 5;
        }
    return shapes;
}

Row::Row(const std::vector<Shape>& shapes)
    : size_{shapes.size()}
    , blocks_((shapes.size() + at_once - 1) / at_once) {
    for (std::size_t frame = 0; frame < shapes.size(); ++frame)
        for (std::size_t part = 0; part < shape_size; ++part)
            blocks_[frame / at_once][part][frame % at_once] = shapes[frame][part];
}

void Row::distances(const Shape& shape, std::span<float> into) const {
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        std::array<float, at_once> sums{};
        for (std::size_t part = 0; part < shape_size; ++part)
            for (std::size_t each = 0; each < at_once; ++each) {
                const float difference = blocks_[block][part][each] - shape[part];
                sums[each] += difference * difference;
            }
        for (std::size_t each = 0; each < at_once; ++each) into[block * at_once + each] = std::sqrt(sums[each]);
    }
}

float distance(const Shape& one, const Shape& other) {
    float sum = 0;
    for (std::size_t part = 0; part < shape_size; ++part) sum += (one[part] - other[part]) * (one[part] - other[part]);
    return std::sqrt(sum);
}

} // namespace speech::hearing::templates
