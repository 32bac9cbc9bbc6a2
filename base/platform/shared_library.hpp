// Libraries that are loaded while the program runs, because whoever uses it has brought them.
#pragma once

#include "base/values/result.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace base::platform {

/// A library that was loaded. What was found in it may still be called when this is gone: it stays in memory to the end
/// of the program, for threads of its own may run in it.
class SharedLibrary {
public:
    /// By its path, or by a name without a folder, which is looked for where the system keeps libraries. What the
    /// library does when it is loaded, it does now. If it cannot be loaded: why not, in the words of the system.
    static values::Result<SharedLibrary, std::string> load(const std::filesystem::path& library);

    /// The function of that name; null if the library has none. Precondition: it is one of that type.
    template <typename Function>
    Function* function(const char* name) const {
        return reinterpret_cast<Function*>(symbol(name));
    }

private:
    struct Closes {
        void operator()(void* handle) const;
    };

    explicit SharedLibrary(void* handle);
    void* symbol(const char* name) const;

    std::unique_ptr<void, Closes> handle_; ///< never null
};

} // namespace base::platform
