#include "core/library/search/LibraryBodies.h"

#include "core/motion/ClipMotions.h"
#include "core/query/editing/MirroredQuery.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/search/features/BodyWay.h"
#include "core/support/ParallelLoop.h"

namespace tagline {

Result<BodyRows> bodyRowsOf(const ClipLibrary& library, ClipId id)
{
    const Clip* motion = library.motion(id);
    if (!motion) return Error{"motion.no-motion", "its file could not be read", {}};
    return bodyRowsOf(library.source(library.clip(id).source).model->skeleton, *motion, *library.motions(),
                      id);
}

Result<BodyRows> bodyRowsOf(const Skeleton& skeleton, const Clip& motion, const ClipMotions& motions,
                            ClipId id)
{
    if (const auto root = motions.joint(id, {}); !root) return root.error();
    const glm::vec2 ground = motions.groundVelocity(id).value_or(glm::vec2(0.0f));
    return bodyRows(skeleton, motion, bindByName(motion, skeleton), ground);
}

LibraryBodies libraryBodies(const ClipLibrary& library, const std::stop_token& stop)
{
    LibraryBodies bodies;
    bodies.sources.resize(library.clipCount());
    forEachInParallel(bodies.sources.size(), [&] {
        return [&](std::size_t i) {
            if (stop.stop_requested()) return;
            auto body = bodyRowsOf(library, ClipId(std::uint32_t(i)));
            if (!body) return;
            const bool isLoop = goesRound(*body);
            bodies.sources[i] = {std::move(*body), isLoop};
        };
    });
    for (std::uint32_t i = 0; i < bodies.sources.size(); ++i)
        if (bodies.sources[i].body.rows.empty() && library.motion(ClipId(i)))
            bodies.withoutBody.push_back(ClipId(i));
    return bodies;
}

void setPlayable(const FeatureStore& store, const FrameSet& answer, bool isMirrored, PlayableFrames& frames)
{
    for (std::uint32_t id = 0; id < store.clipCount(); ++id)
        if (store.holds(ClipId(id))) frames.set(ClipId(id), isMirrored, answer.rangesOf(ClipId(id)));
}

PlayableFrames playableFrames(const ClipLibrary& library, const FeatureStore& store,
                              const QueryExpression& query)
{
    PlayableFrames frames(store.clipCount());
    const QueryLibrary asked = library.queryLibrary();
    setPlayable(store, evaluate(canonical(query), asked), false, frames);
    if (store.holdsMirrors())
        setPlayable(store, evaluate(canonical(mirroredQuery(query, library.vocabulary())), asked), true,
                    frames);
    return frames;
}

} // namespace tagline
