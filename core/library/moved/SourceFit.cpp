#include "core/library/moved/SourceFit.h"

#include "core/import/exchange/ClipCache.h"
#include "core/io/entries/SourceHash.h"
#include "core/io/json/TextPlace.h"
#include "core/library/ClipNotices.h"
#include "core/media/ReferenceMedium.h"
#include "core/motion/signals/MotionSameness.h"
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

/// Calls visit(model, clip) for each former version of a clip that the cache has, until it returns true.
template<class Visit>
void forEachFormer(const ChangedMotion& changed, const std::vector<CachedContent>& cached, Visit&& visit)
{
    if (!changed.hash || !changed.model) return;
    for (const CachedContent& content :
         std::ranges::equal_range(cached, *changed.hash, {}, &CachedContent::hash)) {
        const auto former = readClipCache(content.path);
        const Clip* clip = former ? formerClip(*former->model, changed) : nullptr;
        if (!clip) continue;
        const bool isEnough = visit(*former->model, *clip);
        former->model->releaseMemory();
        if (isEnough) return;
    }
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

std::optional<Frame> formerShift(const ChangedMotion& changed, const std::vector<CachedContent>& cached)
{
    if (!changed.model) return {};
    const Clip& now = changed.model->clips[changed.place];
    if (now.rate != changed.former.rate) return {};
    std::optional<Frame> shift;
    forEachFormer(changed, cached, [&](const ImportedModel& model, const Clip& clip) {
        shift = motionShift(rootSteps(model.skeleton, clip), rootSteps(changed.model->skeleton, now));
        return shift.has_value();
    });
    return shift;
}

std::optional<ChangedMotion> motionToCompare(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const bool isAsked = clip.sourceChange && clip.sourceChange->content && clip.place &&
                         clip.formerMotion() == FormerMotion::NotCompared;
    return isAsked ? std::optional(changedMotion(library, id)) : std::nullopt;
}

FormerMotion comparedMotion(const ChangedMotion& changed, const std::vector<CachedContent>& cached)
{
    auto found = FormerMotion::Unknown;
    forEachFormer(changed, cached, [&](const ImportedModel& model, const Clip& clip) {
        const auto isSame =
            areSameMotion(model.skeleton, clip, changed.model->skeleton, changed.model->clips[changed.place]);
        if (isSame) found = *isSame ? FormerMotion::Same : FormerMotion::Other;
        return found == FormerMotion::Same; // another may have been read with other settings
    });
    if (found != FormerMotion::Unknown) changed.model->releaseMemory();
    return found;
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
    std::optional<std::vector<CachedContent>> cached;
    std::vector<std::pair<ChangedMotion, FormerMotion>> compared;
    for (const ClipId id : library.clipsInPathOrder()) {
        auto changed = motionToCompare(library, id);
        if (!changed) continue;
        if (!cached) cached = cachedContents(cacheFolder);
        const FormerMotion motion = comparedMotion(*changed, *cached);
        compared.emplace_back(*std::move(changed), motion);
    }
    return compared;
}

SourceFit proposedFit(const LibraryClip& clip, std::optional<Frame> shift)
{
    if (clip.rate != clip.sourceChange->rate) return {FitKind::Rescale};
    if (shift && *shift != 0) return {FitKind::Shift, *shift};
    return {clip.sourceChange->content ? FitKind::Keep : FitKind::Trim};
}

} // namespace tagline
