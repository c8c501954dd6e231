#pragma once

// CoveragePresenter shows beside the window how well a figure could be steered by the frames of the query.

#include <QObject>
#include <QPointer>

#include "app/document/library/Workspace.h"
#include "app/document/search/CoverageSession.h"

namespace tagline {

class ActionRegistry;
class CoverageDialog;

class CoveragePresenter : public QObject
{
    Q_OBJECT

public:
    CoveragePresenter(LibraryDocument& document, Workspace& workspace, const QuerySession& query,
                      std::shared_ptr<BodyCache> bodies, ActionRegistry& actions, QWidget* window);

    const CoverageSession& session() const { return m_session; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void prepare();
    void show();
    void showMap();
    void listNearest();
    void showLine(int line);
    void copyHoles();
    QString note() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    const QuerySession& m_query;
    QWidget* m_window;
    CoverageSession m_session;
    std::vector<CoverageAnswer> m_answers; ///< that are listed
    QPointer<CoverageDialog> m_dialog;
};

} // namespace tagline
