#pragma once

// BodyCache computes the bodies of a library once for all that is searched in them, and again once a clip has
// other motion.

#include "core/library/search/LibraryBodies.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace tagline {

/// Any thread may ask; while one computes, others that ask wait.
class BodyCache
{
public:
    /// Null where it was stopped.
    std::shared_ptr<const LibraryBodies> of(const ClipLibrary& library, const std::stop_token& stop);
    /// Another library is open: nothing is kept, nor what is being computed. Never waits.
    void clear();
    /// Nothing is kept.
    bool isEmpty() const;

private:
    std::shared_ptr<const LibraryBodies> kept(const std::vector<std::uint64_t>& versions) const;

    std::mutex m_computing;
    mutable std::mutex m_mutex; ///< of what follows
    std::uint64_t m_clearings = 0;
    std::vector<std::uint64_t> m_versions; ///< LibraryClip::motionVersion of what the bodies are of, by clip
    std::shared_ptr<const LibraryBodies> m_bodies;
};

} // namespace tagline
