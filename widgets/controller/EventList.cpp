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
        const int timeWidth = QFontMetrics(figures).horizontalAdvance(QStringLiteral("00:00:00")) + 6;
        QRect rect = option.rect.adjusted(8, 0, -6, 0);
        painter->setFont(figures);
        painter->setPen(theme().muted);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, event.time);
        rect.setLeft(rect.left() + timeWidth);
        painter->setFont(option.font);
        painter->setPen(theme().text);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(event.text, Qt::ElideRight, rect.width()));
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
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return event(index).text;
    if (role == Qt::AccessibleTextRole) return tr("%1 at %2").arg(event(index).text, event(index).time);
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
}

void EventList::setEvents(const std::vector<ControllerEvent>& events)
{
    const bool isAtEnd = verticalScrollBar()->value() >= verticalScrollBar()->maximum();
    m_model->setEvents(events);
    if (isAtEnd) scrollToBottom();
}

QSize EventList::sizeHint() const { return {160, 6 * (fontMetrics().height() + 3)}; }

QSize EventList::minimumSizeHint() const { return {60, 2 * (fontMetrics().height() + 3)}; }

} // namespace tagline
