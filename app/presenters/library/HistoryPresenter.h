#pragma once

// HistoryPresenter lists the undo steps, goes to any of them, and shows people what an undone step changed.

#include <QObject>
#include <QTimer>

#include "app/document/editing/LockedSteps.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"

#include <functional>
#include <vector>

namespace tagline {

class ActionRegistry;
class HistoryPanel;
class TimelineWidget;

/// A step that changes a locked tag set is neither undone nor redone. What undoing changed is shown: its
/// clip, its lane and its frames, which flash; not while something plays in the clip's place, which that
/// would end. Owns the clock of that.
class HistoryPresenter : public QObject
{
    Q_OBJECT

public:
    HistoryPresenter(LibraryDocument& document, Workspace& workspace, const PlaybackSession& playback,
                     HistoryPanel& panel, TimelineWidget& timeline, ActionRegistry& actions);

    /// What undo takes back before any step, as a range that was only started; false where there is nothing.
    void setUnfinished(std::function<bool()> takeBack) { m_takeBackUnfinished = std::move(takeBack); }

signals:
    /// A step cannot be undone or redone, for this reason.
    void refused(const QString& reason);

private:
    void goTo(int done);
    void refuse(const LockedStep& step, bool isUndo);
    void refreshLater();
    void refresh();
    void showChange(const DocumentChange& change);
    void showRanges(ClipId clip, const std::vector<RangeRef>& changed);
    void fade();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    const PlaybackSession& m_playback;
    HistoryPanel& m_panel;
    TimelineWidget& m_timeline;
    std::function<bool()> m_takeBackUnfinished;
    QTimer m_flash;
    std::vector<RangeRef> m_flashing;
    int m_flashesLeft = 0;
    bool m_isUndoing = false;
    bool m_isRefreshDue = false;
};

/// The authored ranges that only one of two sheets has, in order of tag and start.
std::vector<RangeRef> changedRanges(const TagSheet& before, const TagSheet& after);

} // namespace tagline
