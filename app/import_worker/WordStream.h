#pragma once

// WordStream reads requests from a file descriptor: words that each end in a 0, a further 0 behind the last.

#include <string>
#include <vector>

namespace tagline {

class WordStream
{
public:
    explicit WordStream(int descriptor)
        : m_descriptor(descriptor)
    {
    }

    /// Waits for the next request; no words at the end.
    std::vector<std::string> next();

private:
    int m_descriptor;
    std::string m_bytes; ///< read and not taken yet
};

} // namespace tagline
