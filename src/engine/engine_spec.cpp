#include "src/engine/engine_spec.hpp"

#include "src/engine/data_file.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace engine {

namespace {

constexpr std::string_view usual_path = "/usr/local/bin:/usr/bin:/bin";
constexpr std::string_view games_folder = "/usr/games";

std::vector<std::filesystem::path> search_folders() {
    const char* const set = std::getenv("PATH");
    std::string_view rest = set == nullptr ? usual_path : std::string_view(set);
    std::vector<std::filesystem::path> folders;
    while (!rest.empty()) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
        if (!folder.empty()) folders.emplace_back(folder);
    }
    folders.emplace_back(games_folder);
    return folders;
}

bool is_program(const std::filesystem::path& file) {
    std::error_code unreadable;
    return std::filesystem::is_regular_file(file, unreadable) && access(file.c_str(), X_OK) == 0;
}

EngineSpec read_root(const DataTable& root) {
    root.know({"name", "programs", "arguments", "options"});
    EngineSpec spec{
        {}, root.text("name"), root.texts("programs"), root.optional_texts("arguments"), root.options("options")};
    if (spec.name.empty()) root.refuse("name", Fault::OutOfRange, "a name");
    if (spec.programs.empty()) root.refuse("programs", Fault::OutOfRange, "at least one program");
    return spec;
}

} // namespace

std::variant<EngineSpec, DataFault> read_engine(const std::filesystem::path& file) {
    auto spec = read_data<EngineSpec>(file, read_root);
    if (auto* read = std::get_if<EngineSpec>(&spec)) read->key = file.stem().string();
    return spec;
}

std::variant<std::vector<EngineSpec>, DataFault> read_engines(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::directory_iterator entries(folder, error);
    const DataFault unreadable{folder.string(), std::nullopt, std::nullopt, Fault::NotReadable, "a readable folder"};
    if (error) return unreadable;
    std::vector<EngineSpec> specs;
    while (entries != std::filesystem::directory_iterator()) {
        if (entries->path().extension() == ".toml") {
            auto spec = read_engine(entries->path());
            if (auto* fault = std::get_if<DataFault>(&spec)) return std::move(*fault);
            specs.push_back(std::get<EngineSpec>(std::move(spec)));
        }
        entries.increment(error);
        if (error) return unreadable;
    }
    std::sort(specs.begin(), specs.end(), [](const auto& one, const auto& other) { return one.key < other.key; });
    return specs;
}

std::optional<std::filesystem::path> find_program(const std::vector<std::string>& candidates) {
    const std::vector<std::filesystem::path> folders = search_folders();
    for (const std::string& candidate : candidates) {
        if (candidate.find('/') != std::string::npos) {
            if (is_program(candidate)) return candidate;
            continue;
        }
        for (const std::filesystem::path& folder : folders)
            if (is_program(folder / candidate)) return folder / candidate;
    }
    return std::nullopt;
}

} // namespace engine
