#pragma once

// PlayedRows remembers which rows of a store were played, and counts them among those that may play.

#include "core/search/driving/MotionMatcher.h"

#include <vector>

namespace tagline {

/// The rows that may play: of each, whether it or its mirror image may. By row of the side that is not
/// mirrored, clip after clip.
struct PlayableRows
{
    std::vector<bool> rows;
    std::size_t count = 0;       ///< rows that may play
    std::vector<ClipId> clips;   ///< with rows that may play, in order
    std::int64_t frameCount = 0; ///< frames of the clips that may play, not in a mirror

    PlayableRows() = default;
    PlayableRows(const FeatureStore& store, const PlayableFrames& frames);
};

struct PlayedCount
{
    double share = 0.0;         ///< of the rows that may play, 0 … 1
    std::size_t clipsNever = 0; ///< of the clips with rows that may play
    std::size_t clips = 0;      ///< with rows that may play
};

class PlayedRows
{
public:
    PlayedRows() = default;
    /// None is played yet. The store must outlive this.
    explicit PlayedRows(const FeatureStore& store);

    /// Keeps the played rows for another store, which must outlive this; drops them if its rows are others.
    void setStore(const FeatureStore& store);
    void add(const MatchMoment& moment);
    /// The frames of a clip's rows that were played, as they are or in a mirror; none of a clip that the
    /// store does not hold.
    FrameRanges framesOf(ClipId clip) const;
    /// The clips of which more was played since this was asked last, or since the rows became others; in
    /// order.
    std::vector<ClipId> takeGrown();
    /// Expects rows of the same store. O(rows of the clips that may play).
    PlayedCount count(const PlayableRows& playable) const;

private:
    const FeatureStore* m_store = nullptr;
    std::vector<bool> m_rows;    ///< indexed as in PlayableRows
    std::vector<ClipId> m_grown; ///< some of them several times
};

} // namespace tagline
