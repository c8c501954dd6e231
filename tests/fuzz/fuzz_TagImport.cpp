// A file of tags is a file from anywhere: reading any bytes as any format ends in ranges that fit a clip, or
// in an error that names the file. The first byte says which format.

#include "tests/fuzz/FuzzTarget.h"

#include "core/imports/TagImportPlan.h"

#include <cmath>

using namespace tagline;
using tagline::fuzz::require;

namespace {

ClipLibrary oneClip()
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = 90;
    model->clips.push_back(clip);
    library.setModel(library.addSource("/a/walk.bvh", "walk.bvh"), model);
    return library;
}

void checkRanges(const ForeignTags& tags)
{
    for (const ForeignRange& range : tags.ranges) {
        require(range.clip < tags.clips.size(), "a range has a clip");
        require(!range.tag.empty(), "a range has a tag");
        require(std::isfinite(range.start) && range.start <= range.stop, "a range begins before it ends");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    const auto& formats = tagImportFormats();
    const TagImportFormat& format = formats[std::size_t(data[0] - '0') % formats.size()];
    const auto tags =
        readForeignTags(format, {reinterpret_cast<const char*>(data) + 1, size - 1}, "fuzz.file");
    if (!tags) {
        require(tags.error().file == "fuzz.file" && !tags.error().message.empty(), "an error has its place");
        return 0;
    }
    checkRanges(*tags);
    ClipLibrary library = oneClip();
    TagImportPlan plan(library, {}, {});
    require(plan.add(format, *tags, "fuzz.file").hasValue(), "what was read can be planned");
    for (const std::string& name : plan.tagNames()) library.vocabulary().intern(name);
    for (const SheetChange& change : plan.sheetChanges(library.vocabulary()))
        require(change.sheet.lastStop() <= 90, "ranges lie within their clip");
    return 0;
}
