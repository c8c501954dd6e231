#include "widgets/library/LibraryView.h"

#include "widgets/library/ArrangementMenu.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/EmptyLibrary.h"
#include "widgets/library/FilteredOutNote.h"
#include "widgets/library/LibraryHead.h"
#include "widgets/library/NameFilterField.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/LocalPaths.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QLocale>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace tagline {

namespace {

constexpr int besideFields = measure::panelField - measure::listMargin;
constexpr auto shareColumn = "hit-share";
constexpr std::uint64_t noRow = std::numeric_limits<std::uint64_t>::max();
} // namespace

LibraryView::LibraryView(QWidget* parent)
    : QWidget(parent)
    , m_model(new LibraryModel(this))
    , m_showAll(new QAction(tr("Show All Clips"), this))
{
    m_showAll->setToolTip(tr("Clear the filter and show every clip"));
    connect(m_showAll, &QAction::triggered, this, &LibraryView::showAll);
    m_header = newHeader();
    m_hiding = newHidingButton();
    m_pages = new QStackedLayout(this);
    m_empty = new EmptyLibrary(this);
    connect(m_empty, &EmptyLibrary::openFolderRequested, this, &LibraryView::openFolderRequested);
    connect(m_empty, &EmptyLibrary::openSampleRequested, this, &LibraryView::openSampleRequested);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(newListPage());
    setAcceptDrops(true);
    connectList();
    setHideKey({});
    updateTexts();
    followTheme(this, [this] { // also when the text's size changes
        applyUsualColumns();
        showHead();
    });
}

void LibraryView::setOffersWhatToOpen(bool offers) { m_empty->setOffers(offers); }

QWidget* LibraryView::newHeader()
{
    auto* button = new ElidedButton(this);
    button->setChevron(true);
    m_orderButton = button;
    m_orderButton->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_orderButton->setIcon(icon("sort", &Theme::muted));
    m_orderButton->setIconSize({measure::iconSize, measure::iconSize});
    m_orderButton->setProperty("look", "info");
    m_orderButton->setPopupMode(QToolButton::InstantPopup);
    m_orderButton->setAccessibleName(tr("Sort order"));
    m_orderButton->setToolTip(
        tr("How clips are sorted and grouped, which columns are shown, and which clips are hidden"));
    m_menu = new ArrangementMenu(m_orderButton);
    connect(m_menu, &ArrangementMenu::orderChosen, this, &LibraryView::chooseOrder);
    connect(m_menu, &ArrangementMenu::hidingChosen, this, [this](bool hides) {
        setHidesClipsWithoutHit(hides);
        emit arrangementEdited();
    });
    connect(m_menu, &ArrangementMenu::groupingChosen, this, [this](RowGrouping grouping) {
        setGrouping(grouping);
        emit arrangementEdited();
    });
    connect(m_menu, &ArrangementMenu::hiddenStagesChosen, this, &LibraryView::setHiddenStages);
    connect(m_menu, &QMenu::aboutToShow, this, [this] { m_menu->setProperties(m_model->properties()); });
    connect(m_menu, &ArrangementMenu::columnsChosen, this, &LibraryView::chooseColumns);
    m_orderButton->setMenu(m_menu);
    return m_orderButton;
}

QToolButton* LibraryView::newHidingButton()
{
    auto* button = new QToolButton(this);
    button->setObjectName("hideWithoutHit");
    button->setIcon(icon("eye-off"));
    button->setIconSize({measure::iconSize, measure::iconSize});
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    button->setAccessibleName(tr("Hide clips without hits"));
    button->hide();
    connect(button, &QToolButton::clicked, this, [this](bool hides) {
        setHidesClipsWithoutHit(hides);
        emit arrangementEdited();
    });
    return button;
}

QWidget* LibraryView::newListPage()
{
    auto* page = new QWidget(this);
    m_list = new ClipListView(*m_model, page);
    m_list->setEmptySteps({m_showAll});
    m_filter = new NameFilterField(page);
    connect(m_filter, &QLineEdit::textChanged, this, &LibraryView::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, &LibraryView::activateFirst);
    connect(m_filter, &NameFilterField::left, m_list, qOverload<>(&QWidget::setFocus));
    m_filterError = new ElidedLabel({}, page);
    m_filterError->setColour(&Theme::error);
    m_filterError->setContentsMargins(measure::wordInset, 0, measure::wordInset, 0);
    m_filterError->hide();
    m_head = new LibraryHead(page);

    m_outside = new FilteredOutNote(page);
    connect(m_outside, &FilteredOutNote::showAllRequested, this, &LibraryView::showAll);

    m_fields = new QVBoxLayout;
    m_fields->setSpacing(3);
    m_fields->addWidget(m_filterError);
    m_fields->addWidget(m_outside);
    takeFilterBack();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(measure::listMargin, 0, measure::listMargin, 1);
    layout->setSpacing(2);
    layout->addLayout(m_fields);
    layout->addWidget(newBodies(page), 1);
    return page;
}

QWidget* LibraryView::newBodies(QWidget* page)
{
    auto* bodies = new QWidget(page);
    m_bodies = new QStackedLayout(bodies);
    auto* list = new QWidget(bodies);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_head);
    column->addWidget(m_list, 1);
    m_bodies->addWidget(list);
    return bodies;
}

void LibraryView::setWall(QWidget* wall, std::function<std::vector<ClipId>()> clipsInOrder)
{
    m_clipsOnWall = std::move(clipsInOrder);
    m_bodies->addWidget(wall);
}

void LibraryView::showWall(bool isShown) { m_bodies->setCurrentIndex(isShown ? 1 : 0); }

bool LibraryView::isWallShown() const { return m_bodies->currentIndex() == 1; }

std::vector<ClipId> LibraryView::clipsInOrder() const
{
    if (isWallShown()) return m_clipsOnWall();
    std::vector<ClipId> clips;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const ClipId clip = m_model->row(m_model->index(row)).clip; clip.isValid()) clips.push_back(clip);
    return clips;
}

QWidget* LibraryView::takeFilter()
{
    m_hasFilterInTitle = true;
    setButtonStyle(*m_orderButton, Qt::ToolButtonIconOnly); // the field shows the count
    m_fields->removeWidget(m_filter);
    m_fields->setContentsMargins(besideFields, 2, besideFields, 0);
    updateTexts();
    return m_filter;
}

void LibraryView::takeFilterBack()
{
    m_hasFilterInTitle = false;
    setButtonStyle(*m_orderButton, Qt::ToolButtonTextOnly);
    m_fields->insertWidget(0, m_filter);
    m_fields->setContentsMargins(besideFields, 6, besideFields, 2);
    if (m_pages->count() > 1) updateTexts();
}

void LibraryView::showAll()
{
    const bool wasHiding = hidesClipsWithoutHit();
    setHidesClipsWithoutHit(false);
    setHiddenStages({});
    m_model->unfoldAll();
    emit foldingEdited();
    m_filter->clear();
    showCurrentRow();
    if (wasHiding) emit arrangementEdited();
}

void LibraryView::showCurrentRow()
{
    if (const QModelIndex index = m_model->indexOfClip(m_currentClip); index.isValid())
        m_list->scrollTo(index);
}

void LibraryView::showPoses(PoseStripState poses) { m_list->showPoses(std::move(poses)); }

RowPoses& LibraryView::rowPoses() { return m_list->rowPoses(); }

void LibraryView::addChoice(QAction* choice) { m_menu->addChoice(choice); }

void LibraryView::showHits()
{
    const QModelIndex current = m_model->indexOfClip(m_currentClip);
    const bool isHit = current.isValid() && m_model->answer(current).matchedFrames > 0;
    if (m_model->hitCount() > 0 && !isHit) m_list->scrollToTop();
    emit hitsAsked();
}

/// Makes the first listed clip the current one, and gives the focus to the list.
void LibraryView::activateFirst()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row);
        if (!m_model->row(index).clip.isValid()) continue;
        m_list->setCurrentIndex(index);
        m_list->setFocus();
        setCurrentClip(m_model->row(index).clip);
        emit clipActivated(m_currentClip);
        return;
    }
}

void LibraryView::connectList()
{
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &LibraryView::rememberSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LibraryView::restoreSelection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LibraryView::updateTexts);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_isQuiet) activate(current);
            });
    connect(m_list, &QListView::clicked, this, &LibraryView::activateAgain);
    connect(m_list, &ClipListView::foldRequested, this, &LibraryView::toggleIfHead);
    connect(m_list, &ClipListView::resized, this, &LibraryView::showHead);
    connect(m_head, &LibraryHead::orderRequested, this, &LibraryView::chooseOrder);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_isQuiet) emit selectionChanged();
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!toggleIfHead(index)) activate(index);
    });
    connect(m_list, &ClipListView::menuRequested, this, [this](const QModelIndex& index, QPoint place) {
        const LibraryRow& row = m_model->row(index);
        const std::uint64_t id = row.id; // the code below may change the rows
        if (row.clip.isValid() && row.clip != m_currentClip) activate(index);
        emit contextMenuRequested(id, place);
    });
    connect(m_list, &ClipListView::brokenSignClicked, this,
            [this](const QModelIndex& index) { emit brokenSignClicked(m_model->row(index).clip); });
    connect(m_list, &ClipListView::momentHovered, this, &LibraryView::momentHovered);
    connect(m_list, &ClipListView::scrubbed, this, [this](const QModelIndex& index, Frame frame) {
        const ClipId clip = m_model->row(index).clip;
        if (clip != m_currentClip) activate(index);
        emit frameActivated(clip, frame);
    });
}

void LibraryView::activate(const QModelIndex& index)
{
    if (!index.isValid()) return;
    const LibraryRow& row = m_model->row(index);
    if (row.state == LibraryRowState::Head) return;
    m_activeRow = row.id;
    m_isCurrentUnlisted = false;
    if (!row.clip.isValid()) return activateFile(index);
    m_currentClip = row.clip;
    m_list->setCurrentClip(m_currentClip);
    updateTexts();
    emit clipActivated(m_currentClip);
}

/// The row stays the selected one if there is no current clip then.
void LibraryView::activateFile(const QPersistentModelIndex& index)
{
    const std::uint64_t id = m_model->row(index).id;
    emit figureActivated(id);
    m_activeRow = id;
    if (index.isValid() && m_list->selectionModel()->selection().isEmpty())
        m_list->selectionModel()->select(index, QItemSelectionModel::Select);
}

/// Handles a click on the current row, which may not be the one shown any more.
void LibraryView::activateAgain(const QModelIndex& index)
{
    if (toggleIfHead(index)) return;
    if (index.isValid() && m_model->row(index).id != m_activeRow) activate(index);
}

bool LibraryView::toggleIfHead(const QModelIndex& index)
{
    if (!index.isValid() || !m_model->isHead(index)) return false;
    const int section = m_model->sectionAt(index);
    m_model->toggleSection(index);
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        m_list->selectionModel()->setCurrentIndex(m_model->headOfSection(section),
                                                  QItemSelectionModel::NoUpdate); // keys continue from there
    }
    emit foldingEdited();
    return true;
}

void LibraryView::releaseFigure()
{
    const QModelIndex active = m_model->indexOfId(m_activeRow);
    if (active.isValid() && m_model->row(active).state == LibraryRowState::NoClip) m_activeRow = noRow;
}

void LibraryView::setFilterKey(const QString& key) { m_filter->setKey(key); }

void LibraryView::setHideKey(const QString& key)
{
    m_menu->setHideKey(key);
    m_hiding->setToolTip(tipWithKey(tr("Show only clips that have frames in the answer"), key));
}

bool LibraryView::isDraggingClips() const { return m_list->isDragging(); }

void LibraryView::setPlayhead(Frame playhead) { m_list->setPlayhead(playhead); }

void LibraryView::setCurrentClip(ClipId clip)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    const bool isSame = clip == m_currentClip;
    m_currentClip = clip;
    m_list->setCurrentClip(clip);
    updateTexts();
    const QModelIndex index = m_model->indexOfClip(clip);
    m_activeRow = index.isValid() ? m_model->row(index).id : noRow;
    m_isCurrentUnlisted = !index.isValid();
    if (m_isCurrentUnlisted && !isSame) m_list->clearSelection(); // the selection is of other clips
    if (m_isCurrentUnlisted) return;
    if (isSame && m_list->currentIndex() == index) return; // a click is about to select by its own rules
    const bool isSelected = m_list->selectionModel()->isSelected(index);
    m_list->selectionModel()->setCurrentIndex(index, isSelected ? QItemSelectionModel::NoUpdate
                                                                : QItemSelectionModel::ClearAndSelect);
    m_list->scrollTo(index);
}

std::vector<ClipId> LibraryView::selectedClips() const
{
    QModelIndexList indexes = m_list->selectionModel()->selectedIndexes();
    std::sort(indexes.begin(), indexes.end());
    std::vector<ClipId> clips;
    for (const QModelIndex& index : indexes)
        if (m_model->row(index).clip.isValid()) clips.push_back(m_model->row(index).clip);
    return clips;
}

ClipId LibraryView::neighbour(int step) const
{
    const std::vector<ClipId> clips = clipsInOrder();
    const auto current = std::find(clips.begin(), clips.end(), m_currentClip);
    const std::ptrdiff_t count = std::ssize(clips);
    const std::ptrdiff_t from = current == clips.end() ? (step > 0 ? -1 : count) : current - clips.begin();
    const std::ptrdiff_t place = from + step;
    return place >= 0 && place < count ? clips[std::size_t(place)] : ClipId();
}

void LibraryView::setFilterText(const QString& text) { m_filter->setText(text); }

QString LibraryView::filterText() const { return m_filter->text(); }

void LibraryView::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void LibraryView::setOrder(const RowOrder& order)
{
    m_menu->setOrder(order);
    RowArrangement arrangement = m_model->arrangement();
    arrangement.order = order;
    m_model->setArrangement(arrangement);
    updateTexts();
}

const RowOrder& LibraryView::order() const { return m_model->arrangement().order; }

void LibraryView::chooseOrder(const RowOrder& order)
{
    setOrder(order);
    emit arrangementEdited();
}

void LibraryView::setHidesClipsWithoutHit(bool hides)
{
    m_menu->setHidesClipsWithoutHit(hides);
    m_hiding->setChecked(hides);
    RowArrangement arrangement = m_model->arrangement();
    arrangement.hidesRowsWithoutHit = hides;
    m_model->setArrangement(arrangement);
    showCurrentRow();
}

bool LibraryView::hidesClipsWithoutHit() const { return m_model->arrangement().hidesRowsWithoutHit; }

void LibraryView::setGrouping(RowGrouping grouping)
{
    m_menu->setGrouping(grouping);
    RowArrangement arrangement = m_model->arrangement();
    arrangement.grouping = grouping;
    m_model->setArrangement(arrangement);
    showCurrentRow();
}

RowGrouping LibraryView::grouping() const { return m_model->arrangement().grouping; }

void LibraryView::setHiddenStages(const std::set<ClipStage>& hidden)
{
    m_menu->setHiddenStages(hidden);
    RowArrangement arrangement = m_model->arrangement();
    arrangement.hiddenStages = hidden;
    m_model->setArrangement(arrangement);
    updateTexts();
    showCurrentRow();
}

const std::set<ClipStage>& LibraryView::hiddenStages() const { return m_model->arrangement().hiddenStages; }

void LibraryView::setColumns(const QStringList& columns)
{
    m_areColumnsChosen = true;
    applyColumns(columns);
}

void LibraryView::chooseColumns(const QStringList& columns)
{
    const QStringList before = m_columns;
    setColumns(columns);
    emit arrangementEdited();
    for (const QString& id : columnsWithoutRoom())
        if (!before.contains(id)) emit columnHasNoRoom(orderText(libraryColumn(id)->order));
}

QStringList LibraryView::columnsWithoutRoom() const
{
    const ClipStripDelegate& delegate = m_list->delegate();
    const auto room = delegate.geometry(m_list->viewport()->rect(), m_list->fontMetrics()).columns.size();
    const std::vector<const LibraryColumn*> shown = delegate.shownColumns();
    QStringList ids;
    for (auto place = std::size_t(room); place < shown.size(); ++place) ids << shown[place]->id;
    return ids;
}

/// The default columns: the share of hits, which a small window omits in favour of names and strips.
void LibraryView::applyUsualColumns()
{
    if (m_areColumnsChosen) return;
    const bool hasRoom = density() == Density::Regular;
    applyColumns(hasRoom ? QStringList{QString::fromLatin1(shareColumn)} : QStringList());
}

void LibraryView::applyColumns(const QStringList& columns)
{
    std::vector<LibraryColumn> chosen;
    for (const LibraryColumn& each : libraryColumns())
        if (columns.contains(each.id)) chosen.push_back(each);
    for (const QString& id : columns) // behind these, in the order of choice
        if (const auto column = libraryColumn(id); column && column->order.kind == RowOrder::Property)
            chosen.push_back(*column);
    m_columns.clear();
    for (const LibraryColumn& each : chosen) m_columns << each.id;
    m_menu->setColumns(m_columns);
    m_list->delegate().setColumns(std::move(chosen));
    m_list->viewport()->update();
    showHead();
}

QStringList LibraryView::columns() const { return m_columns; }

void LibraryView::applyFilter()
{
    RowArrangement arrangement = m_model->arrangement();
    arrangement.filter = NameFilter(m_filter->text());
    const QString error = arrangement.filter.error();
    m_filterError->setText(error);
    m_filterError->setVisible(!error.isEmpty());
    m_filter->setInvalid(!error.isEmpty());
    m_model->setArrangement(arrangement);
    showCurrentRow();
}

/// The number of clips with how many of all are done, if work on any has begun: "12 of 40 done" in its place
/// if all clips are listed.
QString LibraryView::withProgress(const QString& count) const
{
    if (!m_model->hasProgress()) return count;
    const QLocale locale;
    const QString done = locale.toString(m_model->doneClipCount()),
                  all = locale.toString(m_model->clipCount());
    return count == all ? tr("%1 of %2 done").arg(done, all) : tr("%1 · %2 done").arg(count, done);
}

/// The hints of the empty filter, the longest first: in the title line the filter shows the number of clips.
QStringList LibraryView::filterHints(const QString& count, int all, bool isPart) const
{
    if (m_model->rows().empty()) return {tr("Filter clips"), tr("Filter")};
    if (!m_hasFilterInTitle) return {tr("Filter by name, or /expression/"), tr("Filter clips"), tr("Filter")};
    const QString clips = tr("%1 clip(s)", "so many of all", all).arg(count); // a number alone says little
    const QString counted = isPart ? clips : tr("Filter %1 clip(s)", nullptr, all).arg(count);
    return {withProgress(counted), withProgress(clips), withProgress(count), clips, count};
}

void LibraryView::updateTexts()
{
    const QLocale locale;
    const int all = m_model->clipCount();
    const int shown = m_model->listedClipCount();
    const bool showsHits = m_model->hasQuery() && shown == all;
    const QString part = locale.toString(showsHits ? m_model->hitCount() : shown);
    const QString count =
        part == locale.toString(all) && !showsHits ? part : tr("%1 of %2").arg(part, locale.toString(all));
    const bool isEmpty = m_model->rows().empty();
    m_orderButton->setText(isEmpty ? QString()
                                   : tr("%1 · sorted by %2").arg(withProgress(count), orderText(order())));
    m_filter->setHints(filterHints(count, all, count != part));
    m_pages->setCurrentIndex(isEmpty ? 0 : 1);
    m_hiding->setVisible(m_model->hasQuery());
    const LibraryRow* current = m_model->rowOfClip(m_currentClip);
    m_outside->setClip(current && m_model->isFilteredOut(m_currentClip) ? current->name : QString());
    showHead();
}

void LibraryView::showHead()
{
    m_head->setOrder(order());
    std::vector<LibraryColumn> columns;
    for (const LibraryColumn* each : m_list->delegate().shownColumns()) columns.push_back(*each);
    m_head->setColumns(std::move(columns));
    m_head->setCount(m_list->delegate().countTitle(), m_model->hasQuery());
    m_head->placeOver(m_list->delegate().geometry(m_list->viewport()->rect(), m_list->fontMetrics()));
    m_menu->setWithoutRoom(columnsWithoutRoom());
}

void LibraryView::rememberSelection() { m_place = ListPlace::of(*m_list, *m_model, m_currentClip); }

void LibraryView::restoreSelection()
{
    updateTexts();
    m_list->doItemsLayout(); // at once, so that no row is painted in another's place
    const QModelIndex listed = m_model->indexOfClip(m_currentClip);
    const bool isCurrentListed = m_isCurrentUnlisted && listed.isValid();
    if (isCurrentListed) {
        m_isCurrentUnlisted = false;
        m_activeRow = m_model->row(listed).id;
        m_place.selectOnly(m_activeRow);
    }
    bool isSame = false;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        isSame = m_place.restore(*m_list, *m_model, m_currentClip) && !isCurrentListed;
    }
    if (!isSame) emit selectionChanged();
}

void LibraryView::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void LibraryView::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(*event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    emit pathsDropped(paths);
}

} // namespace tagline
