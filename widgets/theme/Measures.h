#pragma once

// Measures is the table of lengths that the whole window shares, in device-independent pixels.

namespace tagline::measure {

inline constexpr int barRadius = 3; ///< bars, strips, swatches, badges
inline constexpr int fieldRadius = 4;
inline constexpr int buttonRadius = 5;
inline constexpr int panelRadius = 6;

inline constexpr int iconSize = 16;    ///< of an icon in a button
inline constexpr int chevronSize = 14; ///< of the chevron of all that opens, folds, sorts or steps
inline constexpr int listRow = 24;
inline constexpr int menuMargin = 4; ///< of a menu, around its entries

inline constexpr double playheadWidth = 1.5;
inline constexpr double haloWidth = 4; ///< of the playhead with its halo

} // namespace tagline::measure
