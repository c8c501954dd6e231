#pragma once

// WordCharacters says which characters make names in a query: the letters of any script.

namespace tagline {

/// A letter of any script (with the marks that some scripts write on letters), or "_".
bool canBeginName(char32_t codePoint);
/// Whether a word may go on with it: a letter as above, or a digit.
bool canContinueName(char32_t codePoint);
/// A blank, a line break or one of Unicode's wider and narrower blanks.
bool isBlank(char32_t codePoint);
/// 0 … 9.
bool isDigit(char32_t codePoint);

} // namespace tagline
