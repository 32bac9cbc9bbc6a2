// Many measurements of one thing.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace tests::bench {

class Figures {
public:
    void add(std::chrono::nanoseconds time) {
        const double value = std::chrono::duration<double, std::milli>{time}.count();
        milliseconds_.insert(std::ranges::upper_bound(milliseconds_, value), value);
    }

    std::size_t count() const { return milliseconds_.size(); }

    /// The value that this part of all values does not exceed: 0.5 is the median. Nothing if there are no values.
    std::optional<double> quantile(double part) const {
        if (milliseconds_.empty()) return std::nullopt;
        const auto rank = static_cast<std::size_t>(std::ceil(part * static_cast<double>(count())));
        return milliseconds_[std::max<std::size_t>(rank, 1) - 1];
    }

    /// Minimum, median, 95th percentile and maximum as columns of a Markdown table.
    std::string columns() const {
        if (milliseconds_.empty()) return "- | - | - | - | 0";
        return fmt::format("{:.1f} | **{:.1f}** | {:.1f} | {:.1f} | {}", milliseconds_.front(), *quantile(0.5),
                           *quantile(0.95), milliseconds_.back(), count());
    }

private:
    std::vector<double> milliseconds_; // in order
};

} // namespace tests::bench
