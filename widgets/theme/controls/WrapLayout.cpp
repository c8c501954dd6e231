#include "widgets/theme/controls/WrapLayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tagline {

WrapLayout::WrapLayout(int gap)
    : m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

WrapLayout::~WrapLayout() = default;

void WrapLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* WrapLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* taken = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

int WrapLayout::heightForWidth(int width) const { return arranged({0, 0, width, 0}, false); }

QSize WrapLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items) least = least.expandedTo(item->minimumSize());
    return least;
}

void WrapLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arranged(rect, true);
}

/// Walks the items row by row from where one begins to read, and places them; the height that they take.
int WrapLayout::arranged(const QRect& rect, bool isMoved) const
{
    const QWidget* owner = parentWidget();
    const Qt::LayoutDirection direction = owner ? owner->layoutDirection() : Qt::LeftToRight;
    int x = rect.x();
    int y = rect.y();
    int rowHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size(std::min(item->sizeHint().width(), std::max(1, rect.width())),
                         item->sizeHint().height());
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        if (isMoved) item->setGeometry(QStyle::visualRect(direction, rect, {QPoint(x, y), size}));
        x += size.width() + m_gap;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - rect.y();
}

} // namespace tagline
