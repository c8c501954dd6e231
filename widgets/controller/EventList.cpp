#include "widgets/controller/EventList.h"

#include "widgets/theme/Theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tagline {

namespace {

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
            painter->fillRect(QRect(rect.left(), rect.center().y() - 3, 7, 7), event.colour);
        rect.setLeft(rect.left() + 13);
        painter->setFont(option.font);
        painter->setPen(theme().text);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(event.text, Qt::ElideRight, rect.width()));
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(event.text) + 12);
        if (rect.width() > 30) {
            painter->setPen(theme().muted);
            painter->drawText(rect, Qt::AlignVCenter | Qt::AlignRight,
                              option.fontMetrics.elidedText(event.source, Qt::ElideMiddle, rect.width()));
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {80, option.fontMetrics.height() + 3};
    }
};

} // namespace

void EventListModel::setEvents(std::vector<ControllerEvent> events)
{
    const bool onlyGrew =
        events.size() >= m_events.size() && std::equal(m_events.begin(), m_events.end(), events.begin());
    if (!onlyGrew) {
        beginResetModel();
        m_events = std::move(events);
        endResetModel();
    } else if (events.size() > m_events.size()) {
        beginInsertRows({}, int(m_events.size()), int(events.size()) - 1);
        m_events = std::move(events);
        endInsertRows();
    }
}

int EventListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

QVariant EventListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::DisplayRole) return event(index).text;
    if (role == Qt::ToolTipRole)
        return tr("%1 · %2. A click shows the pose of then").arg(event(index).text, event(index).source);
    if (role == Qt::AccessibleTextRole)
        return tr("%1 at %2, %3").arg(event(index).text, event(index).time, event(index).source);
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
    setToolTip(tr("Tags that the tracks enter, leave and cross; a click shows the pose of then"));
}

void EventList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(theme().disabled);
    painter.drawText(viewport()->rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void EventList::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

void EventList::setEvents(const std::vector<ControllerEvent>& events)
{
    const bool isAtEnd = verticalScrollBar()->value() >= verticalScrollBar()->maximum();
    m_model->setEvents(events);
    if (!isAtEnd) return;
    doItemsLayout(); // after a reset the bar does not know its range yet
    scrollToBottom();
}

QSize EventList::sizeHint() const { return {160, 6 * (fontMetrics().height() + 3)}; }

QSize EventList::minimumSizeHint() const { return {60, 2 * (fontMetrics().height() + 3)}; }

} // namespace tagline
