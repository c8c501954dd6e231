#pragma once

// MediaPictures are the pictures of a second of a medium.

#include <QImage>

#include "app/media/MediaInfo.h"

#include <vector>

namespace tagline {

/// How the pictures of a medium are shown: small enough for a panel, few enough for memory.
struct PictureForm
{
    QSize size;
    double perSecond = 0;

    bool operator==(const PictureForm&) const = default;
};

/// At most 640 × 480 and 30 a second: of more, every second or third picture is left out. Expects pictures.
PictureForm pictureForm(const MediaInfo& info);

/// Those from a whole second (0 is the first) to the next; the i-th is seen i / perSecond after it. Fewer, or
/// none, at the medium's end. Errors: those of mediaOutput(). Blocks: for threads other than the window's.
Result<std::vector<QImage>> readPictures(const MediaSource& source, const PictureForm& form, int second,
                                         const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
