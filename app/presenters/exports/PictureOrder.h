#pragma once

// PictureOrder is a picture, a contact sheet or a film of a clip that is to be written, as plain values: it
// is drawn on another thread than the window's.

#include <QSize>
#include <QString>

#include "app/pictures/PictureCaptions.h"
#include "app/pictures/PictureStudio.h"
#include "app/presenters/exports/PictureMarks.h"
#include "core/staging/Stage.h"
#include "core/support/GoOn.h"
#include "render/OrbitCamera.h"

namespace tagline {

enum class PictureKind { Picture, Sheet, Film };

/// Choices of a person in the dialog.
struct PictureWish
{
    PictureKind kind = PictureKind::Picture;
    FrameRange frames; ///< of a sheet or a film; of a picture that frame alone
    int cells = 12;    ///< of a sheet
    QSize size;        ///< of a sheet, each cell
    QString ending;    ///< of the file's name: its format
    CaptionParts captions;
    bool hasMarks = true; ///< ghosts, way and contacts, as the window shows them
};

struct PictureOrder
{
    PictureWish wish;
    StagedClip clip;
    OrbitCamera camera;      ///< the present one; the camera of a sheet then shows all of its cells
    bool isFollowing = true; ///< the camera of a film, as the window's
    PictureLook look;
    PictureCaptions captions;
    PictureMarks marks;
    QString file;
};

/// Number of pictures that it is made of.
int picturesOf(const PictureWish& wish, FrameRate rate);

/// Draws and writes; returns the number of pictures. Expects a clip with a figure that is carried over, and a
/// range within it that is not empty. Errors: those of studio, sheet, film and file.
Result<int> writePictures(const PictureOrder& order, const GoOn& goOn);

} // namespace tagline
