#include "src/school/next_exercise.hpp"

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
                              const Exercise* last, const Chance& chance) {
    const Exercise* untried = nullptr;
    const Exercise* weakest = nullptr;
    double least = 1;
    for (const Exercise* exercise : among) {
        if (exercise == last) continue;
        const auto remembered = progress.remembered(exercise->id, now);
        if (!remembered && untried == nullptr) untried = exercise;
        if (!remembered || (weakest != nullptr && *remembered >= least)) continue;
        weakest = exercise;
        least = *remembered;
    }
    if (untried == nullptr) return weakest == nullptr ? *among.front() : *weakest;
    const bool is_due = weakest != nullptr && least < wanted_retention;
    return is_due && chance() % 2 == 0 ? *weakest : *untried;
}

} // namespace school
