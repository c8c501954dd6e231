#pragma once

// ExampleLikeness answers like() in queries: which ranges of a library move like an example that it keeps.

#include "core/library/search/MeasuredLikeness.h"
#include "core/query/evaluation/LikenessSource.h"
#include "core/search/likeness/LikenessLearning.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
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

/// All that moves like an example in an index, however far: hits that were rejected are left out, others
/// ranked as LikenessLearning.h says.
struct RankedExample
{
    std::vector<AlikeFrames> own; ///< the example itself and what was accepted; a clip may stand there twice
    std::vector<LikenessHit> hits;
};

/// Empty if the example's clip is not held. None if it was stopped, after which it ends soon.
std::optional<RankedExample> rankedExample(const LikenessIndex& index, const FoundExample& example,
                                           const std::stop_token& stop = {});
/// The frames up to a distance, its own among them; in order of clip.
std::vector<AlikeFrames> framesAlike(const RankedExample& example, double distance);

class ExampleLikeness final : public LikenessSource
{
public:
    /// Examples whose clips are those of `clips`.
    ExampleLikeness(std::vector<FoundExample> examples, std::shared_ptr<const MeasuredLikeness> clips);

    std::size_t clipsToMeasure() const override { return m_clips->clipsToMeasure(); }
    bool measure(const std::function<bool(std::size_t done)>& goesOn) const override;
    std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const override;
    std::optional<std::string> refusal(std::string_view name) const override;
    bool find(std::string_view name, const std::stop_token& stop) const override;

private:
    const FoundExample* example(std::string_view name) const;
    std::shared_ptr<const RankedExample> ranked(const FoundExample& of, const std::stop_token& stop) const;

    std::vector<FoundExample> m_examples;
    std::shared_ptr<const MeasuredLikeness> m_clips;
    mutable std::mutex m_keeping; ///< guards m_ranked
    mutable std::map<std::string, std::shared_ptr<const RankedExample>, std::less<>> m_ranked;
};

} // namespace tagline
