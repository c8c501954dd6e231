#include "core/library/agreement/Annotators.h"

#include "core/library/SetFiles.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <span>
#include <utility>

namespace tagline {
namespace {

/// The parts of tagged ranges that a record gives to an author. A part that continues in the next record of
/// the same author is one with it.
std::vector<FrameRange> rangesBy(const std::string& author, std::span<const FrameRange> tagged,
                                 const SidecarProperty& records)
{
    std::vector<FrameRange> ranges;
    for (const FrameRange range : tagged) {
        const std::size_t first = ranges.size();
        const auto stopOf = [](const SidecarValueRange& record) { return record.range.stop; };
        for (auto record = std::ranges::upper_bound(records.ranges, range.start, {}, stopOf);
             record != records.ranges.end() && record->range.start < range.stop; ++record) {
            const FrameRange part = range.intersected(record->range);
            if (record->value != PropertyValue(author)) continue;
            if (ranges.size() > first && ranges.back().stop == part.start)
                ranges.back().stop = part.stop;
            else
                ranges.push_back(part);
        }
    }
    return ranges;
}

/// Adds ranges that may lie over others; those that overlap become one.
void addRanges(std::vector<FrameRange>& ranges, const std::vector<FrameRange>& more)
{
    ranges.insert(ranges.end(), more.begin(), more.end());
    std::sort(ranges.begin(), ranges.end());
    std::vector<FrameRange> apart;
    for (const FrameRange range : ranges) {
        if (!apart.empty() && apart.back().overlaps(range))
            apart.back().stop = std::max(apart.back().stop, range.stop);
        else
            apart.push_back(range);
    }
    ranges = std::move(apart);
}

/// The parts of a tag's instances that a record gives to an author.
std::vector<TagInstance> instancesBy(const std::string& author, const SidecarTag& tag,
                                     const SidecarProperty& records)
{
    std::vector<TagInstance> instances;
    for (const SidecarInstance& each : tag.instances)
        for (const FrameRange part : rangesBy(author, {&each.instance.range, 1}, records))
            instances.push_back({part, each.instance.values});
    return instances;
}

/// Adds the instances of another set.
void addInstances(std::vector<TagInstance>& instances, std::vector<TagInstance> more)
{
    instances.insert(instances.end(), more.begin(), more.end());
    instances = inOrder(std::move(instances));
}

/// The names in the author records of a clip's tags.
std::set<std::string> authorsOf(const SidecarClip& clip)
{
    std::set<std::string> authors;
    for (const SidecarTag& tag : clip.tags)
        for (const SidecarProperty& property : clip.properties) {
            if (property.name != recordProperty(tag.name, RecordField::Author)) continue;
            for (const SidecarValueRange& range : property.ranges)
                if (const auto* name = std::get_if<std::string>(&range.value)) authors.insert(*name);
        }
    return authors;
}

/// An author's ranges in the files that do not count their tag.
using PlainRanges = std::map<SharedClip, std::map<std::string, std::vector<FrameRange>>>;

/// All tags that the sets of all clips attribute to one author.
struct GatheredAuthor
{
    Annotator annotator;
    PlainRanges plain = {};
};

void addClip(const SharedClip& shared, const SidecarClip& clip, GatheredAuthor& author)
{
    AnnotatedClip& entry = author.annotator.clips[shared];
    entry.frames = std::max(entry.frames, clip.frames);
    entry.rate = clip.rate;
    for (const SidecarTag& tag : clip.tags)
        for (const SidecarProperty& property : clip.properties) {
            if (property.name != recordProperty(tag.name, RecordField::Author)) continue;
            const auto ranges = rangesBy(author.annotator.name, tag.ranges, property);
            if (ranges.empty()) continue;
            addRanges(entry.tags[tag.name], ranges);
            if (tag.isCounted())
                addInstances(entry.instances[tag.name], instancesBy(author.annotator.name, tag, property));
            else
                addRanges(author.plain[shared][tag.name], ranges);
        }
}

/// For a tag that one set of a clip counts and another does not, ranges of the other become instances without
/// values, unless an instance has exactly that extent: like in the reader of sidecars.
Annotator withPlainRangesCounted(GatheredAuthor&& author)
{
    for (auto& [shared, tags] : author.plain) {
        auto& instances = author.annotator.clips[shared].instances;
        for (auto& [tag, ranges] : tags) {
            const auto counted = instances.find(tag);
            if (counted == instances.end()) continue;
            std::erase_if(ranges, [&](FrameRange range) { return holdsExtent(counted->second, range); });
            addInstances(counted->second, instancesOf(ranges));
        }
    }
    return std::move(author.annotator);
}

Frame instanceStart(const TagInstance& instance) { return instance.range.start; }

/// Those that start within these frames. Expects things in order of their start.
template<class Thing, class StartOf>
std::span<const Thing> startingIn(const std::vector<Thing>& things, FrameRange within, StartOf startOf)
{
    return {std::ranges::lower_bound(things, within.start, {}, startOf),
            std::ranges::lower_bound(things, within.stop, {}, startOf)};
}

std::vector<TagInstance> instancesIn(const SidecarTag& tag)
{
    std::vector<TagInstance> instances;
    for (const SidecarInstance& each : tag.instances) instances.push_back(each.instance);
    return instances;
}

} // namespace

std::vector<TagInstance> instancesWithin(const AnnotatedClip& clip, const std::string& tag, FrameRange within)
{
    std::vector<TagInstance> found;
    const auto counted = clip.instances.find(tag);
    const auto ranges = clip.tags.find(tag);
    if (counted != clip.instances.end())
        for (const TagInstance& each : startingIn(counted->second, within, instanceStart))
            found.push_back({each.range.intersected(within), each.values});
    else if (ranges != clip.tags.end())
        for (const FrameRange range : startingIn(ranges->second, within, &FrameRange::start))
            found.push_back({range.intersected(within)});
    return found;
}

std::vector<TagInstance> instancesMeeting(const AnnotatedClip& clip, const std::string& tag,
                                          FrameRange within)
{
    std::vector<TagInstance> found;
    for (TagInstance& each : instancesWithin(clip, tag, {0, within.stop})) {
        each.range = each.range.intersected(within);
        if (!each.range.isEmpty()) found.push_back(std::move(each));
    }
    return found;
}

std::vector<const Annotator*> refsTo(const std::vector<Annotator>& annotators)
{
    std::vector<const Annotator*> refs;
    for (const Annotator& each : annotators) refs.push_back(&each);
    return refs;
}

Annotator annotatorOf(std::string name, const SidecarsByPath& sidecars)
{
    Annotator annotator{std::move(name), {}, {}};
    for (const auto& [path, sidecar] : sidecars) {
        annotator.files.insert(path);
        for (const SidecarClip& clip : sidecar.clips) {
            AnnotatedClip& entry = annotator.clips[{path, shownName(clip.name, clip.index)}];
            entry.frames = clip.frames;
            entry.rate = clip.rate;
            for (const SidecarTag& tag : clip.tags) {
                const std::string tagName = nameInSet(sidecar.set, tag.name);
                entry.tags[tagName] = tag.ranges;
                if (tag.isCounted()) entry.instances[tagName] = instancesIn(tag);
            }
        }
    }
    return annotator;
}

std::vector<Annotator> annotatorsByAuthor(const SidecarsByPath& sidecars)
{
    std::map<std::string, GatheredAuthor> authors;
    for (const auto& [path, sidecar] : sidecars) {
        const auto file = setFileOf(path);
        for (const SidecarClip& clip : sidecar.clips)
            for (const std::string& name : authorsOf(clip)) {
                GatheredAuthor& author = authors[name];
                author.annotator.name = name;
                addClip({file ? file->model : path, shownName(clip.name, clip.index)}, clip, author);
            }
    }
    std::vector<Annotator> all;
    for (auto& [name, author] : authors) all.push_back(withPlainRangesCounted(std::move(author)));
    return all;
}

} // namespace tagline
