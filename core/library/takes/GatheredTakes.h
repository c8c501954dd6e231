#pragma once

// GatheredTakes are the takes of a library by the clips that are there, kept while files are read: a file
// costs the takes that name it, not all of them.

#include "core/tags/takes/Take.h"
#include "core/tags/takes/TakeIndex.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagline {

class ClipLibrary;

class GatheredTakes
{
public:
    void setTakes(std::span<const Take> takes);
    /// The clips of a file may be others now.
    void noteSource(const std::string& path);

    /// By the clips that the library has. Expects the takes that were set.
    const TakeIndex& index(std::span<const Take> takes, const ClipLibrary& library);
    /// The same as it is now, for those who compute on other threads: a copy, made once after each change.
    std::shared_ptr<const TakeIndex> shared(std::span<const Take> takes, const ClipLibrary& library);

private:
    std::unordered_map<std::string, std::vector<std::size_t>> m_takesBySource;
    std::vector<std::size_t> m_stale; ///< takes that are to be gathered anew
    TakeIndex m_index;
    std::shared_ptr<const TakeIndex> m_shared; ///< null where it is to be made
};

} // namespace tagline
