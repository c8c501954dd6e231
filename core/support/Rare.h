#pragma once

// Rare<T> is a value that is seldom there.

#include <memory>
#include <optional>
#include <utility>

namespace tagline {

/// An optional that is as small as a pointer while it is empty. A copy has a value of its own.
template<class T>
class Rare
{
public:
    Rare() = default;
    Rare(T value)
        : m_value(std::make_unique<T>(std::move(value)))
    {
    }
    Rare(std::optional<T> value)
    {
        if (value) m_value = std::make_unique<T>(*std::move(value));
    }
    Rare(const Rare& other)
        : m_value(other ? std::make_unique<T>(*other) : nullptr)
    {
    }
    Rare(Rare&&) noexcept = default;
    Rare& operator=(Rare other) noexcept
    {
        m_value = std::move(other.m_value);
        return *this;
    }

    bool has_value() const { return m_value != nullptr; }
    explicit operator bool() const { return has_value(); }
    T& operator*() { return *m_value; }
    const T& operator*() const { return *m_value; }
    T* operator->() { return m_value.get(); }
    const T* operator->() const { return m_value.get(); }
    void reset() { m_value.reset(); }
    /// The value, as an optional of its own.
    std::optional<T> optional() const { return m_value ? std::optional(*m_value) : std::nullopt; }

    friend bool operator==(const Rare& a, const Rare& b) { return a && b ? *a == *b : !a && !b; }
    /// Without it an optional would compare itself with a value, and none of them be equal to none.
    friend bool operator==(const Rare& a, const std::optional<T>& b) { return a && b ? *a == *b : !a && !b; }

private:
    std::unique_ptr<T> m_value;
};

} // namespace tagline
