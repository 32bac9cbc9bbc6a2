#include "src/storage/exercises.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/toml/table.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace storage {
namespace {

using DataTable = base::toml::Table;
using rules::board::Move;
using rules::variants::Position;

constexpr int deepest = 200; // plies

Position read_position(const DataTable& table, std::string_view key) {
    const auto setup = rules::notation::read_fen(table.text(key));
    if (const auto* read = std::get_if<rules::board::Setup>(&setup)) {
        const auto position = Position::from_setup(*read);
        if (const auto* legal = std::get_if<Position>(&position)) return *legal;
    }
    table.refuse(key, "the FEN of a legal position");
}

/// The move as UCI writes it, which is then made in the position.
std::optional<Move> make_move(Position& position, std::string_view text) {
    const auto read = rules::notation::read_uci(position, text);
    const auto* move = std::get_if<Move>(&read);
    if (move == nullptr) return std::nullopt;
    position = position.after(*move);
    return *move;
}

std::vector<Move> read_moves(const DataTable& table, std::string_view key, Position& position) {
    std::vector<Move> moves;
    for (const std::string& text : table.optional_texts(key)) {
        const auto move = make_move(position, text);
        if (!move) table.refuse(key, "legal moves as UCI writes them, one after the other, not " + text);
        moves.push_back(*move);
    }
    return moves;
}

school::Refutation read_refutation(const DataTable& table, Position position, std::string_view text) {
    const auto space = text.find(' ');
    if (space != std::string_view::npos) {
        const auto move = make_move(position, text.substr(0, space));
        const auto reply = move ? make_move(position, text.substr(space + 1)) : std::nullopt;
        if (reply) return {*move, *reply};
    }
    table.refuse("refutations", "a legal move and its reply, not " + std::string(text));
}

school::Exercise read_exercise(const DataTable& table, school::Theme theme) {
    table.know({"id", "before", "played", "solution", "refutations", "depth"});
    Position position = read_position(table, "before");
    school::Exercise exercise{.id = table.text("id"),
                              .theme = theme,
                              .before = position,
                              .played = read_moves(table, "played", position),
                              .solution = {},
                              .refutations = {}};
    for (const std::string& text : table.optional_texts("refutations"))
        exercise.refutations.push_back(read_refutation(table, position, text));
    exercise.solution = read_moves(table, "solution", position);
    if (exercise.solution.size() % 2 == 0) table.refuse("solution", "an odd number of moves");
    return exercise;
}

ExerciseFile exercises_of(const DataTable& root, school::Theme theme) {
    root.know({"engine", "made", "exercise"});
    ExerciseFile file{.engine = root.text("engine"), .made = root.text("made"), .exercises = {}, .depths = {}};
    for (const DataTable& table : root.tables("exercise")) {
        file.exercises.push_back(read_exercise(table, theme));
        file.depths.push_back(static_cast<int>(table.number("depth", 1, deepest)));
    }
    return file;
}

} // namespace

base::values::Result<ExerciseFile, base::toml::DataFault> read_exercise_file(const std::filesystem::path& data_folder,
                                                                             school::Theme theme) {
    const auto file = data_folder / "exercises" / (std::string(school::name(theme)) + ".toml");
    const auto root = base::data::read_file(file);
    if (!root) return base::values::failed(root.error());
    try {
        return exercises_of(DataTable(*root, base::platform::shown(file), ""), theme);
    } catch (const base::toml::FaultFound& found) {
        return base::values::failed(found.fault);
    }
}

base::values::Result<std::vector<school::Exercise>, base::toml::DataFault>
read_exercises(const std::filesystem::path& data_folder) {
    std::vector<school::Exercise> all;
    for (const school::Theme theme : school::all_themes) {
        auto file = read_exercise_file(data_folder, theme);
        if (!file) return base::values::failed(std::move(file).error());
        for (school::Exercise& exercise : file->exercises) all.push_back(std::move(exercise));
    }
    return all;
}

} // namespace storage
