#include "src/storage/database.hpp"

namespace storage {
namespace {

/// How long to wait for another program that is just writing.
constexpr int patience_ms = 2000;

LibraryProblem problem_of(int code) {
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return LibraryProblem::Busy;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT: return LibraryProblem::NotALibrary;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return LibraryProblem::CannotOpen;
    default: return LibraryProblem::CannotWrite;
    }
}

} // namespace

LibraryFault fault_of(sqlite3* connection) {
    if (connection == nullptr) return {LibraryProblem::CannotOpen, "out of memory"};
    return {problem_of(sqlite3_extended_errcode(connection)), sqlite3_errmsg(connection)};
}

std::variant<Database, LibraryFault> Database::open(const std::filesystem::path& file, Sync sync) {
    sqlite3* connection = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE;
    const int opened = sqlite3_open_v2(file.c_str(), &connection, flags, nullptr);
    Database database(connection);
    if (opened != SQLITE_OK) return fault_of(connection);
    sqlite3_busy_timeout(connection, patience_ms);
    const char* const settings = sync == Sync::Full ? "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL"
                                                    : "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL";
    if (auto fault = database.execute(settings)) return *fault;
    return database;
}

std::optional<LibraryFault> Database::execute(const char* statements) {
    if (sqlite3_exec(get(), statements, nullptr, nullptr, nullptr) != SQLITE_OK) return fault_of(get());
    return std::nullopt;
}

std::variant<std::int64_t, LibraryFault> Database::number(const char* question) {
    Statement statement(*this, question);
    const bool answered = statement.step();
    if (statement.fault()) return *statement.fault();
    return answered ? statement.number(0) : std::int64_t{0};
}

Statement::Statement(const Database& database, const char* text)
    : connection_(database.get()) {
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v2(connection_, text, -1, &statement, nullptr));
    statement_.reset(statement);
}

void Statement::check(int code) {
    if (code != SQLITE_OK && !fault_) fault_ = fault_of(connection_);
}

Statement& Statement::bind(std::int64_t number) {
    if (!fault_) check(sqlite3_bind_int64(statement_.get(), ++bound_, number));
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    if (!fault_)
        check(sqlite3_bind_text64(statement_.get(), ++bound_, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind_optional(const std::optional<std::string>& text) {
    if (text) return bind(std::string_view(*text));
    if (!fault_) check(sqlite3_bind_null(statement_.get(), ++bound_));
    return *this;
}

Statement& Statement::bind_optional(const std::optional<int>& number) {
    if (number) return bind(std::int64_t{*number});
    if (!fault_) check(sqlite3_bind_null(statement_.get(), ++bound_));
    return *this;
}

bool Statement::step() {
    if (fault_) return false;
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) check(code);
    return false;
}

std::string Statement::text(int column) const {
    const unsigned char* const begin = sqlite3_column_text(statement_.get(), column);
    if (begin == nullptr) return {};
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {begin, begin + size};
}

Transaction::Transaction(Database& database)
    : database_(database)
    , fault_(database.execute("BEGIN IMMEDIATE"))
    , open_(!fault_) {}

Transaction::~Transaction() {
    // A rollback that fails has nothing left to take back.
    if (open_) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::optional<LibraryFault> Transaction::commit() {
    if (fault_) return fault_;
    auto fault = database_.execute("COMMIT");
    open_ = fault.has_value();
    return fault;
}

} // namespace storage
