// A file that holds one short note, written over and over.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/values/result.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace base::platform {

/// The note is overwritten in its place, without waiting for the disk: after a power cut it may be the one
/// before, unless it was settled.
class NoteFile {
public:
    /// Makes the file, for its owner only, if there is none. A link is an error: what it leads to is not ours to write.
    static values::Result<NoteFile, std::error_code> open(const std::filesystem::path& file);

    /// What stands at the beginning of the file, at most so many bytes; empty too if it cannot be read.
    std::string read(std::size_t longest) const;
    /// Writes over the beginning of the file; what lies behind stays. Whether all of it was written.
    bool overwrite(std::string_view note) const;
    /// Waits until what was written is on disk; whether it is.
    bool settle() const;

private:
    explicit NoteFile(Descriptor file)
        : file_(std::move(file)) {}
    Descriptor file_;
};

} // namespace base::platform
