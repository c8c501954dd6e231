#pragma once

// RenderOutput draws what `tagline render` was asked for of a motion: pictures, a contact sheet or a film.

#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "app/pictures/PictureCaptions.h"
#include "render/CharacterModel.h"
#include "render/passes/ContactDiscs.h"

#include <memory>
#include <vector>

namespace tagline {

/// What of a motion is drawn.
struct DrawnMotion
{
    RenderedMotion& motion;
    std::shared_ptr<const CharacterModel> character;
    std::vector<FootContacts> feet; ///< marked where they rest
    PictureCaptions captions;
};

/// A file that was written.
struct DrawnPicture
{
    QString file;
    std::vector<Frame> frames;         ///< that it shows
    std::optional<FrameRate> filmRate; ///< of a film
};

/// Errors: those of the studio and of writing; "render.sheet" where a sheet is too large.
Result<std::vector<DrawnPicture>> drawn(const RenderOptions& options, const DrawnMotion& what);

/// The status that a program ends with whose film was stopped by a signal; 0 where none was.
int stoppedStatus();

} // namespace tagline
