#pragma once

// SavedQueryPresenter saves queries under names, and lets a person rename and delete these and live tags.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QuerySession.h"

namespace tagline {

class ActionRegistry;
class QueryBar;

class SavedQueryPresenter : public QObject
{
    Q_OBJECT

public:
    SavedQueryPresenter(LibraryDocument& document, QuerySession& query, QueryBar& bar,
                        ActionRegistry& actions);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void show();
    void save();
    void manage();

    LibraryDocument& m_document;
    QuerySession& m_query;
    QueryBar& m_bar;
    ActionRegistry& m_actions;
};

} // namespace tagline
