#pragma once

// DerivedTagLanes shows what live (derived) tags have of the clip that is shown: lanes that nobody edits;
// and counts what they have in the library.

#include "app/presenters/Presenter.h"

#include <map>
#include <memory>
#include <optional>
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

    /// How much the live tag of that name holds in the library; none while its query has no answer.
    std::optional<RangeTotals> totalsOf(const std::string& name) const;

signals:
    void totalsChanged();

private:
    void count(const std::string& name);
    void follow();
    void addTo(ClipId clip, TimelineContent& content) const;

    TimelinePresenter& m_lanes;
    std::map<std::string, std::unique_ptr<QuerySession>> m_sessions; ///< by the tag's name
    std::map<std::string, RangeTotals> m_totals;                     ///< of the answers that were counted
};

} // namespace tagline
