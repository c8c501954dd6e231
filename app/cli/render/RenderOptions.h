#pragma once

// RenderOptions is what `tagline render` was asked to draw.

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/support/Result.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <string>

namespace tagline {

/// A file and, where it was named, one of its clips: "NAME" or "NAME:INDEX", as typed.
struct ClipReference
{
    QString file;
    QString clip;
};

/// A cross-fade to another clip that begins at a frame of the first.
struct RenderBlend
{
    ClipReference target;
    Frame at = 0;
    double seconds = 0.3;
};

/// The rest pose, or a frame of the clip.
struct RenderReference
{
    std::optional<Frame> frame;
};

struct RenderOptions
{
    ClipReference source;
    QString character; ///< a file with the figure to move; empty for the library's, or the clip's own
    QString library;   ///< a library file whose character, maps and import settings hold; empty for none
    QString map;       ///< the only one of the library's maps to use; empty for whichever fits
    Frame first = 0;
    Frame last = 0; ///< included
    Frame step = 1;
    bool isSequence = false; ///< the output's name then has a place for the frame number
    QSize size{1280, 720};
    QString output;
    bool hasSkeleton = false;
    bool hasMesh = true;
    bool hasGrid = true;
    bool hasContacts = false;                 ///< marks under feet that rest
    bool isInPlace = false;                   ///< without root motion
    bool isRetargeted = false;                ///< by parts of the body, not by names
    std::optional<RenderReference> reference; ///< what poses are held against then; none: what is found
    double yawDegrees = 35.0;
    double pitchDegrees = 10.0;
    std::optional<RenderBlend> blend;
};

/// Reads the words after "render". Errors: "usage" with a sentence for people.
Result<RenderOptions> parsedRenderOptions(const QStringList& words);

/// What `tagline render --help` prints.
QString renderHelp();

/// The file name for a frame: every "%d", "%4d" or "%04d" in the pattern becomes the number.
QString numberedFileName(const QString& pattern, Frame frame);

} // namespace tagline
