#pragma once

// TransitionsPresenter asks for two queries, lists the best frames to go from one to the other, and plays
// them.

#include <QPointer>

#include "app/document/search/TransitionCostSession.h"
#include "app/document/search/TransitionPlayer.h"
#include "app/document/search/TransitionSession.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/search/TransitionArcs.h"

namespace tagline {

class TimelineWidget;
class TransitionsDialog;
class WallView;
struct TransitionLine;

class TransitionsPresenter : public Presenter
{
    Q_OBJECT

public:
    TransitionsPresenter(const PresenterContext& context, std::shared_ptr<BodyCache> bodies,
                         TimelineWidget& timeline, WallView& wall, QWidget* picture);

    const TransitionSession& session() const { return m_session; }
    const TransitionCostSession& costs() const { return m_costs; }
    TransitionPlayer& player() { return m_player; }

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

    TimelineWidget& m_timeline;
    TransitionSession m_session;
    TransitionArcs m_arcs;
    TransitionCostSession m_costs;
    TransitionPlayer m_player;
    QPointer<TransitionsDialog> m_dialog;
};

} // namespace tagline
