#include "widgets/theme/panels/BesidePlace.h"

#include <QScreen>
#include <QWidget>

namespace tagline {
namespace {

constexpr double mostOfScreen = 0.85;
constexpr int besideRightEdge = 12; ///< pixels
constexpr int belowMenus = 40;

} // namespace

void placeBeside(QWidget& placed, const QWidget& window, QSize wanted)
{
    const QRect screen = window.screen()->availableGeometry();
    placed.resize(wanted.expandedTo(placed.minimumSizeHint()).boundedTo(screen.size() * mostOfScreen));
    const QPoint beside =
        window.mapToGlobal(QPoint(window.width() - placed.width() - besideRightEdge, belowMenus));
    const int rightmost = screen.right() + 1 - placed.width();
    const int lowest = screen.bottom() + 1 - placed.height();
    placed.move(qMax(screen.left(), qMin(beside.x(), rightmost)),
                qMax(screen.top(), qMin(beside.y(), lowest)));
}

} // namespace tagline
