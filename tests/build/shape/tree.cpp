#include "tests/build/shape/tree.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <regex>
#include <stdexcept>

namespace shape {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> lines_of(const fs::path& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error(file.string() + ": cannot be read");
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

bool is_library(const fs::path& directory) {
    if (!fs::exists(directory / "CMakeLists.txt")) return false;
    const auto lines = lines_of(directory / "CMakeLists.txt");
    return std::any_of(lines.begin(), lines.end(),
                       [](const std::string& line) { return line.starts_with("klangbrett_library("); });
}

bool is_source(const fs::path& file) { return file.extension() == ".cpp" || file.extension() == ".hpp"; }

std::string without_extension(const std::string& file) { return file.substr(0, file.rfind('.')); }

/// The headers of the tree's own that the lines include, from the top of the tree.
std::vector<std::string> included_by(const std::vector<std::string>& lines) {
    static const std::regex include("^\\s*#\\s*include\\s*\"([^\"]+)\".*");
    std::vector<std::string> headers;
    std::smatch match;
    for (const std::string& line : lines)
        if (std::regex_match(line, match, include)) headers.push_back(match[1]);
    return headers;
}

/// The others: `<thread>`.
std::vector<std::string> included_from_outside(const std::vector<std::string>& lines) {
    static const std::regex include("^\\s*#\\s*include\\s*<([^>]+)>.*");
    std::vector<std::string> headers;
    std::smatch match;
    for (const std::string& line : lines)
        if (std::regex_match(line, match, include)) headers.push_back(match[1]);
    return headers;
}

/// What a line at the left edge that opens the parameters of a function names, with its class if it says one.
/// Declarations and definitions begin at the left edge everywhere, for namespaces are not indented (.clang-format).
std::optional<std::string> function_named(const std::string& line) {
    static const std::regex opening(R"(^(?:[A-Za-z_\[][^(=]*[\s&*])?([A-Za-z_][\w:]*)\(.*)");
    static const std::regex no_function(R"(^(using|namespace|static_assert|template|return|if|for|switch|while|#).*)");
    std::smatch match;
    if (line.empty() || std::regex_match(line, no_function) || !std::regex_match(line, match, opening))
        return std::nullopt;
    return match[1];
}

/// The functions that a header declares, or that a source file defines for others: those outside unnamed namespaces.
std::set<std::string> functions_in(const std::vector<std::string>& lines) {
    std::set<std::string> names;
    bool is_unnamed = false;
    for (const std::string& line : lines) {
        if (line.starts_with("namespace {")) is_unnamed = true;
        if (line == "} // namespace") is_unnamed = false;
        if (is_unnamed) continue;
        if (const auto name = function_named(line)) names.insert(*name);
    }
    return names;
}

std::set<std::string> reached_from(const Graph& graph, const std::string& start) {
    std::set<std::string> reached;
    std::vector<std::string> waiting{start};
    while (!waiting.empty()) {
        const std::string at = waiting.back();
        waiting.pop_back();
        const auto found = graph.find(at);
        if (found == graph.end()) continue;
        for (const std::string& next : found->second)
            if (reached.insert(next).second) waiting.push_back(next);
    }
    return reached;
}

/// What stands behind a header for one operating system lies in a folder named after that system:
/// `base/platform/posix/clock.cpp` defines what `base/platform/clock.hpp` declares.
std::string stem_defined_by(const std::string& file) {
    static const std::regex system("/(posix|windows)/");
    return std::regex_replace(without_extension(file), system, "/");
}

} // namespace

std::vector<Folder> folders_of(const fs::path& top) {
    std::vector<Folder> folders;
    for (const auto& layer : fs::directory_iterator(top)) {
        const std::string name = layer.path().filename().string();
        if (!layer.is_directory() || name.starts_with(".") || name == "build" || name == "tests") continue;
        for (const auto& entry : fs::recursive_directory_iterator(layer))
            if (entry.is_directory() && is_library(entry.path()))
                folders.push_back({fs::relative(entry.path(), top).string(), {}});
        if (is_library(layer.path())) folders.push_back({name, {}});
    }
    std::sort(folders.begin(), folders.end(), [](const Folder& a, const Folder& b) { return a.path < b.path; });
    for (Folder& folder : folders) {
        for (fs::recursive_directory_iterator at(top / folder.path), end; at != end; ++at) {
            if (at->is_directory() && fs::exists(at->path() / "CMakeLists.txt")) at.disable_recursion_pending();
            if (at->is_regular_file() && is_source(at->path()))
                folder.files.push_back(fs::relative(at->path(), top).string());
        }
        std::sort(folder.files.begin(), folder.files.end());
    }
    return folders;
}

Graph needs_of_stems(const fs::path& top, const Folder& folder) {
    Graph needs;
    for (const std::string& file : folder.files) {
        const std::string stem = without_extension(file);
        auto& mine = needs[stem];
        for (const std::string& header : included_by(lines_of(top / file)))
            if (std::binary_search(folder.files.begin(), folder.files.end(), header) &&
                without_extension(header) != stem)
                mine.insert(without_extension(header));
    }
    return needs;
}

std::set<std::string> functions_defined_elsewhere(const fs::path& top, const Folder& folder) {
    std::map<std::string, std::set<std::string>> definers; // function -> stems that define it
    for (const std::string& file : folder.files)
        if (file.ends_with(".cpp"))
            for (const std::string& function : functions_in(lines_of(top / file)))
                definers[function].insert(stem_defined_by(file));
    std::set<std::string> elsewhere;
    for (const std::string& header : folder.files) {
        if (!header.ends_with(".hpp")) continue;
        for (const std::string& function : functions_in(lines_of(top / header))) {
            const auto found = definers.find(function);
            if (found == definers.end() || found->second.contains(stem_defined_by(header))) continue;
            elsewhere.insert(header + ": " + function + ", defined in " + *found->second.begin() + ".cpp");
        }
    }
    return elsewhere;
}

Graph needs_of_folders(const fs::path& top, const std::vector<Folder>& folders) {
    std::map<std::string, std::string> home;
    for (const Folder& folder : folders)
        for (const std::string& file : folder.files) home[file] = folder.path;
    Graph needs;
    for (const Folder& folder : folders) {
        auto& mine = needs[folder.path];
        for (const std::string& file : folder.files)
            for (const std::string& header : included_by(lines_of(top / file)))
                if (const auto found = home.find(header); found != home.end() && found->second != folder.path)
                    mine.insert(found->second);
    }
    return needs;
}

Graph outside_headers(const fs::path& top, const std::vector<std::string>& files) {
    Graph found;
    std::set<std::string> seen(files.begin(), files.end());
    std::vector<std::string> waiting = files;
    while (!waiting.empty()) {
        const std::string file = waiting.back();
        waiting.pop_back();
        const std::vector<std::string> lines = lines_of(top / file);
        for (const std::string& header : included_from_outside(lines)) found[header].insert(file);
        for (const std::string& header : included_by(lines))
            if (fs::exists(top / header) && seen.insert(header).second) waiting.push_back(header);
    }
    return found;
}

std::set<std::string> paths_made_by_hand(const fs::path& top, const Folder& folder) {
    static const std::regex made(R"(\b(fs|filesystem)::(path\s*[({]\s*[^\s)}]|u8path))");
    std::set<std::string> lines;
    for (const std::string& file : folder.files)
        for (const std::string& line : lines_of(top / file))
            if (line.find("path") != std::string::npos && std::regex_search(line, made))
                lines.insert(file + ":" + line);
    return lines;
}

std::set<std::string> largest_ring(const Graph& graph) {
    std::map<std::string, std::set<std::string>> reached;
    for (const auto& [name, needed] : graph) reached[name] = reached_from(graph, name);
    std::set<std::string> largest;
    for (const auto& [name, there] : reached) {
        if (!there.contains(name)) continue;
        std::set<std::string> ring;
        for (const std::string& other : there)
            if (reached.contains(other) && reached.at(other).contains(name)) ring.insert(other);
        if (ring.size() > largest.size()) largest = ring;
    }
    return largest;
}

Graph without_shortcuts(const Graph& graph) {
    Graph reduced = graph;
    for (auto& [name, needed] : reduced)
        for (const std::string& way : graph.at(name))
            for (const std::string& further : reached_from(graph, way)) needed.erase(further);
    return reduced;
}

} // namespace shape
