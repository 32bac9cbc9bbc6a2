#include "src/session/core/school.hpp"

namespace session {

std::string_view drill_word(school::Drill drill) {
    switch (drill) {
    case school::Drill::SquareColor: return "color";
    case school::Drill::Diagonal: return "diagonal";
    case school::Drill::KnightWay: return "knight";
    case school::Drill::Reach: return "reach";
    case school::Drill::Following: return "following";
    case school::Drill::Writing: return "writing";
    }
    return "reach";
}

} // namespace session
