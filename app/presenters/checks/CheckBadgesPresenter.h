#pragma once

// CheckBadgesPresenter marks the clips that break checks: a sign in their rows, a line in the timeline's
// ruler.

#include "app/document/queries/CheckBadges.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class LibraryView;
class TimelineWidget;

class CheckBadgesPresenter : public Presenter
{
    Q_OBJECT

public:
    CheckBadgesPresenter(const PresenterContext& context, LibraryView& view, TimelineWidget& timeline);

    const CheckBadges& badges() const { return m_badges; }

private:
    void showRows(const std::vector<ClipId>& clips);
    void showFrames();

    LibraryView& m_view;
    TimelineWidget& m_timeline;
    CheckBadges m_badges;
};

} // namespace tagline
