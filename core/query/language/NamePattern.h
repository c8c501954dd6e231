#pragma once

// NamePattern tells whether a name matches a pattern such as "walk_*": `*` stands for any text, none too, `?`
// for one character, anything else for itself, case-sensitive.

#include <string>
#include <string_view>

namespace tagline {

class NamePattern
{
public:
    /// UTF-8, any text.
    explicit NamePattern(std::string_view pattern)
        : m_pattern(pattern)
    {
    }
    /// The pattern that a path with '/' before and behind matches where one of its folders, or some of them
    /// in a row, match `pattern`: `motions/walks/slow` is in `motions`, `walks`, `motions/walks` and `w*s`.
    static NamePattern folders(std::string_view pattern);

    /// Whether the whole name matches. A character is a code point; in malformed UTF-8 a byte with the
    /// continuation bytes behind it. O(pattern · name) at worst, O(name) for usual patterns.
    bool matches(std::string_view name) const;

private:
    std::string m_pattern;
};

} // namespace tagline
