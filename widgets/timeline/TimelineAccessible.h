#pragma once

// TimelineAccessible lets screen readers read a timeline: its lanes, the ranges of each, and the playhead.

#include <QAccessibleWidget>
#include <QHash>

#include "widgets/timeline/TimelineWidget.h"

#include <utility>

namespace tagline {

/// The timeline as a tree: a lane is a child, a range a child of its lane; its value is the playhead's frame.
/// Interfaces name places, and read what the timeline shows there when they are asked; one whose place is
/// gone is not valid.
class TimelineAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit TimelineAccessible(TimelineWidget& timeline);
    ~TimelineAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int lane) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text kind) const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QVariant currentValue() const override { return m_timeline.playhead(); }
    void setCurrentValue(const QVariant& value) override;
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override;
    QVariant minimumStepSize() const override { return 1; }

    const TimelineWidget& timeline() const { return m_timeline; }
    /// The interface of a lane (range −1) or a range; owned here.
    QAccessibleInterface* part(int lane, int range) const;

private:
    TimelineWidget& m_timeline;
    mutable QHash<std::pair<int, int>, QAccessible::Id> m_parts; ///< those that were asked for
};

/// Makes timelines answer; once a program.
void installTimelineAccessibility();
/// Tells screen readers where the playhead is, once it rests; does nothing if none is active.
void tellPlayhead(TimelineWidget& timeline);
/// Tells them which lane keys edit by now.
void tellActiveLane(TimelineWidget& timeline);

} // namespace tagline
