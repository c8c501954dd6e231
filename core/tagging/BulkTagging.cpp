#include "core/tagging/BulkTagging.h"

#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// The operation, and the instances that it makes of a counted tag.
struct BulkEditing
{
    BulkOperation operation;
    const NewInstances& made;
};

/// Each range as an instance; of those that an instance has just so, the instance with the values. `kept`
/// counts those that would become one.
TagSheet withInstancesGiven(const TagSheet& before, TagId tag, std::span<const FrameRange> ranges,
                            const NewInstances& made, std::int64_t& kept)
{
    const TagSheet counted = before.withCounted(tag, true);
    std::vector<FrameRange> there;
    std::vector<TagInstance> come;
    for (const FrameRange range : ranges) {
        if (!made.isAnother && holdsExtent(counted.instances(tag), range))
            there.push_back(range);
        else
            come.push_back({range, made.values});
    }
    std::vector<ValueChange> changes;
    for (const auto& [name, value] : made.values) changes.push_back({name, value});
    const std::vector<FrameRange> joining = extentsThatWouldJoin(counted, tag, there, changes);
    std::erase_if(
        there, [&](FrameRange range) { return std::binary_search(joining.begin(), joining.end(), range); });
    for (const FrameRange range : joining)
        kept += std::ssize(instancesOfExtent(counted.instances(tag), range));
    const bool isChanging = !there.empty() && !changes.empty();
    return withInstancesAdded(isChanging ? withInstanceValues(counted, tag, std::move(there), changes)
                                         : counted,
                              tag, std::move(come));
}

/// Points that lie within a range that is given as well stay points of their own.
TagSheet withFramesGiven(const TagSheet& before, TagId tag, const FrameRanges& frames,
                         const TagDefinition& definition, const NewInstances& made, std::int64_t& kept)
{
    std::vector<FrameRange> ranges(frames.begin(), frames.end());
    if (definition.kind == TagKind::Point)
        for (FrameRange& range : ranges) range.stop = range.start + 1;
    if (!definition.isCounted) return withRangesAdded(before, tag, std::move(ranges));
    return withInstancesGiven(before, tag, ranges, made, kept);
}

TagSheet edited(const LibraryClip& clip, TagId tag, const BulkEditing& editing, const FrameRanges& frames,
                const TagVocabulary& vocabulary, std::int64_t& kept)
{
    switch (editing.operation) {
    case BulkOperation::Add:
        return settledAddition(clip.sheet,
                               withFramesGiven(clip.sheet, tag, frames, vocabulary[tag], editing.made, kept),
                               tag, vocabulary, clip.frames);
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

/// The instances of a tag that an edit left with some of their frames, of which it took others.
std::int64_t cutInstances(const TagSheet& before, TagId tag, const FrameRanges& erased)
{
    return std::ranges::count_if(before.instances(tag), [&](const TagInstance& each) {
        const auto gone = std::ranges::upper_bound(erased.span(), each.range.start, {}, &FrameRange::stop);
        return gone != erased.span().end() && gone->start < each.range.stop && !gone->covers(each.range);
    });
}

/// The instances of before that have other values now.
std::int64_t changedInstances(const TagSheet& before, const TagSheet& after, TagId tag)
{
    return std::ranges::count_if(before.instances(tag), [&](const TagInstance& each) {
        return holdsExtent(after.instances(tag), each.range) &&
               !std::ranges::binary_search(after.instances(tag), each);
    });
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
    std::int64_t kept = 0;
    TagSheet sheet = edited(clip, tag, editing, frames, vocabulary, kept);
    plan.keptInstances += kept;
    const FrameRanges before = clip.sheet.frames(tag, clip.frames);
    const FrameRanges after = sheet.frames(tag, clip.frames);
    const bool isCounted = sheet.isCounted(tag) || clip.sheet.isCounted(tag);
    if (isCounted ? sheet.isTaggedAs(clip.sheet) : before == after) {
        const bool isSo = isCounted || operation == BulkOperation::Remove ||
                          vocabulary[tag].kind == TagKind::Point || frames.subtracted(before).isEmpty();
        if (kept == 0) ++(isSo ? plan.unchanged : plan.blocked);
        return;
    }
    plan.ranges += std::int64_t(frames.size());
    plan.frames += operation == BulkOperation::Add ? after.subtracted(before).frameCount()
                                                   : before.subtracted(after).frameCount();
    if (operation == BulkOperation::Add)
        plan.changedInstances += changedInstances(clip.sheet, sheet, tag);
    else
        plan.cutInstances += cutInstances(clip.sheet, tag, frames);
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
                  BulkOperation operation, std::span<const ClipFrames> where, const NewInstances& made)
{
    BulkPlan plan;
    for (const ClipFrames& clip : where) planClip(plan, library, vocabulary, tag, {operation, made}, clip);
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
