// What is printed to a terminal is text, whoever wrote it: no names, comments or file names that give it orders.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace tools::output {

/// Passes UTF-8 text on to another stream buffer. Control characters (C0 without tab, line feed and form feed; DEL; C1)
/// and bytes that are no UTF-8 come out as U+FFFD: with them a library or a game of somebody else could have the
/// terminal erase lines, change its title or type. Text may come in pieces of any size.
class PlainText final : public std::streambuf {
public:
    /// `target` must outlive this.
    explicit PlainText(std::streambuf& target)
        : target_(target) {}
    ~PlainText() override = default;

protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize count) override;
    /// What waits for the rest of its character is passed on as it will never be one, and the target is told to write.
    int sync() override;

private:
    void take(unsigned char byte);
    bool flush();

    std::streambuf& target_;
    std::string begun_;       ///< a character of which bytes are still to come
    std::size_t missing_ = 0; ///< how many
    std::string plain_;       ///< to be passed on
};

/// As long as it lives, the stream prints plain text only.
class PlainOutput {
public:
    explicit PlainOutput(std::ostream& stream)
        : stream_(stream)
        , target_(stream.rdbuf())
        , plain_(*target_) {
        stream_.rdbuf(&plain_);
    }
    ~PlainOutput() {
        stream_.flush();
        stream_.rdbuf(target_);
    }
    PlainOutput(const PlainOutput&) = delete;
    PlainOutput& operator=(const PlainOutput&) = delete;

private:
    std::ostream& stream_;
    std::streambuf* target_;
    PlainText plain_;
};

} // namespace tools::output
