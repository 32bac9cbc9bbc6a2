// What a learner has answered and solved in the school, in a file of lines of JSON, one for each.
#pragma once

#include "src/school/progress.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace storage {

/// The answers in a file, and the lines that are none.
struct SchoolAnswers {
    std::vector<school::Entry> answers{};        ///< in their order
    std::vector<std::size_t> unreadable_lines{}; ///< counted from 1
};

/// All answers of the file, line by line: what cannot be read is left out. None if there is no such file. In the
/// system's words why the file itself cannot be read.
std::variant<SchoolAnswers, std::string> read_school_answers(const std::filesystem::path& file);

/// Puts the answer behind the others, on a line of its own even where the last one was cut off. Makes the folder, and
/// the file for its owner only. In the system's words what went wrong; empty if nothing. A power cut may lose the last
/// ones.
std::optional<std::string> append_school_answer(const std::filesystem::path& file, const school::Entry& entry);

} // namespace storage
