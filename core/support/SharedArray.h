#pragma once

// SharedArray<T> is a read-only array that keeps alive whatever owns its elements: a vector, or a mapped
// file.

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tagline {

/// Immutable contiguous elements with shared ownership; copying is cheap, and safe across threads.
template<class T>
class SharedArray
{
public:
    SharedArray() = default;

    /// Takes over a vector.
    SharedArray(std::vector<T> elements)
    {
        auto owner = std::make_shared<const std::vector<T>>(std::move(elements));
        m_elements = *owner;
        m_owner = std::move(owner);
    }

    /// Views elements that live as long as `owner` does.
    SharedArray(std::shared_ptr<const void> owner, std::span<const T> elements)
        : m_owner(std::move(owner))
        , m_elements(elements)
    {
    }

    std::span<const T> span() const { return m_elements; }
    operator std::span<const T>() const { return m_elements; }

    const T* data() const { return m_elements.data(); }
    std::size_t size() const { return m_elements.size(); }
    bool empty() const { return m_elements.empty(); }
    const T& operator[](std::size_t index) const { return m_elements[index]; }
    const T& front() const { return m_elements.front(); }
    const T& back() const { return m_elements.back(); }
    auto begin() const { return m_elements.begin(); }
    auto end() const { return m_elements.end(); }

private:
    std::shared_ptr<const void> m_owner;
    std::span<const T> m_elements;
};

} // namespace tagline
