#include "core/motion/figure/LengthUnits.h"

#include "core/support/text/AsciiCase.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace tagline {
namespace {

constexpr std::array<LengthUnit, 7> units{{{"metre", "metres", "m", 1.0},
                                           {"centimetre", "centimetres", "cm", 0.01},
                                           {"millimetre", "millimetres", "mm", 0.001},
                                           {"inch", "inches", "in", 0.0254},
                                           {"foot", "feet", "ft", 0.3048},
                                           {"ASF/AMC unit", "ASF/AMC units", "asf", 0.056444},
                                           {"decimetre", "decimetres", "dm", 0.1}}};

std::string threeFigures(double value)
{
    std::array<char, 32> text{};
    if (std::abs(value) >= 100)
        std::snprintf(text.data(), text.size(), "%.0f", value);
    else
        std::snprintf(text.data(), text.size(), "%.3g", value);
    return text.data();
}

} // namespace

std::span<const LengthUnit> lengthUnits() { return units; }

const LengthUnit* findLengthUnit(double metres)
{
    for (const LengthUnit& unit : units)
        if (std::abs(unit.metres - metres) <= 1e-6 * unit.metres) return &unit;
    return nullptr;
}

std::optional<double> parsedLengthUnit(std::string_view text)
{
    const std::string lower = asciiLowered(text);
    for (const LengthUnit& unit : units)
        if (lower == unit.symbol || lower == asciiLowered(unit.name) || lower == asciiLowered(unit.plural))
            return unit.metres;
    double metres = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), metres);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && std::isfinite(metres) && metres > 0 ? std::optional(metres) : std::nullopt;
}

std::string lengthUnitText(double metres)
{
    const LengthUnit* unit = findLengthUnit(metres);
    return unit ? unit->plural : "units of " + lengthText(metres);
}

std::string lengthText(double metres)
{
    const double size = std::abs(metres);
    if (size >= 0.1 || size == 0) return threeFigures(metres) + " m";
    return size >= 0.01 ? threeFigures(metres * 100) + " cm" : threeFigures(metres * 1000) + " mm";
}

} // namespace tagline
