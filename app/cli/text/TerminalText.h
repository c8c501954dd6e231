#pragma once

// TerminalText is text of other people made safe to print: names in files could otherwise drive the terminal
// of whoever reads them.

#include <string>
#include <string_view>

namespace tagline {

/// What a line break within a text means.
enum class LineBreaks {
    Kept,   ///< it was put there to end a line
    Escaped ///< it is part of a name
};

/// The text as UTF-8 in which nothing but letters reaches the terminal: control characters, marks that turn
/// the direction of writing, and bytes that are not UTF-8 are spelled out.
///
///   ESC ]0;owned BEL   \x1b]0;owned\x07          U+009B   \u009b          the byte FF   \xff
std::string terminalText(std::string_view text, LineBreaks breaks = LineBreaks::Escaped);

/// JSON that means the same, without a byte that a terminal obeys. Expects the output of JsonWriter, which
/// leaves DEL, C1 controls and marks of direction in strings as they are.
std::string terminalJson(std::string_view json);

} // namespace tagline
