#include "core/library/versions/SidecarMerge.h"

#include "core/io/SidecarSheets.h"
#include "core/io/entries/ForeignCaptions.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/versions/MemberMerge.h"
#include "core/library/versions/MergedOrder.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/support/text/NumberText.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

std::string jsonOf(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return quotedJson(*text);
    if (const auto* number = std::get_if<double>(&value)) return shortestNumber(*number);
    return std::get<bool>(value) ? "true" : "false";
}

/// Chooses one of three versions of an optional value; notes a conflict.
template<class Value, class Note>
const Value& chosenOf(const Value& base, const Value& ours, const Value& theirs, Note note)
{
    if (ours == base) return theirs;
    if (theirs != base && theirs != ours) note();
    return ours;
}

/// A clip's three entries; an empty one if a version has none.
struct ClipVersions
{
    const SidecarClip* base;
    const SidecarClip* ours;
    const SidecarClip* theirs;
};

const SidecarClip& entryOf(const SidecarClip* clip)
{
    static const SidecarClip nothing;
    return clip ? *clip : nothing;
}

/// The spellings and foreign keys of all three entries, so that withSheet() finds the spelling of numbers and
/// the keys that other programs added to the state: ours first.
SidecarClip withAllSpellings(const ClipVersions& versions)
{
    SidecarClip all;
    std::map<std::string, std::vector<SidecarValueRange>> lanes;
    for (const SidecarClip* clip : {versions.ours, versions.theirs, versions.base})
        for (const SidecarProperty& property : entryOf(clip).properties)
            lanes[property.name].insert(lanes[property.name].end(), property.ranges.begin(),
                                        property.ranges.end());
    for (const SidecarClip* clip : {versions.ours, versions.theirs, versions.base})
        if (all.state.extra.empty()) all.state.extra = entryOf(clip).state.extra;
    for (auto& [name, ranges] : lanes) all.properties.push_back({name, std::move(ranges)});
    std::map<std::string, std::vector<SidecarInstance>> counted;
    for (const SidecarClip* clip : {versions.ours, versions.theirs, versions.base})
        for (const SidecarTag& tag : entryOf(clip).tags)
            counted[tag.name].insert(counted[tag.name].end(), tag.instances.begin(), tag.instances.end());
    for (auto& [name, instances] : counted) all.tags.push_back({name, {}, std::move(instances)});
    return all;
}

class ClipMerge
{
public:
    ClipMerge(const ClipVersions& versions, std::span<const ClipDecisions> decided, MergedSidecar& result)
        : m_versions(versions)
        , m_base(entryOf(versions.base))
        , m_ours(entryOf(versions.ours))
        , m_theirs(entryOf(versions.theirs))
        , m_result(result)
    {
        for (const ClipDecisions& each : decided)
            if (each.clip == named().name && each.index == named().index) m_decided = &each;
    }

    /// The clip's entry; none if it is empty.
    std::optional<SidecarClip> entry()
    {
        TagVocabulary names;
        MergedSheet sheet = mergedSheet(names);
        MergedMembers members = merged(m_base.extra, m_ours.extra, m_theirs.extra);
        if (sheet.sheet.isEmpty() && members.members.empty()) return std::nullopt;
        SidecarClip clip = withSheet(withAllSpellings(m_versions), sheet.sheet, names);
        clip.name = named().name;
        clip.index = named().index;
        takeExtent(clip);
        clip.extra = std::move(members.members);
        keepOneKeyOfCaptions(clip);
        keepOneKeyOfInstances(clip);
        noteCaptionsOfBoth();
        for (const PropertyConflict& conflict : sheet.conflicts) note(conflict, names);
        for (MemberConflict& conflict : members.conflicts) note(std::move(conflict));
        return clip;
    }

private:
    MergedSheet mergedSheet(TagVocabulary& names) const
    {
        const TagSheet base = sheetOf(m_base, names), ours = sheetOf(m_ours, names),
                       theirs = sheetOf(m_theirs, names);
        if (m_decided && m_decided->whole) return {*m_decided->whole == MergeSide::Ours ? ours : theirs, {}};
        return merged(base, ours, theirs,
                      m_decided ? std::span<const TakenSide>(m_decided->taken)
                                : std::span<const TakenSide>());
    }

    const SidecarClip& named() const
    {
        return m_versions.ours ? m_ours : m_versions.theirs ? m_theirs : m_base;
    }

    /// Captions and another program's value under their key cannot stand in one entry: ours is kept.
    void keepOneKeyOfCaptions(SidecarClip& clip)
    {
        const auto textOf = [](const SidecarClip& entry) -> std::optional<std::string> {
            if (const ExtraKey* foreign = foreignCaptions(entry)) return foreign->json;
            if (entry.captions.empty()) return std::nullopt;
            JsonWriter json;
            json.beginArray();
            for (const SidecarCaption& each : entry.captions) json.string(each.caption.text);
            json.endArray();
            std::string text = std::move(json).finished();
            text.resize(text.find_last_not_of('\n') + 1);
            return text;
        };
        if (clip.captions.empty() || !foreignCaptions(clip)) return;
        m_result.conflicts.push_back(
            conflictOn(std::string(captionsKey), textOf(m_base), textOf(m_ours), textOf(m_theirs)));
        if (foreignCaptions(m_ours))
            clip.captions.clear();
        else
            std::erase_if(clip.extra, [](const ExtraKey& key) { return key.name == captionsKey; });
    }

    /// Keeps our instances or foreign key, which share a member; with the key, their frames stay as ranges.
    void keepOneKeyOfInstances(SidecarClip& clip)
    {
        const auto textOf = [](const SidecarClip& entry) -> std::optional<std::string> {
            if (const ExtraKey* foreign = foreignInstances(entry)) return foreign->json;
            std::int64_t count = 0;
            for (const SidecarTag& tag : entry.tags) count += std::int64_t(tag.instances.size());
            return count > 0 ? std::optional(std::to_string(count)) : std::nullopt;
        };
        if (!std::ranges::any_of(clip.tags, &SidecarTag::isCounted) || !foreignInstances(clip)) return;
        m_result.conflicts.push_back(
            conflictOn(std::string(instancesKey), textOf(m_base), textOf(m_ours), textOf(m_theirs)));
        if (foreignInstances(m_ours))
            for (SidecarTag& tag : clip.tags) tag.instances.clear();
        else
            std::erase_if(clip.extra, [](const ExtraKey& key) { return key.name == instancesKey; });
    }

    /// Notes the frames that keep no caption of either side: each side wrote its own there.
    void noteCaptionsOfBoth()
    {
        for (std::size_t first = 0, next = 0; first < m_base.captions.size(); first = next) {
            const FrameRange range = m_base.captions[first].caption.range;
            std::vector<std::string> gone;
            for (next = first; next < m_base.captions.size(); ++next) {
                const Caption& caption = m_base.captions[next].caption;
                if (caption.range != range) break;
                if (!hasCaption(m_ours, caption) && !hasCaption(m_theirs, caption))
                    gone.push_back(caption.text);
            }
            const auto ours = captionsOnlyIn(m_ours, m_theirs, range);
            const auto theirs = captionsOnlyIn(m_theirs, m_ours, range);
            for (std::size_t i = 0; i < std::min({gone.size(), ours.size(), theirs.size()}); ++i) {
                m_result.captions.push_back(
                    conflictOn("caption", quotedJson(gone[i]), quotedJson(ours[i]), quotedJson(theirs[i])));
                m_result.captions.back().range = range;
            }
        }
    }

    static bool hasCaption(const SidecarClip& clip, const Caption& caption)
    {
        return std::any_of(clip.captions.begin(), clip.captions.end(),
                           [&](const SidecarCaption& each) { return each.caption == caption; });
    }

    /// The texts that a side wrote on these frames, and that neither the base nor the other side has there.
    std::vector<std::string> captionsOnlyIn(const SidecarClip& side, const SidecarClip& other,
                                            FrameRange range) const
    {
        std::vector<std::string> texts;
        for (const SidecarCaption& each : side.captions)
            if (each.caption.range == range && !hasCaption(m_base, each.caption) &&
                !hasCaption(other, each.caption))
                texts.push_back(each.caption.text);
        return texts;
    }

    /// Merges length and rate as one value, because together they say on what the ranges were drawn.
    void takeExtent(SidecarClip& clip)
    {
        using Extent = std::optional<ClipExtent>;
        const auto extentOf = [](const SidecarClip* entry) {
            return entry ? Extent({entry->frames, entry->rate}) : std::nullopt;
        };
        const Extent ours = extentOf(m_versions.ours), theirs = extentOf(m_versions.theirs);
        const Extent base = extentOf(m_versions.base);
        // A side without an entry has no opinion.
        const Extent taken = chosenOf(base, ours ? ours : base, theirs ? theirs : base,
                                      [&] { noteExtent("frames and rate", base, ours, theirs); });
        clip.frames = taken->frames;
        clip.rate = taken->rate;
    }

    void noteExtent(const char* what, const std::optional<ClipExtent>& base,
                    const std::optional<ClipExtent>& ours, const std::optional<ClipExtent>& theirs)
    {
        const auto text = [](const std::optional<ClipExtent>& extent) -> std::optional<std::string> {
            if (!extent) return std::nullopt;
            return '[' + std::to_string(extent->frames) + ", " + std::to_string(extent->rate.numerator) +
                   ", " + std::to_string(extent->rate.denominator) + ']';
        };
        m_result.conflicts.push_back(conflictOn(what, text(base), text(ours), text(theirs)));
    }

    void note(const PropertyConflict& conflict, const TagVocabulary& names)
    {
        SidecarConflict noted =
            conflictOn(conflict.name, conflict.base ? std::optional(jsonOf(*conflict.base)) : std::nullopt,
                       jsonOf(conflict.ours), jsonOf(conflict.theirs));
        noted.range = conflict.range;
        (isRecord(conflict.name, names) ? m_result.records : m_result.conflicts).push_back(std::move(noted));
    }

    void note(MemberConflict conflict)
    {
        std::string what;
        for (const std::string& key : conflict.path) what += (what.empty() ? "" : ": ") + key;
        m_result.conflicts.push_back(conflictOn(std::move(what), std::move(conflict.base),
                                                std::move(conflict.ours), std::move(conflict.theirs)));
    }

    SidecarConflict conflictOn(std::string what, std::optional<std::string> base,
                               std::optional<std::string> ours, std::optional<std::string> theirs) const
    {
        const SidecarClip& named = m_versions.ours ? m_ours : m_theirs;
        return {named.name,      named.index,     std::move(what),  std::nullopt,
                std::move(base), std::move(ours), std::move(theirs)};
    }

    ClipVersions m_versions;
    const SidecarClip& m_base;
    const SidecarClip& m_ours;
    const SidecarClip& m_theirs;
    const ClipDecisions* m_decided = nullptr;
    MergedSidecar& m_result;
};

std::vector<std::string> mergedPoints(const TagSidecar& base, const TagSidecar& ours,
                                      const TagSidecar& theirs)
{
    const auto has = [](const TagSidecar& sidecar, const std::string& point) {
        return std::binary_search(sidecar.points.begin(), sidecar.points.end(), point);
    };
    std::vector<std::string> points;
    std::set_union(ours.points.begin(), ours.points.end(), theirs.points.begin(), theirs.points.end(),
                   std::back_inserter(points));
    std::erase_if(points, [&](const std::string& point) {
        return has(base, point) && !(has(ours, point) && has(theirs, point));
    });
    return points;
}

/// A key text for a clip that is unique in the file.
std::string keyOf(const SidecarClip& clip)
{
    return clip.name + '\n' + (clip.index ? std::to_string(*clip.index) : std::string());
}

std::vector<std::string> keysOf(const TagSidecar& sidecar)
{
    std::vector<std::string> keys;
    for (const SidecarClip& clip : sidecar.clips) keys.push_back(keyOf(clip));
    return keys;
}

using ClipsByKey = std::map<std::string, const SidecarClip*>;

ClipsByKey clipsByKey(const TagSidecar& sidecar)
{
    ClipsByKey clips;
    for (const SidecarClip& clip : sidecar.clips) clips.emplace(keyOf(clip), &clip);
    return clips;
}

const SidecarClip* clipOf(const ClipsByKey& clips, const std::string& key)
{
    const auto found = clips.find(key);
    return found == clips.end() ? nullptr : found->second;
}

void mergeHead(const TagSidecar& base, const TagSidecar& ours, const TagSidecar& theirs,
               MergedSidecar& result)
{
    const auto note = [&](const char* what, const std::string& was, const std::string& our,
                          const std::string& their) {
        result.conflicts.push_back({{}, {}, what, {}, quotedJson(was), quotedJson(our), quotedJson(their)});
    };
    TagSidecar& sidecar = result.sidecar;
    sidecar.source = chosenOf(base.source, ours.source, theirs.source,
                              [&] { note("source", base.source, ours.source, theirs.source); });
    sidecar.set =
        chosenOf(base.set, ours.set, theirs.set, [&] { note("set", base.set, ours.set, theirs.set); });
    sidecar.points = mergedPoints(base, ours, theirs);
    MergedMembers members = merged(base.extra, ours.extra, theirs.extra);
    sidecar.extra = std::move(members.members);
    for (MemberConflict& conflict : members.conflicts) {
        std::string what;
        for (const std::string& key : conflict.path) what += (what.empty() ? "" : ": ") + key;
        result.conflicts.push_back({{}, {}, what, {}, conflict.base, conflict.ours, conflict.theirs});
    }
}

} // namespace

MergedSidecar merged(const TagSidecar& base, const TagSidecar& ours, const TagSidecar& theirs,
                     std::span<const ClipDecisions> decided)
{
    if (ours == base || ours == theirs) return {theirs, {}, {}};
    if (theirs == base) return {ours, {}, {}};
    MergedSidecar result;
    mergeHead(base, ours, theirs, result);
    const ClipsByKey inBase = clipsByKey(base), inOurs = clipsByKey(ours), inTheirs = clipsByKey(theirs);
    for (const std::string& key : mergedOrder(keysOf(base), keysOf(ours), keysOf(theirs))) {
        ClipMerge clip({clipOf(inBase, key), clipOf(inOurs, key), clipOf(inTheirs, key)}, decided, result);
        if (auto entry = clip.entry()) result.sidecar.clips.push_back(*std::move(entry));
    }
    return result;
}

} // namespace tagline
