#include "base/platform/shared_library.hpp"

#include <dlfcn.h>

namespace base::platform {

values::Result<SharedLibrary, std::string> SharedLibrary::load(const std::filesystem::path& library) {
    // All that it needs is looked for at once: what is missing would end the program when it is called.
    void* const handle = ::dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (handle != nullptr) return SharedLibrary(handle);
    const char* const why = ::dlerror();
    return values::failed(std::string(why == nullptr ? "no such library" : why));
}

SharedLibrary::SharedLibrary(void* handle)
    : handle_{handle} {}

void SharedLibrary::Closes::operator()(void* handle) const { ::dlclose(handle); }

void* SharedLibrary::symbol(const char* name) const { return ::dlsym(handle_.get(), name); }

} // namespace base::platform
