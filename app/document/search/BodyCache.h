#pragma once

// BodyCache computes the bodies of a library once for all searches, and again once a clip has other
// motion.

#include "core/library/search/LibraryBodies.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace tagline {

/// Callable from any thread; other callers wait while one computes.
class BodyCache
{
public:
    /// Null if it was stopped.
    std::shared_ptr<const LibraryBodies> of(const ClipLibrary& library, const std::stop_token& stop);
    /// Drops the bodies, including those being computed: another library is open. Never waits.
    void clear();
    /// Whether no bodies are kept.
    bool isEmpty() const;

private:
    std::shared_ptr<const LibraryBodies> kept(const std::vector<std::uint64_t>& versions) const;

    std::mutex m_computing;
    mutable std::mutex m_mutex; ///< guards the members below
    std::uint64_t m_clearings = 0;
    std::vector<std::uint64_t> m_versions; ///< LibraryClip::motionVersion of the clips of m_bodies, by clip
    std::shared_ptr<const LibraryBodies> m_bodies;
};

} // namespace tagline
