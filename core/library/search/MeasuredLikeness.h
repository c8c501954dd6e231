#pragma once

// MeasuredLikeness makes the clips of a library comparable on first use.

#include "core/import/ImportedModel.h"
#include "core/motion/ClipMotions.h"
#include "core/search/likeness/LikenessIndex.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace tagline {

/// A clip's motion as a library has it.
struct ComparedClip
{
    std::shared_ptr<const ImportedModel> model; ///< null: there is none
    std::size_t place = 0;                      ///< in the model's clips
};

/// Of clips as they were when it was made. Any thread may ask; while one measures, others that ask wait.
class MeasuredLikeness
{
public:
    /// By ClipId.
    MeasuredLikeness(std::vector<ComparedClip> clips, std::shared_ptr<const ClipMotions> motions);

    /// How many clips are still to be measured. Never waits.
    std::size_t clipsToMeasure() const;
    /// Measures the clips on all cores; `goesOn` is called on this thread with the number of finished clips
    /// and returns whether to continue. Null if it was stopped: nothing is kept then.
    std::shared_ptr<const LikenessIndex>
    measured(const std::function<bool(std::size_t done)>& goesOn = {}) const;

private:
    std::shared_ptr<const LikenessIndex> kept() const;
    LikenessRows rowsOf(std::size_t clip) const;

    mutable std::mutex m_measuring;            ///< guards m_clips
    mutable std::mutex m_keeping;              ///< guards m_index
    mutable std::vector<ComparedClip> m_clips; ///< none once they are measured
    std::size_t m_count;
    std::shared_ptr<const ClipMotions> m_motions;
    mutable std::shared_ptr<const LikenessIndex> m_index;
};

} // namespace tagline
