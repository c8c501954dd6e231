#include "widgets/query/QueryText.h"

#include <QList>

#include <algorithm>

namespace tagline {

namespace {

/// The position of the last element that is not after `value`. Expects a sorted sequence that begins with 0.
template<class T>
std::size_t lastNotAfter(const std::vector<T>& sorted, T value)
{
    const auto after = std::upper_bound(sorted.begin(), sorted.end(), value);
    return std::size_t(std::max<std::ptrdiff_t>(0, after - sorted.begin() - 1));
}

std::size_t utf8Length(char32_t character)
{
    return character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
}

} // namespace

QueryText::QueryText(const QString& text)
    : m_utf8(text.toStdString())
{
    std::size_t byte = 0;
    int index = 0;
    for (const uint character : text.toUcs4()) {
        m_bytes.push_back(byte);
        m_indices.push_back(index);
        byte += utf8Length(character);
        index += QChar::requiresSurrogates(character) ? 2 : 1;
    }
    m_bytes.push_back(byte);
    m_indices.push_back(index);
}

int QueryText::indexOfByte(std::size_t offset) const { return m_indices[lastNotAfter(m_bytes, offset)]; }

std::size_t QueryText::byteOfIndex(int index) const { return m_bytes[lastNotAfter(m_indices, index)]; }

int QueryText::indexOfColumn(int column) const
{
    const auto place = std::size_t(std::max(0, column - 1));
    return m_indices[std::min(place, m_indices.size() - 1)];
}

} // namespace tagline
