#pragma once

// SourceRows is how the frames of a clip lie to the rows of the arrays that it was read of.

#include <cstdint>

namespace tagline {

struct SourceRows
{
    double framesPerSecond = 0.0; ///< rate in the file; 0 if it gives none
    std::int64_t rows = 1;
    double rowsPerFrame = 1.0; ///< row = frame · rowsPerFrame

    bool operator==(const SourceRows&) const = default;
};

} // namespace tagline
