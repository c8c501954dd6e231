#include "widgets/timeline/painting/TimelineTexts.h"

#include "widgets/timeline/painting/LaneDrawing.h"

#include <QLocale>
#include <QStringList>

#include <cstdlib>

namespace tagline {

namespace {

const QString separator = QStringLiteral(" · ");

/// With the real minus.
QString withSign(Frame frames)
{
    const QString sign = frames > 0 ? QStringLiteral("+") : frames < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(frames));
}

} // namespace

QString TimelineTexts::length(Frame frames) { return tr("%1 f", "length in frames").arg(frames); }

QString TimelineTexts::seconds(double seconds, int decimals)
{
    return tr("%1 s", "time in seconds").arg(QLocale().toString(seconds, 'f', decimals));
}

QString TimelineTexts::extent(FrameRange range, FrameRate rate, TimeUnits units)
{
    return tr("%1 – %2", "start and stop")
        .arg(timeText(range.start, rate, units), timeText(range.stop, rate, units));
}

QString TimelineTexts::range(const TimelineContent& content, const TimelineHit& hit, TimeUnits units)
{
    const TimelineLane& lane = content.lanes[std::size_t(hit.lane)];
    const FrameRange range = lane.ranges[std::size_t(hit.range)];
    const bool isInstance = lane.isCounted && hit.range < lane.texts.size(); // with its values
    QStringList parts{isInstance ? lane.texts[hit.range] : lane.name};
    if (lane.kind == LaneKind::Property && hit.range < lane.texts.size()) parts << lane.texts[hit.range];
    if (isPin(lane, range)) return (parts << timeText(range.start, content.rate, units)).join(separator);
    parts << extent(range, content.rate, units) << tr("%n frame(s)", nullptr, range.length())
          << seconds(content.rate.seconds(range.length()), 3);
    return parts.join(separator);
}

QString TimelineTexts::hover(const TimelineContent& content, const TimelineHit& hit, Frame frame,
                             TimeUnits units)
{
    const QString time = timeText(frame, content.rate, units);
    switch (hit.zone) {
    case TimelineZone::Outside:
        return {};
    case TimelineZone::Ruler:
        return tr("Frame %1 · %2 — drag to move the playhead")
            .arg(frame)
            .arg(seconds(content.rate.seconds(frame), 3));
    case TimelineZone::Head: {
        const TimelineLane& lane = content.lanes[std::size_t(hit.lane)];
        const QString count = tr("%n range(s)", nullptr, int(lane.ranges.size()));
        const QString& name = lane.wholeName.isEmpty() ? lane.name : lane.wholeName;
        const QString note = lane.drawing ? lane.drawing->note() : QString();
        if (!note.isEmpty()) return name + separator + note;
        const bool hasRanges = lane.kind != LaneKind::Keys && lane.kind != LaneKind::Curve;
        return hasRanges ? name + separator + count : name;
    }
    case TimelineZone::EmptySpace:
        return tr("%1 — drag to draw a range and name its tag, Shift-drag to select").arg(time);
    case TimelineZone::Lane: {
        const TimelineLane& lane = content.lanes[std::size_t(hit.lane)];
        if (lane.drawing) return lane.name + separator + time; // it may be dragged itself
        if (!lane.isEditable()) return tr("%1 · %2 — drag to select ranges").arg(lane.name, time);
        return tr("%1 · %2 — drag to draw a range of %1, or below the lanes one of another tag; Shift-drag "
                  "to select")
            .arg(lane.name, time);
    }
    case TimelineZone::Body:
        return range(content, hit, units);
    case TimelineZone::StartEdge:
        return tr("%1 — drag to move the start").arg(range(content, hit, units));
    case TimelineZone::StopEdge:
        return tr("%1 — drag to move the stop").arg(range(content, hit, units));
    }
    return {};
}

QString TimelineTexts::snapTarget(const SnapGuide& guide)
{
    switch (guide.target.kind) {
    case SnapKind::Playhead:
        return tr("Playhead");
    case SnapKind::ClipStart:
        return tr("Clip start");
    case SnapKind::ClipEnd:
        return tr("Clip end");
    case SnapKind::RangeStart:
    case SnapKind::QueryStart:
        return tr("%1 start").arg(guide.laneName);
    case SnapKind::RangeStop:
    case SnapKind::QueryStop:
        return tr("%1 stop").arg(guide.laneName);
    case SnapKind::Mark:
        return guide.laneName;
    case SnapKind::Key:
        return guide.laneName.isEmpty() ? tr("Key") : tr("%1 key").arg(guide.laneName);
    }
    return {};
}

QString TimelineTexts::laneSummary(const TimelineLane& lane)
{
    if (lane.kind != LaneKind::Keys) return tr("%n range(s)", nullptr, int(lane.ranges.size()));
    const QString keys = tr("%n key(s)", nullptr, int(lane.keys.size()));
    return lane.texts.isEmpty() ? keys : keys + separator + lane.texts.front(); // how many joints
}

QString TimelineTexts::locked(const QString& laneName) { return tr("%1 (locked)").arg(laneName); }

QString TimelineTexts::drag(const TimelinePreview& preview, FrameRate rate, TimeUnits units)
{
    if (preview.ghost) return drawn(*preview.ghost, rate, units);
    if (preview.shown.empty() || !preview.activeFrame) return {};
    const FrameRange range = preview.shown.front().range;
    const bool isMove = !preview.edge;
    if (!isMove && preview.hidden.empty()) return drawn(range, rate, units);
    const QString where =
        timeText(*preview.activeFrame, rate, units) + tr(" (%1)").arg(withSign(preview.delta));
    if (isMove && preview.shown.size() > 1)
        return where + separator + tr("%n range(s)", nullptr, int(preview.shown.size()));
    return isMove ? where
                  : where + separator + length(range.length()) + separator +
                        seconds(rate.seconds(range.length()), 2);
}

QString TimelineTexts::drawn(FrameRange range, FrameRate rate, TimeUnits units)
{
    return extent(range, rate, units) + separator + length(range.length()) + separator +
           seconds(rate.seconds(range.length()), 2);
}

QString TimelineTexts::description(const TimelineContent& content, std::span<const RangeRef> selection)
{
    if (!content.hasClip()) return tr("No clip");
    int lanes = 0;
    int ranges = 0;
    for (const TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag) continue;
        ++lanes;
        ranges += int(lane.ranges.size());
    }
    QStringList parts{tr("%n frame(s)", nullptr, content.frames), tr("%n tag lane(s)", nullptr, lanes),
                      tr("%n range(s)", nullptr, ranges)};
    if (selection.size() == 1) {
        const int lane = laneOf(content, selection[0].tag);
        const QString name = lane < 0 ? QString() : content.lanes[std::size_t(lane)].name;
        parts << tr("selected: %1 %2").arg(name, extent(selection[0].range, content.rate, TimeUnits::Frames));
    } else if (!selection.empty()) {
        parts << tr("%n range(s) selected", nullptr, int(selection.size()));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace tagline
