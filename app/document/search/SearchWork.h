#pragma once

// SearchWork is the input of a search in the motion of a library on a thread: the present library, its
// bodies, and whether the search is still wanted.

#include "app/document/search/BodyCache.h"

#include <memory>
#include <stop_token>

namespace tagline {

struct SearchWork
{
    std::shared_ptr<const ClipLibrary> library;
    std::shared_ptr<BodyCache> cache;
    std::stop_token stop;

    /// Null if it was stopped.
    std::shared_ptr<const LibraryBodies> bodies() const { return cache->of(*library, stop); }
    /// The frames that a query lets play, after computing the signals that it needs; if the store holds
    /// mirrors, also the mirrored ones. Unspecified if it was stopped.
    PlayableFrames playable(const FeatureStore& store, const QueryExpression& query) const;
};

} // namespace tagline
