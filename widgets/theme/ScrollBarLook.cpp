#include "widgets/theme/ScrollBarLook.h"

#include "widgets/theme/Theme.h"

#include <QPainter>
#include <QStyleOptionSlider>

#include <algorithm>

namespace tagline {

namespace {

constexpr int shortestHandle = 24;
constexpr double restWidth = 6; ///< of the handle while the mouse is elsewhere
constexpr double restGap = 1;   ///< from the handle at rest to the edge

bool isVertical(const QStyleOptionSlider& bar) { return bar.orientation == Qt::Vertical; }

int lengthOf(const QStyleOptionSlider& bar) { return isVertical(bar) ? bar.rect.height() : bar.rect.width(); }

int handleLength(const QStyleOptionSlider& bar)
{
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    const int length = lengthOf(bar);
    if (range <= 0) return length;
    const int share = int(qint64(length) * bar.pageStep / (range + bar.pageStep));
    return std::clamp(share, std::min(shortestHandle, length), length);
}

/// A piece of the bar from one place along it to another.
QRect along(const QStyleOptionSlider& bar, int begin, int end)
{
    if (isVertical(bar)) return {bar.rect.left(), bar.rect.top() + begin, bar.rect.width(), end - begin};
    return {bar.rect.left() + begin, bar.rect.top(), end - begin, bar.rect.height()};
}

} // namespace

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const int length = lengthOf(bar);
    const int handle = handleLength(bar);
    const int begin = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return along(bar, begin, begin + handle);
    case QStyle::SC_ScrollBarSubPage:
        return along(bar, 0, begin);
    case QStyle::SC_ScrollBarAddPage:
        return along(bar, begin + handle, length);
    default:
        return {};
    }
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar)
{
    if (bar.minimum >= bar.maximum) return;
    const bool isHeld = bar.state & QStyle::State_Sunken;
    const bool isLit = isHeld || bar.state & QStyle::State_MouseOver;
    QRectF handle = scrollBarPart(bar, QStyle::SC_ScrollBarSlider);
    if (isVertical(bar))
        handle.adjust(isLit ? 0 : scrollBarWidth - restWidth - restGap, 1, isLit ? 0 : -restGap, -1);
    else
        handle.adjust(1, isLit ? 0 : scrollBarWidth - restWidth - restGap, -1, isLit ? 0 : -restGap);
    const double radius = std::min(handle.width(), handle.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? theme().hint : theme().edge);
    painter.drawRoundedRect(handle, radius, radius);
    painter.restore();
}

} // namespace tagline
