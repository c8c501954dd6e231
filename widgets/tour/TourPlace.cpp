#include "widgets/tour/TourPlace.h"

#include <QList>

#include <algorithm>

namespace tagline {
namespace {

constexpr int cardGap = 8; ///< between a card and what it speaks of

/// Within the room; what is larger begins where the room does.
QRect moved(QRect card, const QRect& room)
{
    card.moveLeft(std::max(std::min(card.left(), room.right() + 1 - card.width()), room.left()));
    card.moveTop(std::max(std::min(card.top(), room.bottom() + 1 - card.height()), room.top()));
    return card;
}

int area(const QRect& rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }

QRect atRight(const TourRoom& given)
{
    return {QPoint(given.clear.right() + 1 + cardGap, given.clear.top()), given.card};
}

QRect atLeft(const TourRoom& given)
{
    return {QPoint(given.clear.left() - cardGap - given.card.width(), given.clear.top()), given.card};
}

/// Begins where `clear` does, in the direction of reading.
int startOf(const TourRoom& given)
{
    return given.isMirrored ? given.clear.right() + 1 - given.card.width() : given.clear.left();
}

QRect below(const TourRoom& given)
{
    return {QPoint(startOf(given), given.clear.bottom() + 1 + cardGap), given.card};
}

QRect above(const TourRoom& given)
{
    return {QPoint(startOf(given), given.clear.top() - cardGap - given.card.height()), given.card};
}

QList<QRect> sidesInOrder(const TourRoom& given)
{
    QList<QRect> beside{atRight(given), atLeft(given)};
    if (given.isMirrored) std::swap(beside[0], beside[1]);
    switch (given.side) {
    case TourSide::Beside:
        return beside + QList<QRect>{below(given), above(given)};
    case TourSide::Below:
        return QList<QRect>{below(given), above(given)} + beside;
    case TourSide::Above:
        return QList<QRect>{above(given), below(given)} + beside;
    }
    return beside;
}

QRect cornerThatCoversLeast(const TourRoom& given)
{
    const QRect& room = given.room;
    const int right = room.right() + 1 - given.card.width(), lower = room.bottom() + 1 - given.card.height();
    const int end = given.isMirrored ? room.left() : right, start = given.isMirrored ? right : room.left();
    QRect best;
    for (const QPoint corner :
         {QPoint(end, lower), QPoint(start, lower), QPoint(end, room.top()), QPoint(start, room.top())}) {
        const QRect card = moved({corner, given.card}, room);
        if (best.isNull() || area(card & given.clear) < area(best & given.clear)) best = card;
    }
    return best;
}

} // namespace

QRect placeOfCard(const TourRoom& given)
{
    if (!given.clear.isEmpty())
        for (const QRect& side : sidesInOrder(given)) {
            const QRect card = moved(side, given.room);
            if (given.room.contains(card) && !card.intersects(given.clear)) return card;
        }
    return cornerThatCoversLeast(given);
}

} // namespace tagline
