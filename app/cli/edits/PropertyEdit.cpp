#include "app/cli/edits/PropertyEdit.h"

#include "core/tags/sheet/PropertyEdits.h"

namespace tagline {
namespace {

/// The value at a frame; null if there is none.
const PropertyValue* valueAt(std::span<const PropertyRange> ranges, Frame frame)
{
    for (const PropertyRange& each : ranges)
        if (each.range.contains(frame)) return &*each.value;
    return nullptr;
}

/// Number of frames of a range with another value in `after`: by the pieces between all ends.
std::int64_t framesThatDiffer(std::span<const PropertyRange> before, std::span<const PropertyRange> after,
                              FrameRange within)
{
    std::vector<Frame> ends{within.start, within.stop};
    for (const auto& ranges : {before, after})
        for (const PropertyRange& each : ranges)
            for (const Frame end : {each.range.start, each.range.stop})
                if (within.contains(end)) ends.push_back(end);
    std::ranges::sort(ends);
    std::int64_t frames = 0;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        const PropertyValue *one = valueAt(before, ends[i]), *other = valueAt(after, ends[i]);
        const bool isSame = one && other ? *one == *other : one == other;
        frames += isSame ? 0 : ends[i + 1] - ends[i];
    }
    return frames;
}

TagSheet sheetWithValue(const LibraryClip& clip, std::string_view name,
                        const std::optional<PropertyValue>& value, const FrameRanges& frames)
{
    TagSheet sheet = clip.sheet;
    if (!value && frames == FrameRanges::all(clip.frames)) return sheet.withProperty(name, {});
    for (const FrameRange range : frames)
        sheet = value ? withPropertySet(sheet, name, {range, *value}, clip.frames)
                      : withPropertyErased(sheet, name, range);
    return sheet;
}

} // namespace

PropertyEdit propertyEdit(const ClipLibrary& library, std::string_view name,
                          const std::optional<PropertyValue>& value, std::span<const ClipFrames> where)
{
    PropertyEdit edit;
    for (const ClipFrames& each : where) {
        const LibraryClip& clip = library.clip(each.clip);
        const FrameRanges frames = each.frames.intersected(FrameRanges::all(clip.frames));
        if (frames.isEmpty()) {
            ++edit.outside;
            continue;
        }
        if (library.source(clip.source).isReadOnly()) {
            ++edit.readOnly;
            continue;
        }
        TagSheet sheet = sheetWithValue(clip, name, value, frames);
        if (sheet == clip.sheet) {
            ++edit.unchanged;
            continue;
        }
        for (const FrameRange range : frames)
            edit.frames += framesThatDiffer(clip.sheet.property(name), sheet.property(name), range);
        edit.changes.push_back({each.clip, std::move(sheet)});
    }
    return edit;
}

} // namespace tagline
