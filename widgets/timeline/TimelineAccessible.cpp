#include "widgets/timeline/TimelineAccessible.h"

#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QTimer>

#include <algorithm>

namespace tagline {

namespace {

constexpr int playheadRest = 250; ///< milliseconds: while a clip plays, nobody wants every frame read

/// A lane, or a range of it.
class TimelinePart : public QAccessibleInterface
{
public:
    TimelinePart(const TimelineAccessible& owner, int lane, int range)
        : m_owner(owner)
        , m_lane(lane)
        , m_range(range)
    {
    }

    bool isValid() const override
    {
        const auto& lanes = m_owner.timeline().content().lanes;
        return std::size_t(m_lane) < lanes.size() &&
               (!isRange() || std::size_t(m_range) < lanes[std::size_t(m_lane)].ranges.size());
    }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override
    {
        if (isRange()) return m_owner.part(m_lane, -1);
        return QAccessible::queryAccessibleInterface(const_cast<TimelineWidget*>(&m_owner.timeline()));
    }
    int childCount() const override { return isRange() || !isValid() ? 0 : int(lane().ranges.size()); }
    QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_owner.part(m_lane, index) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (m_owner.part(m_lane, i) == child) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface* part = m_owner.part(m_lane, i); part->rect().contains(x, y))
                return part;
        return nullptr;
    }
    QAccessible::Role role() const override { return isRange() ? QAccessible::ListItem : QAccessible::List; }
    QAccessible::State state() const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;

private:
    bool isRange() const { return m_range >= 0; }
    const TimelineLane& lane() const { return m_owner.timeline().content().lanes[std::size_t(m_lane)]; }

    const TimelineAccessible& m_owner;
    int m_lane;
    int m_range; ///< −1: the lane itself
};

QAccessible::State TimelinePart::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (!isValid()) return state;
    state.readOnly = lane().kind != LaneKind::Tag || lane().isLocked;
    state.active = !isRange() && lane().tag.isValid() && lane().tag == m_owner.timeline().activeLane();
    state.selectable = isRange() && !state.readOnly;
    state.selected =
        state.selectable && isSelected(m_owner.timeline().selection(), rangeRef(lane(), m_range));
    state.offscreen = !rect().intersects(m_owner.rect());
    return state;
}

QString TimelinePart::text(QAccessible::Text kind) const
{
    if (!isValid()) return {};
    const TimelineWidget& timeline = m_owner.timeline();
    if (isRange() && kind == QAccessible::Name)
        return TimelineTexts::range(timeline.content(), {TimelineZone::Body, m_lane, m_range},
                                    timeline.units());
    if (kind == QAccessible::Name) return lane().isLocked ? TimelineTexts::locked(lane().name) : lane().name;
    if (kind == QAccessible::Description && !isRange()) return TimelineTexts::laneSummary(lane());
    return {};
}

QRect TimelinePart::rect() const
{
    if (!isValid()) return {};
    const TimelineGeometry& geometry = m_owner.timeline().geometryOfView();
    const QRectF local =
        isRange() ? geometry.barRect(m_lane, lane().ranges[std::size_t(m_range)])
                  : QRectF(0, geometry.laneTop(m_lane), geometry.width, geometry.laneHeightOf(m_lane));
    const QPoint corner = m_owner.timeline().viewport()->mapToGlobal(QPoint(0, 0));
    return local.toAlignedRect().translated(corner);
}

} // namespace

TimelineAccessible::TimelineAccessible(TimelineWidget& timeline)
    : QAccessibleWidget(&timeline, QAccessible::Tree)
    , m_timeline(timeline)
{
}

TimelineAccessible::~TimelineAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_parts)) QAccessible::deleteAccessibleInterface(id);
}

int TimelineAccessible::childCount() const { return int(m_timeline.content().lanes.size()); }

QAccessibleInterface* TimelineAccessible::child(int lane) const
{
    return lane >= 0 && lane < childCount() ? part(lane, -1) : nullptr;
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    for (int lane = 0; lane < childCount(); ++lane)
        if (part(lane, -1) == child) return lane;
    return -1;
}

QAccessibleInterface* TimelineAccessible::childAt(int x, int y) const
{
    const QPoint local = m_timeline.viewport()->mapFromGlobal(QPoint(x, y));
    return child(m_timeline.geometryOfView().laneAt(local.y()));
}

QAccessibleInterface* TimelineAccessible::part(int lane, int range) const
{
    QAccessible::Id& id = m_parts[{lane, range}];
    if (id == 0) id = QAccessible::registerAccessibleInterface(new TimelinePart(*this, lane, range));
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* TimelineAccessible::focusChild() const
{
    return m_timeline.hasFocus() ? child(laneOf(m_timeline.content(), m_timeline.activeLane())) : nullptr;
}

QString TimelineAccessible::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
    return timeText(m_timeline.playhead(), m_timeline.content().rate, m_timeline.units());
}

void* TimelineAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QVariant TimelineAccessible::maximumValue() const { return std::max(m_timeline.content().frames - 1, 0); }

void TimelineAccessible::setCurrentValue(const QVariant& value)
{
    emit m_timeline.playheadRequested(std::clamp(value.toInt(), 0, maximumValue().toInt()));
}

void tellPlayhead(TimelineWidget& timeline)
{
    if (!QAccessible::isActive()) return;
    static const QString name = QStringLiteral("playheadTold");
    auto* rest = timeline.findChild<QTimer*>(name, Qt::FindDirectChildrenOnly);
    if (!rest) {
        rest = new QTimer(&timeline);
        rest->setObjectName(name);
        rest->setSingleShot(true);
        rest->setInterval(playheadRest);
        QObject::connect(rest, &QTimer::timeout, &timeline, [&timeline] {
            QAccessibleValueChangeEvent event(&timeline, timeline.playhead());
            QAccessible::updateAccessibility(&event);
        });
    }
    rest->start();
}

void tellActiveLane(TimelineWidget& timeline)
{
    const int lane = laneOf(timeline.content(), timeline.activeLane());
    if (lane < 0 || !QAccessible::isActive() || !timeline.hasFocus()) return;
    QAccessibleEvent event(&timeline, QAccessible::Focus);
    event.setChild(lane);
    QAccessible::updateAccessibility(&event);
}

void installTimelineAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* timeline = qobject_cast<TimelineWidget*>(object);
            return timeline ? new TimelineAccessible(*timeline) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace tagline
