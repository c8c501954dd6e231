#pragma once

// AlignedBuffer<T> is an array whose new elements are not written before the kernel that fills it writes
// them, and which begins on a cache line.

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace tagline {

template<class T>
class AlignedBuffer
{
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    AlignedBuffer() = default;
    AlignedBuffer(const AlignedBuffer& other) { assign(other.span()); }
    AlignedBuffer(AlignedBuffer&& other) noexcept { swap(other); }
    AlignedBuffer& operator=(const AlignedBuffer& other)
    {
        if (this != &other) assign(other.span());
        return *this;
    }
    AlignedBuffer& operator=(AlignedBuffer&& other) noexcept
    {
        swap(other);
        return *this;
    }

    T* data() { return m_data.get(); }
    const T* data() const { return m_data.get(); }
    std::size_t size() const { return m_size; }
    std::size_t capacity() const { return m_capacity; }
    bool empty() const { return m_size == 0; }
    T& operator[](std::size_t index) { return m_data[index]; }
    const T& operator[](std::size_t index) const { return m_data[index]; }
    std::span<const T> span() const { return {m_data.get(), m_size}; }

    /// Keeps the elements.
    void reserve(std::size_t capacity)
    {
        if (capacity > m_capacity) move(capacity);
    }
    /// New elements have any value. Grows in steps that make appending O(1) amortised.
    void resize(std::size_t size)
    {
        if (size > m_capacity) move(m_capacity == 0 ? size : std::max(size, m_capacity + m_capacity / 2));
        m_size = size;
    }
    /// New elements have a value.
    void resize(std::size_t size, T value)
    {
        const std::size_t before = m_size;
        resize(size);
        if (size > before) std::fill(data() + before, data() + size, value);
    }
    /// Other size, no element kept.
    void reset(std::size_t size)
    {
        m_size = 0;
        resize(size);
    }
    void assign(std::span<const T> elements)
    {
        reset(elements.size());
        if (!elements.empty()) std::memcpy(data(), elements.data(), elements.size_bytes());
    }

    void swap(AlignedBuffer& other) noexcept
    {
        std::swap(m_data, other.m_data);
        std::swap(m_size, other.m_size);
        std::swap(m_capacity, other.m_capacity);
    }

private:
    static constexpr std::align_val_t alignment{64};

    struct Free
    {
        void operator()(T* data) const { ::operator delete(data, alignment); }
    };

    void move(std::size_t capacity)
    {
        std::unique_ptr<T[], Free> bigger(static_cast<T*>(::operator new(capacity * sizeof(T), alignment)));
        if (m_size > 0) std::memcpy(bigger.get(), data(), m_size * sizeof(T));
        m_data = std::move(bigger);
        m_capacity = capacity;
    }

    std::unique_ptr<T[], Free> m_data;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace tagline
