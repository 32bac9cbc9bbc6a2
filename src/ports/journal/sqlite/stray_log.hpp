// A write-ahead log that lies beside a library without being its own.
#pragma once

#include "src/ports/journal/fault.hpp"

#include <filesystem>
#include <optional>
#include <variant>

namespace ports::journal::sqlite {

/// Whether the log beside that file is not its own: the log of another database, or the one of a library in whose place
/// a copy was put. Then the file alone is as good as it was, and worse together with the log. Never while a program has
/// the library open. Changes neither of them; it may leave an index of the log where there is none.
bool is_log_stray(const std::filesystem::path& file);

/// Gives such a log another name, so that nothing of it comes into the file: which one; empty if there is none. The
/// fault is that it cannot be renamed. Precondition: no connection to the file is open here.
std::variant<std::optional<std::filesystem::path>, Fault> set_stray_log_aside(const std::filesystem::path& file);

} // namespace ports::journal::sqlite
