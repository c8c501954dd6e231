#pragma once

// ReelPresenter makes a reel of the query's answer, and a tag of what was kept.

#include <QObject>
#include <QTimer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/playing/ReelSession.h"
#include "app/document/queries/QuerySession.h"

namespace tagline {

class ActionRegistry;
class ReelBar;

class ReelPresenter : public QObject
{
    Q_OBJECT

public:
    ReelPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query,
                  PlaybackSession& playback, ReelSession& reel, ReelBar& bar, ActionRegistry& actions);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void connectActions(ActionRegistry& actions);
    void stageAnew();
    void takeAnswer();
    void toggle();
    void goTo(int hit);
    void mark(HitMark mark);
    void tagKept();
    void refresh();
    void refreshMoment();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    PlaybackSession& m_playback;
    ReelSession& m_reel;
    ReelBar& m_bar;
    ActionRegistry& m_actions;
    QTimer m_measured;       ///< runs while newly measured cuts wait to be shown
    bool m_wasShown = false; ///< in the viewport
};

} // namespace tagline
