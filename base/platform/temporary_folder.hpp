// A folder for what is needed for a while.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace base::platform {

/// A new folder where the system keeps what is temporary, for its owner only. It goes with everything in it when this
/// object does; what cannot be removed then, the system clears away.
class TemporaryFolder {
public:
    /// A folder whose name begins so; empty if none can be made.
    static std::optional<TemporaryFolder> make(std::string_view name);
    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;
    ~TemporaryFolder();

    const std::filesystem::path& path() const { return path_; }

private:
    explicit TemporaryFolder(std::filesystem::path path)
        : path_(std::move(path)) {}
    std::filesystem::path path_; ///< empty once moved from
};

} // namespace base::platform
