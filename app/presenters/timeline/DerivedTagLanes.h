#pragma once

// DerivedTagLanes shows what live (derived) tags have of the clip that is shown: lanes that nobody edits.

#include "app/presenters/Presenter.h"

#include <map>
#include <memory>
#include <string>

namespace tagline {

class TimelinePresenter;
struct TimelineContent;
struct TimelineLane;

/// Name of the live tag whose ranges the lane shows; empty for other lanes.
QString liveTagOf(const TimelineLane& lane);

class DerivedTagLanes : public Presenter
{
    Q_OBJECT

public:
    DerivedTagLanes(const PresenterContext& context, TimelinePresenter& lanes);

    /// Scrolls to the lane of the live tag of that name, as soon as it is there.
    void reveal(const QString& name);

private:
    void follow();
    void addTo(ClipId clip, TimelineContent& content) const;

    TimelinePresenter& m_lanes;
    std::map<std::string, std::unique_ptr<QuerySession>> m_sessions; ///< by the tag's name
};

} // namespace tagline
