#include "widgets/tags/TagPalette.h"

#include "widgets/tags/KeyEdit.h"
#include "widgets/tags/TagListModel.h"
#include "widgets/tags/TagRowDelegate.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QColorDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace tagline {

namespace {

constexpr std::size_t manyTags = 20; ///< from here on a filter field helps

} // namespace

TagPalette::TagPalette(QWidget* parent)
    : QWidget(parent)
    , m_model(new TagListModel(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_newTag(new QToolButton(this))
{
    m_newTag->setText(tr("+ New tag"));
    m_newTag->setProperty("look", "link");
    m_newTag->setToolTip(tr("Add a tag to the vocabulary"));
    connect(m_newTag, &QToolButton::clicked, this,
            [this] { emit createTagRequested(m_filter->text().trimmed()); });

    m_filter->setPlaceholderText(tr("Filter tags"));
    m_filter->setAccessibleName(tr("Tag filter"));
    m_filter->setToolTip(tr("Part of a tag's name; Enter makes the first one active"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search", theme().muted), QLineEdit::LeadingPosition);
    connect(m_filter, &QLineEdit::textChanged, this, &TagPalette::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, &TagPalette::activateFirst);

    setUpList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 4, 1, 4);
    layout->setSpacing(4);
    auto* field = new QHBoxLayout;
    field->setContentsMargins(6, 2, 6, 0);
    field->addWidget(m_filter);
    layout->addLayout(field);
    layout->addWidget(m_list, 1);
    m_filter->hide();
}

void TagPalette::setUpList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new TagRowDelegate(*m_model, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Tags"));
    m_list->viewport()->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isQuiet) activate(index);
            });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!m_model->isHeading(index)) emit editTagRequested(m_model->tag(index).id);
    });
    connect(m_list, &QListView::customContextMenuRequested, this, &TagPalette::showMenu);
}

QWidget* TagPalette::headerWidget() const { return m_newTag; }

void TagPalette::setTags(std::vector<TagRow> tags)
{
    m_filter->setVisible(tags.size() >= manyTags);
    if (tags.size() < manyTags) m_filter->clear();
    const int place = m_list->verticalScrollBar()->value();
    m_isQuiet = true;
    m_model->setTags(std::move(tags));
    m_isQuiet = false;
    markActive();
    m_list->verticalScrollBar()->setValue(place);
}

void TagPalette::setActiveTag(TagId tag)
{
    m_activeTag = tag;
    markActive();
    if (const QModelIndex index = m_model->indexOf(tag); index.isValid() && isVisible())
        m_list->scrollTo(index);
}

void TagPalette::markActive()
{
    m_isQuiet = true;
    const QModelIndex index = m_model->indexOf(m_activeTag);
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_isQuiet = false;
}

void TagPalette::applyFilter(const QString& text)
{
    m_isQuiet = true;
    m_model->setFilter(text);
    m_isQuiet = false;
    markActive();
}

void TagPalette::activateFirst()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const QModelIndex index = m_model->index(row); !m_model->isHeading(index)) {
            m_list->setCurrentIndex(index);
            return;
        }
}

void TagPalette::activate(const QModelIndex& index)
{
    if (!index.isValid() || m_model->isHeading(index)) return;
    const TagId tag = m_model->tag(index).id;
    if (tag == m_activeTag) return;
    m_activeTag = tag;
    emit tagActivated(tag);
}

void TagPalette::showMenu(const QPoint& position)
{
    const QModelIndex index = m_list->indexAt(position);
    QMenu menu(this);
    if (!index.isValid() || m_model->isHeading(index)) {
        menu.addAction(icon("plus"), tr("New tag…"), this, [this] { emit createTagRequested({}); });
        menu.exec(m_list->viewport()->mapToGlobal(position));
        return;
    }
    const TagId tag = m_model->tag(index).id;
    menu.addAction(icon("query"), tr("Query this tag"), this,
                   [=, this] { emit queryForTagRequested(tag, {}); });
    menu.addAction(tr("And this tag (&&)"), this, [=, this] { emit queryForTagRequested(tag, "&"); });
    menu.addAction(tr("Or this tag (|)"), this, [=, this] { emit queryForTagRequested(tag, "|"); });
    menu.addAction(tr("Without this tag (-)"), this, [=, this] { emit queryForTagRequested(tag, "-"); });
    menu.addSeparator();
    menu.addAction(icon("settings"), tr("Edit…"), this, [=, this] { emit editTagRequested(tag); });
    menu.addAction(tr("Colour…"), this, [=, this] { chooseColour(tag); });
    menu.addAction(icon("keyboard"), tr("Key…"), this, [=, this] { editKey(m_model->indexOf(tag)); });
    menu.addAction(tr("Merge into…"), this, [=, this] { emit mergeTagRequested(tag); });
    menu.addSeparator();
    menu.addAction(icon("trash"), tr("Delete…"), this, [=, this] { emit deleteTagRequested(tag); });
    menu.exec(m_list->viewport()->mapToGlobal(position));
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
    const auto* delegate = static_cast<TagRowDelegate*>(m_list->itemDelegate());
    auto* field = new KeyEdit(m_list->viewport());
    field->setKey(QString::fromStdString(m_model->tag(index).definition.key));
    field->setPlaceholderText({});
    field->setStyleSheet(QStringLiteral("padding: 0; min-height: 0;"));
    field->setGeometry(
        delegate->geometry(m_list->visualRect(index), m_list->font()).key.adjusted(-2, -1, 2, 1));
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
        if (mouse->button() == Qt::LeftButton && index.isValid() && !m_model->isHeading(index)) {
            const auto* delegate = static_cast<TagRowDelegate*>(m_list->itemDelegate());
            const TagRowGeometry parts = delegate->geometry(m_list->visualRect(index), m_list->font());
            if (parts.key.contains(mouse->position().toPoint())) editKey(index);
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagline
