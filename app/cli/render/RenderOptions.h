#pragma once

// RenderOptions are the arguments of `tagline render`.

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

/// A file and, if named, one of its clips: "NAME" or "NAME:INDEX", as typed.
struct ClipReference
{
    QString file;
    QString clip;
};

/// A cross-fade to another clip, from a frame of the first.
struct RenderBlend
{
    ClipReference target;
    Frame at = 0;
    double seconds = 0.3;
};

/// The pose that others are compared with: the rest pose (none), or a moment of the clip.
struct RenderReference
{
    std::optional<Duration> moment;
};

/// The frames to draw, by number or by time.
struct RenderMoments
{
    Duration first;
    Duration last;
    Duration step = Duration::frames(1);
    std::optional<Duration> blendAt; ///< none: at the first frame
    /// Whether all are numbers, so that the clip's rate does not matter.
    bool areNumbers() const;
};

struct RenderOptions
{
    ClipReference source;
    QString character;   ///< file of the figure to move; empty for the library's, or the clip's own
    QString library;     ///< library file with character, maps and import settings to use; empty for none
    QString map;         ///< the only map of the library to use; empty for any that fits
    RenderMoments typed; ///< the frames as typed; the three below are at the rate of a clip
    Frame first = 0;
    Frame last = 0; ///< inclusive
    Frame step = 1;
    bool hasFrames = false;  ///< a range was typed; sheets and films without one show the whole clip
    bool isSequence = false; ///< the output name has a placeholder for the frame number
    int sheet = 0;           ///< number of cells of a contact sheet; 0 for no sheet
    int columns = 0;         ///< columns of the sheet; 0 for as many as make it as wide as a screen
    bool isFilm = false;
    std::optional<FrameRate> filmRate; ///< pictures per second; none for the clip's speed
    QSize size{1280, 720};             ///< of a picture, a film, or a cell of a sheet
    QString output;
    CaptionParts captions; ///< text on pictures; sheets always have frame and time
    bool hasSkeleton = false;
    bool hasMesh = true;
    bool hasGrid = true;
    bool hasContacts = false;                 ///< marks below resting feet
    std::optional<Frame> ghostStep;           ///< frames between ghost poses; none for no ghosts
    bool isInPlace = false;                   ///< without root motion
    bool isJson = false;                      ///< the result is printed as JSON
    bool isRetargeted = false;                ///< by parts of the body instead of names
    std::optional<RenderReference> reference; ///< pose compared for retargeting; none for automatic
    double yawDegrees = 35.0;
    double pitchDegrees = 10.0;
    std::optional<ViewDirection> direction; ///< replaces both angles
    QString camera;                         ///< saved camera of a library, replacing these; empty for none
    std::optional<SavedCamera> savedCamera; ///< the camera, once the library is read
    bool isOrthographic = false;            ///< without perspective, with a bar for the length of a metre
    bool hasTrail = false;                  ///< the path of the root over the ground
    bool hasAxes = false;                   ///< the axes of each joint's space
    QString jointPath;                      ///< joint whose path is drawn; empty for none
    std::optional<RenderBlend> blend;
    QString preset;      ///< blend of a library to draw instead of a clip; empty for none
    std::int64_t at = 0; ///< time of the preset, nanoseconds
};

/// Reads the arguments after "render". Errors: "usage" with a sentence for people.
Result<RenderOptions> parsedRenderOptions(const QStringList& words);

/// Reads arguments with --preset, whose positional ones are the paths of a library. Errors: "usage".
Result<RenderOptions> parsedPresetOptions(const CommandArguments& arguments);

/// The options with frames computed from the typed moments at the rate of a clip. Errors: "render.frames" if
/// they are not in order, or a step is less than a frame.
Result<RenderOptions> withFramesAt(RenderOptions options, FrameRate rate);

/// Whether the arguments of the program request pictures with text, which needs fonts: a QApplication without
/// a display.
bool asksForCaptions(const QStringList& arguments);

/// The options of `tagline render`.
CommandOptions renderOptions();
/// The text of `tagline render --help`.
QString renderHelp();

/// The file name for a frame: the number replaces every "%d", "%4d" or "%04d" in the pattern.
QString numberedFileName(const QString& pattern, Frame frame);

} // namespace tagline
