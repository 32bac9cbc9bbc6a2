#include "src/school/next_exercise.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace school {

std::vector<const Exercise*> exercises_of(const std::vector<Exercise>& all, std::optional<Theme> theme) {
    std::array<std::vector<const Exercise*>, all_themes.size()> by_theme;
    for (const Exercise& exercise : all) by_theme.at(static_cast<std::size_t>(exercise.theme)).push_back(&exercise);
    if (theme) return by_theme.at(static_cast<std::size_t>(*theme));
    std::vector<const Exercise*> found;
    for (std::size_t place = 0; found.size() < all.size(); ++place)
        for (const auto& of_theme : by_theme)
            if (place < of_theme.size()) found.push_back(of_theme[place]);
    return found;
}

const Exercise& next_exercise(const std::vector<const Exercise*>& among, const Progress& progress, Date now,
                              const std::vector<const Exercise*>& given, const Chance& chance) {
    const auto was_given = [&given](const Exercise* exercise) {
        return std::ranges::find(given, exercise) != given.end();
    };
    if (std::ranges::all_of(among, was_given))
        return given.size() > 1 ? next_exercise(among, progress, now, {given.back()}, chance) : *among.front();
    const Exercise* untried = nullptr;
    const Exercise* weakest = nullptr;
    double least = 1;
    for (const Exercise* exercise : among) {
        if (was_given(exercise)) continue;
        const auto remembered = progress.remembered(exercise->id, now);
        if (!remembered && untried == nullptr) untried = exercise;
        if (!remembered || (weakest != nullptr && *remembered >= least)) continue;
        weakest = exercise;
        least = *remembered;
    }
    if (untried == nullptr) return *weakest;
    const bool is_due = weakest != nullptr && least < wanted_retention;
    return is_due && chance() % 2 == 0 ? *weakest : *untried;
}

} // namespace school
