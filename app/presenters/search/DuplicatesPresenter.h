#pragma once

// DuplicatesPresenter looks for near duplicates, lists their groups, and tags all but one of each.

#include <QObject>
#include <QPointer>

#include "app/document/library/Workspace.h"
#include "app/document/search/DuplicateSession.h"

namespace tagline {

class ActionRegistry;
class DuplicatesDialog;

class DuplicatesPresenter : public QObject
{
    Q_OBJECT

public:
    DuplicatesPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                        QWidget* window);

    const DuplicateSession& session() const { return m_session; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// What was done.
    void done(const QString& text);

private:
    void prepare();
    void showGroups();
    void showState();
    void showMember(int group, int member);
    void mark();
    QString note() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget* m_window;
    DuplicateSession m_session;
    QPointer<DuplicatesDialog> m_dialog;
};

} // namespace tagline
