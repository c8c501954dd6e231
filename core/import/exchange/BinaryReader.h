#pragma once

// BinaryReader reads what BinaryWriter wrote, and trusts none of it.

#include "core/import/exchange/BinaryWriter.h"
#include "core/support/SharedArray.h"

#include <memory>
#include <string>

namespace tagline {

/// After the first thing that does not fit, hasFailed() stays true and every further value is empty or zero.
class BinaryReader
{
public:
    /// Reads values, which are needed while it reads, and arrays, which live as long as `owner` and begin at
    /// a multiple of binaryAlignment.
    BinaryReader(std::span<const std::byte> values, std::shared_ptr<const void> owner,
                 std::span<const std::byte> arrays)
        : m_values(values)
        , m_owner(std::move(owner))
        , m_arrays(arrays)
    {
    }

    bool hasFailed() const { return m_failed; }
    /// Whether all values and all arrays were read.
    bool isAtEnd() const { return m_position == m_values.size() && m_arraysEnd == m_arrays.size(); }

    template<class T>
    T value()
    {
        static_assert(std::is_trivially_copyable_v<T>);
        T value{};
        if (const auto* from = take(sizeof value)) std::memcpy(&value, from, sizeof value);
        return value;
    }
    /// An enum whose last value is `last`.
    template<class T>
    T choice(T last)
    {
        const auto number = value<std::underlying_type_t<T>>();
        if (number > std::underlying_type_t<T>(last)) m_failed = true;
        return m_failed ? T{} : T(number);
    }
    /// A number of things to come that take at least `leastBytes` each.
    std::size_t count(std::size_t leastBytes)
    {
        const auto number = value<std::uint64_t>();
        if (number > (m_values.size() - m_position) / leastBytes) m_failed = true;
        return m_failed ? 0 : std::size_t(number);
    }
    std::string text()
    {
        const std::size_t size = count(1);
        const auto* from = take(size);
        return from ? std::string(reinterpret_cast<const char*>(from), size) : std::string();
    }
    /// A view into the arrays, which it keeps alive.
    template<class T>
    SharedArray<T> array()
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= binaryAlignment);
        const auto size = value<std::uint64_t>();
        if (m_failed || size == 0) return {};
        const std::size_t begin = aligned(m_arraysEnd);
        m_failed = begin > m_arrays.size() || size > (m_arrays.size() - begin) / sizeof(T);
        if (m_failed) return {};
        m_arraysEnd = begin + std::size_t(size) * sizeof(T);
        const auto* first = reinterpret_cast<const T*>(m_arrays.data() + begin);
        return {m_owner, std::span<const T>(first, std::size_t(size))};
    }

private:
    const std::byte* take(std::size_t size)
    {
        if (m_failed || size > m_values.size() - m_position) {
            m_failed = true;
            return nullptr;
        }
        const std::byte* from = m_values.data() + m_position;
        m_position += size;
        return from;
    }

    std::span<const std::byte> m_values;
    std::size_t m_position = 0; ///< in the values
    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_arrays;
    std::size_t m_arraysEnd = 0; ///< of those that were read
    bool m_failed = false;
};

} // namespace tagline
