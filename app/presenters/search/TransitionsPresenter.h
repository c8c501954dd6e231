#pragma once

// TransitionsPresenter asks for two queries, lists the best frames to go from one to the other, and plays
// them.

#include <QObject>
#include <QPointer>

#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/queries/QuerySession.h"
#include "app/document/search/TransitionCostSession.h"
#include "app/document/search/TransitionPlayer.h"
#include "app/document/search/TransitionSession.h"
#include "app/presenters/search/TransitionArcs.h"

namespace tagline {

class ActionRegistry;
class TimelineWidget;
class TransitionsDialog;
class WallView;
struct TransitionLine;

class TransitionsPresenter : public QObject
{
    Q_OBJECT

public:
    TransitionsPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                         const QuerySession& query, std::shared_ptr<BodyCache> bodies,
                         TimelineWidget& timeline, WallView& wall, ActionRegistry& actions, QWidget* window,
                         QWidget* picture);

    const TransitionSession& session() const { return m_session; }
    const TransitionCostSession& costs() const { return m_costs; }
    TransitionPlayer& player() { return m_player; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);

private:
    void prepare();
    void offerNames();
    void ask();
    void show();
    void showLines();
    void chooseLine(int line);
    void showLine(int line);
    void askCosts();
    void showCosts();
    void takePair(const TransitionPair& pair);
    const FoundTransition* chosen() const;
    void play(int line);
    QString searchText() const;
    QString note() const;
    TransitionLine lineOf(const FoundTransition& found) const;
    void followDocument(const DocumentChange& change);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    const QuerySession& m_query;
    TimelineWidget& m_timeline;
    QWidget* m_window;
    TransitionSession m_session;
    TransitionArcs m_arcs;
    TransitionCostSession m_costs;
    TransitionPlayer m_player;
    QPointer<TransitionsDialog> m_dialog;
};

} // namespace tagline
