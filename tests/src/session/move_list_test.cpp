// The window's list of moves, which is never written anew as a whole unless it has to be.
#include "rules/notation/san.hpp"
#include "src/session/core/move_list.hpp"
#include "tests/support/catch.hpp"

using rules::notation::english_letters;
using rules::notation::german_letters;
using session::MoveList;
using Lines = std::vector<std::string>;

namespace {

std::vector<rules::table::Ply> plies_of(const Lines& moves) {
    std::vector<rules::table::Ply> plies;
    auto position = rules::variants::Position::initial();
    for (const std::string& text : moves) {
        const auto move = std::get<rules::board::Move>(rules::notation::read_san(position, text));
        plies.push_back({.before = position,
                         .move = move,
                         .made_at = {},
                         .left = {},
                         .touched = {},
                         .must_play = {},
                         .received = {}});
        position = position.after(move);
    }
    return plies;
}

Lines listed(const MoveList& list) { return list.last(100, 0); }

} // namespace

TEST_CASE("The list follows moves that are made, taken back and put in place of others") {
    MoveList list;
    const auto follow = [&list](const Lines& moves) { list.follow(plies_of(moves), english_letters()); };
    follow({"e4"});
    CHECK(listed(list) == Lines{"1. e4"});
    follow({"e4", "e5", "Nf3"});
    CHECK(listed(list) == Lines{"1. e4  e5", "2. Nf3"});
    follow({"e4", "e5"});
    CHECK(listed(list) == Lines{"1. e4  e5"});
    follow({"e4", "c5"});
    CHECK(listed(list) == Lines{"1. e4  c5"});
    follow({"e4"});
    follow({"d4"});
    CHECK(listed(list) == Lines{"1. d4"});
    follow({});
    CHECK(listed(list).empty());
    follow({"e4", "c5", "Nf3"});
    list.cut(1); // corrected from there
    follow({"e4", "e5", "Nf3"});
    CHECK(listed(list) == Lines{"1. e4  e5", "2. Nf3"});
}

TEST_CASE("Only the last lines are listed, without a ply that is not to be read yet") {
    MoveList list;
    list.follow(plies_of({"e4", "e5", "Nf3", "Nc6", "Bb5"}), english_letters());
    CHECK(list.last(2, 0) == Lines{"2. Nf3  Nc6", "3. Bb5"});
    CHECK(list.last(2, 1) == Lines{"1. e4  e5", "2. Nf3  Nc6"});
    list.follow(plies_of({"e4", "e5", "Nf3", "Nc6"}), english_letters());
    CHECK(list.last(100, 1) == Lines{"1. e4  e5", "2. Nf3"});
    CHECK(list.last(100, 2) == Lines{"1. e4  e5"});
    CHECK(list.last(100, 3) == Lines{"1. e4"});
    CHECK(list.last(100, 100).empty());
}

TEST_CASE("In another language the list is written in its letters") {
    MoveList list;
    list.follow(plies_of({"e4", "e5", "Nf3"}), english_letters());
    list.follow(plies_of({"e4", "e5", "Nf3"}), german_letters());
    CHECK(listed(list) == Lines{"1. e4  e5", "2. Sf3"});
}
