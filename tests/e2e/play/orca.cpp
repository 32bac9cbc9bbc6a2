#include "tests/e2e/play/orca.hpp"

#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

namespace e2e {

Orca::Orca()
    : record_(in_fixture("orca.debug"))
    , running_({"orca", "--debug-file=" + record_}, in_fixture("orca.log")) {
    await("Klangbrett");
}

/// Its debugging file has lines such as `12:54:36.132199 - SPEECH OUTPUT: 'Springer Gustav.'{'established': False}`.
std::vector<std::string> Orca::spoken() const {
    const std::string mark = "SPEECH OUTPUT: '";
    std::vector<std::string> texts;
    std::ifstream file(record_);
    for (std::string line; std::getline(file, line);) {
        const std::size_t at = line.find(mark);
        if (at == std::string::npos) continue;
        const std::size_t begin = at + mark.size();
        texts.push_back(line.substr(begin, line.rfind("'{") - begin));
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
