#pragma once

// TextPlace is where a byte of a text stands, as people count: lines from 1, columns in code points from 1.

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

struct TextPlace
{
    int line = 1;
    int column = 1;

    bool operator==(const TextPlace&) const = default;
};

/// The place of the byte at `offset` of UTF-8 text; lines end in LF, CR LF or CR. Offsets past the end mean
/// the end.
TextPlace textPlace(std::string_view text, std::size_t offset);

/// The text if it is UTF-8. Else its bytes read as Latin-1, so that equal bytes give equal text.
std::string validUtf8(std::string_view text);

} // namespace tagline
