#include "base/platform/shared_library.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using base::platform::SharedLibrary;

TEST_CASE("A function of a library that is loaded can be called, also when the library is gone") {
    double (*cosine)(double) = nullptr;
    {
        const auto library = SharedLibrary::load("libm.so.6");
        REQUIRE(library);
        cosine = library->function<double(double)>("cos");
        CHECK(library->function<double(double)>("no_such_function") == nullptr);
    }
    REQUIRE(cosine != nullptr);
    CHECK(cosine(0) == 1);
}

TEST_CASE("Why a library cannot be loaded is said in the words of the system") {
    const auto missing = SharedLibrary::load("libno-such-library.so");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().find("libno-such-library.so") != std::string::npos);
    const tests::TemporaryFolder folder;
    std::ofstream(folder / "text.so") << "no library";
    const auto text = SharedLibrary::load(folder / "text.so");
    REQUIRE_FALSE(text);
    CHECK(text.error().find("text.so") != std::string::npos);
}
