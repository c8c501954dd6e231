// A library file is a file from anywhere: reading any bytes ends in a value or in an error with its place,
// and what was read is written so that it reads back the same.

#include "tests/fuzz/FuzzTarget.h"

#include "core/io/LibraryFile.h"

using namespace tagline;
using tagline::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto library = readLibraryFile({reinterpret_cast<const char*>(data), size}, "fuzz.tagline");
    if (!library) {
        require(library.error().line > 0 && library.error().column > 0, "an error has its place");
        return 0;
    }
    TagVocabulary vocabulary;
    defineTags(*library, vocabulary);
    require(vocabulary.size() >= library->vocabulary.size(), "every tag is defined");
    if (library->isReadOnly) return 0;
    const std::string written = writtenLibraryFile(*library);
    const auto again = readLibraryFile(written, "fuzz.tagline");
    require(again.hasValue(), "what was written can be read");
    library->notices = again->notices;
    require(*again == *library, "what was written reads back the same");
    require(writtenLibraryFile(*again) == written, "writing twice gives the same bytes");
    return 0;
}
