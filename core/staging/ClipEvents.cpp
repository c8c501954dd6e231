#include "core/staging/ClipEvents.h"

#include "core/query/language/NamePattern.h"

#include <QString>

#include <algorithm>

namespace tagline {

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
    const TagVocabulary& vocabulary = library.vocabulary();
    const std::vector<EventRange> ranges = clipEventRanges(library, clip);
    std::vector<TagId> contacts;
    for (const EventRange& each : ranges) {
        const QString name = QString::fromStdString(vocabulary[each.tag].name);
        const QString group = QString::fromStdString(vocabulary[each.tag].group);
        if (name.startsWith(QLatin1String("contact."), Qt::CaseInsensitive) ||
            group.compare(QLatin1String("contact"), Qt::CaseInsensitive) == 0)
            contacts.push_back(each.tag);
    }
    return syncMarks(ranges, contacts);
}

bool isNamedBy(std::string_view tag, std::span<const std::string> patterns)
{
    return std::ranges::any_of(patterns, [tag](const std::string& each) {
        const NamePattern pattern(each);
        for (std::size_t end = tag.find('.'); end != tag.npos; end = tag.find('.', end + 1))
            if (pattern.matches(tag.substr(0, end))) return true;
        return pattern.matches(tag);
    });
}

std::vector<SyncMark> syncMarksOf(const ClipLibrary& library, ClipId clip,
                                  std::span<const std::string> patterns)
{
    if (patterns.empty()) return contactMarks(library, clip);
    const std::vector<EventRange> ranges = clipEventRanges(library, clip);
    std::vector<TagId> tags;
    for (const EventRange& each : ranges)
        if (isNamedBy(library.vocabulary()[each.tag].name, patterns)) tags.push_back(each.tag);
    return syncMarks(ranges, tags);
}

} // namespace tagline
