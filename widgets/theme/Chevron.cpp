#include "widgets/theme/Chevron.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"

#include <QAbstractButton>

namespace tagline {
namespace {

QString chevronName(Qt::ArrowType towards)
{
    switch (towards) {
    case Qt::UpArrow:
        return QStringLiteral("chevron-up");
    case Qt::LeftArrow:
        return QStringLiteral("chevron-left");
    case Qt::RightArrow:
        return QStringLiteral("chevron-right");
    case Qt::DownArrow:
    case Qt::NoArrow:
        break;
    }
    return QStringLiteral("chevron-down");
}

constexpr QSize chevronExtent{measure::chevronSize, measure::chevronSize};

} // namespace

QIcon chevron(Qt::ArrowType towards, ThemeColour colour) { return icon(chevronName(towards), colour); }

void paintChevron(QPainter& painter, const QRectF& place, Qt::ArrowType towards, ThemeColour colour)
{
    const QPointF corner = place.center() - QPointF(measure::chevronSize, measure::chevronSize) / 2;
    chevron(towards, colour).paint(&painter, QRect(corner.toPoint(), chevronExtent));
}

void paintFoldingChevron(QPainter& painter, const QRectF& place, bool isOpen, Qt::LayoutDirection direction)
{
    const Qt::ArrowType closed = direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
    paintChevron(painter, place, isOpen ? Qt::DownArrow : closed);
}

void setChevron(QAbstractButton& button, Qt::ArrowType towards, ThemeColour colour)
{
    button.setIcon(chevron(towards, colour));
    button.setIconSize(chevronExtent);
}

} // namespace tagline
