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
    placed.resize(wanted.boundedTo(window.screen()->availableGeometry().size() * mostOfScreen));
    placed.move(
        window.mapToGlobal(QPoint(window.width() - placed.width() - besideRightEdge, belowMenus)));
}

} // namespace tagline
