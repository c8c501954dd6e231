#include "widgets/theme/panels/BesidePlace.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace tagline {
namespace {

constexpr double mostOfScreen = 0.85;
constexpr int besideRightEdge = 12; ///< pixels
constexpr int belowMenus = 40;
constexpr int titleRoom = 32; ///< of the title that the window system puts above a window

/// The minimum size of a window at this width, with the lines that its texts have there.
QSize leastAt(const QWidget& window, int width)
{
    const QSize least = window.minimumSizeHint();
    const QLayout* layout = window.layout();
    if (!layout || !layout->hasHeightForWidth()) return least;
    return least.expandedTo({0, layout->totalMinimumHeightForWidth(std::max(width, least.width()))});
}

/// The nearest place on the screen for a rectangle of its size.
QRect onScreen(QRect place, const QRect& screen)
{
    place.moveLeft(std::max(screen.left(), std::min(place.left(), screen.right() + 1 - place.width())));
    place.moveTop(std::max(screen.top(), std::min(place.top(), screen.bottom() + 1 - place.height())));
    return place;
}

qint64 coveredArea(const QRect& place, const QList<QRect>& inSight)
{
    qint64 area = 0;
    for (const QRect& each : inSight) {
        const QRect covered = place & each;
        area += qint64(covered.width()) * covered.height();
    }
    return area;
}

/// Those that leave something in sight free, by one side each.
void addPlacesAround(const QRect& inSight, const QRect& inside, QSize least, QList<QRect>& places)
{
    QRect above = inside;
    above.setHeight(std::clamp(inSight.top() - inside.top() - titleRoom,
                               std::min(least.height(), inside.height()), inside.height()));
    places << above;
    QRect before = inside;
    before.moveRight(inSight.left() - besideRightEdge);
    places << before;
}

QRect middleOf(const QRect& picture)
{
    const int quarter = picture.width() / 4;
    return picture.adjusted(quarter, 0, -quarter, 0);
}

/// The places made so narrow that they stand at either side of something in sight, within the window.
void addNarrowPlaces(const QRect& inSight, const QRect& window, int least, QList<QRect>& places)
{
    const QRect free = window.adjusted(besideRightEdge, 0, -besideRightEdge, 0);
    for (const QRect& each : QList<QRect>(places)) {
        QRect right = each, left = each;
        right.setWidth(std::clamp(free.right() - inSight.right() - besideRightEdge,
                                  std::min(least, each.width()), each.width()));
        right.moveRight(free.right());
        left.setWidth(std::clamp(inSight.left() - besideRightEdge - free.left(),
                                 std::min(least, each.width()), each.width()));
        left.moveLeft(free.left());
        places << right << left;
    }
}

} // namespace

QRect besidePlace(const BesideWish& wish)
{
    const QSize size = wish.wanted.expandedTo(wish.least).boundedTo(wish.screen.size() * mostOfScreen);
    const QPoint corner(wish.window.right() + 1 - size.width() - besideRightEdge,
                        wish.window.top() + belowMenus);
    const QRect inside = onScreen({corner, size}, wish.screen);
    QRect right = inside, left = inside;
    right.moveLeft(wish.window.right() + 1 + besideRightEdge);
    left.moveRight(wish.window.left() - besideRightEdge);
    QList<QRect> places{inside, right, left};
    for (const QRect& each : wish.inSight) addPlacesAround(each, inside, wish.least, places);
    QList<QRect> inSight = wish.inSight;
    if (!wish.picture.isEmpty()) {
        inSight << middleOf(wish.picture);
        addNarrowPlaces(inSight.last(), wish.window, wish.least.width(), places);
    }
    QRect best = inside;
    for (const QRect& each : places)
        if (wish.screen.contains(each) && coveredArea(each, inSight) < coveredArea(best, inSight))
            best = each;
    return best;
}

void placeBeside(QWidget& placed, const QWidget& window, QSize wanted, const QList<QWidget*>& inSight,
                 const QWidget* picture)
{
    const auto placeOf = [](const QWidget& shown) {
        return QRect(shown.mapToGlobal(QPoint()), shown.size());
    };
    BesideWish wish{wanted, leastAt(placed, wanted.width()), placeOf(window),
                    window.screen()->availableGeometry()};
    for (const QWidget* each : inSight)
        if (each->isVisible()) wish.inSight << placeOf(*each);
    if (picture && picture->isVisible()) wish.picture = placeOf(*picture);
    const QRect place = besidePlace(wish);
    placed.resize(place.size());
    placed.move(place.topLeft());
}

void growToTexts(QWidget& window)
{
    const int needed = leastAt(window, window.width()).height();
    if (needed <= window.height()) return;
    window.resize(window.width(), needed);
    keepOnScreen(window);
}

void keepOnScreen(QWidget& window)
{
    const QRect place = window.frameGeometry();
    const QRect free = onScreen(place, window.screen()->availableGeometry());
    if (free != place) window.move(window.pos() + free.topLeft() - place.topLeft());
}

} // namespace tagline
