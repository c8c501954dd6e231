#pragma once

// LibraryParts are some of the parts of a library that people see change together.

#include <initializer_list>

namespace tagline {

enum class LibraryPart {
    Vocabulary, ///< tags, their names, colours and keys; groups, properties, namespaces
    Queries,    ///< saved queries and derived tags
    Rules,      ///< also what was rejected of their suggestions
    Examples,   ///< of motion, that queries ask for by like()
    Checks,
    Takes,     ///< which clips were recorded together
    Presets,   ///< of the controller
    Cameras,   ///< that were saved
    Character, ///< the preview character, and the maps of clips to figures
    Motion,    ///< its settings: all motion is measured anew
};

/// A set; empty at first.
class LibraryParts
{
public:
    constexpr LibraryParts() = default;
    constexpr LibraryParts(std::initializer_list<LibraryPart> parts)
    {
        for (const LibraryPart part : parts) add(part);
    }
    static constexpr LibraryParts all()
    {
        LibraryParts parts;
        parts.m_bits = ~0u;
        return parts;
    }

    constexpr void add(LibraryPart part) { m_bits |= bitOf(part); }
    constexpr bool has(LibraryPart part) const { return (m_bits & bitOf(part)) != 0; }
    constexpr bool hasAny(LibraryParts parts) const { return (m_bits & parts.m_bits) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }

private:
    static constexpr unsigned bitOf(LibraryPart part) { return 1u << unsigned(part); }

    unsigned m_bits = 0;
};

} // namespace tagline
