// Somebody who reads along by lines of text, beside the player.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace e2e {

/// Types into a named pipe what the program reads, and reads what it writes.
class Reader {
public:
    /// `name` tells the pipes and files of several apart.
    explicit Reader(const std::string& name);
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    /// The command with its input and output where this writes and reads.
    std::vector<std::string> around(const std::vector<std::string>& command) const;

    /// Types a line, and waits until what is answered has that in it.
    void type(const std::string& line, const std::string& answer);
    /// Waits until that has been told since the last line was typed. Fails after 20 seconds.
    void await(const std::string& text);
    /// Whether that has ever been told.
    bool was_told(const std::string& text) const;
    /// What is typed has come to its end.
    void leave();

private:
    std::string read() const;

    std::string typed_;
    std::string told_;
    int pipe_;
    std::size_t known_ = 0; ///< how much had been told when the last line was typed
};

} // namespace e2e
