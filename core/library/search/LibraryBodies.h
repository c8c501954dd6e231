#pragma once

// LibraryBodies are the bodies of a library's clips, each on its own skeleton, and which of their frames a
// query lets play: what coverage and transitions are computed from.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"
#include "core/search/driving/MotionMatcher.h"

#include <stop_token>
#include <vector>

namespace tagline {

/// The rows of one clip. Errors: "motion.no-motion" if its file could not be read, those of
/// ClipMotions::joint() and of bodyRows().
Result<BodyRows> bodyRowsOf(const ClipLibrary& library, ClipId clip);

/// The rows of a clip apart from its library; `motions` and the id are that library's.
Result<BodyRows> bodyRowsOf(const Skeleton& skeleton, const Clip& motion, const ClipMotions& motions,
                            ClipId clip);

struct LibraryBodies
{
    std::vector<FeatureSource> sources; ///< by ClipId; no rows if the clip has no known body
    std::vector<ClipId> withoutBody;    ///< those with a motion, in order of id
};

/// Computes the rows of all clips, on all cores: about a microsecond a frame each. Ends soon once stopped;
/// the remaining clips have no rows.
LibraryBodies libraryBodies(const ClipLibrary& library, const std::stop_token& stop = {});

/// The frames of an answer that a store can play, as they are or in a mirror.
void setPlayable(const FeatureStore& store, const FrameSet& answer, bool isMirrored, PlayableFrames& frames);

/// The frames that a query allows to play; if the store holds mirrored clips, also those that it allows
/// mirrored (MirroredQuery.h). Expects a store of this library's clips, and that the signals which the query
/// needs are computed.
PlayableFrames playableFrames(const ClipLibrary& library, const FeatureStore& store,
                              const QueryExpression& query);

} // namespace tagline
