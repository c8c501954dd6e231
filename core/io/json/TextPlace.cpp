#include "core/io/json/TextPlace.h"

#include "core/support/text/Utf8.h"

#include <algorithm>

namespace tagline {
namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Step step = utf8StepAt(text, i);
        if (!step.isValid) return false;
        i += step.length;
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
