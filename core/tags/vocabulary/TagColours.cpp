#include "core/tags/vocabulary/TagVocabulary.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {
namespace {

// The first ten: any two of them, and each of them and the query's yellow (#ffd54a), are clearly distinct
// (CIE76 ΔE over 12) in normal vision and with protanopia, deuteranopia and tritanopia. The second ten keep
// the largest possible distance from them and from each other (ΔE over 8). All, and their lighter repeats,
// are in normal vision over 40 from that yellow and over 25 from the playhead's red, and have a contrast of
// 4.5 : 1 on lanes and under dark text.
constexpr std::array<Colour, 20> palette{0x77afeb, 0x9cd56f, 0xff3c81, 0xf79ac0, 0x7d7aff, 0x1ea09a, 0xff7034,
                                         0xc0d1ec, 0x93aa64, 0x9a7fb8, 0x45f3ae, 0x5d9a07, 0x8f82e2, 0x6fd087,
                                         0x83a995, 0x6fd2fc, 0x37bc40, 0x83e8c3, 0xd291cc, 0xbfde8e};

/// Parts of 256 by which a channel moves towards white, round after round: darker colours would not be
/// visible on dark lanes.
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

/// Least distance by differenceOf() among the palette's twenty, so that these are used before their lighter
/// repeats, which look alike to colour-blind people.
constexpr double toldApart = 0.053;

/// A perceptual colour: lightness and two axes of hue and chroma (OKLab).
struct SeenColour
{
    double lightness, a, b;
};

double linearChannel(Colour colour, int bit)
{
    const double channel = double(colour >> bit & 0xffu) / 255;
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

SeenColour asSeen(Colour colour)
{
    const double red = linearChannel(colour, 16), green = linearChannel(colour, 8),
                 blue = linearChannel(colour, 0);
    const double l = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const double m = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const double s = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double differenceOf(const SeenColour& one, const SeenColour& other)
{
    return std::hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

const std::array<SeenColour, automaticColourCount>& seenPalette()
{
    static const auto made = [] {
        std::array<SeenColour, automaticColourCount> colours{};
        for (std::size_t index = 0; index < colours.size(); ++index)
            colours[index] = asSeen(automaticColour(index));
        return colours;
    }();
    return made;
}

} // namespace

std::size_t distinctColourIndex(std::span<const Colour> taken, std::size_t first)
{
    std::vector<SeenColour> others;
    for (const Colour colour : taken) others.push_back(asSeen(colour));
    std::size_t best = first;
    double farthest = -1.0;
    for (std::size_t step = 0; step < automaticColourCount; ++step) {
        const std::size_t index = (first + step) % automaticColourCount;
        double nearest = toldApart;
        for (const SeenColour& other : others)
            nearest = std::min(nearest, differenceOf(seenPalette()[index], other));
        if (nearest > farthest) best = index;
        farthest = std::max(farthest, nearest);
        if (nearest >= toldApart) break;
    }
    return best;
}

Colour automaticColour(std::size_t index)
{
    return shifted(palette[index % palette.size()], shifts[index / palette.size() % shifts.size()]);
}

} // namespace tagline
