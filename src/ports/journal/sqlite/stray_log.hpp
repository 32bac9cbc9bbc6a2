// A write-ahead log, or a rollback journal, that lies beside a library without being its own.
#pragma once

#include "src/ports/journal/fault.hpp"

#include <filesystem>
#include <variant>
#include <vector>

namespace ports::journal::sqlite {

/// Whether the log beside that file is not its own: the log of another database, or the one of a library in whose place
/// a copy was put. Then the file alone is as good as it was, and worse together with the log. Never while a program has
/// the library open. Changes neither of them; it may leave an index of the log where there is none.
bool is_log_stray(const std::filesystem::path& file);

/// Whether the rollback journal beside that file is of no use to it: another database's, or the one of a library in
/// whose place a copy was put. SQLite would write what is in it over the file. A library has a journal of its own only
/// while it is made, brought up to date or changed to its write-ahead log; it is needed only if the file alone is then
/// not sound. Never while a program writes to the file. Changes neither of them.
bool is_journal_stray(const std::filesystem::path& file);

/// Gives such a log and such a journal other names, so that nothing of them comes into the file: which ones. The fault
/// is that one cannot be renamed. Precondition: no connection to the file is open here.
std::variant<std::vector<std::filesystem::path>, Fault> set_stray_logs_aside(const std::filesystem::path& file);

} // namespace ports::journal::sqlite
