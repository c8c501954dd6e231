#pragma once

// CheckBadgesPresenter marks the clips that break checks: a sign in their rows, a line in the timeline's
// ruler.

#include <QObject>

#include "app/document/library/Workspace.h"
#include "app/document/queries/CheckBadges.h"

class QSettings;

namespace tagline {

class ActionRegistry;
class LibraryView;
class TimelineWidget;

class CheckBadgesPresenter : public QObject
{
    Q_OBJECT

public:
    CheckBadgesPresenter(LibraryDocument& document, Workspace& workspace, LibraryView& view,
                         TimelineWidget& timeline, ActionRegistry& actions);

    /// Shows them unless the settings say otherwise, and keeps there what a person chooses; the settings
    /// outlive this.
    void keepIn(QSettings& settings);
    const CheckBadges& badges() const { return m_badges; }

private:
    void showRows(const std::vector<ClipId>& clips);
    void showFrames();

    Workspace& m_workspace;
    LibraryView& m_view;
    TimelineWidget& m_timeline;
    ActionRegistry& m_actions;
    CheckBadges m_badges;
};

} // namespace tagline
