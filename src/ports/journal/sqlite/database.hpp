// SQLite with errors as values. Nothing outside src/ports/journal/sqlite knows which database this is.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"

#include <sqlite3.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

namespace ports::journal::sqlite {

/// An open connection. Every question may fail, and says so.
class Database {
public:
    /// How long a commit waits for the disk: Full is durable when it returns, Normal may lose the last ones on a power
    /// cut, but never on the death of the process.
    enum class Sync { Full, Normal };

    static std::variant<Database, Fault> open(const std::filesystem::path& file, Sync sync);
    /// Only to be read, as the parameters of a URI tell (https://sqlite.org/uri.html): `mode=ro` must be among them.
    static std::variant<Database, Fault> open_to_read(const std::filesystem::path& file, std::string_view parameters);
    /// An empty one that is nowhere but here.
    static std::variant<Database, Fault> in_memory();

    /// How long to wait for another program that is just writing.
    void set_patience(std::chrono::milliseconds longest) const;

    /// What is being done fails once that is asked to stop. Precondition: `stop` lives as long as this is used.
    void give_up_on(const std::stop_token& stop) const;
    /// From now on closing it copies nothing out of the write-ahead log, and does not remove it; or it does again.
    void leave_log(bool is_left = true) const;

    /// Has all that is in the write-ahead log in the file, and the log empty. Busy if somebody still reads what the log
    /// has: then some of it may be in the file, and the log is needed.
    std::optional<Fault> empty_log() const;

    /// Carries out statements that answer nothing.
    std::optional<Fault> execute(const char* statements) const;
    /// The number a statement such as `PRAGMA user_version` answers.
    std::variant<std::int64_t, Fault> number(const char* question) const;
    /// Whether it was opened only to be read: asked for so, or because the file allows no more.
    bool is_read_only() const { return sqlite3_db_readonly(get(), "main") == 1; }
    std::int64_t last_insert_id() const { return sqlite3_last_insert_rowid(connection_.get()); }

    sqlite3* get() const { return connection_.get(); }

private:
    struct Close {
        void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    };
    explicit Database(sqlite3* connection)
        : connection_(connection) {}
    static std::variant<Database, Fault> open(const char* name, int flags, const char* settings);
    std::unique_ptr<sqlite3, Close> connection_;
};

/// What went wrong last on this connection, as a problem with the library.
Fault fault_of(sqlite3* connection);

/// One statement, its values bound in order. A failure is remembered: ask fault() at the end.
class Statement {
public:
    Statement(const Database& database, const char* text);

    Statement& bind(std::int64_t number);
    Statement& bind(std::string_view text);
    Statement& bind_optional(const std::optional<std::string>& text);
    Statement& bind_optional(const std::optional<int>& number);
    Statement& bind_optional(const std::optional<std::int64_t>& number);
    /// To be bound and stepped once more.
    void reset();

    /// Goes to the next row; false when there is none, or after a failure.
    bool step();
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
    std::string text(int column) const;
    bool is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

    const std::optional<Fault>& fault() const { return fault_; }

private:
    void check(int code);

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    sqlite3* connection_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0;
    std::optional<Fault> fault_;
};

/// All or nothing: rolled back unless committed.
class Transaction {
public:
    explicit Transaction(const Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Empty if the transaction has begun.
    const std::optional<Fault>& fault() const { return fault_; }
    std::optional<Fault> commit();

private:
    const Database& database_;
    std::optional<Fault> fault_;
    bool open_ = false;
};

/// One state of the library for as long as it lives, whatever others write meanwhile.
class Snapshot {
public:
    explicit Snapshot(const Database& database);
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

    const std::optional<Fault>& fault() const { return fault_; }

private:
    const Database& database_;
    std::optional<Fault> fault_;
};

} // namespace ports::journal::sqlite
