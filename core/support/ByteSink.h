#pragma once

// ByteSink takes the bytes of a file as they are made, so that the writer need not hold them together.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tagline {

/// A sink that cannot take any more ignores further bytes, and reports it at the end.
class ByteSink
{
public:
    virtual ~ByteSink() = default;

    /// Puts bytes behind all others.
    virtual void append(std::string_view bytes) = 0;
    /// Puts bytes in place of those from `at` on. Expects that as many were appended.
    virtual void overwrite(std::uint64_t at, std::string_view bytes) = 0;
    /// How many bytes were appended.
    virtual std::uint64_t size() const = 0;
};

/// Holds them together after all.
class StringSink final : public ByteSink
{
public:
    void append(std::string_view bytes) override { m_bytes += bytes; }
    void overwrite(std::uint64_t at, std::string_view bytes) override
    {
        m_bytes.replace(std::size_t(at), bytes.size(), bytes);
    }
    std::uint64_t size() const override { return m_bytes.size(); }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

} // namespace tagline
