#include "core/tagging/MirroredTags.h"

#include "core/exports/ExportedClip.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/PathText.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagMirror.h"
#include "core/tags/sheet/captions/CaptionEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

bool isTakeNumber(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// Possible names of the clip in the mirror, and, the other way round, of the clip that this one mirrors.
std::vector<std::string> mirrorStems(const std::string& stem, const MirrorWords& words)
{
    std::vector<std::string> stems{words.swapped(stem), stem + "_mirrored", stem + "_mirror"};
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
        for (const std::string& stem : mirrorStems(stemOf(clip), m_library.vocabulary().mirrorWords())) {
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

/// Why a clip's tags cannot go into another; none if they can.
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

/// Takes over the tags of a clip as they are called in the mirror.
void mirrorRanges(const ClipLibrary& library, const std::string& nameSpace, MirroredClip& mirrored)
{
    const std::string before = nameSpace.empty() ? std::string() : nameSpace + '.';
    const TagVocabulary& vocabulary = library.vocabulary();
    const TagSheet& sheet = library.clip(mirrored.from).sheet;
    for (const TagLane& lane : sheet.lanes()) {
        const std::string& name = vocabulary[lane.tag].name;
        if (!before.empty() && name.starts_with(before)) continue;
        const std::string partner = before + mirrorPartner(lane.tag, vocabulary).value_or(name);
        auto& ranges = mirrored.tags[partner];
        if (!sheet.isCounted(lane.tag)) ranges.insert(ranges.end(), lane.ranges.begin(), lane.ranges.end());
        for (TagInstance& instance : mirroredInstances(sheet.instances(lane.tag), vocabulary.mirrorWords())) {
            ranges.push_back(instance.range);
            mirrored.instances[partner].push_back(std::move(instance));
        }
    }
}

TagSheet withMirrored(const TagSheet& sheet, TagId tag, const std::string& name, const MirroredClip& mirrored)
{
    std::vector<FrameRange> ranges = mirrored.tags.at(name);
    const auto counted = mirrored.instances.find(name);
    if (counted == mirrored.instances.end()) return withRangesAdded(sheet, tag, std::move(ranges));
    std::erase_if(ranges, [&](FrameRange range) { // the others are those of another tag with that partner
        return std::ranges::find(counted->second, range, &TagInstance::range) != counted->second.end();
    });
    return withRangesAdded(withInstancesAdded(sheet, tag, counted->second), tag, std::move(ranges));
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
        MirroredClip mirrored{clip, clip, {}, {}, {}};
        mirrorRanges(library, nameSpace, mirrored);
        dropLiveTags(mirrored.tags, library, plan.refusals);
        if (nameSpace.empty())
            mirrored.captions =
                mirroredCaptions(library.clip(clip).sheet.captions(), library.vocabulary().mirrorWords());
        if (mirrored.tags.empty() && mirrored.captions.empty()) continue;
        const auto into = nameSpace.empty() ? places.mirroredClip(clip) : std::optional(clip);
        if (const auto refusal = mirrorRefusal(library, clip, into))
            plan.refusals.push_back(*refusal);
        else
            (plan.clips.emplace_back(std::move(mirrored))).into = *into;
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
            sheet = settledAddition(sheet, withMirrored(sheet, tag, name, mirrored), tag, vocabulary,
                                    clip.frames);
        }
        sheet = withCaptionsAdded(sheet, mirrored.captions, clip.frames);
    }
    std::vector<SheetChange> changes;
    for (auto& [clip, sheet] : sheets)
        if (!(sheet == library.clip(clip).sheet)) changes.push_back({clip, std::move(sheet)});
    return changes;
}

} // namespace tagline
