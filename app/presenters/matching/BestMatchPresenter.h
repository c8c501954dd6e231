#pragma once

// BestMatchPresenter finds the clips that fit a wish of tags best, and puts them on tracks.

#include "app/document/library/Workspace.h"
#include "app/document/queries/MatchSession.h"

#include <QObject>
#include <QPointer>

namespace tagline {

class ActionRegistry;
class BestMatchDialog;

class BestMatchPresenter : public QObject
{
    Q_OBJECT

public:
    BestMatchPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                       QWidget* window);

    const MatchSession& session() const { return m_session; }
    /// Keeps there which clips were used; the settings outlive this.
    void keepIn(QSettings& settings) { m_session.keepIn(settings); }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
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

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget* m_window;
    MatchSession m_session;
    QPointer<BestMatchDialog> m_dialog;
};

} // namespace tagline
