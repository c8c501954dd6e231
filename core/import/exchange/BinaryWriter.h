#pragma once

// BinaryWriter lays values out one after the other, arrays aligned so that a mapped file can be used in
// place.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tagline {

/// Arrays begin at multiples of this, counted from the first byte written.
inline constexpr std::size_t binaryAlignment = 16;

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
        m_bytes.resize((m_bytes.size() + binaryAlignment - 1) / binaryAlignment * binaryAlignment);
        raw(elements.data(), elements.size_bytes());
    }

    std::span<const std::byte> bytes() const { return m_bytes; }

private:
    void raw(const void* data, std::size_t size)
    {
        const auto* first = static_cast<const std::byte*>(data);
        m_bytes.insert(m_bytes.end(), first, first + size);
    }

    std::vector<std::byte> m_bytes;
};

} // namespace tagline
