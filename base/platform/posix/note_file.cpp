#include "base/platform/note_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace base::platform {

values::Result<NoteFile, std::error_code> NoteFile::open(const std::filesystem::path& file) {
    Descriptor opened(::open(file.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!opened.is_open()) return values::failed(std::error_code(errno, std::generic_category()));
    return NoteFile(std::move(opened));
}

std::string NoteFile::read(std::size_t longest) const {
    std::string note(longest, '\0');
    const auto count = ::pread(file_.number(), note.data(), note.size(), 0);
    note.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return note;
}

bool NoteFile::overwrite(std::string_view note) const {
    const auto count = ::pwrite(file_.number(), note.data(), note.size(), 0);
    return count >= 0 && static_cast<std::size_t>(count) == note.size();
}

bool NoteFile::settle() const { return ::fsync(file_.number()) == 0; }

} // namespace base::platform
