#include "speech/hearing/engine_folders.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/toml/table.hpp"
#include "speech/hearing/vosk/vosk.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

namespace speech::hearing {
namespace {

namespace fs = std::filesystem;
using base::platform::path_of;
using base::platform::shown;
using base::toml::DataFault;
using base::values::Result;

/// What an `engine.toml` says.
struct Manifest {
    std::string library;
    std::string model;
    std::vector<phrases::Language> languages;
    Sureness sureness;
};

Sureness sureness_in(const base::toml::Table& root) {
    constexpr double percent = 100;
    Sureness sureness = usual_sureness;
    // What is less likely than everything else together is never believed.
    if (const auto sure = root.optional_number("sure", 50, 100)) sureness.sure = static_cast<double>(*sure) / percent;
    if (const auto doubtful = root.optional_number("doubtful", 1, 100))
        sureness.doubtful = static_cast<double>(*doubtful) / percent;
    if (sureness.doubtful > sureness.sure) root.refuse("doubtful", "no more than `sure`");
    return sureness;
}

Manifest manifest_in(const base::toml::Table& root) {
    root.know({"kind", "library", "model", "languages", "sure", "doubtful"});
    if (root.text("kind") != "vosk") root.refuse("kind", "\"vosk\"");
    Manifest manifest{root.text("library"), root.text("model"), {}, sureness_in(root)};
    for (std::string& tag : root.texts("languages")) manifest.languages.push_back({std::move(tag)});
    if (manifest.library.empty()) root.refuse("library", "the file of a library");
    if (manifest.model.empty()) root.refuse("model", "the folder of a model");
    if (manifest.languages.empty()) root.refuse("languages", "at least one language, as \"de\"");
    return manifest;
}

/// A folder whose manifest has been read.
class EngineFolder {
public:
    static Result<EngineFolder, DataFault> read(const fs::path& folder) {
        EngineFolder found{folder};
        auto root = base::data::read_file(found.file_);
        if (!root) return base::values::failed(std::move(root.error()));
        auto manifest = base::toml::read(*root, shown(found.file_), manifest_in);
        if (!manifest) return base::values::failed(std::move(manifest.error()));
        found.root_ = *std::move(root);
        found.manifest_ = *std::move(manifest);
        return found;
    }

    const std::vector<phrases::Language>& languages() const { return manifest_.languages; }

    /// For those of its languages.
    std::variant<std::unique_ptr<Engine>, DataFault> open(std::vector<phrases::Language> languages) const {
        const fs::path model = folder_ / path_of(manifest_.model);
        std::error_code unseen;
        if (!fs::is_directory(model, unseen)) return fault_of("model", "the folder of a model");
        auto opened = vosk::open(library(), model);
        if (const auto* unusable = std::get_if<vosk::Unusable>(&opened)) return fault_of(*unusable);
        return std::make_unique<Engine>(
            Engine::Description{shown(folder_.filename()), shown(file_), std::move(languages), manifest_.sureness},
            std::get<std::unique_ptr<Transcriber>>(std::move(opened)));
    }

private:
    explicit EngineFolder(const fs::path& folder) {
        std::error_code unseen;
        folder_ = fs::absolute(folder, unseen).lexically_normal();
        if (folder_.filename().empty()) folder_ = folder_.parent_path(); // it was named with a slash behind it
        file_ = folder_ / "engine.toml";
    }

    /// The file in the folder, if it is there; else the name by which the system may know it.
    fs::path library() const {
        const fs::path named = path_of(manifest_.library);
        std::error_code unseen;
        return named.has_parent_path() || fs::exists(folder_ / named, unseen) ? folder_ / named : named;
    }

    DataFault fault_of(const char* key, std::string expected) const {
        return base::toml::fault_at(*root_.get(key), shown(file_), key, std::move(expected));
    }

    DataFault fault_of(const vosk::Unusable& unusable) const {
        switch (unusable.what) {
        case vosk::Unusable::What::Library: return fault_of("library", unusable.expected);
        case vosk::Unusable::What::Model: return fault_of("model", unusable.expected);
        }
        return {};
    }

    fs::path folder_;
    fs::path file_;
    toml::table root_{};
    Manifest manifest_{};
};

std::vector<fs::path> folders_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    std::error_code unseen;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator(); each.increment(error))
        if (each->is_directory(unseen)) found.push_back(each->path());
    std::ranges::sort(found);
    return found;
}

} // namespace

std::variant<std::unique_ptr<Engine>, DataFault> open_engine(const fs::path& folder) {
    auto found = EngineFolder::read(folder);
    if (!found) return std::move(found.error());
    return found->open(found->languages());
}

OpenedEngines open_engines(const fs::path& folder) {
    OpenedEngines opened;
    const auto is_served = [&opened](const phrases::Language& language) {
        return std::ranges::any_of(opened.engines, [&](const auto& engine) { return engine->understands(language); });
    };
    for (const fs::path& each : folders_in(folder)) {
        const std::string name = shown(each.filename());
        auto found = EngineFolder::read(each);
        if (!found) {
            opened.broken.push_back({name, std::move(found.error())});
            continue;
        }
        auto languages = found->languages();
        std::erase_if(languages, is_served);
        if (languages.empty()) continue;
        auto engine = found->open(std::move(languages));
        if (auto* fault = std::get_if<DataFault>(&engine))
            opened.broken.push_back({name, std::move(*fault)});
        else
            opened.engines.push_back(std::get<std::unique_ptr<Engine>>(std::move(engine)));
    }
    return opened;
}

} // namespace speech::hearing
