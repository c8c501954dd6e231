#pragma once

// WallPicture exports the whole wall as a file: every row, all time.

#include <QByteArray>

#include "core/support/Result.h"

namespace tagline {

class WallView;

enum class WallPictureFormat {
    Png,
    Svg ///< shapes and texts, sharp at every size
};

/// The wall as on the screen, brought up to date, at that width and at the present height of rows. Errors:
/// the wall is too high for a picture.
Result<QByteArray> wallPicture(WallView& wall, int width, WallPictureFormat format);

} // namespace tagline
