#pragma once

// SavedQueryPresenter saves queries under names, and lets a person rename and delete these and live tags.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QuerySession.h"
#include "core/library/edits/SavedQueryEdits.h"

#include <vector>

namespace tagline {

class ActionRegistry;
class QueryBar;
struct SavedQueryRow;

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
    bool keep(const std::vector<SavedQueryRow>& rows, const std::vector<KeptQuery>& before);

    LibraryDocument& m_document;
    QuerySession& m_query;
    QueryBar& m_bar;
    ActionRegistry& m_actions;
};

} // namespace tagline
