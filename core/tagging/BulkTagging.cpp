#include "core/tagging/BulkTagging.h"

#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/InstanceEdits.h"
#include "core/tags/sheet/TagEdits.h"

namespace tagline {
namespace {

/// The operation, and the values of instances that it makes.
struct BulkEditing
{
    BulkOperation operation;
    const std::vector<InstanceValue>& values;
};

/// Points that lie within a range that is given as well stay points of their own.
TagSheet withFramesGiven(const TagSheet& before, TagId tag, const FrameRanges& frames,
                         const TagDefinition& definition, const std::vector<InstanceValue>& values)
{
    std::vector<FrameRange> ranges(frames.begin(), frames.end());
    if (definition.kind == TagKind::Point)
        for (FrameRange& range : ranges) range.stop = range.start + 1;
    if (!definition.isCounted) return withRangesAdded(before, tag, std::move(ranges));
    std::vector<TagInstance> instances;
    for (const FrameRange range : ranges) instances.push_back({range, values});
    return withInstancesAdded(before, tag, std::move(instances));
}

TagSheet edited(const LibraryClip& clip, TagId tag, const BulkEditing& editing, const FrameRanges& frames,
                const TagVocabulary& vocabulary)
{
    switch (editing.operation) {
    case BulkOperation::Add:
        return settledAddition(clip.sheet,
                               withFramesGiven(clip.sheet, tag, frames, vocabulary[tag], editing.values), tag,
                               vocabulary, clip.frames);
    case BulkOperation::Remove:
        return withFramesErased(clip.sheet, tag, frames);
    }
    return clip.sheet;
}

/// The frames that other tags had before and have no more.
std::int64_t carvedFrames(const LibraryClip& clip, const TagSheet& after, TagId tag)
{
    std::int64_t carved = 0;
    for (const TagLane& lane : clip.sheet.lanes())
        if (lane.tag != tag)
            carved += clip.sheet.frames(lane.tag, clip.frames)
                          .subtracted(after.frames(lane.tag, clip.frames))
                          .frameCount();
    return carved;
}

void planClip(BulkPlan& plan, const ClipLibrary& library, const TagVocabulary& vocabulary, TagId tag,
              const BulkEditing& editing, const ClipFrames& where)
{
    const BulkOperation operation = editing.operation;
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
    TagSheet sheet = edited(clip, tag, editing, frames, vocabulary);
    const FrameRanges before = clip.sheet.frames(tag, clip.frames);
    const FrameRanges after = sheet.frames(tag, clip.frames);
    const bool isCounted = sheet.isCounted(tag) || clip.sheet.isCounted(tag);
    if (isCounted ? sheet.isTaggedAs(clip.sheet) : before == after) {
        const bool isSo = isCounted || operation == BulkOperation::Remove ||
                          vocabulary[tag].kind == TagKind::Point || frames.subtracted(before).isEmpty();
        ++(isSo ? plan.unchanged : plan.blocked);
        return;
    }
    plan.ranges += std::int64_t(frames.size());
    plan.frames += operation == BulkOperation::Add ? after.subtracted(before).frameCount()
                                                   : before.subtracted(after).frameCount();
    plan.carved += carvedFrames(clip, sheet, tag);
    plan.changes.push_back({where.clip, std::move(sheet)});
}

} // namespace

BulkPlan bulkPlan(const ClipLibrary& library, TagId tag, BulkOperation operation,
                  std::span<const ClipFrames> where)
{
    return bulkPlan(library, library.vocabulary(), tag, operation, where);
}

BulkPlan bulkPlan(const ClipLibrary& library, const TagVocabulary& vocabulary, TagId tag,
                  BulkOperation operation, std::span<const ClipFrames> where,
                  const std::vector<InstanceValue>& values)
{
    BulkPlan plan;
    for (const ClipFrames& clip : where) planClip(plan, library, vocabulary, tag, {operation, values}, clip);
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
