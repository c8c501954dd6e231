#pragma once

// TourPlace places a card of the tour beside the control that it is about.

#include <QRect>
#include <QSize>

namespace tagline {

/// The side on which the card is placed if there is room.
enum class TourSide {
    Beside, ///< behind the control, in the direction of reading
    Below,
    Above
};

struct TourRoom
{
    QRect clear; ///< area that the card must not cover: the control and the popup it opens
    QRect room;  ///< area that may hold the card
    QSize card;
    TourSide side = TourSide::Beside;
    bool isMirrored = false; ///< read from right to left
};

/// Rectangle of the card, inside the room if that is large enough; beside `clear` if there is space, else in
/// the corner that covers least of it. If `clear` is empty: in the lower corner at the end of lines.
QRect placeOfCard(const TourRoom& given);

} // namespace tagline
