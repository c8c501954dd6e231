#pragma once

// MappingGuard keeps the program alive where the system cannot give a page of a mapped file: because another
// program cut the file short, or because its disk fails.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

/// From here on such a page, and all behind it, reads as zeros, and its mapping is broken; without it the
/// program ends with SIGBUS. For programs, not for libraries: it takes that signal, and hands on what is not
/// about a mapping that is registered here. Calling it again does nothing.
void guardMappings();

/// How many registered mappings broke since the program started. If it rises, owners check theirs.
std::uint64_t brokenMappings();

/// One mapping, registered while this lives.
class MappingGuard
{
public:
    MappingGuard() = default;
    MappingGuard(const MappingGuard&) = delete;
    MappingGuard& operator=(const MappingGuard&) = delete;
    /// Expects that the mapping is still there.
    ~MappingGuard() { leave(); }

    void watch(std::span<const std::byte> bytes);
    void leave();
    /// Whether a page of it could not be given: bytes read of it count for nothing.
    bool isBroken() const;

    struct Place; ///< the signal handler's record of a mapping

private:
    Place* m_place = nullptr;
};

} // namespace tagline
