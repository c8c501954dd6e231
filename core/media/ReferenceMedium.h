#pragma once

// ReferenceMedium is the film, sequence of pictures or sound that was recorded together with a clip, and how
// it lies to the clip in time.
//
// It lies in properties of all frames of the clip, so that sidecars keep it, other programs see it, and
// queries ask for it like for any property:
//
//   media.file      "video/walk.mp4"    from the clip's folder, or absolute
//   media.offset    1.25                the clip begins 1.25 s after the film
//   media.rate      25                  pictures a second; of a sequence alone: "shots/%04d.png"
//
//   film   |--1.25 s--|-------------------------|
//   clip              |------------------|

#include "core/tags/sheet/TagSheet.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

struct ReferenceMedium
{
    static constexpr double mostSeconds = 1e6; ///< of an offset, either way: some eleven days
    static constexpr double mostRate = 1000;

    std::string file;                ///< from the clip's folder, with '/', or absolute; not empty
    double offset = 0;               ///< when in the medium the clip begins, in seconds
    std::optional<double> rate = {}; ///< pictures a second of a sequence; none: the usual 25

    bool operator==(const ReferenceMedium&) const = default;
};

/// Whether a property belongs to a reference medium.
bool isMediumProperty(std::string_view property);

/// The medium given by the first frames of a sheet; none if they name no file. Numbers out of bounds count as
/// not given.
std::optional<ReferenceMedium> mediumOf(const TagSheet& sheet);

/// `sheet` with the medium of `before`, in which the clip begins so many seconds later.
TagSheet withMediumLater(const TagSheet& before, const TagSheet& sheet, double seconds, Frame clipFrames);

/// The sheet whose medium is named by its whole path, from `folder` where it was named from there.
TagSheet withMediumOfFolder(const TagSheet& sheet, const std::string& folder);

/// `sheet`, in which all of the default set's properties of `before` went to a tag set, with the medium where
/// it was: it is the clip's, and of no set.
TagSheet withMediumStaying(const TagSheet& before, const TagSheet& sheet, const std::string& set);

/// The sheet with that medium for the whole clip, or without one.
TagSheet withMedium(const TagSheet& sheet, const std::optional<ReferenceMedium>& medium, Frame clipFrames);

} // namespace tagline
