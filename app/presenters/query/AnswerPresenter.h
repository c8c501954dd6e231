#pragma once

// AnswerPresenter makes something of a query's answer: ranges of a tag, a live tag, a table.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/queries/QuerySession.h"
#include "core/tagging/BulkTagging.h"

#include <vector>

class QSettings;
class QWidget;

namespace tagline {

class ActionRegistry;
class QueryBar;

class AnswerPresenter : public QObject
{
    Q_OBJECT

public:
    AnswerPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query, QueryBar& bar,
                    QSettings& settings, ActionRegistry& actions);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);
    /// A live tag of that name was made, or follows another query now.
    void liveTagMade(const QString& name);
    /// The hits are to be cut out of their clips; there are some.
    void cutRequested();

private:
    bool hasAnswer();
    void tagHits();
    void makeLiveTag();
    void exportAnswer();
    QWidget* window() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    QueryBar& m_bar;
    QSettings& m_settings;
    ActionRegistry& m_actions;
};

} // namespace tagline
