#pragma once

// LibraryPresenter lists the library's clips with their tags and the query's hits, and follows what is chosen
// there.

#include <QObject>

#include "app/document/LibraryDocument.h"
#include "app/document/QuerySession.h"
#include "app/document/Workspace.h"

#include <set>

namespace tagline {

class ActionRegistry;
class LibraryView;
struct LibraryRow;

class LibraryPresenter : public QObject
{
    Q_OBJECT

public:
    LibraryPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query, LibraryView& view,
                     ActionRegistry& actions);

private:
    void connectActions(ActionRegistry& actions);
    void take(const DocumentChange& change);
    void refreshRowsLater();
    void refreshRows();
    void refreshBars();
    std::vector<LibraryRow> rowsOf(SourceId source, const std::string& common) const;
    LibraryRow clipRow(ClipId clip, const std::string& common) const;
    void goToHit(bool forward);
    void showFirstClip();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    LibraryView& m_view;
    bool m_isRowRefreshDue = false;
    std::set<ClipId> m_barsDue;
};

} // namespace tagline
