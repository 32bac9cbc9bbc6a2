// Starts the program its arguments name as an engine, says `ready` when it is, and does nothing more.
#include "src/engine/engine.hpp"

#include <chrono>
#include <iostream>
#include <thread>

int main(int count, char** arguments) {
    engine::EngineSpec spec{"owned", "Owned", {}, {}, {}};
    if (count > 1) spec.programs.emplace_back(arguments[1]);
    for (int at = 2; at < count; ++at) spec.arguments.emplace_back(arguments[at]);
    engine::Engine owned([] {});
    owned.start(spec);
    while (true) {
        if (const auto report = owned.poll())
            std::cout << (std::holds_alternative<engine::Ready>(*report) ? "ready" : "failed") << std::endl;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}
