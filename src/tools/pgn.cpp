// `pgn`: games written anew, or only checked.
#include "rules/pgn/reader.hpp"
#include "rules/pgn/writer.hpp"
#include "src/tools/asking/games.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>

namespace tools {
namespace {

using rules::pgn::Fault;
using rules::pgn::Game;

struct Options {
    bool check = false;
    std::string letters = "en";
    std::vector<std::string> files;
};

struct Closing {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, Closing>;

/// One run over the files.
class PgnTool {
public:
    PgnTool(bool is_checking, rules::notation::PieceLetters letters)
        : is_checking_(is_checking)
        , letters_(std::move(letters)) {}

    void read(const std::string& name) {
        File file(name == "-" ? stdin : std::fopen(name.c_str(), "rb"));
        if (!file) return refuse(name);
        int error = 0;
        rules::pgn::Reader reader(
            [&](std::span<char> room) {
                errno = 0;
                const std::size_t count = std::fread(room.data(), 1, room.size(), file.get());
                if (std::ferror(file.get()) != 0) error = errno;
                return count;
            },
            letters_);
        while (const auto reading = reader.next()) {
            if (const auto* fault = std::get_if<Fault>(&*reading))
                complain(name, asking::describe(*fault));
            else
                take(name, std::get<Game>(*reading), reader.line());
        }
        errno = error;
        if (error != 0) refuse(name);
    }

    Status finish() {
        flush();
        return status_;
    }

private:
    void take(const std::string& name, const Game& game, std::size_t line) {
        if (contradicts_itself(game)) {
            const std::string what = fmt::format("line {}: the game ends with {}, but its Result tag says {}", line,
                                                 word(game.result), *game.tag("Result"));
            if (is_checking_) return complain(name, what);
            std::cerr << fmt::format("{}: {}\n", name, what); // the game can be written all the same
        }
        print(is_checking_ ? "ok\n" : write_game(game) + '\n');
    }

    /// A game that is not as it should be.
    void complain(const std::string& name, const std::string& what) {
        if (is_checking_)
            print(what + '\n');
        else
            std::cerr << fmt::format("{}: {}\n", name, what);
        if (status_ == Status::Done) status_ = Status::No;
    }

    void refuse(const std::string& name) {
        std::cerr << fmt::format("{}: {}; expected a file of games\n", name, std::strerror(errno));
        status_ = Status::BadInput;
    }

    void print(std::string_view text) {
        constexpr std::size_t much = 1U << 16U;
        output_ += text;
        if (output_.size() > much) flush();
    }
    void flush() {
        std::cout << output_;
        output_.clear();
    }

    bool is_checking_;
    rules::notation::PieceLetters letters_;
    std::string output_;
    Status status_ = Status::Done;
};

Status run(const Options& options) {
    const auto letters = rules::notation::letters_of(options.letters);
    if (!letters) {
        std::cerr << fmt::format("--letters {}: expected one of en de fr es nl ar fa\n", options.letters);
        return Status::BadInput;
    }
    PgnTool tool(options.check, *letters);
    if (options.files.empty()) tool.read("-");
    for (const std::string& file : options.files) tool.read(file);
    return tool.finish();
}

} // namespace

void add_pgn(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand("pgn", "Read games in PGN and write them anew, or check them");
    auto options = std::make_shared<Options>();
    command.add_flag("--check", options->check, "Only one line a game: ok, or line N and what is wrong there");
    command.add_option("--letters", options->letters, "The language of the piece letters read: en de fr es nl ar fa")
        ->capture_default_str();
    command.add_option("FILE", options->files, "Files of games; standard input if there is none, or for -");
    command.callback([options, &toolbox] { toolbox.status = run(*options); });
}

} // namespace tools
