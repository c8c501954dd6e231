#pragma once

// RenderOutput draws the output of `tagline render` for a motion: pictures, a contact sheet or a film.

#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "app/pictures/PictureCaptions.h"
#include "render/CharacterModel.h"
#include "render/passes/ContactDiscs.h"

#include <memory>
#include <vector>

namespace tagline {

/// The motion to draw, with its character and captions.
struct DrawnMotion
{
    RenderedMotion& motion;
    std::shared_ptr<const CharacterModel> character;
    std::vector<FootContacts> feet; ///< marked while they rest
    PictureCaptions captions;
};

/// A written file.
struct DrawnPicture
{
    QString file;
    std::vector<Frame> frames;         ///< the frames shown in it
    std::optional<FrameRate> filmRate; ///< of a film
};

/// Draws and writes the output. Errors: those of studio and writing; "render.sheet" if a sheet is too large.
Result<std::vector<DrawnPicture>> drawn(const RenderOptions& options, const DrawnMotion& what);

/// The exit status for a film that was stopped by a signal; 0 if none was.
int stoppedStatus();

} // namespace tagline
