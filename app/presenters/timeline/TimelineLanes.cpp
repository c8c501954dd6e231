#include "app/presenters/timeline/TimelineLanes.h"

#include "app/presenters/captions/CaptionRows.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelineLaneMarks.h"
#include "core/media/ReferenceMedium.h"
#include "core/tags/sheet/TagRecords.h"
#include "widgets/tags/fields/PropertyText.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {
namespace {

TimelineLane queryLane(const FrameSet& answer, ClipId clip, bool isStale)
{
    TimelineLane lane;
    lane.kind = LaneKind::Query;
    lane.name = QCoreApplication::translate("tagline::TimelinePresenter", "Answer");
    lane.isStale = isStale;
    const auto ranges = answer.rangesOf(clip);
    lane.ranges = std::vector<FrameRange>(ranges.begin(), ranges.end());
    return lane;
}

TimelineLane tagLane(const ClipLibrary& library, TagId tag, const QString& name,
                     const TimelineLaneSource& source, const TagSheet& sheet)
{
    const TagDefinition& definition = library.vocabulary()[tag];
    TimelineLane lane;
    lane.kind = LaneKind::Tag;
    lane.tag = tag;
    lane.name = name;
    lane.wholeName = QString::fromStdString(definition.name);
    lane.colour = screenColour(definition.colour);
    lane.isPoint = definition.kind == TagKind::Point;
    lane.keyHint = QString::fromStdString(definition.key);
    const auto lanes = sheet.lanes();
    const auto authored = std::lower_bound(
        lanes.begin(), lanes.end(), tag, [](const TagLane& each, TagId wanted) { return each.tag < wanted; });
    if (authored != lanes.end() && authored->tag == tag) lane.ranges = authored->ranges;
    const auto live = std::find_if(source.live.begin(), source.live.end(),
                                   [tag](const LiveLane& each) { return each.tag == tag; });
    lane.isLive = live != source.live.end();
    if (lane.isLive) lane.openStart = live->openStart;
    return lane;
}

QString valueText(const PropertyValue& value)
{
    const auto* number = std::get_if<double>(&value);
    return number ? QString::number(*number, 'g', 6) : typedText(value);
}

constexpr QLatin1String propertyPrefix("property ");

TimelineLane propertyLane(const PropertyLane& property)
{
    TimelineLane lane;
    lane.kind = LaneKind::Property;
    lane.id = propertyPrefix + QString::fromStdString(property.name);
    lane.name = QCoreApplication::translate("tagline::TimelinePresenter", "%1 (property)")
                    .arg(QString::fromStdString(property.name));
    std::vector<FrameRange> ranges;
    for (const PropertyRange& range : property.ranges) {
        ranges.push_back(range.range);
        lane.texts << valueText(range.value);
    }
    lane.ranges = std::move(ranges);
    return lane;
}

TimelineLane captionRowLane(std::span<const Caption> captions, std::size_t row)
{
    TimelineLane lane;
    lane.kind = LaneKind::Property;
    lane.id = captionLane(row);
    lane.name =
        row == 0 ? QCoreApplication::translate("tagline::TimelinePresenter", "Captions")
                 : QCoreApplication::translate("tagline::TimelinePresenter", "Captions, row %1").arg(row + 1);
    std::vector<FrameRange> ranges;
    for (const Caption& caption : captions) {
        ranges.push_back(caption.range);
        lane.texts << QString::fromStdString(caption.text).simplified();
    }
    lane.shortTexts = lane.texts; // the beginning of a sentence says what it is about
    lane.ranges = std::move(ranges);
    return lane;
}

TimelineLane keyLane(const Clip& motion, const SharedArray<float>& keys)
{
    TimelineLane lane;
    lane.kind = LaneKind::Keys;
    lane.name = QCoreApplication::translate("tagline::TimelinePresenter", "Keys");
    lane.texts = QStringList{QCoreApplication::translate("tagline::TimelinePresenter", "%n joint(s)", nullptr,
                                                         int(motion.channels.size()))};
    lane.keys = keys;
    return lane;
}

} // namespace

TagSheet shownSheet(const ClipLibrary& library, const TimelineLaneSource& source)
{
    return source.sheet ? withoutSets(*source.sheet, library.setSwitches().hidden, library.vocabulary())
                        : library.shownSheet(source.clip);
}

TimelineContent timelineContent(const ClipLibrary& library, const TimelineLaneSource& source)
{
    TimelineContent content;
    if (!source.clip.isValid() || source.clip.value >= library.clipCount()) return content;
    const LibraryClip& clip = library.clip(source.clip);
    content.frames = clip.frames;
    content.rate = clip.rate;
    if (source.answer && source.answer->has_value())
        content.lanes.push_back(queryLane(**source.answer, source.clip, source.isAnswerStale));
    const TagSheet sheet = shownSheet(library, source);
    const std::vector<QString> names = shortTagNames(library);
    for (const TagId tag : shownTags(library))
        content.lanes.push_back(tagLane(library, tag, names[tag.value], source, sheet));
    addImpliedRanges(content, sheet, library.vocabulary());
    addGroupViolations(content, sheet, library.vocabulary());
    for (const PropertyDefinition& declared : library.vocabulary().properties())
        if (sheet.property(declared.name).empty()) content.lanes.push_back(propertyLane({declared.name, {}}));
    for (const PropertyLane& property : sheet.properties())
        if (!isRecord(property.name, library.vocabulary()) && !isMediumProperty(property.name))
            content.lanes.push_back(propertyLane(property));
    const auto captions = captionRows(sheet.captions());
    for (std::size_t row = 0; row < captions.size(); ++row)
        content.lanes.push_back(captionRowLane(captions[row], row));
    if (const Clip* motion = library.motion(source.clip))
        content.lanes.push_back(keyLane(*motion, source.keys));
    return content;
}

QString propertyOfLane(const QString& laneId)
{
    return laneId.startsWith(propertyPrefix) ? laneId.mid(propertyPrefix.size()) : QString();
}

} // namespace tagline
