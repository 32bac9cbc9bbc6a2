#include "src/shell/binding_rules.hpp"

namespace shell {

using session::Command;
using session::KeyContext;

session::KeyContext home(Command command) {
    if (command <= Command::Quit) return KeyContext::Everywhere;
    if (command <= Command::Back) return KeyContext::List;
    if (command <= Command::ReadText) return KeyContext::Text;
    return KeyContext::Board;
}

std::optional<std::size_t> numbers(Command command) {
    if (command == Command::RecentMessage) return 9;
    if (command == Command::GoToRank || command == Command::GoToFile) return 8;
    if (command == Command::NextPiece || command == Command::PreviousPiece || command == Command::PiecesOfKind)
        return 6;
    return std::nullopt;
}

} // namespace shell
