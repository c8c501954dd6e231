#pragma once

// LibraryPresenter lists the library's clips with their tags and the query's hits, and follows the selection
// there.

#include "app/document/library/LibrarySettings.h"
#include "app/presenters/Presenter.h"
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

namespace tagline {

class LibraryView;

class LibraryPresenter : public Presenter
{
    Q_OBJECT

public:
    LibraryPresenter(const PresenterContext& context, LibraryView& view);

    /// Sets the source of the milliseconds worked on a clip; SpentTimePresenter tells the list of changes.
    void setSpentTimes(std::function<std::int64_t(ClipId)> spent) { m_rows.setSpentTimes(std::move(spent)); }
    const RowOrder& order() const;
    RowGrouping grouping() const;
    /// Sets the order of the rows, as the library's head does.
    void setOrder(const RowOrder& order);
    void setGrouping(RowGrouping grouping);

signals:
    /// A person went to this hit.
    void hitReached(tagline::ClipId clip, tagline::Frame frame);
    /// A person clicked a file that is a character without a clip.
    void figureActivated(tagline::SourceId source);
    /// A person waits for this file, which is not read yet; its first clip is shown once it is.
    void sourceAwaited(tagline::SourceId source);
    /// A person wants clips to be shown on that character.
    void characterRequested(tagline::SourceId source);
    /// A person wants tags that clips have in the vocabulary.
    void vocabularyTagsRequested(const std::vector<std::string>& names);

private:
    /// The rows of a source: of its clips or itself, and whether one more says why it failed.
    using RowCount = std::pair<std::size_t, bool>;

    void connectActions();
    void take(const DocumentChange& change);
    void takeAnswer();
    void loadArrangement();
    void keepArrangement();
    void loadFolded(QSettings& settings);
    void saveFolded(QSettings& settings) const;
    void refreshRowsLater();
    void refreshRows();
    bool putRows(const std::set<SourceId>& sources);
    void rebuildRows();
    void refreshBars();
    void noteFileChange(ClipId clip);
    void refreshAllBars();
    void goToHit(bool forward);
    void showPoses(ClipId clip, Frame frame);
    void showMenu(quint64 row, const QPoint& position);
    void showFirstClip();
    void showAwaited(const std::set<SourceId>& read);
    void showUnread(SourceId id);

    LibraryView& m_view;
    LibraryRows m_rows;
    LibrarySettings m_folded; ///< the folded sections of each library
    QString m_answeredText;   ///< the query whose hits were brought into sight
    bool m_isRowRefreshDue = false;
    bool m_areAllBarsDue = false;
    std::string m_common;                     ///< the folder that the listed names leave out
    std::map<SourceId, RowCount> m_rowCounts; ///< of the listed rows
    SourceId m_awaited;                       ///< awaited by a person, who has chosen no clip since
    std::set<SourceId> m_sourcesDue;
    std::set<ClipId> m_barsDue;
};

} // namespace tagline
