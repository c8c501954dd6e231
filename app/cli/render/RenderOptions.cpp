#include "app/cli/render/RenderOptions.h"

#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/PresetOption.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/render/RenderView.h"
#include "app/pictures/FilmFormat.h"
#include "app/pictures/PictureFile.h"
#include "app/pictures/SheetLayout.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr QSize usualCell{320, 240};
constexpr double mostFilmRate = 240;
constexpr int mostSeconds = 3600;
constexpr FrameRate anyRate{1, 1}; ///< for moments that are numbers of frames

Error usage(const QString& message) { return {"usage", message.toStdString(), {}}; }

const QRegularExpression& numberPlace()
{
    static const QRegularExpression place(QStringLiteral("%(0?)(\\d{0,2})d"));
    return place;
}

/// "FILE" or "FILE#CLIP"; a '#' counts only after the name of an existing file.
ClipReference clipReference(const QString& text)
{
    const qsizetype hash = text.lastIndexOf('#');
    if (hash < 0 || isThere(text)) return {text, {}};
    return {text.left(hash), text.mid(hash + 1)};
}

Result<void> readFrame(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--frame");
    if (!text) return {};
    if (arguments.value("--frames")) return usage("--frame and --frames cannot be used together");
    const auto moment = typedMoment(*text);
    if (!moment)
        return usage(
            QString("--frame takes a frame number from 0, or a time such as 1.5s or 00:01.5, not “%1”")
                .arg(*text));
    options.typed.first = options.typed.last = *moment;
    return {};
}

Result<void> readFrames(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--frames");
    if (!text) return {};
    options.hasFrames = true;
    const std::vector<Duration> moments = typedMoments(*text);
    const bool isGood = moments.size() == 2 || moments.size() == 3;
    if (isGood)
        options.typed = {moments[0], moments[1], moments.size() == 3 ? moments[2] : Duration::frames(1), {}};
    if (!isGood || (options.typed.areNumbers() && !withFramesAt(options, anyRate)))
        return usage(
            QString("--frames takes START:STOP or START:STOP:STEP, such as 0:30:10 or 00:01-00:02.5, "
                    "not “%1”")
                .arg(*text) +
            rangeHint(*text));
    return {};
}

Result<void> readSize(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--size");
    if (!text && options.sheet > 0) options.size = usualCell;
    if (!text) return {};
    static const QRegularExpression size(QStringLiteral("^(\\d{1,5})[x×](\\d{1,5})$"));
    const QRegularExpressionMatch match = size.match(*text);
    options.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    const auto isGood = [](int side) { return side >= 1 && side <= longestPictureSide; };
    if (!isGood(options.size.width()) || !isGood(options.size.height()))
        return usage(QString("--size takes WIDTHxHEIGHT with sides from 1 to %1, not “%2”")
                         .arg(longestPictureSide)
                         .arg(*text));
    return {};
}

Result<void> readView(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--view");
    if (!text) return {};
    options.direction = namedDirection(*text);
    if (options.direction == ViewDirection::Home && options.isOrthographic)
        return usage("--view perspective and --ortho cannot be used together");
    if (options.direction) return {};
    const QStringList angles = text->split(',');
    bool isYaw = false, isPitch = false;
    if (angles.size() == 2) {
        options.yawDegrees = angles[0].toDouble(&isYaw);
        options.pitchDegrees = angles[1].toDouble(&isPitch);
    }
    if (!isYaw || !isPitch || !std::isfinite(options.yawDegrees) || !std::isfinite(options.pitchDegrees))
        return usage(
            QString("--view takes front, back, left, right, top, bottom, perspective, or YAW,PITCH in "
                    "degrees, not “%1”")
                .arg(*text));
    return {};
}

Result<void> readSavedCamera(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> name = arguments.value("--camera");
    if (!name) return {};
    if (name->isEmpty()) return usage("--camera needs the name of a camera that the library has");
    if (options.library.isEmpty() && options.preset.isEmpty())
        return usage("--camera names a camera of a library and needs --library FILE");
    for (const char* other : {"--view", "--ortho"})
        if (arguments.has(other) || arguments.value(other))
            return usage(QString("--camera and %1 cannot be used together: the camera says both").arg(other));
    options.camera = *name;
    return {};
}

Result<void> readGhosts(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--ghosts");
    if (!text) return {};
    static const QRegularExpression number(QStringLiteral("^[1-9]\\d{0,5}$"));
    if (!number.match(*text).hasMatch())
        return usage(
            QString("--ghosts takes the number of frames between them, from 1, not “%1”").arg(*text));
    for (const char* other : {"--blend-to", "--in-place"})
        if (arguments.has(other) || arguments.value(other))
            return usage(QString("--ghosts and %1 cannot be used together").arg(other));
    options.ghostStep = text->toInt();
    return {};
}

/// Reads the options for paths, which are sampled from the unblended clip.
Result<void> readWays(const CommandArguments& arguments, RenderOptions& options)
{
    options.hasTrail = arguments.has("--trail");
    options.jointPath = arguments.value("--joint-path").value_or(QString());
    for (const char* way : {"--trail", "--joint-path"})
        for (const char* other : {"--blend-to", "--in-place"})
            if ((arguments.has(way) || arguments.value(way)) &&
                (arguments.has(other) || arguments.value(other)))
                return usage(QString("%1 and %2 cannot be used together").arg(way, other));
    return {};
}

Result<void> readReference(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--reference");
    if (!text) return {};
    if (!options.isRetargeted) return usage("--reference needs --retarget; a library's maps have their own");
    options.reference = RenderReference{typedMoment(*text)};
    if (*text != "rest" && !options.reference->moment)
        return usage(
            QString("--reference takes rest, a frame number from 0, or a time such as 1.5s or 00:01.5, "
                    "not “%1”")
                .arg(*text));
    return {};
}

/// Seconds of 0.3, 0.3s, 300ms or 00:00.3; numbers of frames are invalid.
double typedSeconds(const QString& text, bool& isTime)
{
    const double number = text.toDouble(&isTime);
    const auto moment = isTime ? std::nullopt : typedMoment(text);
    if (!moment || moment->unit() == DurationUnit::Frames) return number;
    isTime = true;
    return double(moment->normalised().digits()) / std::pow(10.0, moment->normalised().decimals());
}

Result<void> readBlend(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> target = arguments.value("--blend-to");
    const std::optional<QString> at = arguments.value("--blend-at");
    const std::optional<QString> seconds = arguments.value("--blend-time");
    if (!target && (at || seconds)) return usage("--blend-at and --blend-time need --blend-to");
    if (!target) return {};
    RenderBlend blend{.target = clipReference(*target)};
    if (at) options.typed.blendAt = typedMoment(*at);
    options.blend = blend;
    const bool isInOrder = !options.typed.areNumbers() || withFramesAt(options, anyRate).hasValue();
    if ((at && !options.typed.blendAt) || !isInOrder)
        return usage("--blend-at takes a frame number, or a time, that is not before the first frame drawn");
    bool isTime = true;
    if (seconds) blend.seconds = typedSeconds(*seconds, isTime);
    if (!isTime || !(blend.seconds >= 0 && blend.seconds <= mostSeconds))
        return usage(
            QString("--blend-time takes from 0 to %1 seconds, such as 0.3, 300ms or 00:00.3, not “%2”")
                .arg(mostSeconds)
                .arg(*seconds));
    options.blend = blend;
    return {};
}

/// A number from 1 to `most`; none for any other text.
std::optional<int> typedCount(const QString& text, int most)
{
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    return isNumber && count >= 1 && count <= most ? std::optional(count) : std::nullopt;
}

Result<void> readSheet(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> cells = arguments.value("--sheet");
    const std::optional<QString> columns = arguments.value("--columns");
    if (columns && !cells) return usage("--columns is for a contact sheet: add --sheet N");
    if (!cells) return {};
    const std::optional<int> count = typedCount(*cells, mostSheetCells);
    if (!count)
        return usage(QString("--sheet takes the number of frames on it, from 1 to %1, not “%2”")
                         .arg(mostSheetCells)
                         .arg(*cells));
    options.sheet = *count;
    if (columns) options.columns = typedCount(*columns, mostSheetCells).value_or(0);
    if (columns && options.columns == 0)
        return usage(
            QString("--columns takes a number from 1 to %1, not “%2”").arg(mostSheetCells).arg(*columns));
    if (arguments.value("--frame"))
        return usage(
            "--frame and --sheet cannot be used together: a sheet shows a range, --frames START:STOP");
    if (typedMoments(arguments.value("--frames").value_or(QString())).size() == 3)
        return usage("with --sheet, --frames takes START:STOP alone: the sheet spreads its N frames evenly");
    return {};
}

Result<void> readCaptions(const CommandArguments& arguments, RenderOptions& options)
{
    options.captions = {arguments.has("--frame-number") || options.sheet > 0, arguments.has("--chips"),
                        options.isOrthographic};
    if (options.captions.hasChips && arguments.value("--blend-to"))
        return usage("--chips and --blend-to cannot be used together: tags are those of one clip");
    return {};
}

Result<void> readFilm(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> rate = arguments.value("--fps");
    const FilmFormat* format = filmFormat(options.output);
    options.isFilm = format != nullptr;
    if (rate && !options.isFilm)
        return usage("--fps is for films: end the name of -o in mp4, webm, webp or gif");
    if (!options.isFilm) return {};
    if (options.sheet > 0)
        return usage(
            "a contact sheet is one picture, not a film: end the name of -o in png, jpg, bmp or ppm");
    if (arguments.value("--frame"))
        return usage("--frame draws one picture, and a film shows a range: use --frames START:STOP, or end "
                     "the name of -o in png");
    if (filmSize(*format, options.size) != options.size)
        return usage(QString("the sides of %1 films are even numbers of pixels: use --size %2x%3")
                         .arg(format->ending)
                         .arg((options.size.width() + 1) / 2 * 2)
                         .arg((options.size.height() + 1) / 2 * 2));
    if (!rate) return {};
    bool isNumber = false;
    const double typed = rate->toDouble(&isNumber);
    const double most = format->mostPerSecond > 0 ? format->mostPerSecond : mostFilmRate;
    if (!isNumber || !FrameRate::isUsable(typed) || typed > most)
        return usage(QString("--fps takes the pictures a second of the film, at most %1 for %2, not “%3”")
                         .arg(most)
                         .arg(format->ending, *rate));
    options.filmRate = FrameRate::nearest(typed);
    return {};
}

Result<void> readOutput(const CommandArguments& arguments, RenderOptions& options)
{
    options.output = arguments.value("-o").value_or(arguments.value("--output").value_or(QString()));
    if (options.output.isEmpty()) return usage("the picture to write is missing: -o PICTURE");
    if (const Result<void> film = readFilm(arguments, options); !film) return film.error();
    if (options.isFilm && !options.preset.isEmpty())
        return usage("a preset is drawn as a picture, not as a film: end the name of -o in png");
    if (!options.isFilm && !isPictureName(options.output))
        return usage(
            QString("the name “%1” does not end in a format that can be written; use png, jpg, bmp or "
                    "ppm, or for films mp4, webm, webp or gif")
                .arg(options.output));
    options.isSequence = options.hasFrames && options.sheet == 0 && !options.isFilm;
    if (options.isSequence && !numberPlace().match(options.output).hasMatch())
        return usage(
            "with --frames, PICTURE needs a place for the frame number, such as out_%04d.png; or draw "
            "them on one picture with --sheet N, or as a film such as out.mp4");
    return {};
}

} // namespace

CommandOptions renderOptions()
{
    return {{"--skeleton", "--contacts", "--no-mesh", "--no-grid", "--in-place", "--retarget", "--ortho",
             "--trail", "--axes", "--chips", "--frame-number", "--wall", "--fitted", "--light", "--json"},
            {"--clip",       "--character", "--library",  "--map",      "--frame",
             "--frames",     "--sheet",     "--columns",  "--fps",      "--size",
             "-o",           "--output",    "--view",     "--camera",   "--ghosts",
             "--joint-path", "--reference", "--blend-to", "--blend-at", "--blend-time",
             presetOption,   atOption,      "--query",    "--width",    "--row-height"}};
}

Result<RenderOptions> parsedRenderOptions(const QStringList& words)
{
    const CommandArguments arguments(words, renderOptions());
    if (!arguments.problem().isEmpty()) return usage(arguments.problem());
    if (arguments.value(presetOption)) return parsedPresetOptions(arguments);
    for (const char* option : {"--fitted", "--light", "--query", "--width", "--row-height"})
        if (arguments.has(option) || arguments.value(option))
            return usage(QString("%1 is for --wall").arg(option));
    if (arguments.value(atOption)) return usage("--at needs --preset NAME");
    const QStringList& files = arguments.positional();
    if (files.size() != 1)
        return usage(files.isEmpty() ? "a model file is missing"
                                     : "only one model file can be drawn at a time");
    RenderOptions options;
    options.source = {files.front(), arguments.value("--clip").value_or(QString())};
    options.character = arguments.value("--character").value_or(QString());
    options.library = arguments.value("--library").value_or(QString());
    options.map = arguments.value("--map").value_or(QString());
    if (!options.map.isEmpty() && options.library.isEmpty())
        return usage("--map names a map of a library and needs --library FILE");
    if (!options.library.isEmpty() && arguments.has("--retarget"))
        return usage("--retarget and --library cannot be used together: the library has its own maps");
    options.hasSkeleton = arguments.has("--skeleton");
    options.hasMesh = !arguments.has("--no-mesh");
    options.hasContacts = arguments.has("--contacts");
    options.hasGrid = !arguments.has("--no-grid");
    options.isInPlace = arguments.has("--in-place");
    options.isOrthographic = arguments.has("--ortho");
    options.hasAxes = arguments.has("--axes");
    options.isJson = arguments.has("--json");
    options.isRetargeted = arguments.has("--retarget");
    // In this order: the beginning of a blend is compared with the frames.
    for (const auto read : {readFrame, readFrames, readSheet, readSize, readView, readSavedCamera, readGhosts,
                            readWays, readReference, readBlend, readCaptions, readOutput})
        if (Result<void> result = read(arguments, options); !result) return result.error();
    return options.typed.areNumbers() ? withFramesAt(options, anyRate) : options;
}

Result<RenderOptions> parsedPresetOptions(const CommandArguments& arguments)
{
    static const QStringList taken{"--skeleton", "--no-mesh", "--no-grid", "--json",     "--size", "-o",
                                   "--output",   "--view",    "--camera",  presetOption, atOption};
    const CommandOptions known = renderOptions();
    for (const QString& option : known.flags + known.values)
        if (!taken.contains(option) && (arguments.has(option) || arguments.value(option)))
            return usage(QString("%1 and --preset cannot be used together").arg(option));
    if (arguments.positional().isEmpty())
        return usage("--preset needs the PATH of the library that has it, such as a .tagline file");
    RenderOptions options;
    options.preset = *arguments.value(presetOption);
    const QString at = arguments.value(atOption).value_or("0");
    const auto time = typedTime(at);
    if (!time)
        return usage(
            QString("--at takes from 0 to 3600 seconds, such as 1.5, 500ms or 00:01.5, not “%1”").arg(at));
    options.at = *time;
    options.hasSkeleton = arguments.has("--skeleton");
    options.hasMesh = !arguments.has("--no-mesh");
    options.hasGrid = !arguments.has("--no-grid");
    options.isJson = arguments.has("--json");
    for (const auto read : {readSize, readView, readSavedCamera, readOutput})
        if (Result<void> result = read(arguments, options); !result) return result.error();
    return options;
}

bool RenderMoments::areNumbers() const
{
    const auto isNumber = [](const Duration& moment) { return moment.unit() == DurationUnit::Frames; };
    return isNumber(first) && isNumber(last) && isNumber(step) && (!blendAt || isNumber(*blendAt));
}

Result<RenderOptions> withFramesAt(RenderOptions options, FrameRate rate)
{
    const RenderMoments& typed = options.typed;
    options.first = typed.first.nearestFrames(rate);
    options.last = typed.last.nearestFrames(rate) - (options.hasFrames ? 1 : 0);
    options.step = typed.step.nearestFrames(rate);
    if (options.last < options.first || options.step < 1)
        return Error{"render.frames",
                     "at this clip's rate --frames names no frames: STOP is not behind START, or STEP is "
                     "less than a frame",
                     argumentBytes(options.source.file)};
    if (!options.blend) return options;
    options.blend->at = typed.blendAt ? typed.blendAt->nearestFrames(rate) : options.first;
    if (options.blend->at < options.first)
        return Error{"render.frames", "--blend-at is before the first frame drawn",
                     argumentBytes(options.source.file)};
    return options;
}

bool asksForCaptions(const QStringList& arguments)
{
    return !arguments.isEmpty() && arguments.front() == "render" &&
           std::ranges::any_of(arguments, [](const QString& option) {
               return option == "--chips" || option == "--frame-number" || option == "--sheet" ||
                      option.startsWith("--sheet=");
           });
}

QString renderHelp()
{
    return QStringLiteral(
        "Usage: tagline render FILE -o PICTURE|FILM [options]\n"
        "       tagline render FILE --sheet N [--frames A:B] [--columns N] [--chips] -o PICTURE [options]\n"
        "       tagline render PATH... --preset NAME [--at TIME] -o PICTURE [options]\n"
        "       tagline render --wall PATH... -o PICTURE [--query TEXT] [--width N] [--row-height N] "
        "[--fitted] "
        "[--light]\n"
        "\n"
        "Draws frames of a clip as pictures (png, jpg, bmp, ppm), as a contact sheet or as a film (mp4, "
        "webm,\n"
        "webp, gif; by the program ffmpeg), a moment of a blend that a library keeps, or the wall: every "
        "clip\n"
        "of a library as a row on one scale of time, its tags as lines (png, svg). Needs no display.\n"
        "\n"
        "  --clip NAME[:INDEX]   a clip of the file; INDEX counts clips of the same name from 0 (default: "
        "the\n"
        "                        file's first clip)\n"
        "  --character FILE      the figure to move, if the file has none or another is wanted\n"
        "  --retarget            match the figure's joints by body part instead of by name\n"
        "  --reference N|rest    with --retarget: hold poses against frame N of each clip, or the rest\n"
        "                        pose (default: the rest pose where a person could stand so, else the frame\n"
        "                        that comes nearest)\n"
        "  --library FILE        draw the clip as the window does with this library open: on its character\n"
        "                        (unless --character names another), with its retarget maps and import\n"
        "                        settings\n"
        "  --map NAME            use this map of the library, whichever figure it was made for\n"
        "  --frame N             the frame to draw; the first is 0 (default: 0)\n"
        "  --frames A:B[:STEP]   one picture for each frame from A to before B; PICTURE then holds a\n"
        "                        place for the number, such as out_%04d.png. All of these are frames, or\n"
        "                        times such as 1.5s, 500ms and 00:01.5 (minutes and seconds): the frame "
        "nearest\n"
        "                        to it at the clip's rate. Between the latter stands a -: "
        "00:01-00:02.5-500ms.\n"
        "                        A sheet or a film shows these frames, by itself the whole clip. Frames "
        "behind\n"
        "                        the clip's end are left out, with a note\n"
        "  --sheet N             N frames spread evenly, the first and the last included, on one picture: "
        "each\n"
        "                        with its number and time, all seen by one camera\n"
        "  --columns N           of the sheet (default: so many that it is about as wide as a screen)\n"
        "  --fps N               pictures a second of the film (default: it plays at the clip's speed; a "
        "gif\n"
        "                        leaves out frames of clips faster than 50)\n"
        "  --chips               write on each picture which tags the frame has, in their colours of "
        "--library\n"
        "  --frame-number        write on each picture which frame it shows, and its time\n"
        "  --size WxH            in pixels (default: 1280x720); of each cell of a sheet (default: 320x240)\n"
        "  --view YAW,PITCH      the direction to look from, in degrees: 0,0 is the front, 90,0 the "
        "figure's\n"
        "                        left side (default: 35,10); or by name, as the figure faces in the first\n"
        "                        picture: front, back, left, right, top, bottom, perspective\n"
        "  --camera NAME         with --library or --preset: look from a camera that was saved in the\n"
        "                        window, as it stood to the figure; it goes with the figure from picture to\n"
        "                        picture\n"
        "  --ortho               without perspective: a metre is as long everywhere; the grid stands "
        "upright\n"
        "                        behind the figure, and a bar says how long a metre is\n"
        "  --trail               draw the way of the root over the ground, two seconds each way, with a "
        "tick\n"
        "                        every half second\n"
        "  --axes                draw the axes of each joint: x red, y green, z blue\n"
        "  --joint-path JOINT    draw the way of a joint, thirty frames before and after\n"
        "  --skeleton            also draw joints and bones\n"
        "  --contacts            mark the feet that rest on the ground\n"
        "  --ghosts N            also draw the poses every N frames before and after, translucent\n"
        "  --no-mesh, --no-grid  do not draw the figure's mesh, or the grid on the ground\n"
        "  --in-place            keep the figure in place while it walks\n"
        "  --blend-to FILE[#CLIP] --blend-at N --blend-time SECONDS\n"
        "                        cross-fade to another clip from frame or time N on (default: 0.3 seconds)\n"
        "  --preset NAME         draw a blend that was kept in the window, as it plays there, of the "
        "library\n"
        "                        that PATH names; with --size, --view, --camera, --skeleton, --no-mesh\n"
        "                        and --no-grid\n"
        "  --at TIME             of the preset: seconds since it began, or 500ms, 00:01.5 (default: 0)\n"
        "  --wall                draw the wall of a library\n"
        "  --query TEXT          with --wall: light up what the query finds\n"
        "  --width N             of the wall, in pixels (default: 1280); it is as high as its rows need\n"
        "  --row-height N        of the wall's rows, from 1 to 40 pixels (default: 20)\n"
        "  --fitted              every clip as wide as the wall, instead of one scale of time\n"
        "  --light               draw the wall in the light theme\n"
        "  -o, --output PICTURE  the picture to write\n"
        "  --json                print JSON: {\"written\", \"pictures\": [{\"file\", \"frame\"}]}; of a "
        "preset\n"
        "                        \"seconds\" in place of \"frame\", of a sheet \"frames\", of a film "
        "\"frames\"\n"
        "                        and \"framesPerSecond\"\n"
        "  -h, --help            show this text\n");
}

QString numberedFileName(const QString& pattern, Frame frame)
{
    QString name = pattern;
    for (QRegularExpressionMatch match = numberPlace().match(name); match.hasMatch();
         match = numberPlace().match(name)) {
        const QChar fill = match.captured(1).isEmpty() ? ' ' : '0';
        const QString number = QString("%1").arg(frame, match.captured(2).toInt(), 10, fill);
        name.replace(match.capturedStart(), match.capturedLength(), number);
    }
    return name;
}

} // namespace tagline
