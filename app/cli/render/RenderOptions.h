#pragma once

// RenderOptions is what `tagline render` was asked to draw.

#include <QSize>
#include <QString>
#include <QStringList>

#include "app/cli/options/CommandArguments.h"
#include "app/pictures/PictureCaptions.h"
#include "core/io/SavedCamera.h"
#include "core/support/Result.h"
#include "core/time/Duration.h"
#include "core/time/FrameRange.h"
#include "render/ViewDirection.h"

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

/// The rest pose, or a moment of the clip.
struct RenderReference
{
    std::optional<Duration> moment;
};

/// The frames that are drawn, by number or by time.
struct RenderMoments
{
    Duration first;
    Duration last;
    Duration step = Duration::frames(1);
    std::optional<Duration> blendAt; ///< none: where the first frame is
    /// Whether none is a time, so that the clip's rate says nothing of them.
    bool areNumbers() const;
};

struct RenderOptions
{
    ClipReference source;
    QString character;   ///< a file with the figure to move; empty for the library's, or the clip's own
    QString library;     ///< a library file whose character, maps and import settings hold; empty for none
    QString map;         ///< the only one of the library's maps to use; empty for whichever fits
    RenderMoments typed; ///< the frames as they were typed; the three below are those at a clip's rate
    Frame first = 0;
    Frame last = 0; ///< included
    Frame step = 1;
    bool hasFrames = false;  ///< a range was typed; sheets and films without one show the whole clip
    bool isSequence = false; ///< the output's name then has a place for the frame number
    int sheet = 0;           ///< the cells of a contact sheet; 0: no sheet
    int columns = 0;         ///< of it; 0: so many that it is as wide as a screen
    bool isFilm = false;
    std::optional<FrameRate> filmRate; ///< pictures a second; none: the film plays at the clip's speed
    QSize size{1280, 720};             ///< of a picture, of a film, of a sheet's cell
    QString output;
    CaptionParts captions; ///< what is written on pictures; sheets always have frame and time
    bool hasSkeleton = false;
    bool hasMesh = true;
    bool hasGrid = true;
    bool hasContacts = false;                 ///< marks under feet that rest
    std::optional<Frame> ghostStep;           ///< frames between the poses drawn around; none: none are
    bool isInPlace = false;                   ///< without root motion
    bool isJson = false;                      ///< what was drawn is said as JSON
    bool isRetargeted = false;                ///< by parts of the body, not by names
    std::optional<RenderReference> reference; ///< what poses are held against then; none: what is found
    double yawDegrees = 35.0;
    double pitchDegrees = 10.0;
    std::optional<ViewDirection> direction; ///< in place of both
    QString camera;                         ///< a saved one of a library, in place of these; empty for none
    std::optional<SavedCamera> savedCamera; ///< it, once the library is read
    bool isOrthographic = false;            ///< without perspective, with a bar that says how long a metre is
    bool hasTrail = false;                  ///< the way of the root over the ground
    bool hasAxes = false;                   ///< of each joint's space
    QString jointPath;                      ///< the joint whose way is drawn; empty for none
    std::optional<RenderBlend> blend;
    QString preset;      ///< the blend of a library that is drawn instead of a clip; empty for none
    std::int64_t at = 0; ///< of the preset, nanoseconds
};

/// Reads the words after "render". Errors: "usage" with a sentence for people.
Result<RenderOptions> parsedRenderOptions(const QStringList& words);

/// Reads arguments with --preset, whose positional ones are the paths of a library. Errors: as above.
Result<RenderOptions> parsedPresetOptions(const CommandArguments& arguments);

/// The same with the frames that the typed moments are in a clip of that rate. Errors: "render.frames" where
/// they are in no order, or a step is less than a frame.
Result<RenderOptions> withFramesAt(RenderOptions options, FrameRate rate);

/// Whether the arguments of the program ask for pictures with text, which needs fonts: a QApplication without
/// a display.
bool asksForCaptions(const QStringList& arguments);

/// The options of `tagline render`.
CommandOptions renderOptions();
/// What `tagline render --help` prints.
QString renderHelp();

/// The file name for a frame: every "%d", "%4d" or "%04d" in the pattern becomes the number.
QString numberedFileName(const QString& pattern, Frame frame);

} // namespace tagline
