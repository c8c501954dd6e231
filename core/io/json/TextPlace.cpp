#include "core/io/json/TextPlace.h"

#include <algorithm>

namespace tagline {
namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// The number of bytes of the well-formed sequence at the front; 0 where there is none (Unicode, table 3-7).
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool isOverlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool isSurrogate = lead == 0xED && byte(1) > 0x9F;
        return tail(1) && tail(2) && !isOverlong && !isSurrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool isOverlong = lead == 0xF0 && byte(1) < 0x90;
        const bool isPastEnd = lead == 0xF4 && byte(1) > 0x8F;
        return tail(1) && tail(2) && tail(3) && !isOverlong && !isPastEnd ? 4 : 0;
    }
    return 0;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

} // namespace

TextPlace textPlace(std::string_view text, std::size_t offset)
{
    TextPlace place;
    offset = std::min(offset, text.size());
    for (std::size_t i = 0; i < offset; ++i) {
        const bool isCrOfCrLf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (text[i] == '\n' || (text[i] == '\r' && !isCrOfCrLf))
            place = {place.line + 1, 1};
        else if (!isContinuation(text[i]))
            ++place.column;
    }
    return place;
}

std::string validUtf8(std::string_view text)
{
    if (isUtf8(text)) return std::string(text);
    std::string converted;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            converted += c;
        } else {
            converted += char(0xC0 | (byte >> 6));
            converted += char(0x80 | (byte & 0x3F));
        }
    }
    return converted;
}

} // namespace tagline
