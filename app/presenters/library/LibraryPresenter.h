#pragma once

// LibraryPresenter lists the library's clips with their tags and the query's hits, and follows what is chosen
// there.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/LibrarySettings.h"
#include "app/document/library/Workspace.h"
#include "app/document/queries/QuerySession.h"
#include "app/presenters/library/LibraryRows.h"
#include "widgets/library/rows/RowArrangement.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QSettings;

namespace tagline {

class ActionRegistry;
class LibraryView;

class LibraryPresenter : public QObject
{
    Q_OBJECT

public:
    LibraryPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query, LibraryView& view,
                     ActionRegistry& actions);

    /// Keeps order, groups and columns there, and for each library what is folded; the settings outlive this.
    void keepIn(QSettings& settings);
    /// How long the person worked on a clip, in milliseconds; SpentTimePresenter tells the list of changes.
    void setSpentTimes(std::function<std::int64_t(ClipId)> spent) { m_rows.setSpentTimes(std::move(spent)); }
    const RowOrder& order() const;
    RowGrouping grouping() const;
    /// As chosen in the library's head.
    void setOrder(const RowOrder& order);
    void setGrouping(RowGrouping grouping);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// What was done; for the message area.
    void done(const QString& message);
    /// A person went to this hit.
    void hitReached(tagline::ClipId clip, tagline::Frame frame);
    /// A person clicked a file that is a character without a clip.
    void figureActivated(tagline::SourceId source);
    /// A person waits for this file, which is not read yet; its first clip is shown once it is.
    void sourceAwaited(tagline::SourceId source);
    /// A person wants clips to be shown on that character.
    void characterRequested(tagline::SourceId source);

private:
    /// The rows of a source: of its clips or itself, and whether one more says why it failed.
    using RowCount = std::pair<std::size_t, bool>;

    void connectActions(ActionRegistry& actions);
    void take(const DocumentChange& change);
    void takeAnswer();
    void keepArrangement();
    void loadFolded(QSettings& settings);
    void saveFolded(QSettings& settings) const;
    void refreshRowsLater();
    void refreshRows();
    bool putRows(const std::set<SourceId>& sources);
    void rebuildRows();
    void refreshBars();
    void refreshAllBars();
    void goToHit(bool forward);
    void showPoses(ClipId clip, Frame frame);
    void showMenu(quint64 row, const QPoint& position);
    void showFirstClip();
    void showAwaited(const std::set<SourceId>& read);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    LibraryView& m_view;
    ActionRegistry& m_actions;
    LibraryRows m_rows;
    LibrarySettings m_folded; ///< what stands below folded heads
    QString m_answeredText;   ///< the query whose hits were brought into sight
    bool m_isRowRefreshDue = false;
    bool m_areAllBarsDue = false;
    std::string m_common;                     ///< the folder that the listed names leave out
    std::map<SourceId, RowCount> m_rowCounts; ///< of the listed rows
    QSettings* m_settings = nullptr;
    SourceId m_awaited; ///< by a person, who has chosen no clip since
    std::set<SourceId> m_sourcesDue;
    std::set<ClipId> m_barsDue;
};

} // namespace tagline
