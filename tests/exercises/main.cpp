// Makes exercises for the school and adds them to the data files, or verifies those that are there:
//   make_exercises DATA_FOLDER THEME COUNT [THEME COUNT]... SEED
//   make_exercises DATA_FOLDER --add OTHER_DATA_FOLDER
//   make_exercises DATA_FOLDER --verify [--share K/N] [--exhaustive-only]
#include "base/platform/calendar.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/this_thread.hpp"
#include "rules/notation/fen.hpp"
#include "tests/exercises/analyst.hpp"
#include "tests/exercises/faults.hpp"
#include "tests/exercises/hunt.hpp"
#include "tests/exercises/solver.hpp"
#include "tests/exercises/writing.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fmt/core.h>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using school::Theme;

struct BadUsage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <typename Number>
Number number(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 1)
        throw BadUsage(fmt::format("expected a number from 1, not {}", text));
    return value;
}

Theme theme_of(std::string_view name) {
    const auto* const found = std::ranges::find(school::all_themes, name, school::name);
    if (found == school::all_themes.end()) throw BadUsage(fmt::format("{} is no theme", name));
    return *found;
}

using Files = std::map<Theme, storage::ExerciseFile>;

Files read_all(const std::filesystem::path& folder) {
    Files files;
    for (const Theme theme : school::all_themes) files.emplace(theme, exercises::read_or_begin(folder, theme));
    return files;
}

std::set<std::string> placements(const Files& files) {
    std::set<std::string> all;
    for (const auto& [theme, file] : files)
        for (const auto& exercise : file.exercises)
            all.insert(rules::notation::write_placement(school::position_in(exercise).setup().placement));
    return all;
}

int make(const std::filesystem::path& folder, const std::vector<std::string_view>& words) {
    if (words.size() < 3 || words.size() % 2 == 0) throw BadUsage("expected a theme, a count and a seed");
    std::map<Theme, int> wanted;
    for (std::size_t place = 0; place + 2 < words.size(); place += 2)
        wanted[theme_of(words[place])] = number<int>(words[place + 1]);
    Files files = read_all(folder);
    exercises::Analyst analyst;
    exercises::Hunt hunt(analyst, number<std::uint64_t>(words.back()), wanted, placements(files),
                         [&](exercises::Found found) {
                             const Theme theme = found.exercise.theme;
                             storage::ExerciseFile& file = files[theme];
                             file.engine = analyst.name();
                             file.made = base::platform::utc_today();
                             exercises::add(file, std::move(found.exercise), found.depth);
                             exercises::write(folder, file, theme);
                             fmt::print("{}: {}\n", school::name(theme), file.exercises.size());
                             std::fflush(stdout);
                         });
    while (!hunt.is_over()) hunt.play_games();
    return 0;
}

/// Adds what was made elsewhere at the same time, but for positions that are here already.
int add_from(const std::filesystem::path& folder, const std::vector<std::string_view>& words) {
    if (words.size() != 2) throw BadUsage("expected another data folder");
    Files files = read_all(folder);
    std::set<std::string> known = placements(files);
    for (auto& [theme, other] : read_all(base::platform::path_of(words[1]))) {
        if (other.exercises.empty()) continue;
        storage::ExerciseFile& file = files[theme];
        file.engine = other.engine;
        file.made = other.made;
        for (std::size_t place = 0; place < other.exercises.size(); ++place) {
            school::Exercise& exercise = other.exercises[place];
            const auto setup = school::position_in(exercise).setup();
            if (known.insert(rules::notation::write_placement(setup.placement)).second)
                exercises::add(file, std::move(exercise), other.depths[place]);
        }
        exercises::write(folder, file, theme);
    }
    return 0;
}

/// Which exercises are verified: of each `all` one.
struct Share {
    std::size_t which = 1;
    std::size_t all = 1;
    bool has(std::size_t place) const { return place % all == which - 1; }
};

Share share_of(std::string_view text) {
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) throw BadUsage("expected a share, as 1/40");
    const Share share{number<std::size_t>(text.substr(0, slash)), number<std::size_t>(text.substr(slash + 1))};
    if (share.which > share.all) throw BadUsage("expected a share, as 1/40");
    return share;
}

int verify(const std::filesystem::path& folder, const std::vector<std::string_view>& words) {
    Share share;
    auto analyst = std::make_unique<exercises::Analyst>();
    for (std::size_t place = 1; place < words.size(); ++place) {
        if (words[place] == "--exhaustive-only")
            analyst.reset();
        else if (words[place] == "--share" && place + 1 < words.size())
            share = share_of(words[++place]);
        else
            throw BadUsage(fmt::format("what is {}?", words[place]));
    }
    int verified = 0;
    int failures = 0;
    const auto fail = [&](const std::string& what) {
        ++failures;
        fmt::print("{}\n", what);
        std::fflush(stdout);
    };
    std::size_t place = 0;
    std::vector<school::Exercise> all;
    for (const auto& [theme, file] : read_all(folder)) {
        const std::string name(school::name(theme));
        if (file.exercises.empty()) fail(name + ".toml: there is none");
        for (std::size_t number = 0; number < file.exercises.size(); ++number) {
            const school::Exercise& exercise = file.exercises[number];
            all.push_back(exercise);
            if (!share.has(place++)) continue;
            ++verified;
            for (const std::string& fault : exercises::faults_of(exercise))
                fail(fmt::format("{}.toml: {}: {}", name, exercise.id, fault));
            if (!analyst || exercises::mate_length(theme)) continue;
            if (const auto objection = exercises::objection(*analyst, exercise, file.depths[number]))
                fail(fmt::format("{}.toml: {}: {}", name, exercise.id, *objection));
        }
    }
    for (const std::string& fault : exercises::faults_among(all)) fail(fault);
    fmt::print("{} exercises verified, {} failures\n", verified, failures);
    return failures == 0 && verified > 0 ? 0 : 1;
}

int run(const std::vector<std::string_view>& words) {
    base::platform::leave_signals_to_others();
    try {
        if (words.size() < 2) throw BadUsage("expected the data folder, and what is to be done");
        const auto folder = base::platform::path_of(words.front());
        const std::vector<std::string_view> rest(words.begin() + 1, words.end());
        if (rest.front() == "--add") return add_from(folder, rest);
        return rest.front() == "--verify" ? verify(folder, rest) : make(folder, rest);
    } catch (const std::runtime_error& error) {
        fmt::print(stderr, "make_exercises: {}\n", error.what());
        return 2;
    }
}

} // namespace

int main(int count, char** arguments) {
    const std::vector<std::string_view> words(arguments + 1, arguments + count);
    int status = 0;
    // The main thread is left to the signals that end the program.
    std::thread([&] { status = run(words); }).join();
    return status;
}
