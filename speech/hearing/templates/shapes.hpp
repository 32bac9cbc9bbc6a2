// What two frames are compared by: the shape of the spectrum, and how it changes.
#pragma once

#include "speech/hearing/templates/features.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace speech::hearing::templates {

inline constexpr std::size_t shape_size = 24;

/// Half of it tells the frame, half how it differs from the frames around it. The distance of two is Euclid's.
using Shape = std::array<float, shape_size>;

/// One for each frame.
std::vector<Shape> shapes_of(const Frames& frames);

/// The shapes of a recording, laid out so that a shape is compared with several of them at once.
class Row {
public:
    explicit Row(const std::vector<Shape>& shapes);

    std::size_t size() const { return size_; }
    /// The distances of a shape to each of the row: `into` is `padded_size` long, and what lies behind `size` is not
    /// meant.
    void distances(const Shape& shape, std::span<float> into) const;
    std::size_t padded_size() const { return blocks_.size() * at_once; }

private:
    static constexpr std::size_t at_once = 8;
    using Block = std::array<std::array<float, at_once>, shape_size>;

    std::size_t size_;
    std::vector<Block> blocks_;
};

/// The distance of two shapes.
float distance(const Shape& one, const Shape& other);

} // namespace speech::hearing::templates
