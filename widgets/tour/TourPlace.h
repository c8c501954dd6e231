#pragma once

// TourPlace says where a card of the tour stands beside what it speaks of.

#include <QRect>
#include <QSize>

namespace tagline {

/// Where a card is tried first.
enum class TourSide {
    Beside, ///< behind what it speaks of, in the direction of reading
    Below,
    Above
};

struct TourRoom
{
    QRect clear; ///< what the card must not cover: the control and what it opens
    QRect room;  ///< where a card may stand
    QSize card;
    TourSide side = TourSide::Beside;
    bool isMirrored = false; ///< read from right to left
};

/// Within the room, whole where it is large enough; beside `clear` where that leaves space, else in the
/// corner that covers the least of it. An empty `clear`: in the lower corner at the end of lines.
QRect placeOfCard(const TourRoom& given);

} // namespace tagline
