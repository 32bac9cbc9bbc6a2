#include "tests/e2e/play/orca.hpp"

#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace e2e {
namespace {

/// The command for it, which writes down what it speaks.
std::vector<std::string> as_one_who_writes() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(std::getenv("XDG_DATA_HOME")) / "orca";
    const std::string name = "orca-customizations.py";
    fs::create_directories(folder);
    fs::copy_file(fs::path(KLANGBRETT_SOURCE_DIR "/tests/e2e/fixture") / name, folder / name,
                  fs::copy_options::overwrite_existing);
    return {"orca"};
}

} // namespace

Orca::Orca()
    : record_(in_fixture("orca.spoken"))
    , running_(as_one_who_writes(), in_fixture("orca.log")) {
    await("frame");
}

/// Lines such as `SPEECH OUTPUT: 'Main menu frame.' voice=system`.
std::vector<std::string> Orca::spoken() const {
    std::vector<std::string> texts;
    std::ifstream file(record_);
    for (std::string line; std::getline(file, line);) {
        const std::size_t begin = line.find('\'');
        if (begin == std::string::npos) continue;
        texts.push_back(line.substr(begin + 1, line.rfind('\'') - begin - 1));
    }
    return texts;
}

std::size_t Orca::await(const std::string& text, std::size_t from) const {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    std::string all;
    while (std::chrono::steady_clock::now() < until) {
        const std::vector<std::string> texts = spoken();
        all.clear();
        for (std::size_t place = 0; place < texts.size(); ++place) {
            if (place >= from && texts[place].find(text) != std::string::npos) return place + 1;
            all += texts[place] + '\n';
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    FAIL("waited for Orca to say \"" << text << "\"; it said:\n" << all);
    return 0;
}

void Orca::kill() {
    running_.send(SIGKILL);
    running_.wait(5);
}

} // namespace e2e
