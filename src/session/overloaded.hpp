// One lambda for each alternative of a variant; a missing one stops the build.
#pragma once

namespace session {

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

} // namespace session
