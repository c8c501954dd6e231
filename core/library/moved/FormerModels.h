#pragma once

// FormerModels are former versions of files that the cache still has, for clips that are compared one after
// the other: those of one file share what is read.

#include "core/library/moved/SourceFit.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// For one thread. The versions of a content are read once as long as no other content is asked for.
class FormerModels
{
public:
    /// Expects what cachedContents() found; it outlives this.
    explicit FormerModels(const std::vector<CachedContent>& cached)
        : m_cached(cached)
    {
    }

    /// Calls visit(model, clip) for each former version of a clip, until it returns true. Blocks.
    template<class Visit>
    void forEach(const ChangedMotion& changed, Visit&& visit)
    {
        const std::size_t count = countOf(changed);
        for (std::size_t i = 0; i < count; ++i) {
            const ImportedModel* model = at(i);
            const Clip* clip = model ? formerClip(*model, changed) : nullptr;
            if (!clip) continue;
            const bool isEnough = visit(*model, *clip);
            model->releaseMemory();
            if (isEnough) return;
        }
    }

private:
    static const Clip* formerClip(const ImportedModel& model, const ChangedMotion& changed);
    std::size_t countOf(const ChangedMotion& changed);
    const ImportedModel* at(std::size_t place);

    const std::vector<CachedContent>& m_cached;
    std::optional<std::uint64_t> m_hash;
    std::vector<std::shared_ptr<const ImportedModel>> m_models; ///< of that content; null: not readable
};

/// The number of frames by which the former version lies earlier than the present one; none if the former is
/// not in the cache any more or has another rate, or no stretch is alike. Blocks.
std::optional<Frame> formerShift(const ChangedMotion& changed, FormerModels& former);
/// The motion of a clip of motionToCompare() beside that of its former file: Unknown if that is not in the
/// cache any more. Blocks.
FormerMotion comparedMotion(const ChangedMotion& changed, FormerModels& former);

} // namespace tagline
