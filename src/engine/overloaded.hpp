// One handler per alternative of a variant.
#pragma once

namespace engine {

/// Joins lambdas into one callable for std::visit; an alternative without its lambda does not compile.
template <typename... Handlers>
struct overloaded : Handlers... { // NOLINT(readability-identifier-naming): named as everybody names it
    using Handlers::operator()...;
};
template <typename... Handlers>
overloaded(Handlers...) -> overloaded<Handlers...>;

} // namespace engine
