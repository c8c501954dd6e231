#pragma once

// InlineVector is a growing array whose first elements lie in the object itself: a short one needs no heap.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace tagline {

/// Up to `inlineCount` elements lie in the object, more of them on the heap. Elements are plain data: they
/// are copied as bytes.
template<class T, std::size_t inlineCount>
class InlineVector
{
    static_assert(std::is_trivially_copyable_v<T> && inlineCount > 0);

public:
    InlineVector() = default;
    InlineVector(const InlineVector& other) { append(other.span()); }
    InlineVector(InlineVector&& other) noexcept { take(other); }
    ~InlineVector() = default;

    InlineVector& operator=(const InlineVector& other)
    {
        if (this == &other) return *this;
        m_size = 0;
        append(other.span());
        return *this;
    }
    InlineVector& operator=(InlineVector&& other) noexcept
    {
        if (this != &other) take(other);
        return *this;
    }

    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    const T* data() const { return m_heap ? m_heap.get() : reinterpret_cast<const T*>(m_inline); }
    T* data() { return m_heap ? m_heap.get() : reinterpret_cast<T*>(m_inline); }
    std::span<const T> span() const { return {data(), m_size}; }
    std::span<T> span() { return {data(), m_size}; }
    const T& operator[](std::size_t index) const { return data()[index]; }
    T& operator[](std::size_t index) { return data()[index]; }
    const T& back() const { return data()[m_size - 1]; }

    void push(const T& element)
    {
        const T copy = element; // it may lie in this vector, and the vector may move
        reserve(m_size + 1);
        std::memcpy(static_cast<void*>(data() + m_size), &copy, sizeof(T));
        ++m_size;
    }
    /// Expects elements that are not this vector's own.
    void append(std::span<const T> elements)
    {
        if (elements.empty()) return;
        reserve(m_size + elements.size());
        std::memcpy(static_cast<void*>(data() + m_size), elements.data(), elements.size_bytes());
        m_size += elements.size();
    }
    /// Drops the elements from `size` on. Expects size ≤ size().
    void truncate(std::size_t size) { m_size = size; }

    bool operator==(const InlineVector& other) const { return std::ranges::equal(span(), other.span()); }

private:
    void reserve(std::size_t count)
    {
        if (count <= m_capacity) return;
        const std::size_t capacity = std::max(count, 2 * m_capacity);
        std::unique_ptr<T[]> grown(new T[capacity]);
        std::memcpy(static_cast<void*>(grown.get()), data(), m_size * sizeof(T));
        m_heap = std::move(grown);
        m_capacity = capacity;
    }

    void take(InlineVector& other)
    {
        if (other.m_heap) {
            m_heap = std::move(other.m_heap);
            m_capacity = std::exchange(other.m_capacity, inlineCount);
            m_size = std::exchange(other.m_size, 0);
            return;
        }
        m_size = std::exchange(other.m_size, 0);
        std::memcpy(static_cast<void*>(data()), other.m_inline, m_size * sizeof(T));
    }

    std::unique_ptr<T[]> m_heap;
    std::size_t m_size = 0;
    std::size_t m_capacity = inlineCount;
    alignas(T) std::byte m_inline[inlineCount * sizeof(T)];
};

} // namespace tagline
