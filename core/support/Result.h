#pragma once

// Result<T> is a value, or the reason for people why there is none.

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tagline {

/// The reason why something could not be done: what was found, where, and what to do about it.
struct Error
{
    std::string code;    ///< a stable word for programs, such as "sidecar.duplicate-key"
    std::string message; ///< one sentence for people, without the place
    std::string file;    ///< the file that it is about, empty if there is none
    int line = 0;        ///< 1-based; 0 if there is none
    int column = 0;      ///< 1-based, in code points; 0 if there is none

    /// The message with its place before it: `walk.bvh.tags.json:12:7: …`, `column 9: …`.
    std::string text() const
    {
        std::string place = file;
        if (line > 0) place += (place.empty() ? "line " : ":") + std::to_string(line);
        if (column > 0) place += (place.empty() ? "column " : ":") + std::to_string(column);
        return place.empty() ? message : place + ": " + message;
    }

    bool operator==(const Error&) const = default;
};

/// A T or an Error. Reading the wrong one is a bug (asserted).
template<class T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    T& value() &
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    const T& value() const&
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    T&& value() &&
    {
        assert(hasValue());
        return std::move(*std::get_if<0>(&m_state));
    }
    const Error& error() const
    {
        assert(!hasValue());
        return *std::get_if<1>(&m_state);
    }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    T valueOr(T other) const { return hasValue() ? value() : std::move(other); }

private:
    std::variant<T, Error> m_state;
};

/// Done, or an Error.
template<>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
        , m_failed(true)
    {
    }

    bool hasValue() const { return !m_failed; }
    explicit operator bool() const { return hasValue(); }
    const Error& error() const
    {
        assert(m_failed);
        return m_error;
    }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace tagline
