#include "core/library/moved/SourceFit.h"

#include "core/io/entries/SourceHash.h"
#include "core/library/ClipNotices.h"
#include "core/library/moved/FormerModels.h"
#include "core/media/ReferenceMedium.h"
#include "core/support/ParallelLoop.h"
#include "core/tags/sheet/SourceChangeEdits.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace tagline {
namespace {

ChangedMotion changedMotion(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    const SidecarClip* entry = source.sidecar.sidecar.find(clip.name, clip.writtenIndex());
    auto hash = clip.sourceChange->content;
    if (!hash && entry) hash = sourceHashOf(*entry);
    return {id,
            clip.name,
            clip.writtenIndex(),
            *clip.sourceChange,
            hash,
            clip.place ? source.model : nullptr,
            clip.place.value_or(0)};
}

/// Places at which the clips of each file begin, and the end.
std::vector<std::size_t> fileStarts(std::span<const ChangedMotion> changed)
{
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (i == 0 || changed[i].model != changed[i - 1].model) starts.push_back(i);
    starts.push_back(changed.size());
    return starts;
}

} // namespace

TagSheet fittedSheet(const LibraryClip& clip, const SourceFit& fit)
{
    switch (fit.kind) {
    case FitKind::Keep:
        break;
    case FitKind::Trim:
        return withRangesTrimmed(clip.sheet, clip.frames);
    case FitKind::Shift:
        return withMediumLater(clip.sheet, withRangesShifted(clip.sheet, fit.by, clip.frames),
                               -clip.rate.seconds(double(fit.by)), clip.frames);
    case FitKind::Rescale:
        return withRangesRescaled(clip.sheet, clip.sourceChange->rate, clip.rate, clip.frames);
    }
    return clip.sheet;
}

bool canBeFitted(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    return clip.hasChangedFile() && clip.frames > 0 && !library.source(clip.source).isReadOnly() &&
           areSetsDrawnAlike(library, id);
}

std::vector<ChangedMotion> changedMotions(const ClipLibrary& library)
{
    std::vector<ChangedMotion> changed;
    for (const ClipId id : library.clipsInPathOrder())
        if (canBeFitted(library, id)) changed.push_back(changedMotion(library, id));
    return changed;
}

std::optional<ChangedMotion> motionToCompare(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const bool isAsked = clip.sourceChange && clip.sourceChange->content && clip.place &&
                         clip.formerMotion() == FormerMotion::NotCompared;
    return isAsked ? std::optional(changedMotion(library, id)) : std::nullopt;
}

bool takeFormerMotion(ClipLibrary& library, const ChangedMotion& compared, FormerMotion motion)
{
    if (compared.clip.value >= library.clipCount() || !compared.former.content) return false;
    const LibraryClip& clip = library.clip(compared.clip);
    if (clip.place != compared.place || library.source(clip.source).model != compared.model) return false;
    library.setFormerMotion(compared.clip, *compared.former.content, motion);
    return true;
}

std::vector<std::pair<ChangedMotion, FormerMotion>> comparedMotions(const ClipLibrary& library,
                                                                    const std::string& cacheFolder)
{
    std::vector<ChangedMotion> changed;
    for (const ClipId id : library.clipsInPathOrder())
        if (auto each = motionToCompare(library, id)) changed.push_back(*std::move(each));
    if (changed.empty()) return {};
    const std::vector<CachedContent> cached = cachedContents(cacheFolder);
    const std::vector<std::size_t> starts = fileStarts(changed);
    std::vector<FormerMotion> motions(changed.size());
    forEachInParallel(starts.size() - 1, [&] {
        return [&](std::size_t file) {
            FormerModels former(cached);
            for (std::size_t i = starts[file]; i < starts[file + 1]; ++i)
                motions[i] = comparedMotion(changed[i], former);
        };
    });
    std::vector<std::pair<ChangedMotion, FormerMotion>> compared;
    for (std::size_t i = 0; i < changed.size(); ++i) compared.emplace_back(std::move(changed[i]), motions[i]);
    return compared;
}

SourceFit proposedFit(const LibraryClip& clip, std::optional<Frame> shift)
{
    if (clip.rate != clip.sourceChange->rate) return {FitKind::Rescale};
    if (shift && *shift != 0) return {FitKind::Shift, *shift};
    return {clip.sourceChange->content ? FitKind::Keep : FitKind::Trim};
}

} // namespace tagline
