#pragma once

// BestMatchPresenter finds the clips that fit a wish of tags best, and puts them on tracks.

#include "app/document/queries/MatchSession.h"
#include "app/presenters/Presenter.h"

#include <QPointer>

namespace tagline {

class BestMatchDialog;

class BestMatchPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit BestMatchPresenter(const PresenterContext& context);

    const MatchSession& session() const { return m_session; }

signals:
    /// A clip is to play on a track, counted from 0; −1: on a new one.
    void trackRequested(int track, tagline::ClipId clip);

private:
    void ask();
    void prepare();
    void show();
    void showTags();
    void follow(const DocumentChange& change);
    ClipId clipOf(int line) const;
    QString reasonText(const ClipMatch& match) const;
    QString note() const;

    MatchSession m_session;
    QPointer<BestMatchDialog> m_dialog;
};

} // namespace tagline
