#include "core/io/SidecarSets.h"

#include "core/import/exchange/ImportFormats.h"
#include "core/io/entries/SourceFrames.h"
#include "core/io/entries/SourceHash.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tagline {
namespace {

/// The entry of a clip; one that is as `like` describes the clip is added where there is none.
SidecarClip& entryOf(TagSidecar& sidecar, const SidecarClip& like)
{
    for (SidecarClip& clip : sidecar.clips)
        if (clip.name == like.name && clip.index == like.index) return clip;
    SidecarClip& added = sidecar.clips.emplace_back();
    added.name = like.name;
    added.index = like.index;
    added.frames = like.frames;
    added.rate = like.rate;
    return added;
}

template<class Lane>
void sortByName(std::vector<Lane>& lanes)
{
    std::sort(lanes.begin(), lanes.end(), [](const Lane& a, const Lane& b) { return a.name < b.name; });
}

/// The name that two lanes share; null for none. Expects lanes in order of name.
template<class Lane>
const std::string* sharedName(const std::vector<Lane>& lanes)
{
    const auto twice = std::adjacent_find(lanes.begin(), lanes.end(),
                                          [](const Lane& a, const Lane& b) { return a.name == b.name; });
    return twice == lanes.end() ? nullptr : &twice->name;
}

template<class Lane>
void appendInSet(const std::vector<Lane>& lanes, const std::string& set, std::vector<Lane>& all)
{
    for (const Lane& lane : lanes) {
        all.push_back(lane);
        all.back().name = nameInSet(set, lane.name);
    }
}

void append(const StoredSet& set, TagSidecar& all)
{
    for (const SidecarClip& clip : set.sidecar.clips) {
        SidecarClip& entry = entryOf(all, clip);
        appendInSet(clip.tags, set.name, entry.tags);
        appendInSet(clip.properties, set.name, entry.properties);
        for (const SidecarCaption& caption : clip.captions) {
            entry.captions.push_back(caption);
            entry.captions.back().caption.set = set.name;
        }
        if (!entry.state.isWritten() && clip.state.isWritten()) {
            entry.state = clip.state;
            entry.state.state.set = set.name;
        }
        if (!sourceHashOf(entry)) entry = withSourceHash(std::move(entry), sourceHashOf(clip));
        if (!sourceFramesOf(entry)) entry = withSourceFrames(std::move(entry), sourceFramesOf(clip));
    }
    for (const std::string& point : set.sidecar.points) all.points.push_back(nameInSet(set.name, point));
    all.isReadOnly = all.isReadOnly || set.sidecar.isReadOnly;
    for (const std::string& notice : set.sidecar.notices)
        all.notices.push_back("tag set " + set.name + ": " + notice);
}

/// Whether a set's file would be taken for the sidecar of a model file that ends so:
/// `walk.bvh.fbx.tags.json`.
bool endsAsModel(std::string_view set)
{
    const ImportFormat* format = importFormatOf("x." + std::string(set));
    return format && format->canHoldMotion;
}

/// Visits the set of each caption, then that of each state.
template<class Sidecar, class Visit>
void forEachUnwrittenSet(Sidecar& composed, Visit visit)
{
    for (auto& clip : composed.clips)
        for (auto& each : clip.captions) visit(each.caption.set);
    for (auto& clip : composed.clips)
        if (clip.state.isWritten()) visit(clip.state.state.set);
}

/// The names that the default set's file spells with a set before them.
std::set<std::string> spelledWithSet(std::span<const StoredSet> sets)
{
    std::set<std::string> names;
    const auto note = [&names](const std::string& name) {
        if (!setOf(name).empty()) names.insert(name);
    };
    for (const StoredSet& set : sets) {
        if (!set.name.empty()) continue;
        for (const std::string& point : set.sidecar.points) note(point);
        for (const SidecarClip& clip : set.sidecar.clips) {
            for (const SidecarTag& tag : clip.tags) note(tag.name);
            for (const SidecarProperty& property : clip.properties) note(property.name);
        }
    }
    return names;
}

/// Gives each name to its set.
class Splitting
{
public:
    Splitting(const TagSidecar& composedBefore, std::span<const StoredSet> before)
        : m_composedBefore(composedBefore)
        , m_before(before)
        , m_ofDefault(spelledWithSet(before))
        , m_sets(before.begin(), before.end())
    {
        for (StoredSet& set : m_sets) {
            set.sidecar.clips.clear();
            set.sidecar.points.clear();
            set.sidecar.notices.clear();
        }
    }

    std::vector<StoredSet> of(const TagSidecar& after)
    {
        for (const SidecarClip& clip : after.clips) split(clip);
        for (const std::string& point : after.points) set(point).sidecar.points.push_back(plainName(point));
        for (const StoredSet& each : m_before)
            for (const SidecarClip& clip : each.sidecar.clips) keepExtraKeys(clip);
        for (StoredSet& each : m_sets) {
            for (SidecarClip& clip : each.sidecar.clips) takeHash(each, clip, after);
            each.sidecar.source = after.source;
            std::sort(each.sidecar.points.begin(), each.sidecar.points.end());
        }
        return std::move(m_sets);
    }

private:
    std::string_view setName(const std::string& name) const
    {
        const std::string_view set = setOf(name);
        return m_ofDefault.contains(name) || endsAsModel(set) ? std::string_view() : set;
    }
    std::string plainName(const std::string& name) const
    {
        return setName(name).empty() ? name : std::string(withoutSet(name));
    }

    StoredSet& set(const std::string& name) { return setNamed(setName(name)); }
    StoredSet& setNamed(std::string_view wanted)
    {
        for (StoredSet& each : m_sets)
            if (each.name == wanted) return each;
        StoredSet& added = m_sets.emplace_back();
        added.name = wanted;
        added.sidecar.set = wanted;
        return added;
    }

    /// The set whose file can hold an entry of a given set.
    StoredSet& writtenSet(const std::string& set) { return setNamed(endsAsModel(set) ? "" : set); }

    const SidecarClip* entryBefore(const StoredSet& set, const SidecarClip& clip) const
    {
        for (const StoredSet& each : m_before)
            if (each.name == set.name) return each.sidecar.find(clip.name, clip.index);
        return nullptr;
    }

    /// The clip's entry in a set, drawn on what the set says unless that is said anew.
    SidecarClip& entry(StoredSet& set, const SidecarClip& clip)
    {
        const auto known = set.sidecar.find(clip.name, clip.index);
        SidecarClip& entry = entryOf(set.sidecar, clip);
        const SidecarClip* own = known ? nullptr : entryBefore(set, clip);
        if (!own) return entry;
        const SidecarClip* told = m_composedBefore.find(clip.name, clip.index);
        const bool isFit = told && (told->frames != clip.frames || told->rate != clip.rate);
        entry.extra = own->extra;
        if (isFit) return entry;
        entry.frames = own->frames;
        entry.rate = own->rate;
        return entry;
    }

    void split(const SidecarClip& clip)
    {
        keepExtraKeys(clip); // keeps the clip's entry, though it may have no tags
        for (const SidecarTag& tag : clip.tags)
            entry(set(tag.name), clip).tags.push_back({plainName(tag.name), tag.ranges, tag.instances});
        for (const SidecarProperty& property : clip.properties)
            entry(set(property.name), clip).properties.push_back({plainName(property.name), property.ranges});
        for (const SidecarCaption& caption : clip.captions) {
            auto& captions = entry(writtenSet(caption.caption.set), clip).captions;
            captions.push_back(caption);
            captions.back().caption.set.clear();
        }
        splitState(clip);
    }

    /// The state goes to the first set that has one, unless it was moved out of it; sets behind it keep their
    /// own, which the composition does not show. A clip's first state goes to its own set.
    void splitState(const SidecarClip& clip)
    {
        if (!clip.state.isWritten()) return;
        const std::string& set = clip.state.state.set;
        const SidecarClip* told = m_composedBefore.find(clip.name, clip.index);
        const bool isMoved = told && told->state.isWritten() && told->state.state.set != set;
        bool isGiven = false;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const SidecarClip* own = m_before[i].sidecar.find(clip.name, clip.index);
            if (!own || !own->state.isWritten()) continue;
            const bool isFirst = !std::exchange(isGiven, true);
            if (isFirst && isMoved) continue;
            giveState(m_sets[i], clip, isFirst ? clip.state : own->state);
        }
        if (!isGiven || isMoved) giveState(writtenSet(set), clip, clip.state);
    }

    void giveState(StoredSet& set, const SidecarClip& clip, SidecarState state)
    {
        state.state.set.clear();
        entry(set, clip).state = std::move(state);
    }

    /// If a set says something new of a clip, the clip was tagged on the content that `after` names.
    void takeHash(const StoredSet& set, SidecarClip& entry, const TagSidecar& after) const
    {
        const SidecarClip* own = entryBefore(set, entry);
        if (own && *own == entry) return;
        const SidecarClip* told = after.find(entry.name, entry.index);
        const auto hash = told ? sourceHashOf(*told) : std::nullopt;
        const bool isFit = own && (own->frames != entry.frames || own->rate != entry.rate);
        if (hash || isFit) entry = withSourceHash(std::move(entry), hash);
        const auto frames = told ? sourceFramesOf(*told) : std::nullopt;
        if (frames || isFit) entry = withSourceFrames(std::move(entry), frames);
    }

    /// Each set has the keys that it had for a clip, also where that has no tags of it any more.
    void keepExtraKeys(const SidecarClip& clip)
    {
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const SidecarClip* own = m_before[i].sidecar.find(clip.name, clip.index);
            if (own && hasForeignKeys(*own)) entry(m_sets[i], clip);
        }
    }

    const TagSidecar& m_composedBefore;
    std::span<const StoredSet> m_before;
    std::set<std::string> m_ofDefault;
    std::vector<StoredSet> m_sets;
};

} // namespace

std::string sidecarPath(std::string_view modelPath, std::string_view set)
{
    return sidecarPath(set.empty() ? std::string(modelPath)
                                   : std::string(modelPath) + '.' + std::string(set));
}

Result<TagSidecar> composedSidecar(std::span<const StoredSet> sets)
{
    TagSidecar all = sets.front().sidecar;
    if (sets.size() == 1) return all;
    for (const StoredSet& set : sets.subspan(1)) append(set, all);
    for (SidecarClip& clip : all.clips) {
        sortByName(clip.tags);
        sortByName(clip.properties);
        std::ranges::stable_sort(clip.captions, {}, &SidecarCaption::caption);
        const std::string* tag = sharedName(clip.tags);
        if (const std::string* clash = tag ? tag : sharedName(clip.properties))
            return Error{"sidecar.set-clash",
                         "spells the name \"" + *clash + "\", which is also one of the tag set " +
                             std::string(setOf(*clash)) + ": rename it in one of the two files",
                         {}};
    }
    std::sort(all.points.begin(), all.points.end());
    all.points.erase(std::unique(all.points.begin(), all.points.end()), all.points.end());
    return all;
}

std::vector<std::string> unwrittenSets(const TagSidecar& composed)
{
    std::vector<std::string> sets;
    forEachUnwrittenSet(composed, [&](const std::string& set) { sets.push_back(set); });
    const bool isAny = std::ranges::any_of(sets, [](const std::string& set) { return !set.empty(); });
    return isAny ? sets : std::vector<std::string>();
}

void giveUnwrittenSets(TagSidecar& composed, std::span<const std::string> sets)
{
    std::size_t place = 0;
    forEachUnwrittenSet(composed, [&](std::string& set) {
        if (place < sets.size()) set = sets[place++];
    });
}

std::vector<StoredSet> splitInSets(const TagSidecar& after, const TagSidecar& composedBefore,
                                   std::span<const StoredSet> before)
{
    return Splitting(composedBefore, before).of(after);
}

FileStamp stampOfAll(std::span<const StoredSet> sets)
{
    if (sets.size() == 1) return sets.front().stamp;
    FileStamp all;
    for (const StoredSet& set : sets) {
        all.exists = all.exists || set.stamp.exists;
        all.inode = all.inode * 31 + set.stamp.inode;
        all.size += set.stamp.size;
        all.modifiedNanoseconds = std::max(all.modifiedNanoseconds, set.stamp.modifiedNanoseconds);
        if (!set.stamp.contentHash.empty()) all.contentHash += set.name + ':' + set.stamp.contentHash + ' ';
    }
    return all;
}

} // namespace tagline
