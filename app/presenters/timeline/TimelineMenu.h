#pragma once

// TimelineMenu is the menu under the right mouse button on the timeline: of a range, of a lane, of the
// answer, of a live tag.

#include <QPoint>

#include "app/presenters/Presenter.h"
#include "core/tags/sheet/TagEdits.h"

#include <initializer_list>
#include <optional>

class QMenu;

namespace tagline {

class TimelineLaneControl;
class TimelinePresenter;
class TimelineWidget;
struct TimelineLane;

class TimelineMenu : public Presenter
{
    Q_OBJECT

public:
    /// A part of the presenter, which owns it.
    TimelineMenu(const PresenterContext& context, TimelinePresenter& presenter, TimelineLaneControl& lanes,
                 TimelineWidget& timeline);

private:
    void show(std::optional<RangeRef> range, TagId lane, Frame frame, QPoint position);
    void addActions(QMenu& menu, std::initializer_list<const char*> ids);
    void addRange(QMenu& menu, const RangeRef& range);
    void addLiveTag(QMenu& menu, const QString& name);
    void addFrames(QMenu& menu, bool areSeveral);
    void addOtherTags(QMenu& menu, TagId tag);
    void addMending(QMenu& menu, TagId lane, Frame frame);
    void addLane(QMenu& menu, TagId lane, bool isOfRange);
    /// The lane at a place of the screen; null: there is none.
    const TimelineLane* laneAt(QPoint position) const;
    bool isOnAnswer(QPoint position) const;
    /// Name of the live tag whose lane is there; empty: there is none.
    QString liveTagAt(QPoint position) const;
    /// Whether the lane there shows a curve of motion, not sound nor a suggestion's score.
    bool isOnCurve(QPoint position) const;

    TimelinePresenter& m_presenter;
    TimelineLaneControl& m_lanes;
    TimelineWidget& m_timeline;
};

} // namespace tagline
