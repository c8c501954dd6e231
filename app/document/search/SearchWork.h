#pragma once

// SearchWork is what a search in the motion of a library takes with it to a thread: the library as it is now,
// its bodies, and whether it is still wanted.

#include "app/document/search/BodyCache.h"

#include <memory>
#include <stop_token>

namespace tagline {

struct SearchWork
{
    std::shared_ptr<const ClipLibrary> library;
    std::shared_ptr<BodyCache> cache;
    std::stop_token stop;

    /// Null where it was stopped.
    std::shared_ptr<const LibraryBodies> bodies() const { return cache->of(*library, stop); }
    /// What a query lets play, with the signals that it needs computed first; where the store holds mirrors
    /// also what it lets play in a mirror. Anything where it was stopped.
    PlayableFrames playable(const FeatureStore& store, const QueryExpression& query) const;
};

} // namespace tagline
