// Somebody who may read what lies there, and change nothing of it.
#pragma once

#include "tests/support/catch.hpp"

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <filesystem>
#include <map>

namespace tests {

/// While it exists, the file, or the folder and what is in it, can only be read, by this thread and those it begins:
/// also by root, which writes whatever the permissions say unless it gives that up.
class ReadOnly {
public:
    explicit ReadOnly(const std::filesystem::path& place) {
        take_away(place);
        if (std::filesystem::is_directory(place))
            for (const auto& each : std::filesystem::recursive_directory_iterator(place)) take_away(each.path());
        REQUIRE(::syscall(SYS_capget, &header_, before_) == 0);
        __user_cap_data_struct fewer[] = {before_[0], before_[1]};
        fewer[0].effective &= ~(1U << CAP_DAC_OVERRIDE);
        REQUIRE(::syscall(SYS_capset, &header_, fewer) == 0);
    }
    ~ReadOnly() {
        ::syscall(SYS_capset, &header_, before_);
        for (const auto& [path, permissions] : permissions_) std::filesystem::permissions(path, permissions);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

private:
    void take_away(const std::filesystem::path& path) {
        using std::filesystem::perms;
        permissions_[path] = std::filesystem::status(path).permissions();
        std::filesystem::permissions(path, perms::owner_write | perms::group_write | perms::others_write,
                                     std::filesystem::perm_options::remove);
    }

    std::map<std::filesystem::path, std::filesystem::perms> permissions_;
    __user_cap_header_struct header_{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct before_[2] = {};
};

} // namespace tests
