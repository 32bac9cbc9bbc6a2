#include <filesystem>
#include <string>

std::string name(const std::filesystem::path& file) { return file.native(); }
