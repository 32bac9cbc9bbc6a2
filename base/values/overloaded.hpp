// One lambda for each alternative of a variant.
#pragma once

namespace base::values {

/// Joins lambdas into one callable for std::visit; an alternative without its lambda does not compile.
template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

} // namespace base::values
