#include "core/tags/vocabulary/TagVocabulary.h"

#include <array>

namespace tagline {
namespace {

// The first ten: any two of them, and each of them and the query's yellow (#ffd54a), stay well apart (CIE76
// ΔE over 12) in normal vision and as seen with protanopia, deuteranopia and tritanopia. The second ten lie
// as far from them and from each other as there is room (ΔE over 8). All, and their lighter repeats, are in
// normal vision over 40 from that yellow and over 25 from the playhead's red, and have 4.5 : 1 on lanes and
// under dark text.
constexpr std::array<Colour, 20> palette{0x77afeb, 0x9cd56f, 0xff3c81, 0xf79ac0, 0x7d7aff, 0x1ea09a, 0xff7034,
                                         0xc0d1ec, 0x93aa64, 0x9a7fb8, 0x45f3ae, 0x5d9a07, 0x8f82e2, 0x6fd087,
                                         0x83a995, 0x6fd2fc, 0x37bc40, 0x83e8c3, 0xd291cc, 0xbfde8e};

/// Parts of 256 that a channel goes towards white, round after round: darker ones would be lost on dark
/// lanes.
constexpr std::array<int, 5> shifts{0, 72, 120, 48, 96};

Colour shifted(Colour colour, int shift)
{
    Colour result = 0;
    for (const int bit : {16, 8, 0}) {
        const int channel = int(colour >> bit & 0xffu);
        result |= Colour(channel + (255 - channel) * shift / 256) << bit;
    }
    return result;
}

} // namespace

Colour automaticColour(std::size_t index)
{
    return shifted(palette[index % palette.size()], shifts[index / palette.size() % shifts.size()]);
}

} // namespace tagline
