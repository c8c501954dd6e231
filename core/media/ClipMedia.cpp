#include "core/media/ClipMedia.h"

#include "core/library/LinklessPath.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace tagline {
namespace {

constexpr double steps = 1e4; ///< a second: offsets are kept as short numbers

/// A clip that may hold the medium, and how much later than the asking clip it begins, in seconds.
struct MediumSeat
{
    ClipId clip;
    double delay = 0;
};

std::vector<MediumSeat> seatsOf(const ClipLibrary& library, ClipId clip)
{
    std::vector<MediumSeat> seats{{clip, 0}};
    for (const TakePartner& partner : library.takeIndex().partners(clip))
        seats.push_back({partner.clip, double(partner.delay) / 1e6});
    return seats;
}

std::optional<MediumSeat> holderOf(const ClipLibrary& library, ClipId clip)
{
    for (const MediumSeat& seat : seatsOf(library, clip))
        if (mediumOf(library.clip(seat.clip).sheet)) return seat;
    return std::nullopt;
}

double rounded(double seconds) { return std::round(seconds * steps) / steps; }

std::filesystem::path folderOf(const ClipLibrary& library, ClipId clip)
{
    return std::filesystem::path(library.source(library.clip(clip).source).path).parent_path();
}

} // namespace

std::optional<ClipMedium> mediumOfClip(const ClipLibrary& library, ClipId clip)
{
    const auto seat = holderOf(library, clip);
    if (!seat) return std::nullopt;
    const ReferenceMedium medium = *mediumOf(library.clip(seat->clip).sheet);
    const auto path = (folderOf(library, seat->clip) / medium.file).lexically_normal();
    return ClipMedium{seat->clip, {path.string(), medium.rate}, medium.offset - seat->delay};
}

std::optional<SheetChange> withMediumOffset(const ClipLibrary& library, ClipId clip, double offset)
{
    const auto seat = holderOf(library, clip);
    if (!seat) return std::nullopt;
    const LibraryClip& holder = library.clip(seat->clip);
    ReferenceMedium medium = *mediumOf(holder.sheet);
    medium.offset = std::clamp(rounded(offset + seat->delay), -ReferenceMedium::mostSeconds,
                               ReferenceMedium::mostSeconds);
    return SheetChange{seat->clip, withMedium(holder.sheet, medium, holder.frames)};
}

SheetChange withMediumFile(const ClipLibrary& library, ClipId clip, const MediaSource& source, double offset)
{
    const std::filesystem::path folder = folderOf(library, clip);
    const std::filesystem::path absolute(linklessPath((folder / source.path).lexically_normal().string()));
    const auto near = absolute.lexically_relative(folder);
    ReferenceMedium medium;
    medium.file = near.empty() ? absolute.generic_string() : near.generic_string();
    medium.offset = rounded(offset);
    medium.rate = source.rate;
    const LibraryClip& holder = library.clip(clip);
    return {clip, withMedium(holder.sheet, medium, holder.frames)};
}

std::vector<SheetChange> withoutMedia(const ClipLibrary& library, ClipId clip)
{
    std::vector<SheetChange> changes;
    for (const MediumSeat& seat : seatsOf(library, clip)) {
        const LibraryClip& holder = library.clip(seat.clip);
        if (mediumOf(holder.sheet))
            changes.push_back({seat.clip, withMedium(holder.sheet, std::nullopt, holder.frames)});
    }
    return changes;
}

} // namespace tagline
