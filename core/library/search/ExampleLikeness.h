#pragma once

// ExampleLikeness answers like() in queries: which ranges of a library move like an example that it keeps.

#include "core/library/search/MeasuredLikeness.h"
#include "core/query/evaluation/LikenessSource.h"
#include "core/search/likeness/LikenessLearning.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A kept example whose names of clips were found in the library.
struct FoundExample
{
    std::string name;
    std::optional<LikenessExample> example; ///< none where its clip, or that frame of it, is not there
    bool findsMirrored = false;
    double distance = 0.0;
    std::vector<LikenessDecision> decisions; ///< of clips that are there
};

/// The frames of an index that move like an example, up to a distance, itself and what was accepted among
/// them; in order of clip. Hits that were rejected are left out, others ranked as LikenessLearning.h says.
/// Nothing where the example's clip is not held.
std::vector<AlikeFrames> framesAlike(const LikenessIndex& index, const FoundExample& example,
                                     double distance);

class ExampleLikeness final : public LikenessSource
{
public:
    /// Examples whose clips are those of `clips`.
    ExampleLikeness(std::vector<FoundExample> examples, std::shared_ptr<const MeasuredLikeness> clips);

    std::size_t clipsToMeasure() const override { return m_clips->clipsToMeasure(); }
    bool measure(const std::function<bool(std::size_t done)>& goesOn) const override;
    std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const override;
    std::optional<std::string> refusal(std::string_view name) const override;

private:
    const FoundExample* find(std::string_view name) const;

    std::vector<FoundExample> m_examples;
    std::shared_ptr<const MeasuredLikeness> m_clips;
};

} // namespace tagline
