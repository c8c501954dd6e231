#pragma once

// ChecksPresenter shows what breaks the checks of the library, goes there, and edits them.

#include "app/document/library/Workspace.h"
#include "app/document/queries/CheckSession.h"
#include "app/document/queries/QuerySession.h"

#include <QObject>
#include <QPointer>

namespace tagline {

class ActionRegistry;
class ChecksDialog;
struct CheckLine;

class ChecksPresenter : public QObject
{
    Q_OBJECT

public:
    ChecksPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query,
                    ActionRegistry& actions, QWidget* window);

    const CheckSession& session() const { return m_session; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void open();
    void show();
    CheckLine lineOf(const CheckOutcome& outcome) const;
    const LibraryCheck* ownCheck(int check) const;
    void showFinding(int check, int finding);
    void add();
    void edit(int check);
    void remove(int check);
    QString problemOf(const LibraryCheck& check, const std::string& former) const;
    QStringList notesOf(const LibraryCheck& check) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    QWidget* m_window;
    CheckSession m_session;
    QPointer<ChecksDialog> m_dialog;
};

} // namespace tagline
