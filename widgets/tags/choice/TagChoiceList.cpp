#include "widgets/tags/choice/TagChoiceList.h"

#include "widgets/tags/choice/TagRowDelegate.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

namespace {

constexpr int tagRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;
constexpr int mostRows = 10; ///< in view at once

/// 0 where a part of the name begins with the text, 1 where it only contains it, -1 where it does not.
int matchRank(const QString& name, const QString& text)
{
    const qsizetype at = name.indexOf(text, 0, Qt::CaseInsensitive);
    if (at < 0) return -1;
    return at == 0 || name.contains('.' + text, Qt::CaseInsensitive) ? 0 : 1;
}

} // namespace

TagChoiceList::TagChoiceList(std::vector<TagRow> tags, QWidget* parent)
    : QWidget(parent)
    , m_tags(std::move(tags))
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    m_field->setObjectName("tagName");
    m_field->setPlaceholderText(m_tags.empty() ? tr("Name of the new tag") : tr("Which tag? Type its name"));
    m_field->setAccessibleName(tr("Name of the tag"));
    m_field->setToolTip(m_tags.empty() ? tr("The full name; a dot puts it below another: Locomotion.Run")
                                       : tr("Type some letters of a tag's name, or the name of a new tag"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Tags"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setIconSize({12, 12});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHidden(m_tags.empty());
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &TagChoiceList::fill);
    connect(m_list, &QListWidget::currentRowChanged, this, &TagChoiceList::currentChanged);
    connect(m_list, &QListWidget::itemClicked, this, &TagChoiceList::clicked);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &TagChoiceList::doubleClicked);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_field);
    column->addWidget(m_list);
    fill();
}

void TagChoiceList::fill()
{
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        const QString text = m_field->text().trimmed();
        bool isKnown = text.isEmpty();
        for (const int rank : {0, 1})
            for (const TagRow& row : m_tags) {
                const QString name = QString::fromStdString(row.definition.name);
                isKnown = isKnown || name == text;
                if (matchRank(name, text) != rank) continue;
                auto* item = new QListWidgetItem(swatchIcon(row.definition), name, m_list);
                item->setData(tagRole, row.id.value);
                item->setData(nameRole, name);
            }
        if (!isKnown)
            (new QListWidgetItem(icon("plus", &Theme::accent), tr("Create “%1”").arg(text), m_list))
                ->setData(nameRole, text);
        m_list->setCurrentRow(text.isEmpty() ? rowWhileNothingIsTyped() : 0);
    }
    if (QListWidgetItem* item = m_list->currentItem()) m_list->scrollToItem(item);
    emit currentChanged();
}

std::optional<TagChoice> TagChoiceList::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item) return std::nullopt;
    const QVariant tag = item->data(tagRole);
    return TagChoice{tag.isValid() ? std::optional(TagId(tag.toUInt())) : std::nullopt,
                     item->data(nameRole).toString()};
}

void TagChoiceList::setChoosesUnasked(bool chooses)
{
    m_choosesUnasked = chooses;
    fill();
}

/// That of the proposed tag, else the first or none.
int TagChoiceList::rowWhileNothingIsTyped() const
{
    for (int row = 0; row < m_list->count(); ++row)
        if (!m_proposed.isEmpty() && m_list->item(row)->data(nameRole) == m_proposed) return row;
    return m_choosesUnasked ? 0 : -1;
}

void TagChoiceList::propose(const QString& name)
{
    const auto isProposed = [&](const TagRow& row) {
        return QString::fromStdString(row.definition.name) == name;
    };
    if (std::none_of(m_tags.begin(), m_tags.end(), isProposed)) {
        m_field->setText(name);
        m_field->selectAll();
        return;
    }
    m_proposed = name;
    fill();
}

void TagChoiceList::fitToRows()
{
    m_list->setFixedHeight(heightOf(std::clamp(m_list->count(), 1, mostRows)));
    layout()->activate();
}

void TagChoiceList::setLeastRows(int rows) { m_list->setMinimumHeight(heightOf(rows)); }

int TagChoiceList::heightOf(int rows) const
{
    const int rowHeight = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    return rows * rowHeight + 2 * m_list->frameWidth() + 2;
}

bool TagChoiceList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Up && key != Qt::Key_Down) return QWidget::eventFilter(watched, event);
    const int row = m_list->currentRow() + (key == Qt::Key_Up ? -1 : 1);
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    return true;
}

} // namespace tagline
