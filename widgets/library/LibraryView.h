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

class QAction;
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
class RowPoses;

/// Setters never emit; user input does.
class LibraryView : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryView(QWidget* parent = nullptr);

    /// The rows; owned by the view.
    LibraryModel& model() { return *m_model; }
    /// The count and the order chooser, for the panel's title line; the view's child until placed there.
    QWidget* headerWidget() const { return m_header; }
    /// Button that hides clips without a hit, for the panel's title line; visible while there is a query.
    QWidget* hidingButton() const { return m_hiding; }

    /// The field that filters by name, which lies over the list until it is moved into the title line; then
    /// the order chooser shows the count alone.
    QWidget* takeFilter();
    /// Moves the field back over the list.
    void takeFilterBack();

    /// Another widget that shows the same rows and can replace the list, and a function that returns its
    /// clips in order. The view takes ownership.
    void setWall(QWidget* wall, std::function<std::vector<ClipId>()> clipsInOrder);
    void showWall(bool isShown);
    bool isWallShown() const;
    /// The clips in the order shown, from the top.
    std::vector<ClipId> clipsInOrder() const;

    /// Whether the user is dragging clips out of
    /// the list right now.
    bool isDraggingClips() const;
    /// Makes a clip current, even a filtered-out one; selects it alone if unselected, scrolls; emits nothing.
    void setCurrentClip(ClipId clip);
    /// The playhead of that clip, in its strip.
    void setPlayhead(Frame playhead);
    ClipId currentClip() const { return m_currentClip; }
    /// The file without a clip that was activated last is no longer shown: a click on its row activates it
    /// anew.
    void releaseFigure();
    /// The selected clips in listed order.
    std::vector<ClipId> selectedClips() const;
    /// The next (step 1) or previous (step -1) listed clip from the current one; invalid at the ends.
    ClipId neighbour(int step) const;
    /// Shows poses of the clip at the moment under the mouse (momentHovered).
    void showPoses(PoseStripState poses);
    /// The poses in the rows of the list: whether they are shown, and where their pictures are asked for.
    RowPoses& rowPoses();
    /// Places a choice of how rows look in the menu of the order chooser.
    void addChoice(QAction* choice);
    /// Scrolls to the first hit, unless the open clip has one; the widget that replaces the list follows
    /// hitsAsked().
    void showHits();

    /// Keys for tooltips: of the filter, and of hiding clips without a hit; may be empty.
    void setFilterKey(const QString& key);
    void setHideKey(const QString& key);

    /// Shows every clip again: clears the filter, and ends what hides clips.
    QAction* showAllAction() const { return m_showAll; }
    /// Whether the empty list offers to open a folder or the sample; true at first.
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
    /// Hides clips at these stages, to show what remains to be done. For this session only.
    void setHiddenStages(const std::set<ClipStage>& hidden);
    const std::set<ClipStage>& hiddenStages() const;
    /// The columns beside the names, by their ids (LibraryColumns.h); unknown ids are ignored.
    void setColumns(const QStringList& columns);
    /// Whether columns were set that differ from the default of the window's size.
    bool areColumnsChosen() const { return m_areColumnsChosen; }
    QStringList columns() const;

signals:
    /// The user made this clip the current one: by click, arrow keys or Enter.
    void clipActivated(tagline::ClipId clip);
    /// The user clicked or scrubbed on a clip's strip at this frame. The clip is activated first.
    void frameActivated(tagline::ClipId clip, tagline::Frame frame);
    /// The mouse rests on a clip's strip at this frame, or moves along it.
    void momentHovered(tagline::ClipId clip, tagline::Frame frame);
    /// The user clicked the sign of a clip that breaks checks; it is the current clip by now.
    void brokenSignClicked(tagline::ClipId clip);
    /// The user changed the selection; see selectedClips().
    void selectionChanged();
    /// The user clicked or moved to the row of a file without a clip: a character, or a file that is not read
    /// yet or cannot be read.
    void figureActivated(quint64 row);
    /// The user asked for the menu of a row; the clip of that row, if any, is the current one by now.
    void contextMenuRequested(quint64 row, QPoint globalPosition);
    /// The user chose a column for which the list is too narrow; its title.
    void columnHasNoRoom(const QString& title);
    /// The hits are to be scrolled into view.
    void hitsAsked();
    /// The user toggled "hide clips without a hit", or chose an order, groups or columns: for the settings.
    void arrangementEdited();
    /// The user folded or unfolded the rows below a head; see LibraryModel::folded().
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
    void activateFile(const QPersistentModelIndex& index);
    void activateAgain(const QModelIndex& index);
    bool toggleIfHead(const QModelIndex& index);
    void showAll();
    void showCurrentRow();
    void showHead();

    LibraryModel* m_model;
    QAction* m_showAll;
    EmptyLibrary* m_empty = nullptr; ///< shown in place of the list
    NameFilterField* m_filter = nullptr;
    QVBoxLayout* m_fields = nullptr; ///< above the list
    bool m_hasFilterInTitle = false;
    ElidedLabel* m_filterError = nullptr;
    LibraryHead* m_head = nullptr;
    FilteredOutNote* m_outside = nullptr;
    ClipListView* m_list = nullptr;
    QToolButton* m_orderButton = nullptr;
    ArrangementMenu* m_menu = nullptr;
    QStringList m_columns; ///< ids of the columns beside the names
    bool m_areColumnsChosen = false;
    QWidget* m_header = nullptr;
    QToolButton* m_hiding = nullptr;
    QStackedLayout* m_pages = nullptr;
    QStackedLayout* m_bodies = nullptr; ///< the list, and the wall if there is one
    std::function<std::vector<ClipId>()> m_clipsOnWall;
    ClipId m_currentClip;
    std::uint64_t m_activeRow = ~std::uint64_t(0); ///< id of the row that the user activated last
    bool m_isCurrentUnlisted = false; ///< the clip had no row when it was set: selected when the row comes
    ListPlace m_place;                ///< while the model is being reset
    bool m_isQuiet = false;           ///< true while changes are not made by the user
};

} // namespace tagline
