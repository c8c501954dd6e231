#pragma once

// ForeignText is what readers of other programs' texts share: decoding, lines, numbers.

#include "core/imports/ForeignTags.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The error of a reading that was asked to stop; it is shown to nobody.
Error stoppedReading(const std::string& name);

/// The text as UTF-8 without a byte-order mark; UTF-16 is told by its mark. Errors: foreign.encoding, with
/// the place of the first byte that is no text. Not all of it where it is to stop.
Result<std::string> decodedForeignText(std::string_view bytes, const std::string& name,
                                       const std::stop_token& stop = {});

struct TextLine
{
    std::string_view text; ///< without its end
    int number = 1;
};

/// The lines of a file, one at a time: they end in LF, CR LF or CR; what follows the last end is a line where
/// it is not empty.
class TextLines
{
public:
    /// `file` must outlive the lines.
    explicit TextLines(const ForeignFile& file)
        : m_file(file)
    {
    }
    /// None at the end, and if reading is to stop.
    std::optional<TextLine> next();

private:
    const ForeignFile& m_file;
    std::size_t m_at = 0;
    int m_number = 1;
};

/// The parts between a character: at most so many, the last with all that is left.
std::vector<std::string_view> splitText(std::string_view text, char at, std::size_t most);

/// Without the spaces and tabs at both ends.
std::string_view trimmedText(std::string_view text);

/// A finite number, spelled with a decimal point; none if the text is not one.
std::optional<double> finiteNumber(std::string_view text);

/// Frames a second as people type them: "30", "29.97", "30000/1001"; none if the text is no rate.
std::optional<FrameRate> typedRate(std::string_view text);

/// A text as a message quotes it: in quotes, short, without control characters.
std::string foundText(std::string_view text);

/// Adds a range that was read, where it is one. Errors: foreign.range for one that ends before it begins,
/// foreign.too-many, foreign.too-long for the name of a tier, which every range holds; foreign.stopped.
Result<void> addForeignRange(ForeignTags& tags, ForeignRange range, const ForeignFile& file);

} // namespace tagline
