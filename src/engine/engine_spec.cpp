#include "src/engine/engine_spec.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/programs.hpp"
#include "src/engine/option_settings.hpp"

#include <algorithm>
#include <system_error>

namespace engine {

using base::toml::DataFault;
using base::toml::Table;
using base::values::failed;

namespace {

EngineSpec engine_in(const Table& root) {
    root.know({"name", "programs", "arguments", "options"});
    EngineSpec spec{
        {}, root.text("name"), root.texts("programs"), root.optional_texts("arguments"), option_settings(root)};
    if (spec.name.empty()) root.refuse("name", "a name");
    if (spec.programs.empty()) root.refuse("programs", "at least one program");
    return spec;
}

} // namespace

base::values::Result<EngineSpec, DataFault> read_engine(const std::filesystem::path& file) {
    const auto root = base::data::read_file(file);
    if (!root) return failed(root.error());
    auto spec = base::toml::read(*root, base::platform::shown(file), engine_in);
    if (spec) spec->key = base::platform::shown(file.stem());
    return spec;
}

base::values::Result<std::vector<EngineSpec>, DataFault> read_engines(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::directory_iterator entries(folder, error);
    const DataFault unreadable{base::platform::shown(folder), std::nullopt, std::nullopt, "a readable folder"};
    if (error) return failed(unreadable);
    std::vector<EngineSpec> specs;
    while (entries != std::filesystem::directory_iterator()) {
        if (entries->path().extension() == ".toml") {
            auto spec = read_engine(entries->path());
            if (!spec) return failed(std::move(spec.error()));
            specs.push_back(*std::move(spec));
        }
        entries.increment(error);
        if (error) return failed(unreadable);
    }
    std::sort(specs.begin(), specs.end(), [](const auto& one, const auto& other) { return one.key < other.key; });
    return specs;
}

std::optional<std::filesystem::path> find_program(const std::vector<std::string>& candidates) {
    for (const std::string& candidate : candidates)
        if (auto program = base::platform::find_program(candidate)) return program;
    return std::nullopt;
}

} // namespace engine
