#include "rules/laws/keys/take.hpp"

namespace rules::laws {

Complaint take_number(int& into, const toml::node& value, int least, int most) {
    const auto number = value.as_integer();
    if (number == nullptr || number->get() < least || number->get() > most)
        return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    into = static_cast<int>(number->get());
    return std::nullopt;
}

Complaint take_seconds(std::chrono::seconds& into, const toml::node& value) {
    constexpr int day = 86400;
    int number = 0;
    auto complaint = take_number(number, value, 0, day);
    if (!complaint) into = std::chrono::seconds(number);
    return complaint;
}

Complaint take_flag(bool& into, const toml::node& value) {
    const auto flag = value.as_boolean();
    if (flag == nullptr) return "true or false";
    into = flag->get();
    return std::nullopt;
}

Complaint take_text(std::string& into, const toml::node& value, std::string_view what) {
    const auto text = value.as_string();
    if (text == nullptr || text->get().empty()) return std::string(what) + " in quotes";
    into = text->get();
    return std::nullopt;
}

} // namespace rules::laws
