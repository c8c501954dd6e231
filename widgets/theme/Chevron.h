#pragma once

// Chevron is the one arrow of the window: whatever opens, folds, sorts or steps shows it, as large everywhere
// (measure::chevronSize).

#include <QIcon>

#include "widgets/theme/Theme.h"

class QAbstractButton;

namespace tagline {

QIcon chevron(Qt::ArrowType towards, ThemeColour colour = &Theme::muted);

/// In the middle of a place, which may be smaller.
void paintChevron(QPainter& painter, const QRectF& place, Qt::ArrowType towards,
                  ThemeColour colour = &Theme::muted);

/// Of what lies below a row: down where that is shown, else towards it.
void paintFoldingChevron(QPainter& painter, const QRectF& place, bool isOpen,
                         Qt::LayoutDirection direction = Qt::LeftToRight);

/// A button whose icon is a chevron.
void setChevron(QAbstractButton& button, Qt::ArrowType towards, ThemeColour colour = &Theme::muted);

} // namespace tagline
