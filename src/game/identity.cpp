#include "src/game/identity.hpp"

#include <charconv>

namespace game {
namespace {

constexpr std::size_t sender_digits = 16;

std::optional<std::uint64_t> read_number(std::string_view text, int base) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string write_hexadecimal(std::uint64_t number) {
    std::string digits(sender_digits, '0');
    for (std::size_t place = digits.size(); number != 0; number >>= 4U)
        digits[--place] = "0123456789abcdef"[number & 0xFU];
    return digits;
}

} // namespace

std::optional<GameId> in_journal(const PlayedGame& game) {
    const auto* id = std::get_if<GameId>(&game);
    return id != nullptr ? std::optional(*id) : std::nullopt;
}

std::string write(const CommandId& command) {
    return write_hexadecimal(command.sender) + "-" + std::to_string(command.count);
}

std::optional<CommandId> read_command_id(std::string_view text) {
    if (text.size() < sender_digits + 2 || text[sender_digits] != '-') return std::nullopt;
    const auto sender = read_number(text.substr(0, sender_digits), 16);
    const auto count = read_number(text.substr(sender_digits + 1), 10);
    if (!sender || !count) return std::nullopt;
    const CommandId command{*sender, *count};
    return write(command) == text ? std::optional(command) : std::nullopt;
}

} // namespace game
