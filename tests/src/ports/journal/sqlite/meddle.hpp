// Another program that changes a library.
#pragma once

#include "tests/support/catch.hpp"

#include <sqlite3.h>

#include <filesystem>
#include <memory>
#include <string>

/// What somebody else does to the file.
inline void meddle(const std::filesystem::path& file, const std::string& statements) {
    sqlite3* connection = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &connection) == SQLITE_OK);
    const std::unique_ptr<sqlite3, int (*)(sqlite3*)> closed(connection, sqlite3_close);
    const int done = sqlite3_exec(connection, statements.c_str(), nullptr, nullptr, nullptr);
    INFO(sqlite3_errmsg(connection));
    REQUIRE(done == SQLITE_OK);
}
