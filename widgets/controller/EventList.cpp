#include "widgets/controller/EventList.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tagline {

namespace {

constexpr int rowAir = 3; ///< of a row, beside its text
constexpr int backwardsIcon = 12;

class EventDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto& event = static_cast<const EventListModel*>(index.model())->event(index);
        painter->save();
        if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, theme().selection);
        const QFont figures = tabularFont(option.font);
        const int timeWidth = QFontMetrics(figures).horizontalAdvance(QStringLiteral("00:00.00")) + 8;
        QRect rect = option.rect.adjusted(8, 0, -6, 0);
        painter->setFont(figures);
        painter->setPen(theme().muted);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, event.time);
        rect.setLeft(rect.left() + timeWidth);
        if (event.colour.isValid())
            paintRoundSwatch(*painter, QRect(rect.left(), rect.center().y() - 4, 9, 9), event.colour);
        rect.setLeft(rect.left() + 15);
        painter->setFont(option.font);
        painter->setPen(theme().text);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(event.text, Qt::ElideRight, rect.width()));
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(event.text) + 4);
        if (event.isBackwards && rect.width() >= backwardsIcon) {
            icon("previous")
                .paint(painter, QRect(rect.left(), rect.center().y() - backwardsIcon / 2, backwardsIcon,
                                      backwardsIcon));
            rect.setLeft(rect.left() + backwardsIcon);
        }
        rect.setLeft(rect.left() + 8);
        if (rect.width() > 30) {
            painter->setPen(theme().muted);
            painter->drawText(rect, Qt::AlignVCenter | Qt::AlignRight,
                              option.fontMetrics.elidedText(event.source, Qt::ElideMiddle, rect.width()));
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {80, option.fontMetrics.height() + rowAir};
    }
};

} // namespace

int EventListModel::setEvents(std::vector<ControllerEvent> events)
{
    const auto begin =
        events.empty() ? m_events.end() : std::find(m_events.begin(), m_events.end(), events.front());
    const int gone = int(begin - m_events.begin()); // older than what is kept, or all
    if (gone > 0) {
        beginRemoveRows({}, 0, gone - 1);
        m_events.erase(m_events.begin(), begin);
        endRemoveRows();
    }
    const auto differs = std::mismatch(m_events.begin(), m_events.end(), events.begin(), events.end());
    const int same = int(differs.first - m_events.begin());
    if (differs.first != m_events.end()) {
        beginRemoveRows({}, same, int(m_events.size()) - 1);
        m_events.erase(differs.first, m_events.end());
        endRemoveRows();
    }
    if (int(events.size()) > same) {
        beginInsertRows({}, same, int(events.size()) - 1);
        m_events = std::move(events);
        endInsertRows();
    }
    return gone;
}

int EventListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

QVariant EventListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::DisplayRole) return event(index).text;
    const QString text =
        event(index).isBackwards ? tr("%1, backwards", "an event").arg(event(index).text) : event(index).text;
    if (role == Qt::ToolTipRole)
        return tr("%1 · %2. Click to show the pose at that moment").arg(text, event(index).source);
    if (role == Qt::AccessibleTextRole)
        return tr("%1 at %2, %3").arg(text, event(index).time, event(index).source);
    return role == Qt::UserRole ? event(index).time : QVariant();
}

EventList::EventList(QWidget* parent)
    : QListView(parent)
    , m_model(new EventListModel(this))
{
    setModel(m_model);
    setItemDelegate(new EventDelegate(this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setAccessibleName(tr("Events"));
    QScrollBar* bar = verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar] { m_isAtEnd = bar->value() >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] {
        if (m_isAtEnd) bar->setValue(bar->maximum());
    });
    setToolTip(tr("Tags that the tracks enter, leave and cross; click one to show the pose at that moment"));
}

void EventList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(theme().hint);
    painter.drawText(viewport()->rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void EventList::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

void EventList::setEvents(const std::vector<ControllerEvent>& events)
{
    const bool wasAtEnd = m_isAtEnd;
    const int top = indexAt({1, 1}).row();
    const int gone = m_model->setEvents(events);
    if (wasAtEnd) {
        doItemsLayout(); // the bar does not know its range yet
        scrollToBottom();
        m_isAtEnd = true;
    } else if (gone > 0 && top >= 0 && m_model->rowCount() > 0) {
        doItemsLayout();
        scrollTo(m_model->index(std::max(top - gone, 0)), PositionAtTop);
    }
}

/// Rows are whole in a list of any height.
void EventList::resizeEvent(QResizeEvent* event)
{
    const int cut = height() % rowHeight(); // no frame takes of it
    if (viewportMargins().bottom() != cut) setViewportMargins(0, 0, 0, cut);
    QListView::resizeEvent(event);
}

int EventList::rowHeight() const { return fontMetrics().height() + rowAir; }

QSize EventList::sizeHint() const { return {160, 6 * rowHeight()}; }

QSize EventList::minimumSizeHint() const { return {60, 4 * rowHeight()}; }

} // namespace tagline
