#pragma once

// LibraryView lists the clips: a name filter, an order, a strip of tags and hits per clip.

#include <QToolButton>
#include <QWidget>

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"
#include "widgets/library/rows/LibraryModel.h"
#include "widgets/library/rows/ListPlace.h"
#include "widgets/poses/PoseStrip.h"

#include <functional>
#include <vector>

class QStackedLayout;
class QVBoxLayout;

namespace tagline {

class ArrangementMenu;
class ClipListView;
class ElidedLabel;
class EmptyLibrary;
class FilteredOutNote;
class LibraryHead;
class NameFilterField;

/// Setters never emit; what a person does, does.
class LibraryView : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryView(QWidget* parent = nullptr);

    /// The rows; owned by the view.
    LibraryModel& model() { return *m_model; }
    /// The count and the order chooser, for the panel's title line; the view's until it is placed there.
    QWidget* headerWidget() const { return m_header; }
    /// Hides and shows clips without a hit; seen while there is a query. For the panel's title line as well.
    QWidget* hidingButton() const { return m_hiding; }

    /// The field that filters by name, which stands over the list until it is taken into the title line; then
    /// the order chooser says the count alone.
    QWidget* takeFilter();
    /// Puts it over the list again.
    void takeFilterBack();

    /// Another widget that shows the same rows, which can stand in the list's place, and the clips in its
    /// order. The view takes it over.
    void setWall(QWidget* wall, std::function<std::vector<ClipId>()> clipsInOrder);
    void showWall(bool isShown);
    bool isWallShown() const;
    /// The clips as they are shown, from the top.
    std::vector<ClipId> clipsInOrder() const;

    /// Marks a clip as the one being shown, selects it alone unless it is selected already, and scrolls to
    /// Whether a person drags clips out of the list right now.
    bool isDraggingClips() const;
    /// it. Nothing is emitted. It stays the current one while it is filtered out.
    void setCurrentClip(ClipId clip);
    ClipId currentClip() const { return m_currentClip; }
    /// The file without a clip that was activated last is not shown any more: a click on its row activates it
    /// anew.
    void releaseFigure();
    /// The selected clips in listed order.
    std::vector<ClipId> selectedClips() const;
    /// The next (step 1) or previous (step -1) listed clip from the current one; not valid at the ends.
    ClipId neighbour(int step) const;
    /// What the clip looks like at the moment under the mouse (momentHovered).
    void showPoses(PoseStripState poses);
    /// Scrolls to the first hit, where the open clip is none; the widget in the list's place follows
    /// hitsAsked().
    void showHits();

    /// The keys that tooltips name: of the filter, and of hiding clips without a hit; may be empty.
    void setFilterKey(const QString& key);
    void setHideKey(const QString& key);

    /// Whether the place of the clips offers what to open while there are none; it does at first.
    void setOffersWhatToOpen(bool offers);

    void setFilterText(const QString& text);
    QString filterText() const;
    void focusFilter();
    void setOrder(const RowOrder& order);
    const RowOrder& order() const;
    void setHidesClipsWithoutHit(bool hides);
    bool hidesClipsWithoutHit() const;
    void setGrouping(RowGrouping grouping);
    RowGrouping grouping() const;
    /// Lists no clips that are so far: to see what is to do. For this session alone.
    void setHiddenStages(const std::set<ClipStage>& hidden);
    const std::set<ClipStage>& hiddenStages() const;
    /// The columns beside the names, by their ids (LibraryColumns.h); unknown ones are left out.
    void setColumns(const QStringList& columns);
    /// Whether columns were set, and are not those that the window's size has by itself.
    bool areColumnsChosen() const { return m_areColumnsChosen; }
    QStringList columns() const;

signals:
    /// A person made this clip the current one: by click, arrow keys or Enter.
    void clipActivated(tagline::ClipId clip);
    /// A person clicked or scrubbed on a clip's strip at this frame. The clip is activated first.
    void frameActivated(tagline::ClipId clip, tagline::Frame frame);
    /// The mouse rests on a clip's strip at this frame, or goes along it.
    void momentHovered(tagline::ClipId clip, tagline::Frame frame);
    /// A person clicked the sign of a clip that breaks checks; it is the current one by now.
    void brokenSignClicked(tagline::ClipId clip);
    /// A person changed the selection; see selectedClips().
    void selectionChanged();
    /// A person clicked the row of a file without a clip, a character or one not read yet, or went there.
    void figureActivated(quint64 row);
    /// A person asked for the menu of a row; a clip of that row is the current one by now.
    void contextMenuRequested(quint64 row, QPoint globalPosition);
    /// A person chose a column for which the list is too narrow; its title.
    void columnHasNoRoom(const QString& title);
    /// Hits should come into sight.
    void hitsAsked();
    /// A person toggled "hide clips without a hit", or chose an order, groups or columns: for the settings.
    void arrangementEdited();
    /// A person folded or unfolded what stands below a head; see LibraryModel::folded().
    void foldingEdited();
    void openFolderRequested();
    void openSampleRequested();
    /// Files and folders were dropped: local paths.
    void pathsDropped(QStringList paths);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* newHeader();
    QToolButton* newHidingButton();
    QWidget* newListPage();
    QWidget* newBodies(QWidget* page);
    void connectList();
    void applyColumns(const QStringList& columns);
    void chooseColumns(const QStringList& columns);
    QStringList columnsWithoutRoom() const;
    void applyUsualColumns();
    void applyFilter();
    void activateFirst();
    void chooseOrder(const RowOrder& order);
    void updateTexts();
    QString withProgress(const QString& count) const;
    QStringList filterHints(const QString& count, int all, bool isPart) const;
    void rememberSelection();
    void restoreSelection();
    void activate(const QModelIndex& index);
    void activateAgain(const QModelIndex& index);
    bool toggleIfHead(const QModelIndex& index);
    void showAll();
    void showCurrentRow();
    void showHead();

    LibraryModel* m_model;
    EmptyLibrary* m_empty = nullptr; ///< in the place of the clips
    NameFilterField* m_filter = nullptr;
    QVBoxLayout* m_fields = nullptr; ///< over the list
    bool m_hasFilterInTitle = false;
    ElidedLabel* m_filterError = nullptr;
    LibraryHead* m_head = nullptr;
    FilteredOutNote* m_outside = nullptr;
    ClipListView* m_list = nullptr;
    QToolButton* m_orderButton = nullptr;
    ArrangementMenu* m_menu = nullptr;
    QStringList m_columns; ///< ids of those beside the names
    bool m_areColumnsChosen = false;
    QWidget* m_header = nullptr;
    QToolButton* m_hiding = nullptr;
    QStackedLayout* m_pages = nullptr;
    QStackedLayout* m_bodies = nullptr; ///< the list, and the wall where there is one
    std::function<std::vector<ClipId>()> m_clipsOnWall;
    ClipId m_currentClip;
    std::uint64_t m_activeRow = ~std::uint64_t(0); ///< which row a person activated last
    bool m_isCurrentUnlisted = false; ///< it had no row when it was set: selected when the row comes
    ListPlace m_place;                ///< while the model is being reset
    bool m_isQuiet = false;           ///< what changes now was not done by a person
};

} // namespace tagline
