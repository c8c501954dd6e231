#pragma once

// MediaInfo is what a medium holds: how long it is, whether it has pictures and sound.

#include <QSize>

#include "app/media/MediaProgram.h"

namespace tagline {

struct MediaInfo
{
    double seconds = 0; ///< 0 where nobody knows
    bool hasSound = false;
    QSize size;                   ///< of its pictures; empty where it has none
    double picturesPerSecond = 0; ///< of these

    bool hasPictures() const { return !size.isEmpty(); }
    bool operator==(const MediaInfo&) const = default;
};

/// A WAV file says so itself, all others by ffprobe. Errors: "media.missing"; "media.empty" where it has
/// neither pictures nor sound; those of mediaOutput(). Blocks: for threads other than the window's.
Result<MediaInfo> readMediaInfo(const MediaSource& source, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
