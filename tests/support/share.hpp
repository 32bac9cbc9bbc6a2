// Long tables of cases under a sanitizer. It makes everything several times slower, and looks at memory and threads,
// which some cases of a table reach as well as all of them; what each case demands is checked by the release build,
// which runs them all.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tests {

#if defined(KLANGBRETT_SANITIZED)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// The first of every `step` cases, `step` being 1 or more, where a sanitizer watches; all of them otherwise.
template <typename Case>
std::vector<Case> share_of(const std::vector<Case>& all, std::size_t step) {
    if (!is_sanitized) return all;
    std::vector<Case> some;
    for (std::size_t at = 0; at < all.size(); at += step) some.push_back(all[at]);
    return some;
}

/// One language of each direction of writing where a sanitizer watches; `all` of them otherwise.
inline std::vector<std::string> share_of_languages(const std::vector<std::string>& all) {
    return is_sanitized ? std::vector<std::string>{"en", "fa"} : all;
}

} // namespace tests
