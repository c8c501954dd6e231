#pragma once

// PictureFile writes a picture into a file whose name says its format.

#include <QImage>
#include <QString>
#include <QStringList>

#include "core/support/Result.h"

namespace tagline {

/// The endings of the formats that pictures are written in: "png" first.
QStringList pictureEndings();
/// Whether a file's name ends in one of those that can be written here.
bool isPictureName(const QString& file);

/// Replaces the file only once the whole picture is written. Errors: "render.unwritable".
Result<void> savePicture(const QImage& picture, const QString& file);

} // namespace tagline
