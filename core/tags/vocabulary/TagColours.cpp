#include "core/tags/vocabulary/TagVocabulary.h"

#include <array>

namespace tagline {
namespace {

// Chosen so that any two of them, and each of them and the query's yellow (#ffd54a), stay well apart (CIE76
// ΔE over 12) in normal vision and as seen with protanopia, deuteranopia and tritanopia; in normal vision
// over 40 from that yellow and over 25 from the playhead's red. They have 4.5 : 1 on lanes, and dark text on
// them.
constexpr std::array<Colour, 10> palette{0x77afeb, 0x9cd56f, 0xff3c81, 0xf79ac0, 0x7d7aff,
                                         0x1ea09a, 0xff7034, 0xc0d1ec, 0x93aa64, 0x9a7fb8};

/// Parts of 256 that a channel goes towards black (negative) or white (positive), round after round.
constexpr std::array<int, 5> shifts{0, -72, 72, -120, 120};

Colour shifted(Colour colour, int shift)
{
    Colour result = 0;
    for (const int bit : {16, 8, 0}) {
        const int channel = int(colour >> bit & 0xffu);
        const int room = shift < 0 ? channel : 255 - channel;
        result |= Colour(channel + room * shift / 256) << bit;
    }
    return result;
}

} // namespace

Colour automaticColour(std::size_t index)
{
    return shifted(palette[index % palette.size()], shifts[index / palette.size() % shifts.size()]);
}

} // namespace tagline
