#pragma once

// TerminalText makes text of other people safe to print: names in files could otherwise control the terminal
// of the reader.

#include <string>
#include <string_view>

namespace tagline {

/// Meaning of a line break within a text.
enum class LineBreaks {
    Kept,   ///< it ends a line intentionally
    Escaped ///< it is part of a name
};

/// The text as UTF-8 without control over the terminal: control characters, marks that change the direction
/// of writing, and bytes that are not UTF-8 are escaped.
///
///   ESC ]0;owned BEL   \x1b]0;owned\x07          U+009B   \u009b          the byte FF   \xff
std::string terminalText(std::string_view text, LineBreaks breaks = LineBreaks::Escaped);

/// Equivalent JSON without bytes that control a terminal. Expects the output of JsonWriter, which leaves DEL,
/// C1 controls and marks of direction in strings unchanged.
std::string terminalJson(std::string_view json);

} // namespace tagline
