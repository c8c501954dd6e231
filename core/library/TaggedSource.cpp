#include "core/library/TaggedSource.h"

#include "core/io/entries/SourceFrames.h"
#include "core/io/entries/SourceHash.h"
#include "core/io/json/TextPlace.h"

#include <utility>

namespace tagline {
namespace {

/// The clip of the model file, if its frames and rate are those that the ranges were drawn on; else null.
const Clip* clipDrawnOn(const ImportedModel& model, const SheetToSave& saved)
{
    for (const Clip& clip : model.clips)
        if (validUtf8(clip.name) == saved.name && clip.index == saved.index.value_or(clip.index) &&
            clip.frames == saved.frames && clip.rate == saved.rate)
            return &clip;
    return nullptr;
}

} // namespace

bool isFitHere(const SheetToSave& saved, const SidecarClip* base)
{
    if (!base) return !saved.sheet.isEmpty();
    return saved.frames != base->frames || saved.rate != base->rate ||
           (saved.content && saved.content != sourceHashOf(*base));
}

SidecarClip withSourceSaid(SidecarClip entry, const ImportedModel* model, const SheetToSave& saved,
                           bool isFit)
{
    if (saved.content && !(model && model->contentHash == saved.content)) {
        const auto said = sourceHashOf(entry);
        if (said == saved.content || (said && !isFit)) return entry; // another program may have fitted it
        return withSourceFrames(withSourceHash(std::move(entry), saved.content), std::nullopt);
    }
    const Clip* drawnOn = model ? clipDrawnOn(*model, saved) : nullptr;
    const auto hash = drawnOn ? model->contentHash : std::nullopt;
    if (hash || isFit) entry = withSourceHash(std::move(entry), hash);
    if (!drawnOn && !isFit) return entry;
    const bool hasRows = drawnOn && drawnOn->sourceRows;
    return withSourceFrames(std::move(entry),
                            hasRows ? std::optional(sourceFrames(*drawnOn->sourceRows, drawnOn->frames))
                                    : std::nullopt);
}

void giveContent(const SheetToSave& saved, const TagSidecar& after, const TagSidecar& before,
                 std::vector<StoredSet>& sets)
{
    const SidecarClip* was = before.find(saved.name, saved.index);
    const SidecarClip* is = after.find(saved.name, saved.index);
    if (!was || !is) return;
    const auto former = sourceHashOf(*was), content = sourceHashOf(*is);
    if (!former || !content || *former == *content) return;
    for (StoredSet& set : sets)
        for (SidecarClip& entry : set.sidecar.clips)
            if (entry.name == saved.name && entry.index == saved.index && sourceHashOf(entry) == *former)
                entry = withSourceFrames(withSourceHash(std::move(entry), content), sourceFramesOf(*is));
}

} // namespace tagline
