#pragma once

// BinaryWriter stores values one after the other, and arrays separately, aligned so that a mapped file can be
// used in place: reading the values touches no array. Arrays are not copied: they must not change as long as
// the writer is used.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tagline {

/// Arrays begin at multiples of this, counted from the first of them.
inline constexpr std::size_t binaryAlignment = 16;

/// The next place where an array may begin.
constexpr std::size_t aligned(std::size_t place)
{
    return (place + binaryAlignment - 1) / binaryAlignment * binaryAlignment;
}

class BinaryWriter
{
public:
    template<class T>
    void number(T value)
    {
        static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
        raw(&value, sizeof value);
    }
    /// A trivially copyable value without padding.
    template<class T>
    void value(const T& value)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        raw(&value, sizeof value);
    }
    void text(std::string_view text)
    {
        number(std::uint64_t(text.size()));
        raw(text.data(), text.size());
    }
    template<class T>
    void array(std::span<const T> elements)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        number(std::uint64_t(elements.size()));
        if (elements.empty()) return;
        addPadding(aligned(m_arrayBytes) - m_arrayBytes);
        m_arrays.push_back(std::as_bytes(elements));
        m_arrayBytes += elements.size_bytes();
    }

    /// All but the elements of arrays.
    std::span<const std::byte> values() const { return m_values; }
    /// The elements of all arrays, and what stands between them, piece by piece.
    std::span<const std::span<const std::byte>> arrays() const { return m_arrays; }

private:
    void addPadding(std::size_t size)
    {
        static constexpr std::array<std::byte, binaryAlignment> zeros{};
        if (size > 0) m_arrays.push_back(std::span(zeros).first(size));
        m_arrayBytes += size;
    }
    void raw(const void* data, std::size_t size)
    {
        const auto* first = static_cast<const std::byte*>(data);
        m_values.insert(m_values.end(), first, first + size);
    }

    std::vector<std::byte> m_values;
    std::vector<std::span<const std::byte>> m_arrays;
    std::size_t m_arrayBytes = 0;
};

} // namespace tagline
