#include "core/library/agreement/Annotators.h"

#include "core/library/SetFiles.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

/// The parts of a tag's ranges that a record gives to an author. A part that continues in the next record of
/// the same author is one with it.
std::vector<FrameRange> rangesBy(const std::string& author, const SidecarTag& tag,
                                 const SidecarProperty& records)
{
    std::vector<FrameRange> ranges;
    for (const FrameRange range : tag.ranges) {
        const std::size_t first = ranges.size();
        for (const SidecarValueRange& record : records.ranges) {
            const FrameRange part = range.intersected(record.range);
            if (part.isEmpty() || record.value != PropertyValue(author)) continue;
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

void addClip(const SharedClip& shared, const SidecarClip& clip, Annotator& author)
{
    AnnotatedClip& entry = author.clips[shared];
    entry.frames = std::max(entry.frames, clip.frames);
    entry.rate = clip.rate;
    for (const SidecarTag& tag : clip.tags)
        for (const SidecarProperty& property : clip.properties)
            if (property.name == recordProperty(tag.name, RecordField::Author))
                if (const auto ranges = rangesBy(author.name, tag, property); !ranges.empty())
                    addRanges(entry.tags[tag.name], ranges);
}

} // namespace

Annotator annotatorOf(std::string name, const SidecarsByPath& sidecars)
{
    Annotator annotator{std::move(name), {}, {}};
    for (const auto& [path, sidecar] : sidecars) {
        annotator.files.insert(path);
        for (const SidecarClip& clip : sidecar.clips) {
            AnnotatedClip& entry = annotator.clips[{path, shownName(clip.name, clip.index)}];
            entry.frames = clip.frames;
            entry.rate = clip.rate;
            for (const SidecarTag& tag : clip.tags) entry.tags[nameInSet(sidecar.set, tag.name)] = tag.ranges;
        }
    }
    return annotator;
}

std::vector<Annotator> annotatorsByAuthor(const SidecarsByPath& sidecars)
{
    std::map<std::string, Annotator> authors;
    for (const auto& [path, sidecar] : sidecars) {
        const auto file = setFileOf(path);
        for (const SidecarClip& clip : sidecar.clips)
            for (const std::string& name : authorsOf(clip)) {
                Annotator& author = authors[name];
                author.name = name;
                addClip({file ? file->model : path, shownName(clip.name, clip.index)}, clip, author);
            }
    }
    std::vector<Annotator> all;
    for (auto& [name, author] : authors) all.push_back(std::move(author));
    return all;
}

} // namespace tagline
