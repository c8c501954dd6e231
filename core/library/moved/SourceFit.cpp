#include "core/library/moved/SourceFit.h"

#include "core/import/exchange/ClipCache.h"
#include "core/io/entries/SourceHash.h"
#include "core/io/json/TextPlace.h"
#include "core/library/ClipNotices.h"
#include "core/media/ReferenceMedium.h"
#include "core/motion/signals/MotionShift.h"
#include "core/tags/sheet/SourceChangeEdits.h"

#include <algorithm>

namespace tagline {
namespace {

/// The clip on which the ranges were drawn; null if the model has none like it. An only clip matches under
/// any name, because some clips are named after their file.
const Clip* formerClip(const ImportedModel& model, const ChangedMotion& changed)
{
    for (const Clip& clip : model.clips) {
        const bool isNamed =
            validUtf8(clip.name) == changed.name && clip.index == changed.index.value_or(clip.index);
        if ((isNamed || model.clips.size() == 1) && clip.frames == changed.former.frames &&
            clip.rate == changed.former.rate)
            return &clip;
    }
    return nullptr;
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
    return clip.sourceChange && clip.frames > 0 && !library.source(clip.source).isReadOnly() &&
           areSetsDrawnAlike(library, id);
}

std::vector<ChangedMotion> changedMotions(const ClipLibrary& library)
{
    std::vector<ChangedMotion> changed;
    for (const ClipId id : library.clipsInPathOrder()) {
        const LibraryClip& clip = library.clip(id);
        const LibrarySource& source = library.source(clip.source);
        if (!canBeFitted(library, id)) continue;
        const SidecarClip* entry = source.sidecar.sidecar.find(clip.name, clip.writtenIndex());
        changed.push_back({id, clip.name, clip.writtenIndex(), *clip.sourceChange,
                           entry ? sourceHashOf(*entry) : std::nullopt, clip.place ? source.model : nullptr,
                           clip.place.value_or(0)});
    }
    return changed;
}

std::optional<Frame> formerShift(const ChangedMotion& changed, const std::vector<CachedContent>& cached)
{
    if (!changed.hash || !changed.model) return {};
    const Clip& now = changed.model->clips[changed.place];
    if (now.rate != changed.former.rate) return {};
    for (const CachedContent& content :
         std::ranges::equal_range(cached, *changed.hash, {}, &CachedContent::hash)) {
        const auto former = readClipCache(content.path);
        const Clip* clip = former ? formerClip(*former->model, changed) : nullptr;
        if (!clip) continue;
        const auto shift =
            motionShift(rootSteps(former->model->skeleton, *clip), rootSteps(changed.model->skeleton, now));
        former->model->releaseMemory();
        if (shift) return shift;
    }
    return {};
}

SourceFit proposedFit(const LibraryClip& clip, std::optional<Frame> shift)
{
    if (clip.rate != clip.sourceChange->rate) return {FitKind::Rescale};
    if (shift && *shift != 0) return {FitKind::Shift, *shift};
    return {FitKind::Trim};
}

} // namespace tagline
