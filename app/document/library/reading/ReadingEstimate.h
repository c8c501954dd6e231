#pragma once

// ReadingEstimate says how long reading files will go on, by how fast it went lately.

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

namespace tagline {

/// Counts what is to be read and what was, in bytes and files. Time is an argument: milliseconds since any
/// moment, never earlier than before.
class ReadingEstimate
{
public:
    using Milliseconds = std::chrono::milliseconds;

    /// More is to be read: so many bytes; of a file of unknown size none, it counts as an average one.
    void add(std::optional<std::int64_t> bytes);
    /// One of them was read.
    void noteRead(std::optional<std::int64_t> bytes, Milliseconds now);
    /// How long the rest takes; none while too little was read to say, or nothing is left.
    std::optional<std::chrono::seconds> left(Milliseconds now) const;

private:
    struct Sum
    {
        std::int64_t bytes = 0; ///< of the files whose size is known
        std::int64_t sized = 0; ///< these
        std::int64_t files = 0; ///< all

        void add(std::optional<std::int64_t> more);
        double cost(double averageBytes) const;
    };
    struct Moment
    {
        Milliseconds time;
        Sum read;
    };

    Sum m_all, m_read;
    std::deque<Moment> m_moments; ///< of the last while
};

} // namespace tagline
