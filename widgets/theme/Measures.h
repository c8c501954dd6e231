#pragma once

// Measures is the table of lengths that the whole window shares, in device-independent pixels.

namespace tagline::measure {

inline constexpr int barRadius = 3; ///< bars, strips, swatches, badges
inline constexpr int fieldRadius = 4;
inline constexpr int buttonRadius = 5;
inline constexpr int panelRadius = 6;

inline constexpr int panelBorder = 1;
inline constexpr int panelText = 14; ///< from a panel's edge to its texts, or to the sign before them
inline constexpr int panelInset = panelText - panelBorder; ///< the same, from within the border
inline constexpr int panelField = 7;                       ///< from within the border to fields and cards
inline constexpr int wordInset = panelInset - panelField;  ///< from there to the words among them
inline constexpr int listMargin = 1;                       ///< beside a list that fills a panel
inline constexpr int rowInset = panelInset - listMargin;   ///< from the edge of such a list to its texts

inline constexpr int iconSize = 16;    ///< of an icon in a button
inline constexpr int chevronSize = 14; ///< of the chevron of all that opens, folds, sorts or steps
inline constexpr int chevronAir = 3;   ///< beside its lines, within its square
inline constexpr int listRow = 24;
inline constexpr int folderIndent = 16; ///< per level of folders in a tree
inline constexpr int menuMargin = 4;    ///< of a menu, around its entries

inline constexpr double playheadWidth = 1.5;
inline constexpr double haloWidth = 4; ///< of the playhead with its halo

} // namespace tagline::measure
