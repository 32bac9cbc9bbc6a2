#include "rules/variants/chess960/initial.hpp"

#include <array>
#include <utility>

namespace rules::variants::chess960 {

using board::Color;
using board::File;
using board::Rank;
using board::Role;
using board::Square;

namespace {

/// What stands on each file of the first rank.
using Array = std::array<std::optional<Role>, 8>;

/// Puts a piece on the free file of that place, counted from the a-file and 0.
void put_on_free(Array& files, int place, Role role) {
    for (auto& file : files) {
        if (file) continue;
        if (place == 0) {
            file = role;
            return;
        }
        --place;
    }
}

/// On which of the five free files the knights stand, by their part of the number.
constexpr std::array<std::pair<int, int>, 10> knights{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

/// One bishop on a light square, the other on a dark one, then the queen and the knights on files that are left, and on
/// the last three the king between the rooks.
Array array_of(int number) {
    Array files;
    files[static_cast<std::size_t>(2 * (number % 4) + 1)] = Role::Bishop;
    number /= 4;
    files[static_cast<std::size_t>(2 * (number % 4))] = Role::Bishop;
    number /= 4;
    put_on_free(files, number % 6, Role::Queen);
    const auto [first, second] = knights[static_cast<std::size_t>(number / 6)];
    put_on_free(files, second, Role::Knight); // the farther one first, so that the nearer one's place stays what it is
    put_on_free(files, first, Role::Knight);
    for (const Role role : {Role::Rook, Role::King, Role::Rook}) put_on_free(files, 0, role);
    return files;
}

} // namespace

board::Setup initial_setup(int number) {
    const Array files = array_of(number);
    board::Setup setup = board::Setup::initial();
    for (std::size_t place = 0; place < files.size(); ++place) {
        const auto file = static_cast<File>(place);
        setup.placement.put(Square(file, Rank::One), {Color::White, *files[place]});
        setup.placement.put(Square(file, Rank::Eight), {Color::Black, *files[place]});
    }
    return setup;
}

std::optional<int> number_of(const board::Setup& setup) {
    for (int number = 0; number < initial_positions; ++number)
        if (initial_setup(number) == setup) return number;
    return std::nullopt;
}

} // namespace rules::variants::chess960
