#include "src/ports/journal/sqlite/database.hpp"

#include "base/platform/paths.hpp"

namespace ports::journal::sqlite {
namespace {

constexpr std::chrono::milliseconds usual_patience{2000};

/// Whatever a file of somebody else's may hold, no function or table of SQLite's that could do harm is called by it.
constexpr const char* careful = "PRAGMA trusted_schema = OFF";

Problem problem_of(int code) {
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return Problem::Busy;
    case SQLITE_NOTADB: return Problem::NotALibrary;
    case SQLITE_CORRUPT: return Problem::Damaged;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return Problem::CannotOpen;
    default: return Problem::CannotWrite;
    }
}

/// As SQLite wants names in URIs.
std::string uri_of(const std::filesystem::path& file, std::string_view parameters) {
    std::string uri = "file://"; // with the authority, as a path may begin with two slashes itself
    std::error_code gone;
    const std::filesystem::path absolute = std::filesystem::absolute(file, gone);
    const std::filesystem::path& whole = gone ? file : absolute;
    for (const char sign : base::platform::text_of(whole)) {
        constexpr std::string_view hexadecimal_digits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(sign);
        const bool is_plain = byte > 0x20 && byte < 0x7f && sign != '?' && sign != '#' && sign != '%';
        if (is_plain) {
            uri += sign;
        } else {
            uri += {'%', hexadecimal_digits[byte >> 4U], hexadecimal_digits[byte & 0xFU]};
        }
    }
    return uri + "?" + std::string(parameters);
}

} // namespace

Fault fault_of(sqlite3* connection) {
    if (connection == nullptr) return {Problem::CannotOpen, "out of memory"};
    return {problem_of(sqlite3_extended_errcode(connection)), sqlite3_errmsg(connection)};
}

std::variant<Database, Fault> Database::open(const char* name, int flags, const char* settings) {
    sqlite3* connection = nullptr;
    const int opened = sqlite3_open_v2(name, &connection, flags | SQLITE_OPEN_EXRESCODE, nullptr);
    Database database(connection);
    if (opened != SQLITE_OK) return fault_of(connection);
    database.set_patience(usual_patience);
    database.leave_log(); // of what cannot be opened
    for (const char* each : {careful, settings})
        if (auto fault = database.execute(each)) return *fault;
    database.leave_log(false);
    return database;
}

std::variant<Database, Fault> Database::open(const std::filesystem::path& file, Sync sync) {
    const char* const settings = sync == Sync::Full ? "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL"
                                                    : "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL";
    return open(file.c_str(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, settings);
}

std::variant<Database, Fault> Database::open_to_read(const std::filesystem::path& file, std::string_view parameters) {
    const std::string uri = uri_of(file, parameters);
    return open(uri.c_str(), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, "PRAGMA query_only = ON");
}

std::variant<Database, Fault> Database::in_memory() {
    return open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, "PRAGMA foreign_keys = ON");
}

void Database::set_patience(std::chrono::milliseconds longest) const {
    sqlite3_busy_timeout(get(), static_cast<int>(longest.count()));
}

void Database::give_up_on(const std::stop_token& stop) const {
    constexpr int steps_between = 1000;
    sqlite3_progress_handler(
        get(), steps_between,
        [](void* token) -> int { return static_cast<const std::stop_token*>(token)->stop_requested() ? 1 : 0; },
        const_cast<std::stop_token*>(&stop));
}

std::optional<Fault> Database::empty_log() const {
    // The PRAGMA answers a row where it was not done, and no fault.
    const int done = sqlite3_wal_checkpoint_v2(get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    return done == SQLITE_OK ? std::nullopt : std::optional(fault_of(get()));
}

void Database::leave_log(bool is_left) const {
    sqlite3_db_config(get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_left ? 1 : 0, static_cast<int*>(nullptr));
}

std::optional<Fault> Database::execute(const char* statements) const {
    if (sqlite3_exec(get(), statements, nullptr, nullptr, nullptr) != SQLITE_OK) return fault_of(get());
    return std::nullopt;
}

std::variant<std::int64_t, Fault> Database::number(const char* question) const {
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
    return bind_optional(number ? std::optional(std::int64_t{*number}) : std::nullopt);
}

Statement& Statement::bind_optional(const std::optional<std::int64_t>& number) {
    if (number) return bind(*number);
    if (!fault_) check(sqlite3_bind_null(statement_.get(), ++bound_));
    return *this;
}

void Statement::reset() {
    // It answers what the last step went wrong with, which check() has seen.
    if (statement_) sqlite3_reset(statement_.get());
    bound_ = 0;
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

Transaction::Transaction(const Database& database)
    : database_(database)
    , fault_(database.execute("BEGIN IMMEDIATE"))
    , open_(!fault_) {}

Transaction::~Transaction() {
    // A rollback that fails has nothing left to take back.
    if (open_) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::optional<Fault> Transaction::commit() {
    if (fault_) return fault_;
    auto fault = database_.execute("COMMIT");
    open_ = fault.has_value();
    return fault;
}

Snapshot::Snapshot(const Database& database)
    : database_(database)
    , fault_(database.execute("BEGIN")) {}

Snapshot::~Snapshot() {
    // Nothing was written, so there is nothing a failure could lose.
    if (!fault_) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

} // namespace ports::journal::sqlite
