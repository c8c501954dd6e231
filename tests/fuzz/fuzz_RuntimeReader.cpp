// A runtime file is a file from anywhere. The input is one; its checksums and its length are made right
// first, so that the checks behind them are what is tried. Whatever opens can be asked everything.

#include "tests/fuzz/FuzzTarget.h"

#include "core/runtime/Crc32.h"
#include "core/runtime/RuntimeFormat.h"
#include "core/runtime/RuntimeQuery.h"

#include <algorithm>
#include <cstring>
#include <vector>

using namespace tagline;
using tagline::fuzz::require;

namespace {

void makeChecksumsRight(std::span<std::byte> bytes)
{
    RuntimeHeader header;
    if (bytes.size() < sizeof header) return;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.fileBytes = bytes.size();
    header.bodyChecksum = crc32(bytes.subspan(sizeof header));
    header.headerChecksum =
        crc32(std::as_bytes(std::span(&header, 1)).first(offsetof(RuntimeHeader, headerChecksum)));
    std::memcpy(bytes.data(), &header, sizeof header);
}

void checkSet(const RuntimeFile& file, const FrameSetView& set, const RangeTotals& wanted)
{
    RangeTotals found;
    std::uint32_t before = 0xffffffffu;
    file.forEachRange(set, [&](ClipId clip, FrameRange range) {
        require(range.start >= 0 && range.start < range.stop && range.stop <= file.axis().frames(clip),
                "ranges lie within their clip");
        require(contains(set, file.axis(), clip, range.start) &&
                    contains(set, file.axis(), clip, range.stop - 1),
                "a range is in its set");
        require(!contains(set, file.axis(), clip, range.stop), "a range is whole");
        found.clips += clip.value != before;
        found.ranges += 1;
        found.frames += range.length();
        before = clip.value;
    });
    require(found == wanted, "a set holds what was counted");
}

void checkQuery(const RuntimeFile& file, const Result<RuntimeQuery>& query, SetWorkspace& workspace)
{
    if (!query) {
        require(!query.error().message.empty(), "errors say why");
        return;
    }
    const FrameSetView answer = query->answer(workspace);
    checkSet(file, answer, totals(answer, file.axis()));
    for (std::uint32_t clip = 0; clip < std::min<std::size_t>(file.clipCount(), 8); ++clip)
        for (Frame frame = -1; frame < std::min<Frame>(file.axis().frames(ClipId(clip)) + 1, 80); ++frame)
            require(query->holdsAt(ClipId(clip), frame) == contains(answer, file.axis(), ClipId(clip), frame),
                    "one frame is answered as all are");
}

void checkTag(const RuntimeFile& file, TagId id, SetWorkspace& workspace)
{
    require(file.findTag(file.tag(id).name) == id, "a tag is found by its name");
    checkSet(file, file.frames(id), file.totals(id));
    checkQuery(file, RuntimeQuery::of(tag(TagId(0)) & ~exactTag(id), file), workspace);
    checkQuery(file, RuntimeQuery::of((tag(id) | exactTag(TagId(0))) - (tag(TagId(0)) & tag(id)), file),
               workspace);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::uint64_t> words((size + 7) / 8);
    if (size > 0) std::memcpy(words.data(), data, size);
    const auto bytes = std::as_writable_bytes(std::span(words)).first(size);
    makeChecksumsRight(bytes);
    const auto file = RuntimeFile::fromBytes(bytes, "fuzz.taglinebin");
    if (!file) {
        require(file.error().code.starts_with("runtime.") && !file.error().message.empty(), "errors say why");
        return 0;
    }
    SetWorkspace workspace;
    for (std::uint32_t i = 0; i < file->tagCount() && i < 32; ++i) checkTag(*file, TagId(i), workspace);
    for (std::uint32_t i = 0; i < file->clipCount() && i < 32; ++i) {
        const auto named = file->clipsNamed(file->clip(ClipId(i)).displayName);
        require(std::count(named.begin(), named.end(), ClipId(i)) == 1, "a clip is found by its name");
    }
    for (const char* text : {"all", "Run & ~Tired", "Locomotion | Contact", "longer(Run, 0.1s) - Tired",
                             "count(Locomotion) > 1 | first(Contact)", "frames(0, 5) & count(all) == 1",
                             "folder(\"*\") | random(all, 3, 1)"})
        checkQuery(*file, RuntimeQuery::parsed(text, *file), workspace);
    for (const SavedQuery& saved : file->savedQueries())
        if (saved.text.size() < 200) checkQuery(*file, RuntimeQuery::parsed(saved.text, *file), workspace);
    return 0;
}
