#include "src/outputs/output.hpp"

namespace outputs {

bool is_by_lines(const Surroundings& surroundings) {
    return surroundings.lines && session::Audience{surroundings.lines->reader} == at_keyboard;
}

} // namespace outputs
