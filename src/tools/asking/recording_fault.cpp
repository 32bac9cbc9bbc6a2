#include "src/tools/asking/recording_fault.hpp"

#include <fmt/core.h>

namespace tools::asking {
namespace {

namespace templates = speech::hearing::templates;

struct Why {
    std::string operator()(templates::TooSoft) const {
        return "too soft, or too much noise: speak nearer to the microphone";
    }
    std::string operator()(templates::Clipped) const { return "too loud: speak farther from the microphone"; }
    std::string operator()(templates::TooShort) const { return "too short for a word"; }
    std::string operator()(templates::TooLong) const { return "too long for one word"; }
    std::string operator()(templates::UnlikeOthers) const { return "unlike the other recordings of this word"; }
    std::string operator()(const templates::LikeAnother& other) const {
        return fmt::format("more like the word {}", other.word.text);
    }
};

} // namespace

std::string describe(const templates::Fault& fault) { return std::visit(Why{}, fault); }

} // namespace tools::asking
