#include "src/shell/binding_rules.hpp"

namespace shell {

using session::Command;
using session::Context;

session::Context home(Command command) {
    if (command <= Command::Quit) return Context::Everywhere;
    if (command <= Command::Back) return Context::List;
    if (command <= Command::ReadText) return Context::Text;
    return Context::Board;
}

std::optional<std::size_t> numbers(Command command) {
    if (command == Command::RecentMessage) return 9;
    if (command == Command::GoToRank || command == Command::GoToFile) return 8;
    if (command == Command::NextPiece || command == Command::PreviousPiece || command == Command::MenOfKind) return 6;
    return std::nullopt;
}

} // namespace shell
