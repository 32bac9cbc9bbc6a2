// A UCI engine that misbehaves in the way its first argument names. `well` behaves.
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace {

void say(std::string_view line) { std::cout << line << '\n' << std::flush; }

[[noreturn]] void hang() {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
}

[[noreturn]] void flood() {
    const std::string line(1000, 'x');
    while (true) say(line);
}

[[noreturn]] void flood_one_line() {
    const std::string part(1000, 'x');
    while (true) std::cout << part << std::flush;
}

[[noreturn]] void crash() {
    std::signal(SIGSEGV, SIG_DFL); // a sanitizer would make an exit of it
    std::raise(SIGSEGV);
    std::abort();
}

void flood_stderr() {
    for (int line = 0; line < 20'000; ++line) std::cerr << "complaint complaint complaint complaint complaint\n";
}

void say_all_bytes() {
    for (int byte = 0; byte < 256; ++byte) std::cout << static_cast<char>(byte);
    std::cout << std::flush;
}

/// Says, as its name, what it was given beside its three standard descriptors.
void describe_surroundings() {
    namespace fs = std::filesystem;
    auto descriptors = std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
    --descriptors; // the one just used for looking
    sigset_t blocked;
    sigprocmask(SIG_BLOCK, nullptr, &blocked);
    int blocked_signals = 0;
    for (int signal = 1; signal < SIGRTMIN; ++signal) blocked_signals += sigismember(&blocked, signal);
    struct sigaction on_pipe {};
    sigaction(SIGPIPE, nullptr, &on_pipe);
    std::cout << "id name descriptors " << descriptors << ", blocked signals " << blocked_signals << ", SIGPIPE "
              << (on_pipe.sa_handler == SIG_DFL ? "as usual" : "changed") << '\n';
}

void greet(std::string_view manner) {
    if (manner == "dies_at_start") std::exit(3);
    if (manner == "silent") hang();
    if (manner == "slow_to_greet") std::this_thread::sleep_for(std::chrono::milliseconds(300));
    if (manner == "no_uci") {
        say("Error: unknown command 'uci'");
        hang();
    }
    if (manner == "floods_at_start") flood();
    if (manner == "floods_one_line") flood_one_line();
    if (manner == "binary") say_all_bytes();
    if (manner == "complains") flood_stderr();
    say("Fake 1.0 by nobody");
    say("id name Fake 1.0");
    say("id author nobody");
    if (manner == "surroundings") describe_surroundings();
    say("option name Skill Level type spin default 20 min 0 max 20");
    say("option name Style type combo default Solid var Solid var Risky");
    say("uciok");
}

void ready(std::string_view manner, int times) {
    if (manner == "never_ready") hang();
    if (manner == "dies_when_asked" && times == 2) std::exit(4);
    say("readyok");
    if (manner == "dies_idle" && times == 1) std::exit(5);
    if (manner == "crashes_idle" && times == 1) crash();
    if (manner == "floods_idle" && times == 1)
        for (int line = 0; line < 3'000; ++line) say("bestmove a7a6 and some more of that, unasked and unwanted");
    if (manner == "closes_output" && times == 1) {
        close(STDOUT_FILENO);
        hang();
    }
    if (manner == "closes_input" && times == 1) {
        close(STDIN_FILENO);
        hang();
    }
}

void go(std::string_view manner, int times) {
    if (manner == "dies_thinking") std::exit(6);
    if (manner == "crashes_thinking") crash();
    if (manner == "hangs_thinking") hang();
    if (manner == "floods_thinking") flood();
    if (manner == "closes_output_thinking") {
        close(STDOUT_FILENO);
        hang();
    }
    if (manner == "garbage") return say("bestmove \x01\xff Springer nach f3");
    if (manner == "truncated") return say("bestmove e2");
    if (manner == "dies_within_line") {
        std::cout << "bestmove e2e4" << std::flush;
        std::exit(0);
    }
    if (manner == "answers_then_dies") {
        say("bestmove e2e4");
        std::exit(7);
    }
    if (manner == "none") return say("bestmove (none)");
    if (manner == "until_stop") return;
    say("info depth 1 score cp 31 pv e2e4 e7e5");
    say("info depth 1 multipv 2 score mate 4 pv d2d4");
    say(times % 2 == 1 ? "bestmove e2e4 ponder e7e5" : "bestmove d2d4");
    if (manner == "answers_twice") say("bestmove h2h4");
}

} // namespace

int main(int count, char** arguments) {
    const std::string manner = count > 1 ? arguments[1] : "well";
    // Where what we are told is written down, for a test to read.
    std::ofstream heard;
    if (count > 2) heard.open(arguments[2]);
    heard << getpid() << std::endl;
    if (manner == "has_offspring") {
        const pid_t offspring = fork();
        if (offspring == 0) hang();
        heard << offspring << std::endl;
    }
    if (manner == "ignores_quit") std::signal(SIGTERM, SIG_IGN);
    int isready_times = 0;
    int go_times = 0;
    std::string line;
    while (std::getline(std::cin, line)) {
        heard << line << std::endl;
        if (line == "uci")
            greet(manner);
        else if (line == "isready")
            ready(manner, ++isready_times);
        else if (line.rfind("go", 0) == 0)
            go(manner, ++go_times);
        else if (line == "stop" && manner == "until_stop")
            say("bestmove g1f3");
        else if (line == "quit" && manner != "ignores_quit")
            return 0;
    }
    if (manner == "ignores_quit") hang();
    return 0;
}
