#pragma once

// Places in a query's text: core counts UTF-8 bytes and code points, Qt counts UTF-16 units.

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace tagline {

/// One text in both forms, with the way from one kind of place to another. Every place is clamped to the
/// text; a place inside a character is that character's begin.
class QueryText
{
public:
    explicit QueryText(const QString& text);

    const std::string& utf8() const { return m_utf8; }
    /// The UTF-16 index of a byte offset, and back.
    int indexOfByte(std::size_t offset) const;
    std::size_t byteOfIndex(int index) const;
    /// The UTF-16 index of a column in code points, counted from 1.
    int indexOfColumn(int column) const;

private:
    std::string m_utf8;
    std::vector<std::size_t> m_bytes; ///< per code point, and the end
    std::vector<int> m_indices;       ///< per code point, and the end
};

} // namespace tagline
