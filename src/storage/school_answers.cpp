#include "src/storage/school_answers.hpp"

#include "base/platform/whole_file.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>

namespace storage {
namespace {

using nlohmann::json;

/// By Drill.
constexpr std::array<std::string_view, school::all_drills.size()> drill_names{"square color", "diagonal",  "knight way",
                                                                              "reach",        "following", "writing"};

std::string_view name_of(school::Drill drill) { return drill_names.at(static_cast<std::size_t>(drill)); }

std::optional<school::Drill> drill_called(std::string_view name) {
    for (const school::Drill drill : school::all_drills)
        if (name_of(drill) == name) return drill;
    return std::nullopt;
}

/// The member of that name; null if there is none of that kind.
template <typename Value>
const Value* member(const json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() ? nullptr : found->get_ptr<const Value*>();
}

std::optional<school::Entry> read_entry(const std::string& line) {
    const json object = json::parse(line, nullptr, false);
    if (!object.is_object()) return std::nullopt;
    const auto* is_right = member<json::boolean_t>(object, "right");
    const auto* took = member<json::number_integer_t>(object, "milliseconds");
    const auto* when = member<json::number_integer_t>(object, "seconds_since_1970");
    if (is_right == nullptr || took == nullptr || when == nullptr) return std::nullopt;
    constexpr std::int64_t latest = std::int64_t{1} << 40U; // so that no sum with it overflows
    if (*took < 0 || *took > latest || *when < 0 || *when > latest) return std::nullopt;
    const std::chrono::milliseconds time(*took);
    const school::Date date{std::chrono::seconds(*when)};
    if (const auto* exercise = member<json::string_t>(object, "exercise"))
        return school::Attempted{*exercise, *is_right, time, date};
    const auto* drill_name = member<json::string_t>(object, "drill");
    const auto* asked = member<json::string_t>(object, "asked");
    const auto drill = drill_name == nullptr ? std::nullopt : drill_called(*drill_name);
    const auto question = drill && asked != nullptr ? school::question_of(*drill, *asked) : std::nullopt;
    if (!question) return std::nullopt;
    return school::Answered{*question, *is_right, time, date};
}

std::string write_entry(const school::Entry& entry) {
    json object = std::visit(
        [](const auto& each) {
            return json{{"right", each.is_right},
                        {"milliseconds", each.took.count()},
                        {"seconds_since_1970", each.when.time_since_epoch().count()}};
        },
        entry);
    if (const auto* answered = std::get_if<school::Answered>(&entry)) {
        object["drill"] = name_of(school::drill_of(answered->question));
        object["asked"] = school::fact_of(answered->question);
    } else {
        object["exercise"] = std::get<school::Attempted>(entry).exercise;
    }
    return object.dump();
}

std::string system_error(int error) { return std::generic_category().message(error); }

/// Whether its last line has no end.
bool is_cut_off(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream.seekg(-1, std::ios::end)) return false;
    return stream.get() != '\n';
}

} // namespace

std::variant<SchoolAnswers, std::string> read_school_answers(const std::filesystem::path& file) {
    const auto text = base::platform::read_file(file);
    if (!text.has_value())
        return text.error().is_absent ? std::variant<SchoolAnswers, std::string>(SchoolAnswers{}) : text.error().why;
    SchoolAnswers found;
    std::istringstream lines(*text);
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        if (line.empty()) continue;
        if (auto entry = read_entry(line))
            found.answers.push_back(*std::move(entry));
        else
            found.unreadable_lines.push_back(number);
    }
    return found;
}

std::optional<std::string> append_school_answer(const std::filesystem::path& file, const school::Entry& entry) {
    std::error_code unknown;
    if (!std::filesystem::exists(std::filesystem::symlink_status(file, unknown)))
        if (const auto why = base::platform::write_new(file, "")) return why;
    // A pipe would be waited for.
    if (!std::filesystem::is_regular_file(file, unknown)) return "not a regular file";
    const std::string line = (is_cut_off(file) ? "\n" : "") + write_entry(entry) + '\n';
    errno = 0;
    std::ofstream stream(file, std::ios::binary | std::ios::app);
    if (!(stream << line) || !stream.flush()) return system_error(errno != 0 ? errno : EIO);
    return std::nullopt;
}

} // namespace storage
