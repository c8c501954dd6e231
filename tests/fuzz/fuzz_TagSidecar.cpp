// A sidecar is a file from anywhere: reading any bytes ends in a value or in an error with its place, and
// what was read is written so that it reads back the same.

#include "tests/fuzz/FuzzTarget.h"

#include "core/io/SidecarSheets.h"

using namespace tagline;
using tagline::fuzz::require;

namespace {

void sheetsKeepEveryRange(const TagSidecar& sidecar)
{
    TagVocabulary vocabulary;
    internTags(sidecar, vocabulary);
    for (const SidecarClip& clip : sidecar.clips)
        require(withSheet(clip, sheetOf(clip, vocabulary), vocabulary) == clip,
                "a clip comes back from its sheet");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    auto sidecar = readTagSidecar(bytes, "fuzz.tags.json");
    if (!sidecar) {
        require(sidecar.error().line > 0 && sidecar.error().column > 0, "an error has its place");
        require(!sidecar.error().message.empty(), "an error says what it is");
        return 0;
    }
    if (sidecar->isReadOnly) return 0;
    const std::string written = writtenTagSidecar(*sidecar);
    const auto again = readTagSidecar(written, "fuzz.tags.json");
    require(again.hasValue(), "what was written can be read");
    sidecar->notices = again->notices;
    require(*again == *sidecar, "what was written reads back the same");
    require(writtenTagSidecar(*again) == written, "writing twice gives the same bytes");
    sheetsKeepEveryRange(*again);
    return 0;
}
