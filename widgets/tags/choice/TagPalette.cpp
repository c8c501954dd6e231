#include "widgets/tags/choice/TagPalette.h"

#include "widgets/tags/choice/TagRowDelegate.h"
#include "widgets/tags/fields/KeyEdit.h"
#include "widgets/tags/vocabulary/TagTreeModel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/messages/NextSteps.h"

#include <QAction>
#include <QColorDialog>
#include <QHoverEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {

namespace {

constexpr int besideField = measure::panelField - measure::listMargin;
constexpr std::size_t manyTags = 20; ///< least number of tags for which the filter field is shown

/// A tree with the chevrons where TagRowDelegate has them.
class TagTree : public QTreeView
{
public:
    TagTree(const TagRowDelegate& rows, QWidget* parent)
        : QTreeView(parent)
        , m_rows(rows)
    {
    }

protected:
    // The ground of a row, which its delegate paints, lies below its chevron too.
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override
    {
        QTreeView::drawRow(painter, option, index);
        QTreeView::drawBranches(painter, shifted(m_branches, index), index);
    }
    void drawBranches(QPainter*, const QRect& rect, const QModelIndex&) const override { m_branches = rect; }
    void mousePressEvent(QMouseEvent* event) override
    {
        const QModelIndex index = chevronAt(*event);
        m_isChevronPressed = index.isValid();
        if (!m_isChevronPressed) return QTreeView::mousePressEvent(event);
        setExpanded(index, !isExpanded(index));
    }
    // Qt would take the release for a click on the row that was pressed before.
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (!std::exchange(m_isChevronPressed, false)) QTreeView::mouseReleaseEvent(event);
    }
    void mouseDoubleClickEvent(QMouseEvent* event) override
    {
        chevronAt(*event).isValid() ? mousePressEvent(event) : QTreeView::mouseDoubleClickEvent(event);
    }
    // Qt paints a row anew without its indentation, on which its ground lies too.
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override
    {
        QTreeView::selectionChanged(selected, deselected);
        viewport()->update();
    }
    bool viewportEvent(QEvent* event) override
    {
        if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave) {
            const QPoint place = static_cast<QHoverEvent*>(event)->position().toPoint();
            const QModelIndex under = event->type() == QEvent::HoverMove ? indexAt(place) : QModelIndex();
            if (std::exchange(m_underMouse, under) != m_underMouse) viewport()->update();
        }
        return QTreeView::viewportEvent(event);
    }

private:
    /// The row whose chevron the left button is on; invalid if there is none.
    QModelIndex chevronAt(const QMouseEvent& event) const
    {
        const QPoint place = event.position().toPoint();
        const QModelIndex index = indexAt(place);
        const bool isChevron =
            index.isValid() && model()->rowCount(index) > 0 && chevronPlace(index).contains(place);
        return event.button() == Qt::LeftButton && isChevron ? index : QModelIndex();
    }
    QRect shifted(const QRect& place, const QModelIndex& index) const
    {
        return place.translated(isRightToLeft() ? -m_rows.shift(index) : m_rows.shift(index), 0);
    }
    QRect chevronPlace(const QModelIndex& index) const
    {
        const QRect row = visualRect(index);
        const int left = isRightToLeft() ? row.right() + 1 : row.left() - indentation();
        return shifted({left, row.top(), indentation(), row.height()}, index);
    }

    const TagRowDelegate& m_rows;
    QPersistentModelIndex m_underMouse;
    mutable QRect m_branches; ///< of the row that is being painted
    bool m_isChevronPressed = false;
};

} // namespace

TagPalette::TagPalette(QWidget* parent)
    : QWidget(parent)
    , m_model(new TagTreeModel(this))
    , m_rows(new TagRowDelegate(*m_model, this))
    , m_filter(new QLineEdit(this))
    , m_list(new TagTree(*m_rows, this))
    , m_newTag(new QToolButton(this))
    , m_set(new ElidedButton(this))
    , m_hint(new QLabel(this))
    , m_steps(new NextSteps(this))
    , m_showAll(new QAction(tr("Show All Tags"), this))
{
    m_newTag->setText(tr("New tag"));
    m_newTag->setProperty("look", "link");
    m_newTag->setIcon(icon("plus", &Theme::accent));
    m_newTag->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_newTag->setProperty("shrinks", true);
    m_newTag->setProperty("keepsIcon", true);
    connect(m_newTag, &QToolButton::clicked, this,
            [this] { emit createTagRequested(m_filter->text().trimmed()); });

    m_filter->setPlaceholderText(tr("Filter tags"));
    m_filter->setAccessibleName(tr("Tag filter"));
    m_filter->setToolTip(tr("Part of a tag's name; Enter makes the first one active"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search", &Theme::muted), QLineEdit::LeadingPosition);
    connect(m_filter, &QLineEdit::textChanged, this, &TagPalette::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, &TagPalette::activateFirst);

    m_set->setObjectName("newTagSetShown");
    m_set->setProperty("look", "info");
    m_set->setFocusPolicy(Qt::TabFocus);
    m_set->setChevron(true);
    m_set->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_set->hide();
    connect(m_set, &QToolButton::clicked, this, &TagPalette::tagSetsRequested);

    setUpList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(measure::listMargin, 0, measure::listMargin, 0);
    layout->setSpacing(0);
    auto* field = new QHBoxLayout; // takes no room while the filter is hidden
    field->addWidget(m_filter);
    layout->addLayout(field);
    auto* set = new QHBoxLayout;
    constexpr int ofButton = 5; ///< around its text
    set->setContentsMargins(measure::rowInset - ofButton, 0, measure::rowInset - ofButton, 0);
    set->addWidget(m_set);
    set->addStretch(1);
    layout->addLayout(set);
    m_field = field;
    m_hint->setObjectName("tagsHint");
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_hint->setContentsMargins(measure::rowInset, 12, measure::rowInset, 12);
    setTextColour(m_hint, &Theme::muted);
    m_showAll->setToolTip(tr("Clear the filter of tags"));
    connect(m_showAll, &QAction::triggered, m_filter, &QLineEdit::clear);
    layout->addWidget(m_hint);
    layout->addWidget(m_steps);
    layout->addWidget(m_list, 1);
    layout->addStretch(0); // below hint and steps
    m_filter->hide();
    setNewTagKey({});
}

void TagPalette::setFoot(QWidget* foot) { layout()->addWidget(foot); }

int TagPalette::heightOfWholeRows(int height) const
{
    const int others = sizeHint().height() - (m_list->isHidden() ? 0 : m_list->sizeHint().height());
    const int row = TagRowDelegate::heightOf(m_list->fontMetrics());
    return height - std::max(height - others, 0) % row;
}

void TagPalette::setNewTagKey(const QString& key)
{
    m_newTagKey = key;
    m_newTag->setToolTip(tipWithKey(tr("Add a tag to the vocabulary"), key));
    showHint();
}

void TagPalette::setNewTagSet(const QString& set)
{
    m_set->setVisible(!set.isEmpty());
    m_set->setText(tr("New tags go to %1", "a tag set").arg(set));
    m_set->setAccessibleName(m_set->text());
    m_set->setToolTip(
        tr("The tag set that gets the tags that are given; a click opens Tag Sets, where another is chosen"));
}

void TagPalette::setUpList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_rows);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderHidden(true);
    m_list->setIndentation(TagRowDelegate::indentation);
    m_list->setExpandsOnDoubleClick(false);
    m_list->setStyleSheet(QStringLiteral("QTreeView::item:selected { background: transparent; }"));
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QTreeView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QTreeView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Tags"));
    m_list->viewport()->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isQuiet) activate(index);
            });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_model->isHeading(index)) return;
        if (const QString live = m_model->liveTag(index); !live.isEmpty())
            emit liveTagClicked(live);
        else
            emit activeTagClicked();
    });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const QString live = m_model->liveTag(index); !live.isEmpty())
            emit editLiveTagRequested(live);
        else
            emit editTagRequested(m_model->tag(index).id);
    });
    connect(m_list, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { rememberState(index, true); });
    connect(m_list, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { rememberState(index, false); });
    connect(m_list, &QTreeView::customContextMenuRequested, this, &TagPalette::showMenu);
}

QWidget* TagPalette::headerWidget() const { return m_newTag; }

void TagPalette::setTags(std::vector<TagRow> tags)
{
    const bool hasFilter = tags.size() >= manyTags;
    m_filter->setVisible(hasFilter);
    m_field->setContentsMargins(hasFilter ? QMargins(besideField, 5, besideField, 4) : QMargins());
    if (tags.size() < manyTags) m_filter->clear();
    const int place = m_list->verticalScrollBar()->value();
    m_isQuiet = true;
    m_model->setTags(std::move(tags));
    restoreState({});
    m_isQuiet = false;
    markActive();
    showHint();
    m_list->verticalScrollBar()->setValue(place);
}

void TagPalette::setMoment(const TagMoment& moment)
{
    if (m_rows->setMoment(moment)) m_list->viewport()->update();
}

void TagPalette::setActiveTag(TagId tag)
{
    m_activeTag = tag;
    if (tag.isValid()) m_chosenLiveTag.clear();
    markActive();
    const QModelIndex index = m_model->indexOf(tag);
    if (index.isValid() && isVisible() && isInOpenBranch(index)) m_list->scrollTo(index);
}

bool TagPalette::isInOpenBranch(const QModelIndex& index) const
{
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        if (!m_list->isExpanded(above)) return false;
    return true;
}

void TagPalette::markActive()
{
    m_isQuiet = true;
    const QModelIndex index =
        m_chosenLiveTag.isEmpty() ? m_model->indexOf(m_activeTag) : m_model->indexOfLiveTag(m_chosenLiveTag);
    m_list->setCurrentIndex(isInOpenBranch(index) ? index : QModelIndex()); // collapsed branches stay so
    m_isQuiet = false;
}

void TagPalette::applyFilter(const QString& text)
{
    m_isQuiet = true;
    m_model->setFilter(text);
    restoreState({});
    m_isQuiet = false;
    markActive();
    showHint();
}

/// Shows the first step in an empty palette, or that the filter matches no tag.
void TagPalette::showHint()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_hint->setText(
        m_model->tags().empty()
            ? tr("No tag yet.\n\nMake the first with the + above%1 and give it a key, 1 to 9. Then press the "
                 "key while a clip plays, or hold it, and its frames are tagged. Letters are keys in tag "
                 "mode.")
                  .arg(tipWithKey({}, m_newTagKey))
            : tr("No tag's name contains “%1”.\n\nThe + above makes one of that name.")
                  .arg(m_filter->text().trimmed()));
    m_hint->setVisible(isEmpty);
    m_steps->setActions(!isEmpty                  ? QList<QAction*>()
                        : m_model->tags().empty() ? m_firstSteps
                                                  : QList<QAction*>{m_showAll});
    m_list->setVisible(!isEmpty);
}

void TagPalette::setFirstSteps(const QList<QAction*>& steps)
{
    m_firstSteps = steps;
    showHint();
}

void TagPalette::rememberState(const QModelIndex& index, bool isOpen)
{
    if (m_isQuiet || !m_filter->text().isEmpty()) return;
    if (isOpen)
        m_closed.remove(m_model->key(index));
    else
        m_closed.insert(m_model->key(index));
    markActive();
}

/// Restores which nodes are expanded; while there is a filter all are.
void TagPalette::restoreState(const QModelIndex& parent)
{
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        m_list->setExpanded(index, !m_filter->text().isEmpty() || !m_closed.contains(m_model->key(index)));
        restoreState(index);
    }
}

void TagPalette::setAllOpen(bool isOpen)
{
    if (isOpen)
        m_list->expandAll();
    else
        m_list->collapseAll();
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            open.push_back(m_model->index(row, 0, parent));
            rememberState(open.back(), isOpen);
        }
    }
}

void TagPalette::activateFirst()
{
    const QModelIndex first = m_model->firstTag();
    if (!first.isValid()) return;
    m_list->setCurrentIndex(first);
    emit activeTagClicked();
}

void TagPalette::activate(const QModelIndex& index)
{
    if (!index.isValid() || m_model->isHeading(index)) return;
    m_chosenLiveTag = m_model->liveTag(index);
    const TagId tag = m_model->tag(index).id; // none of a live tag: keys of tagging have no tag then
    if (tag == m_activeTag) return;
    m_activeTag = tag;
    emit tagActivated(tag);
}

void TagPalette::showMenu(const QPoint& position)
{
    const QModelIndex index = m_list->indexAt(position);
    QMenu menu(this);
    if (const QString live = index.isValid() ? m_model->liveTag(index) : QString(); !live.isEmpty())
        addLiveTagActions(menu, live);
    else if (index.isValid() && !m_model->isHeading(index))
        addTagActions(menu, m_model->tag(index).id);
    if (index.isValid()) addTreeActions(menu, index);
    if (!menu.isEmpty()) menu.addSeparator();
    menu.addAction(icon("plus"), tr("New tag…"), this, [this] { emit createTagRequested({}); });
    menu.addAction(icon("settings"), tr("Vocabulary…"), this, &TagPalette::vocabularyRequested);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

void TagPalette::addQueryActions(QMenu& menu, const std::function<void(const QString& queryOperator)>& ask)
{
    menu.addAction(icon("query"), tr("Query this tag"), this, [ask] { ask({}); });
    menu.addAction(tr("And this tag (&&)"), this, [ask] { ask("&"); });
    menu.addAction(tr("Or this tag (|)"), this, [ask] { ask("|"); });
    menu.addAction(tr("Without this tag (-)"), this, [ask] { ask("-"); });
    menu.addSeparator();
}

/// "Rename…" with its key.
QString TagPalette::renameText() const
{
    return m_renameKey.isEmpty() ? tr("Rename…") : tr("Rename…") + '\t' + m_renameKey;
}

/// The actions on a live tag, which is given to no frame.
void TagPalette::addLiveTagActions(QMenu& menu, const QString& name)
{
    addQueryActions(menu, [=, this](const QString& op) { emit queryForLiveTagRequested(name, op); });
    menu.addAction(icon("settings"), tr("Edit query…"), this, [=, this] { emit editLiveTagRequested(name); });
    menu.addAction(renameText(), this, [=, this] { emit renameLiveTagRequested(name); });
    menu.addSeparator();
    menu.addAction(icon("trash"), tr("Delete…"), this, [=, this] { emit deleteLiveTagRequested(name); });
}

void TagPalette::addTagActions(QMenu& menu, TagId tag)
{
    addQueryActions(menu, [=, this](const QString& op) { emit queryForTagRequested(tag, op); });
    if (!m_model->tag(m_model->indexOf(tag)).definition.isRegistered)
        menu.addAction(icon("plus"), tr("Add to the vocabulary"), this,
                       [=, this] { emit vocabularyTagRequested(tag); });
    menu.addAction(icon("settings"), tr("Edit…"), this, [=, this] { emit editTagRequested(tag); });
    menu.addAction(renameText(), this, [=, this] { emit renameTagRequested(tag); });
    menu.addAction(tr("Colour…"), this, [=, this] { chooseColour(tag); });
    menu.addAction(icon("keyboard"), tr("Key…"), this, [=, this] { editKey(m_model->indexOf(tag)); });
    menu.addAction(tr("Merge into…"), this, [=, this] { emit mergeTagRequested(tag); });
    menu.addSeparator();
    menu.addAction(icon("trash"), tr("Delete…"), this, [=, this] { emit deleteTagRequested(tag); });
}

/// Adds actions for a node and all nodes below it.
void TagPalette::addTreeActions(QMenu& menu, const QModelIndex& index)
{
    if (m_model->rowCount(index) == 0) return;
    menu.addSeparator();
    if (const QString path = m_model->path(index); !path.isEmpty()) {
        const QModelIndex first = m_model->index(0, 0, index);
        const QColor present =
            m_model->isHeading(index)
                ? (m_model->isHeading(first) ? theme().hint : colourOf(m_model->tag(first).definition))
                : colourOf(m_model->tag(index).definition);
        if (m_model->isHeading(index))
            menu.addAction(tr("Rename with all below…"), this,
                           [=, this] { emit renameParentRequested(path); });
        menu.addAction(tr("Colour of all below…"), this, [=, this] { chooseColourBelow(path, present); });
    }
    menu.addAction(tr("Expand all"), this, [this] { setAllOpen(true); });
    menu.addAction(tr("Collapse all"), this, [this] { setAllOpen(false); });
}

void TagPalette::chooseColourBelow(const QString& path, const QColor& present)
{
    const QColor colour = QColorDialog::getColor(present, this, tr("Colour of all in %1").arg(path));
    if (colour.isValid()) emit treeColourChangeRequested(path, colour);
}

void TagPalette::chooseColour(TagId tag)
{
    const QModelIndex index = m_model->indexOf(tag);
    if (!index.isValid()) return;
    const TagDefinition& definition = m_model->tag(index).definition;
    const QColor colour = QColorDialog::getColor(
        colourOf(definition), this, tr("Colour of %1").arg(QString::fromStdString(definition.name)));
    if (colour.isValid()) emit tagColourChangeRequested(tag, colour);
}

void TagPalette::editKey(const QModelIndex& index)
{
    if (!index.isValid()) return;
    const TagId tag = m_model->tag(index).id;
    auto* field = new KeyEdit(m_list->viewport());
    field->setKey(QString::fromStdString(m_model->tag(index).definition.key));
    field->setPlaceholderText({});
    field->setStyleSheet(QStringLiteral("padding: 0; min-height: 0;"));
    field->setGeometry(
        m_rows->geometry(index, m_list->visualRect(index), m_list->font()).key.adjusted(-2, -1, 2, 1));
    field->installEventFilter(this);
    connect(field, &KeyEdit::cancelled, field, &QObject::deleteLater);
    connect(field, &KeyEdit::keyChosen, this, [=, this](const QString& key) {
        field->deleteLater();
        requestKey(tag, key);
    });
    field->show();
    field->setFocus();
}

void TagPalette::requestKey(TagId tag, const QString& key)
{
    const TagId other = m_model->withKey(key);
    if (other.isValid() && other != tag) {
        const QModelIndex index = m_model->indexOf(other);
        if (index.isValid())
            QToolTip::showText(m_list->viewport()->mapToGlobal(m_list->visualRect(index).center()),
                               tr("%1 was the key of this tag").arg(key), m_list);
    }
    emit tagKeyChangeRequested(tag, key);
}

bool TagPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && qobject_cast<KeyEdit*>(watched)) watched->deleteLater();
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_list->indexAt(mouse->position().toPoint());
        const bool isTag = index.isValid() && !m_model->isHeading(index) && m_model->liveTag(index).isEmpty();
        if (mouse->button() == Qt::LeftButton && isTag) {
            const TagRowGeometry parts = m_rows->geometry(index, m_list->visualRect(index), m_list->font());
            if (parts.key.contains(mouse->position().toPoint())) editKey(index);
        }
    }
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonDblClick) {
        const QModelIndex index = m_list->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        if (index.isValid() && m_model->isHeading(index)) {
            m_list->setExpanded(index, !m_list->isExpanded(index));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagline
