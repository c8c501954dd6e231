#pragma once

// HistoryPresenter lists the undo steps, goes to any of them, and shows people what an undone step changed.

#include <QObject>
#include <QTimer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <vector>

namespace tagline {

class ActionRegistry;
class HistoryPanel;
class TimelineWidget;

/// What undoing changed is shown: its clip, its lane and its frames, which flash. Owns the clock of that.
class HistoryPresenter : public QObject
{
    Q_OBJECT

public:
    HistoryPresenter(LibraryDocument& document, Workspace& workspace, HistoryPanel& panel,
                     TimelineWidget& timeline, ActionRegistry& actions);

private:
    void goTo(int done);
    void refreshLater();
    void refresh();
    void showChange(const DocumentChange& change);
    void showRanges(ClipId clip, const std::vector<RangeRef>& changed);
    void fade();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    HistoryPanel& m_panel;
    TimelineWidget& m_timeline;
    QTimer m_flash;
    std::vector<RangeRef> m_flashing;
    int m_flashesLeft = 0;
    bool m_isUndoing = false;
    bool m_isRefreshDue = false;
};

/// The authored ranges that only one of two sheets has, in order of tag and start.
std::vector<RangeRef> changedRanges(const TagSheet& before, const TagSheet& after);

} // namespace tagline
