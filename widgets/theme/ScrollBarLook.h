#pragma once

// ScrollBarLook is how scroll bars are laid out and drawn: a handle without buttons or gutter.

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace tagline {

inline constexpr int scrollBarWidth = 10; ///< under the mouse; the handle is narrower at rest

/// Where a part of the bar is; the buttons are empty.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar);

} // namespace tagline
