#include "app/document/search/BodyCache.h"

#include <utility>

namespace tagline {

std::shared_ptr<const LibraryBodies> BodyCache::kept(const std::vector<std::uint64_t>& versions) const
{
    const std::lock_guard lock(m_mutex);
    return versions == m_versions ? m_bodies : nullptr;
}

std::shared_ptr<const LibraryBodies> BodyCache::of(const ClipLibrary& library, const std::stop_token& stop)
{
    std::vector<std::uint64_t> versions;
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        versions.push_back(library.clip(ClipId(clip)).motionVersion);
    const std::lock_guard computing(m_computing);
    if (auto bodies = kept(versions)) return bodies;
    const auto clearings = [this] {
        const std::lock_guard lock(m_mutex);
        return m_clearings;
    }();
    auto bodies = std::make_shared<const LibraryBodies>(libraryBodies(library, stop));
    if (stop.stop_requested()) return nullptr;
    const std::lock_guard lock(m_mutex);
    if (clearings != m_clearings) return bodies;
    m_bodies = bodies;
    m_versions = std::move(versions);
    return bodies;
}

void BodyCache::clear()
{
    std::shared_ptr<const LibraryBodies> freed; // freed after the lock is released
    const std::lock_guard lock(m_mutex);
    ++m_clearings;
    freed = std::exchange(m_bodies, nullptr);
    m_versions.clear();
}

bool BodyCache::isEmpty() const
{
    const std::lock_guard lock(m_mutex);
    return !m_bodies;
}

} // namespace tagline
