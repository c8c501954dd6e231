#include "core/tagging/MirroredTags.h"

#include "core/exports/ExportedClip.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/PathText.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/CaptionEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagMirror.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

bool isTakeNumber(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// What the clip in the mirror may be called, and, the other way round, the clip that this is the mirror of.
std::vector<std::string> mirrorStems(const std::string& stem)
{
    std::vector<std::string> stems{mirroredName(stem), stem + "_mirrored", stem + "_mirror"};
    for (const std::string_view ending : {"_mirrored", "_mirror"})
        if (stem.ends_with(ending)) stems.push_back(stem.substr(0, stem.size() - ending.size()));
    if (isTakeNumber(stem)) stems.push_back('M' + stem);
    if (stem.starts_with('M') && isTakeNumber(stem.substr(1))) stems.push_back(stem.substr(1));
    std::erase(stems, stem);
    return stems;
}

/// The clips of a library by folder, file without ending, name and place among those of that name.
class ClipPlaces
{
public:
    explicit ClipPlaces(const ClipLibrary& library)
        : m_library(library)
    {
        for (std::uint32_t i = 0; i < library.clipCount(); ++i)
            m_clips[key(ClipId(i), stemOf(ClipId(i)))].push_back(ClipId(i));
    }

    std::optional<ClipId> mirroredClip(ClipId clip) const
    {
        for (const std::string& stem : mirrorStems(stemOf(clip))) {
            const auto found = m_clips.find(key(clip, stem));
            if (found != m_clips.end() && found->second.size() == 1) return found->second.front();
        }
        return std::nullopt;
    }

private:
    std::string stemOf(ClipId clip) const
    {
        return fileStem(m_library.source(m_library.clip(clip).source).path);
    }

    /// In a file of several clips the clip counts too; one of a file alone may be called anything.
    std::string key(ClipId id, const std::string& stem) const
    {
        const LibraryClip& clip = m_library.clip(id);
        const LibrarySource& source = m_library.source(clip.source);
        std::string place = folderOf(source.path) + '\n' + stem;
        if (source.clips.size() > 1) place += '\n' + clip.name + '\n' + std::to_string(clip.index);
        return place;
    }

    const ClipLibrary& m_library;
    std::map<std::string, std::vector<ClipId>> m_clips;
};

/// Why a clip's tags cannot go into another; none where they can.
std::optional<std::string> mirrorRefusal(const ClipLibrary& library, ClipId from, std::optional<ClipId> into)
{
    const std::string name = exportedClipName(library, from);
    if (!into) return name + ": no clip is named like its mirror image; give a namespace instead";
    const LibraryClip &clip = library.clip(from), &other = library.clip(*into);
    if (library.source(other.source).isReadOnly())
        return exportedClipName(library, *into) + ": its tags cannot be edited";
    if (clip.frames != other.frames || clip.rate != other.rate)
        return name + ": its mirror image " + exportedClipName(library, *into) +
               " has another number of frames, or another rate";
    return std::nullopt;
}

/// The tags of a clip as they are called in the mirror.
std::map<std::string, std::vector<FrameRange>> mirroredRanges(const ClipLibrary& library, ClipId clip,
                                                              const std::string& nameSpace)
{
    const std::string before = nameSpace.empty() ? std::string() : nameSpace + '.';
    const TagVocabulary& vocabulary = library.vocabulary();
    std::map<std::string, std::vector<FrameRange>> tags;
    for (const TagLane& lane : library.clip(clip).sheet.lanes()) {
        const std::string& name = vocabulary[lane.tag].name;
        if (!before.empty() && name.starts_with(before)) continue;
        auto& ranges = tags[before + mirrorPartner(lane.tag, vocabulary).value_or(name)];
        ranges.insert(ranges.end(), lane.ranges.begin(), lane.ranges.end());
    }
    return tags;
}

/// A tag that follows from its query is not painted.
void dropLiveTags(std::map<std::string, std::vector<FrameRange>>& tags, const ClipLibrary& library,
                  std::vector<std::string>& refusals)
{
    for (const SavedQuery& live : library.derivedTags()) {
        if (tags.erase(live.name) == 0) continue;
        std::string refusal = live.name + " is a live tag, which follows from its query";
        if (std::find(refusals.begin(), refusals.end(), refusal) == refusals.end())
            refusals.push_back(std::move(refusal));
    }
}

} // namespace

std::optional<ClipId> mirroredClip(const ClipLibrary& library, ClipId clip)
{
    return ClipPlaces(library).mirroredClip(clip);
}

std::int64_t MirroredClip::rangeCount() const
{
    std::int64_t count = 0;
    for (const auto& [name, ranges] : tags) count += std::int64_t(ranges.size());
    return count;
}

std::vector<std::string> MirrorPlan::tagNames() const
{
    std::set<std::string> names;
    for (const MirroredClip& clip : clips)
        for (const auto& [name, ranges] : clip.tags) names.insert(name);
    return {names.begin(), names.end()};
}

std::int64_t MirrorPlan::rangeCount() const
{
    std::int64_t count = 0;
    for (const MirroredClip& clip : clips) count += clip.rangeCount();
    return count;
}

MirrorPlan mirrorPlan(const ClipLibrary& library, std::span<const ClipId> clips, const std::string& nameSpace)
{
    MirrorPlan plan;
    const ClipPlaces places(library);
    for (const ClipId clip : clips) {
        auto tags = mirroredRanges(library, clip, nameSpace);
        dropLiveTags(tags, library, plan.refusals);
        const auto& sheet = library.clip(clip).sheet;
        auto captions = nameSpace.empty() ? mirroredCaptions(sheet.captions()) : std::vector<Caption>();
        if (tags.empty() && captions.empty()) continue;
        const auto into = nameSpace.empty() ? places.mirroredClip(clip) : std::optional(clip);
        if (const auto refusal = mirrorRefusal(library, clip, into))
            plan.refusals.push_back(*refusal);
        else
            plan.clips.push_back({clip, *into, std::move(tags), std::move(captions)});
    }
    return plan;
}

std::vector<SheetChange> sheetChanges(const MirrorPlan& plan, const ClipLibrary& library,
                                      const TagVocabulary& vocabulary)
{
    std::map<ClipId, TagSheet> sheets;
    for (const MirroredClip& mirrored : plan.clips) {
        const LibraryClip& clip = library.clip(mirrored.into);
        TagSheet& sheet = sheets.try_emplace(mirrored.into, clip.sheet).first->second;
        for (const auto& [name, ranges] : mirrored.tags) {
            const TagId tag = *vocabulary.find(name);
            sheet = settledAddition(sheet, withRangesAdded(sheet, tag, ranges), tag, vocabulary, clip.frames);
        }
        sheet = withCaptionsAdded(sheet, mirrored.captions, clip.frames);
    }
    std::vector<SheetChange> changes;
    for (auto& [clip, sheet] : sheets)
        if (!(sheet == library.clip(clip).sheet)) changes.push_back({clip, std::move(sheet)});
    return changes;
}

} // namespace tagline
