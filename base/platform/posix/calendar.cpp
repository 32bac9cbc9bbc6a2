#include "base/platform/calendar.hpp"

#include <array>
#include <ctime>
#include <string_view>

namespace base::platform {
namespace {

std::string written(const char* format, const std::tm& parts) {
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), format, &parts);
    return text.data();
}

constexpr const char* in_utc = "%Y-%m-%dT%H:%M:%SZ";

} // namespace

std::string utc_now() {
    const std::time_t seconds = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    return written(in_utc, parts);
}

std::string utc_today() {
    constexpr std::size_t day = std::string_view("2026-11-20").size();
    return utc_now().substr(0, day);
}

std::string local_time(const std::string& utc) {
    std::tm parts{};
    if (::strptime(utc.c_str(), in_utc, &parts) == nullptr) return utc;
    const std::time_t seconds = ::timegm(&parts);
    ::localtime_r(&seconds, &parts);
    return written("%Y-%m-%dT%H:%M:%S", parts);
}

std::chrono::nanoseconds since_epoch() { return std::chrono::system_clock::now().time_since_epoch(); }

} // namespace base::platform
