#pragma once

// ReelPresenter makes a reel of the query's answer, and a tag of what was kept.

#include <QTimer>

#include "app/document/playing/ReelSession.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class ReelBar;

class ReelPresenter : public Presenter
{
    Q_OBJECT

public:
    ReelPresenter(const PresenterContext& context, ReelSession& reel, ReelBar& bar);

private:
    void connectActions();
    void stageAnew();
    void takeAnswer();
    void toggle();
    void goTo(int hit);
    void mark(HitMark mark);
    void tagKept();
    void refresh();
    void refreshMoment();

    ReelSession& m_reel;
    ReelBar& m_bar;
    QTimer m_measured;       ///< runs while newly measured cuts wait to be shown
    bool m_wasShown = false; ///< in the viewport
};

} // namespace tagline
