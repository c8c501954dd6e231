#pragma once

// TimelineAccessible lets screen readers read a timeline: its lanes, and the ranges of each.

#include <QAccessibleWidget>
#include <QHash>

#include "widgets/timeline/TimelineWidget.h"

#include <utility>

namespace tagline {

/// The timeline as a tree: a lane is a child, a range a child of its lane. Interfaces name places, and read
/// what the timeline shows there when they are asked; one whose place is gone is not valid.
class TimelineAccessible : public QAccessibleWidget
{
public:
    explicit TimelineAccessible(TimelineWidget& timeline);
    ~TimelineAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int lane) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

    const TimelineWidget& timeline() const { return m_timeline; }
    /// The interface of a lane (range −1) or a range; owned here.
    QAccessibleInterface* part(int lane, int range) const;

private:
    const TimelineWidget& m_timeline;
    mutable QHash<std::pair<int, int>, QAccessible::Id> m_parts; ///< those that were asked for
};

/// Makes timelines answer; once a program.
void installTimelineAccessibility();

} // namespace tagline
