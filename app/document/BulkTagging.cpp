#include "app/document/BulkTagging.h"

#include "core/tags/TagEdits.h"

namespace tagline {
namespace {

TagSheet edited(const TagSheet& before, TagId tag, BulkOperation operation, const FrameRanges& frames,
                TagKind kind)
{
    switch (operation) {
    case BulkOperation::Add: {
        std::vector<FrameRange> ranges(frames.begin(), frames.end());
        if (kind == TagKind::Point)
            for (FrameRange& range : ranges) range.stop = range.start + 1;
        return withRangesAdded(before, tag, std::move(ranges));
    }
    case BulkOperation::Remove: {
        TagSheet sheet = before;
        for (const FrameRange range : frames) sheet = withFramesErased(sheet, tag, range);
        return sheet;
    }
    }
    return before;
}

void planClip(BulkPlan& plan, const ClipLibrary& library, TagId tag, BulkOperation operation,
              const ClipFrames& where)
{
    const LibraryClip& clip = library.clip(where.clip);
    const FrameRanges frames = where.frames.intersected(FrameRanges::all(clip.frames));
    if (frames.isEmpty()) {
        ++plan.outside;
        return;
    }
    if (library.source(clip.source).isReadOnly()) {
        ++plan.readOnly;
        return;
    }
    TagSheet sheet = edited(clip.sheet, tag, operation, frames, library.vocabulary()[tag].kind);
    const Frame before = clip.sheet.frames(tag, clip.frames).frameCount();
    const Frame after = sheet.frames(tag, clip.frames).frameCount();
    if (before == after) {
        ++plan.unchanged;
        return;
    }
    plan.ranges += std::int64_t(frames.size());
    plan.frames += operation == BulkOperation::Add ? after - before : before - after;
    plan.changes.push_back({where.clip, std::move(sheet)});
}

} // namespace

BulkPlan bulkPlan(const ClipLibrary& library, TagId tag, BulkOperation operation,
                  std::span<const ClipFrames> where)
{
    BulkPlan plan;
    for (const ClipFrames& clip : where) planClip(plan, library, tag, operation, clip);
    return plan;
}

std::vector<ClipFrames> framesOfClips(const ClipLibrary& library, std::span<const ClipId> clips,
                                      std::optional<FrameRange> range)
{
    std::vector<ClipFrames> where;
    for (const ClipId clip : clips) {
        FrameRanges frames = FrameRanges::all(library.clip(clip).frames);
        if (range) frames = frames.intersected(FrameRanges::canonical({*range}));
        where.push_back({clip, std::move(frames)});
    }
    return where;
}

} // namespace tagline
