#pragma once

// GatheredTakes are the takes of a library by the clips that are there, kept while files are read: after each
// file only the takes that name it are gathered anew.

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
    /// Marks the takes that name a file as stale, because its clips may have changed.
    void noteSource(const std::string& path);

    /// The takes indexed by the clips that the library has. Expects the takes given to setTakes().
    const TakeIndex& index(std::span<const Take> takes, const ClipLibrary& library);
    /// The present index for use on other threads: a copy, made once after each change.
    std::shared_ptr<const TakeIndex> shared(std::span<const Take> takes, const ClipLibrary& library);

private:
    std::unordered_map<std::string, std::vector<std::size_t>> m_takesBySource;
    std::vector<std::size_t> m_stale; ///< takes that are to be gathered anew
    TakeIndex m_index;
    std::shared_ptr<const TakeIndex> m_shared; ///< null until it is made
};

} // namespace tagline
