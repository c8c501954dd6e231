#include "app/cli/text/TerminalText.h"

#include "core/support/text/Utf8.h"

namespace tagline {
namespace {

std::string hex(std::uint32_t value, int digits)
{
    constexpr char symbols[] = "0123456789abcdef";
    std::string text(std::size_t(digits), '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, value >>= 4) *at = symbols[value & 15];
    return text;
}

bool isControl(char32_t point) { return point < 0x20 || (point >= 0x7F && point < 0xA0); }

/// Line and paragraph separators, and marks that make a text read in another order than it is stored.
bool isDirection(char32_t point)
{
    return point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x2028 && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069);
}

std::string escaped(char32_t point)
{
    switch (point) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return point < 0x80 ? "\\x" + hex(point, 2) : "\\u" + hex(point, 4);
    }
}

/// Calls `put(step, bytes, safe)` for characters and bytes that must not be printed; appends the others.
template<class Put>
std::string filtered(std::string_view text, Put put)
{
    std::string safe;
    safe.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Step step = utf8StepAt(text, i);
        const std::string_view bytes = text.substr(i, step.length);
        if (step.isValid && !isControl(step.codePoint) && !isDirection(step.codePoint))
            safe += bytes;
        else
            put(step, bytes, safe);
        i += step.length;
    }
    return safe;
}

} // namespace

std::string terminalText(std::string_view text, LineBreaks breaks)
{
    return filtered(text, [breaks](const Utf8Step& step, std::string_view bytes, std::string& safe) {
        if (!step.isValid)
            safe += "\\x" + hex(static_cast<unsigned char>(bytes.front()), 2);
        else if (step.codePoint == '\n' && breaks == LineBreaks::Kept)
            safe += '\n';
        else
            safe += escaped(step.codePoint);
    });
}

std::string terminalJson(std::string_view json)
{
    return filtered(json, [](const Utf8Step& step, std::string_view bytes, std::string& safe) {
        if (step.isValid && step.codePoint != '\n')
            safe += "\\u" + hex(step.codePoint, 4);
        else
            safe += bytes;
    });
}

} // namespace tagline
