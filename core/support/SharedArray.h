#pragma once

// SharedArray<T> is a read-only array that keeps alive whatever owns its elements: a vector, or a mapped
// file.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace tagline {

/// Immutable contiguous elements with shared ownership; copying is cheap, and safe across threads.
template<class T>
class SharedArray
{
public:
    SharedArray() = default;
    SharedArray(const SharedArray&) = default;
    SharedArray(SharedArray&& other) noexcept
        : m_first(std::move(other.m_first))
        , m_size(std::exchange(other.m_size, 0))
    {
    }
    SharedArray& operator=(SharedArray other) noexcept
    {
        m_first = std::move(other.m_first);
        m_size = other.m_size;
        return *this;
    }

    /// Takes over a vector. A few plain elements are copied into a block of just their size.
    SharedArray(std::vector<T> elements)
        : m_size(elements.size())
    {
        if (elements.empty()) return;
        if constexpr (isPlain)
            if (elements.size() * sizeof(T) <= fewBytes) {
                auto block = std::make_shared<T[]>(elements.size());
                std::copy(elements.begin(), elements.end(), block.get());
                m_first = std::shared_ptr<const T>(block, block.get());
                return;
            }
        auto owner = std::make_shared<const std::vector<T>>(std::move(elements));
        m_first = std::shared_ptr<const T>(owner, owner->data());
    }

    /// Views elements that live as long as `owner` does.
    SharedArray(std::shared_ptr<const void> owner, std::span<const T> elements)
        : m_first(std::move(owner), elements.data())
        , m_size(elements.size())
    {
    }

    std::span<const T> span() const { return {m_first.get(), m_size}; }
    operator std::span<const T>() const { return span(); }

    const T* data() const { return m_first.get(); }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t index) const { return m_first.get()[index]; }
    const T& front() const { return span().front(); }
    const T& back() const { return span().back(); }
    auto begin() const { return span().begin(); }
    auto end() const { return span().end(); }

private:
    static constexpr bool isPlain = std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>;
    static constexpr std::size_t fewBytes = 256; ///< a vector and its block are half as much again

    std::shared_ptr<const T> m_first; ///< owns what holds the elements
    std::size_t m_size = 0;
};

} // namespace tagline
