#pragma once

// ForeignText is what readers of other programs' texts share: decoding, lines, numbers.

#include "core/imports/ForeignTags.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The text as UTF-8 without a byte-order mark; UTF-16 is told by its mark. Errors: foreign.encoding, with
/// the place of the first byte that is no text.
Result<std::string> decodedForeignText(std::string_view bytes, const std::string& name);

struct TextLine
{
    std::string_view text; ///< without its end
    int number = 1;
};

/// Lines end in LF, CR LF or CR; what follows the last end is a line where it is not empty.
std::vector<TextLine> textLines(std::string_view text);

/// The parts between a character; one more than there are such.
std::vector<std::string_view> splitText(std::string_view text, char at);

/// Without the spaces and tabs at both ends.
std::string_view trimmedText(std::string_view text);

/// A finite number, spelled with a decimal point; none where the text is not one.
std::optional<double> finiteNumber(std::string_view text);

/// Frames a second as people type them: "30", "29.97", "30000/1001"; none where the text is no rate.
std::optional<FrameRate> typedRate(std::string_view text);

/// A text as a message quotes it: in quotes, short, without control characters.
std::string foundText(std::string_view text);

/// Adds a range that was read, where it is one. Errors: foreign.range for one that ends before it begins,
/// foreign.too-many.
Result<void> addForeignRange(ForeignTags& tags, ForeignRange range, const ForeignFile& file);

} // namespace tagline
