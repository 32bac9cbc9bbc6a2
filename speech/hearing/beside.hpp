// Two searches at the same time.
#pragma once

#include "speech/hearing/recogniser.hpp"

#include <future>
#include <utility>

namespace speech::hearing {

/// Calls `search` with the recogniser beside this one, in another thread; or with this one, when the future is asked,
/// if there is none. What the search uses has to live until the future is ready or gone.
template <typename Search>
auto search_beside(Recogniser& recogniser, Search search) {
    Recogniser& beside = recogniser.beside();
    const auto when = &beside == &recogniser ? std::launch::deferred : std::launch::async;
    return std::async(when, [&beside, search = std::move(search)] { return search(beside); });
}

} // namespace speech::hearing
