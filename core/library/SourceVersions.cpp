// The part of ClipLibrary that knows on which version of its file each clip was tagged.

#include "core/io/entries/SourceHash.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

SourceChange versionOf(const SidecarClip& entry) { return {entry.frames, entry.rate, sourceHashOf(entry)}; }

std::optional<std::uint64_t> ClipLibrary::contentOf(const LibraryClip& clip) const
{
    const auto& model = m_sources[clip.source.value].model;
    return model && clip.place ? model->contentHash : std::nullopt;
}

std::optional<SourceChange> ClipLibrary::changeSince(const LibraryClip& clip,
                                                     const SourceChange& version) const
{
    if (version.frames != clip.frames || version.rate != clip.rate)
        return SourceChange{version.frames, version.rate};
    const auto now = version.content ? contentOf(clip) : std::nullopt;
    return now && now != version.content ? std::optional(version) : std::nullopt;
}

/// A version as it is beside the present one; none if it is that.
std::optional<SourceChange> ClipLibrary::asPresent(const LibraryClip& clip,
                                                   std::optional<SourceChange> change) const
{
    if (!change) return {};
    if (change->frames != clip.frames || change->rate != clip.rate)
        change->content.reset();
    else if (!change->content || change->content == contentOf(clip))
        return {};
    return change;
}

/// Takes the source change from the sidecar, unless it was edited here.
void ClipLibrary::noteSourceChange(LibraryClip& clip) const
{
    const bool isEdited = clip.sourceChange != clip.savedSourceChange;
    const SidecarClip* entry = sidecarEntry(clip);
    clip.savedSourceChange = entry ? changeSince(clip, versionOf(*entry)) : std::nullopt;
    clip.sourceChange = isEdited ? asPresent(clip, clip.sourceChange) : clip.savedSourceChange;
}

void ClipLibrary::setSourceChange(ClipId id, std::optional<SourceChange> change)
{
    m_clips[id.value].sourceChange = asPresent(clip(id), change);
    noteModified(id);
}

void ClipLibrary::setFormerMotion(ClipId id, std::uint64_t content, FormerMotion motion)
{
    m_clips[id.value].comparedContent = content;
    m_clips[id.value].comparedMotion = motion;
}

/// The content that a save records for a clip whose file has another one; none: that of the file once its
/// ranges change. What is not compared yet may be another motion.
std::optional<std::uint64_t> ClipLibrary::contentToSave(const LibraryClip& clip) const
{
    const bool wasOther = clip.savedSourceChange && clip.savedSourceChange->content;
    if (!clip.sourceChange) return wasOther ? contentOf(clip) : std::nullopt;
    if (clip.formerMotion() == FormerMotion::Same) return contentOf(clip);
    return clip.formerMotion() == FormerMotion::Unknown ? std::nullopt : clip.sourceChange->content;
}

} // namespace tagline
