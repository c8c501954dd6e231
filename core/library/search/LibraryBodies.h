#pragma once

// LibraryBodies are the bodies of a library's clips, each on its own skeleton, and which of their frames a
// query lets play: what coverage and transitions are computed from.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"
#include "core/search/driving/MotionMatcher.h"

#include <stop_token>
#include <vector>

namespace tagline {

/// The rows of one clip. Errors: "motion.no-motion" where its file could not be read, those of
/// ClipMotions::joint() and of bodyRows().
Result<BodyRows> bodyRowsOf(const ClipLibrary& library, ClipId clip);

/// The same of a clip that was taken out of its library; `motions` and the id are that library's.
Result<BodyRows> bodyRowsOf(const Skeleton& skeleton, const Clip& motion, const ClipMotions& motions,
                            ClipId clip);

struct LibraryBodies
{
    std::vector<FeatureSource> sources; ///< by ClipId; no rows where the clip has no body that is known
    std::vector<ClipId> withoutBody;    ///< those with a motion, in order of id
};

/// Computes the rows of all clips, on all cores: about a microsecond a frame each. Once stopped it ends soon,
/// with clips that have no rows.
LibraryBodies libraryBodies(const ClipLibrary& library, const std::stop_token& stop = {});

/// The frames of an answer that a store can play, as they are or in a mirror.
void setPlayable(const FeatureStore& store, const FrameSet& answer, bool isMirrored, PlayableFrames& frames);

/// What a query lets play; where the store holds mirrors also what it lets play in a mirror
/// (MirroredQuery.h). Expects a store of this library's clips, and that the signals which the query needs are
/// computed.
PlayableFrames playableFrames(const ClipLibrary& library, const FeatureStore& store,
                              const QueryExpression& query);

} // namespace tagline
