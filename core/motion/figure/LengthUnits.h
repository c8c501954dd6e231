#pragma once

// LengthUnits are the units that motion files are written in, by name.

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

struct LengthUnit
{
    const char* name;   ///< "centimetre"
    const char* plural; ///< "centimetres"
    const char* symbol; ///< "cm"; unique
    double metres;
};

/// Metre first, then the others in order of use.
std::span<const LengthUnit> lengthUnits();

/// The unit of so many metres, give or take rounding; null if it has no name.
const LengthUnit* findLengthUnit(double metres);

/// The metres that a text means: a symbol, name or plural in any case, or a number above 0. None if it
/// means neither.
std::optional<double> parsedLengthUnit(std::string_view text);

/// "centimetres", or "units of 0.056 m" where it has no name.
std::string lengthUnitText(double metres);

/// A length as people write it, with three figures: "170 m", "1.7 cm", "0.94 mm".
std::string lengthText(double metres);

} // namespace tagline
