#include "core/staging/ClipEvents.h"

#include "core/query/language/NamePattern.h"

#include <QString>

#include <algorithm>

namespace tagline {
namespace {

std::vector<TagId> tagsOfEvents(std::span<const EventRange> ranges)
{
    std::vector<TagId> tags;
    for (const EventRange& each : ranges) tags.push_back(each.tag);
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

/// Starts of the clip's ranges of the tags that `isMeant`; none behind its last frame.
template<typename IsMeant>
std::vector<SyncMark> startsInClip(const ClipLibrary& library, ClipId clip, const IsMeant& isMeant)
{
    const std::vector<EventRange> ranges = clipEventRanges(library, clip);
    if (ranges.empty()) return {};
    std::vector<TagId> tags = tagsOfEvents(ranges);
    std::erase_if(tags, [&](TagId tag) { return !isMeant(library.vocabulary()[tag]); });
    std::vector<SyncMark> marks = syncMarks(ranges, tags);
    std::erase_if(marks,
                  [last = library.clip(clip).frames](const SyncMark& each) { return each.frame >= last; });
    return marks;
}

bool isContactTag(const TagDefinition& tag)
{
    return QString::fromStdString(tag.name).startsWith(QLatin1String("contact."), Qt::CaseInsensitive) ||
           QString::fromStdString(tag.group).compare(QLatin1String("contact"), Qt::CaseInsensitive) == 0;
}

bool matchesNameOrParent(const NamePattern& pattern, std::string_view name)
{
    for (std::size_t end = name.find('.'); end != name.npos; end = name.find('.', end + 1))
        if (pattern.matches(name.substr(0, end))) return true;
    return pattern.matches(name);
}

} // namespace

std::vector<EventRange> clipEventRanges(const ClipLibrary& library, ClipId clip)
{
    if (clip.value >= library.clipCount()) return {};
    std::vector<EventRange> ranges = eventRanges(library.clip(clip).sheet, [&](TagId tag) {
        return library.vocabulary()[tag].kind == TagKind::Point;
    });
    const FrameRange whole{0, library.clip(clip).frames};
    for (EventRange& each : ranges)
        each.range = {std::clamp(each.range.start, whole.start, whole.stop),
                      std::clamp(each.range.stop, whole.start, whole.stop)};
    return ranges;
}

std::vector<SyncMark> contactMarks(const ClipLibrary& library, ClipId clip)
{
    return startsInClip(library, clip, isContactTag);
}

bool isNamedBy(const TagDefinition& tag, std::span<const std::string> patterns)
{
    return std::ranges::any_of(patterns, [&tag](const std::string& each) {
        const NamePattern pattern(each);
        return matchesNameOrParent(pattern, tag.name) ||
               (tag.isRegistered && std::ranges::any_of(tag.synonyms, [&](const std::string& synonym) {
                    return matchesNameOrParent(pattern, synonym);
                }));
    });
}

std::vector<SyncMark> syncMarksOf(const ClipLibrary& library, ClipId clip,
                                  std::span<const std::string> patterns)
{
    if (patterns.empty()) return contactMarks(library, clip);
    return startsInClip(library, clip,
                        [patterns](const TagDefinition& tag) { return isNamedBy(tag, patterns); });
}

} // namespace tagline
