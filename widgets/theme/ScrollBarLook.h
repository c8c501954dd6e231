#pragma once

// ScrollBarLook defines the layout and drawing of scroll bars: a handle without buttons or gutter.

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace tagline {

inline constexpr int scrollBarWidth = 10; ///< under the mouse; the handle is narrower at rest

/// Rectangle of a part of the bar; empty for the buttons.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar);

} // namespace tagline
