#include "core/library/search/LibraryLikeness.h"

#include "core/library/search/LibraryBodies.h"
#include "core/support/ParallelLoop.h"

namespace tagline {

LibraryLikeness libraryLikeness(const ClipLibrary& library, const std::stop_token& stop)
{
    std::vector<LikenessRows> rows(library.clipCount());
    forEachInParallel(rows.size(), [&] {
        return [&](std::size_t i) {
            if (stop.stop_requested()) return;
            if (const auto body = bodyRowsOf(library, ClipId(std::uint32_t(i))))
                rows[i] = likenessRows(*body);
        };
    });
    std::vector<ClipId> without;
    for (std::uint32_t i = 0; i < rows.size(); ++i)
        if (rows[i].rows.empty() && library.motion(ClipId(i))) without.push_back(ClipId(i));
    return {LikenessIndex(std::move(rows)), std::move(without)};
}

std::optional<Error> likenessRefusal(const ClipLibrary& library, ClipId clip)
{
    const auto body = bodyRowsOf(library, clip);
    return body ? std::nullopt : std::optional(body.error());
}

} // namespace tagline
