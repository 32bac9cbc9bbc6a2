#include "tests/exercises/writing.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "tests/exercises/faults.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

namespace exercises {

using rules::board::Move;
using rules::notation::write_uci;
using school::Theme;

namespace {

std::string_view said_of(Theme theme) {
    switch (theme) {
    case Theme::MateInOne: return "Positions in which exactly one move mates.";
    case Theme::MateInTwo: return "Positions in which exactly one move forces mate with the second move.";
    case Theme::MateInThree: return "Positions in which exactly one move forces mate with the third move.";
    case Theme::LoosePiece:
        return "Positions in which a piece can be captured that is not defended, or not well enough.";
    case Theme::Fork: return "Positions in which one piece attacks two, and captures one of them.";
    case Theme::Pin: return "Positions in which a piece is lost because it, or what defends it, is pinned.";
    case Theme::Skewer: return "Positions in which a piece has to move, and leaves the one behind it to be captured.";
    case Theme::DiscoveredAttack: return "Positions in which a piece moves out of the way of another, which attacks.";
    case Theme::BackRank: return "Positions in which a king is mated on its first rank behind its own pawns.";
    case Theme::Defence: return "Positions in which one move holds, and every other one loses.";
    case Theme::Stalemate: return "Positions in which a lost game is drawn, for the king may be left without a move.";
    case Theme::Promotion: return "Positions in which a pawn comes through.";
    }
    return {};
}

std::filesystem::path file_of(const std::filesystem::path& data_folder, Theme theme) {
    return data_folder / "exercises" / fmt::format("{}.toml", school::name(theme));
}

std::string quoted(const std::vector<Move>& moves) {
    std::string text;
    for (const Move move : moves) text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", write_uci(move));
    return text;
}

std::string quoted(const std::vector<school::Refutation>& refutations) {
    std::string text;
    for (const auto& [move, reply] : refutations)
        text += fmt::format("{}\"{} {}\"", text.empty() ? "" : ", ", write_uci(move), write_uci(reply));
    return text;
}

int number_of(const school::Exercise& exercise) {
    int number = 0;
    const auto dash = exercise.id.rfind('-');
    std::from_chars(exercise.id.data() + dash + 1, exercise.id.data() + exercise.id.size(), number);
    return number;
}

} // namespace

std::string written(const storage::ExerciseFile& file, Theme theme) {
    std::string text = fmt::format("# {} From games of engines; scripts/make_exercises makes them and proves them.\n"
                                   "engine = \"{}\"\nmade = \"{}\"\n",
                                   said_of(theme), file.engine, file.made);
    for (std::size_t place = 0; place < file.exercises.size(); ++place) {
        const school::Exercise& exercise = file.exercises[place];
        text += fmt::format("\n[[exercise]]\nid = \"{}\"\nbefore = \"{}\"\nplayed = [{}]\nsolution = [{}]\n"
                            "refutations = [{}]\ndepth = {}\n",
                            exercise.id, rules::notation::write_fen(exercise.before.setup()), quoted(exercise.played),
                            quoted(exercise.solution), quoted(exercise.refutations), file.depths[place]);
    }
    return text;
}

storage::ExerciseFile read_or_begin(const std::filesystem::path& data_folder, Theme theme) {
    if (!std::filesystem::exists(file_of(data_folder, theme))) return {};
    auto file = storage::read_exercise_file(data_folder, theme);
    if (!file) throw std::runtime_error(base::toml::describe(file.error()));
    return std::move(*file);
}

void add(storage::ExerciseFile& file, school::Exercise exercise, int depth) {
    int number = 0;
    for (const school::Exercise& other : file.exercises) number = std::max(number, number_of(other));
    exercise.id = fmt::format("{}-{:03}", school::name(exercise.theme), number + 1);
    const auto behind = std::ranges::upper_bound(file.exercises, difficulty(exercise), {}, difficulty);
    const auto place = behind - file.exercises.begin();
    file.exercises.insert(behind, std::move(exercise));
    file.depths.insert(file.depths.begin() + place, depth);
}

void write(const std::filesystem::path& data_folder, const storage::ExerciseFile& file, Theme theme) {
    std::filesystem::create_directories(data_folder / "exercises");
    auto beside = file_of(data_folder, theme);
    beside += ".new";
    std::ofstream out(beside, std::ios::binary);
    out << written(file, theme);
    out.close();
    if (!out) throw std::runtime_error(fmt::format("{} cannot be written", school::name(theme)));
    std::filesystem::rename(beside, file_of(data_folder, theme));
}

} // namespace exercises
