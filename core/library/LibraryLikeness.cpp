#include "core/library/LibraryLikeness.h"

#include "core/motion/ClipMotions.h"
#include "core/support/ParallelLoop.h"

namespace tagline {
namespace {

Result<LikenessRows> rowsOf(const ClipLibrary& library, ClipId id)
{
    const Clip* motion = library.motion(id);
    if (!motion) return Error{"motion.no-motion", "its file could not be read", {}};
    if (const auto root = library.motions()->joint(id, {}); !root) return root.error();
    const Skeleton& skeleton = library.source(library.clip(id).source).model->skeleton;
    const glm::vec2 ground = library.motions()->groundVelocity(id).value_or(glm::vec2(0.0f));
    const auto body = bodyRows(skeleton, *motion, bindByName(*motion, skeleton), ground);
    if (!body) return body.error();
    return likenessRows(*body);
}

} // namespace

LibraryLikeness libraryLikeness(const ClipLibrary& library, const std::stop_token& stop)
{
    std::vector<LikenessRows> rows(library.clipCount());
    forEachInParallel(rows.size(), [&] {
        return [&](std::size_t i) {
            if (stop.stop_requested()) return;
            if (auto made = rowsOf(library, ClipId(std::uint32_t(i)))) rows[i] = std::move(*made);
        };
    });
    std::vector<ClipId> without;
    for (std::uint32_t i = 0; i < rows.size(); ++i)
        if (rows[i].rows.empty() && library.motion(ClipId(i))) without.push_back(ClipId(i));
    return {LikenessIndex(std::move(rows)), std::move(without)};
}

std::optional<Error> likenessRefusal(const ClipLibrary& library, ClipId clip)
{
    const auto rows = rowsOf(library, clip);
    return rows ? std::nullopt : std::optional(rows.error());
}

} // namespace tagline
