#pragma once

#include "src/storage/folders.hpp"
#include "tests/e2e/play/player.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace e2e {

/// Folders of their own for settings and games while it lives: what is chosen here is chosen for nobody else. The
/// settings are there, and empty: the program was started before.
class Home {
public:
    explicit Home(const std::string& name) {
        for (Folder& folder : folders_) {
            folder.before = std::getenv(folder.variable);
            setenv(folder.variable, in_fixture(name + "." + folder.variable).c_str(), 1);
        }
        std::filesystem::create_directories(storage::settings_file().parent_path());
        std::ofstream(storage::settings_file(), std::ios::app);
    }
    ~Home() {
        for (const Folder& folder : folders_) setenv(folder.variable, folder.before.c_str(), 1);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

private:
    struct Folder {
        const char* variable;
        std::string before{};
    };
    std::array<Folder, 2> folders_{{{"XDG_CONFIG_HOME"}, {"XDG_DATA_HOME"}}};
};

} // namespace e2e
