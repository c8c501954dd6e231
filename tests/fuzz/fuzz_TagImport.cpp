// A file of tags is a file from anywhere: reading any bytes as any format, and by any options, ends in ranges
// that fit a clip, or in an error that names the file. The first byte says which format, all of them which
// options.

#include "tests/fuzz/FuzzTarget.h"

#include "core/imports/TagImportPlan.h"
#include "core/tags/vocabulary/SetNames.h"

#include <array>
#include <cmath>
#include <string_view>

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
    for (const ForeignValue& value : tags.values) {
        require(value.clip < tags.clips.size() && !value.name.empty(), "a value has a clip and a name");
        require(!value.frames ||
                    (std::isfinite(value.frames->start) && value.frames->start <= value.frames->stop),
                "a value's range begins before it ends");
    }
}

/// A number that every byte has a part in.
std::uint32_t sumOf(std::string_view bytes)
{
    std::uint32_t sum = 2166136261u; // FNV-1a
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
    return sum ^ (sum >> 15);
}

/// Some of what a person may say of a file; columns are those that the file has.
TagImportOptions optionsFor(const TagImportFormat& format, std::string_view bytes)
{
    std::uint32_t sum = sumOf(bytes);
    const auto oneOf = [&sum](std::uint32_t count) {
        const std::uint32_t chosen = sum % count;
        sum /= count;
        return chosen;
    };
    TagImportOptions options;
    if (oneOf(2) > 0)
        options.rate = std::array{FrameRate{30, 1}, FrameRate{30000, 1001}, FrameRate{240, 1}}[oneOf(3)];
    if (oneOf(2) > 0) options.endRule = oneOf(2) > 0 ? EndRule::HalfOpen : EndRule::Inclusive;
    giveNamespace(options, std::array{"", "ana", "audio::", "audio::ana", "default::"}[oneOf(5)]);
    if (oneOf(4) == 0) options.tag = "Step";
    if (oneOf(4) == 0) options.clip = "walk.bvh";
    options.hasTierNames = oneOf(2) > 0;
    options.asCaptions = oneOf(4) == 0;
    options.replaces = oneOf(2) > 0;
    const auto headings = format.headings ? format.headings(bytes) : std::vector<std::string>();
    if (!headings.empty() && oneOf(2) > 0)
        for (const CsvColumn& column : format.columns)
            if ((column.role == ColumnRole::Tag || column.role == ColumnRole::StartFrame) &&
                !headings.empty())
                options.columns[column.role] = headings[sumOf(column.word) % headings.size()];
    return options;
}

/// Reads and plans, and looks at what comes of it.
void importAs(const TagImportFormat& format, std::string_view bytes, const TagImportOptions& options)
{
    const auto tags = readForeignTags(format, bytes, "fuzz.file", options);
    if (!tags) {
        require(tags.error().file == "fuzz.file" && !tags.error().message.empty(), "an error has its place");
        return;
    }
    checkRanges(*tags);
    ClipLibrary library = oneClip();
    TagImportPlan plan(library, {}, options);
    require(plan.add(format, *tags, "fuzz.file").hasValue(), "what was read can be planned");
    for (const std::string& name : plan.tagNames()) {
        require(!options.set || setOf(name) == *options.set, "a tag lies in the chosen set");
        library.vocabulary().intern(name);
    }
    for (const SheetChange& change : plan.sheetChanges(library.vocabulary()))
        require(change.sheet.lastStop() <= 90, "ranges lie within their clip");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    const auto& formats = tagImportFormats();
    const TagImportFormat& format = formats[std::size_t(data[0] - '0') % formats.size()];
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    importAs(format, bytes, {});
    importAs(format, bytes, optionsFor(format, bytes));
    return 0;
}
