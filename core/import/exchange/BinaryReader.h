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
    /// Reads bytes that live as long as `owner`, and begin at a multiple of binaryAlignment.
    BinaryReader(std::shared_ptr<const void> owner, std::span<const std::byte> bytes)
        : m_owner(std::move(owner))
        , m_bytes(bytes)
        , m_read(bytes)
    {
    }
    /// The same, reading all but arrays from a copy of the bytes.
    BinaryReader(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                 std::span<const std::byte> copy)
        : m_owner(std::move(owner))
        , m_bytes(bytes)
        , m_read(copy)
    {
    }

    bool hasFailed() const { return m_failed; }
    bool isAtEnd() const { return m_position == m_bytes.size(); }

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
        if (number > (m_bytes.size() - m_position) / leastBytes) m_failed = true;
        return m_failed ? 0 : std::size_t(number);
    }
    std::string text()
    {
        const std::size_t size = count(1);
        const auto* from = take(size);
        return from ? std::string(reinterpret_cast<const char*>(from), size) : std::string();
    }
    /// A view into the bytes, which it keeps alive.
    template<class T>
    SharedArray<T> array()
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= binaryAlignment);
        const std::size_t size = count(sizeof(T));
        take((binaryAlignment - m_position % binaryAlignment) % binaryAlignment);
        if (m_failed || !take(size * sizeof(T)) || size == 0) return {};
        const std::byte* from = m_bytes.data() + m_position - size * sizeof(T);
        return {m_owner, std::span<const T>(reinterpret_cast<const T*>(from), size)};
    }

private:
    const std::byte* take(std::size_t size)
    {
        if (m_failed || size > m_bytes.size() - m_position) {
            m_failed = true;
            return nullptr;
        }
        const std::byte* from = m_read.data() + m_position;
        m_position += size;
        return from;
    }

    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_bytes;
    std::span<const std::byte> m_read; ///< as many
    std::size_t m_position = 0;
    bool m_failed = false;
};

} // namespace tagline
