#include "app/document/search/SearchWork.h"

#include "app/document/queries/QueryWork.h"
#include "core/query/editing/MirroredQuery.h"

namespace tagline {
namespace {

FrameSet answerOf(const SearchWork& work, const QueryExpression& query)
{
    QueryCache cache;
    FrameSet frames;
    QueryWork{query, work.library->queryLibrary(), work.library->motions(), ClipId(), work.stop}.run(
        cache, [&](QueryWorkAnswer answer) { frames = std::move(answer.frames); });
    return frames;
}

} // namespace

PlayableFrames SearchWork::playable(const FeatureStore& store, const QueryExpression& query) const
{
    PlayableFrames frames(store.clipCount());
    setPlayable(store, answerOf(*this, query), false, frames);
    if (store.holdsMirrors() && !stop.stop_requested())
        setPlayable(store, answerOf(*this, mirroredQuery(query, library->vocabulary())), true, frames);
    return frames;
}

} // namespace tagline
