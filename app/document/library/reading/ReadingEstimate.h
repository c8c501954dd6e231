#pragma once

// ReadingEstimate estimates how long the reading of files will take, from its recent speed.

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

namespace tagline {

/// Counts the files to be read and the files read, in bytes and number. Times are arguments: milliseconds
/// since any moment, never decreasing.
class ReadingEstimate
{
public:
    using Milliseconds = std::chrono::milliseconds;

    /// Adds a file to be read, with its size in bytes; a file of unknown size counts as an average one.
    void add(std::optional<std::int64_t> bytes);
    /// Counts one of them as read.
    void noteRead(std::optional<std::int64_t> bytes, Milliseconds now);
    /// Time that the rest takes; none while too little was read for an estimate, or if nothing is left.
    std::optional<std::chrono::seconds> left(Milliseconds now) const;

private:
    struct Sum
    {
        std::int64_t bytes = 0; ///< of the files whose size is known
        std::int64_t sized = 0; ///< number of these files
        std::int64_t files = 0; ///< number of all files

        void add(std::optional<std::int64_t> more);
        double cost(double averageBytes) const;
    };
    struct Moment
    {
        Milliseconds time;
        Sum read;
    };

    Sum m_all, m_read;
    std::deque<Moment> m_moments; ///< recent moments
};

} // namespace tagline
