#include "core/query/language/NamePattern.h"

namespace tagline {
namespace {

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0u) == 0x80u; }

/// Offset of the character after the one at `place`.
std::size_t nextCharacter(std::string_view text, std::size_t place)
{
    do ++place;
    while (place < text.size() && isContinuation(text[place]));
    return place;
}

} // namespace

NamePattern NamePattern::folders(std::string_view pattern)
{
    while (pattern.size() > 1 && pattern.ends_with('/')) pattern.remove_suffix(1);
    return NamePattern(std::string("*/").append(pattern).append("/*"));
}

// On a mismatch the last star takes one character more: earlier stars need not be tried again, because the
// text between them was matched as far left as possible.
bool NamePattern::matches(std::string_view name) const
{
    std::size_t inPattern = 0;
    std::size_t inName = 0;
    std::size_t star = std::string::npos;
    std::size_t behindStar = 0; // end of the text in the name that the star matches
    while (inName < name.size()) {
        const bool isInside = inPattern < m_pattern.size();
        if (isInside && m_pattern[inPattern] == '*') {
            star = inPattern++;
            behindStar = inName;
        } else if (isInside && m_pattern[inPattern] == '?') {
            ++inPattern;
            inName = nextCharacter(name, inName);
        } else if (isInside && m_pattern[inPattern] == name[inName]) {
            ++inPattern;
            ++inName;
        } else if (star != std::string::npos) {
            inPattern = star + 1;
            inName = behindStar = nextCharacter(name, behindStar);
        } else {
            return false;
        }
    }
    return m_pattern.find_first_not_of('*', inPattern) == std::string::npos;
}

} // namespace tagline
