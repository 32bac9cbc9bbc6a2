#include "rules/table/clock/display.hpp"

namespace rules::table {
namespace {

std::string digits(Duration::rep number, std::size_t count) {
    const std::string text = std::to_string(number);
    return text.size() < count ? std::string(count - text.size(), '0') + text : text;
}

} // namespace

std::string write_time(Duration time) {
    const auto all = time.count();
    return std::to_string(all / 3'600'000) + ":" + digits(all / 60'000 % 60, 2) + ":" + digits(all / 1000 % 60, 2) +
           "." + digits(all % 1000, 3);
}

} // namespace rules::table
