#include "app/cli/render/RenderOptions.h"

#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/CommandArguments.h"

#include <QFileInfo>
#include <QImageWriter>
#include <QRegularExpression>

#include <cmath>

namespace tagline {

namespace {

constexpr int longestSide = 16384;
constexpr int mostSeconds = 3600;

Error usage(const QString& message) { return {"usage", message.toStdString(), {}}; }

const QRegularExpression& numberPlace()
{
    static const QRegularExpression place(QStringLiteral("%(0?)(\\d{0,2})d"));
    return place;
}

const CommandOptions knownOptions{
    {"--skeleton", "--contacts", "--no-mesh", "--no-grid", "--in-place", "--retarget"},
    {"--clip", "--character", "--library", "--map", "--frame", "--frames", "--size", "-o", "--output",
     "--view", "--reference", "--blend-to", "--blend-at", "--blend-time"}};

/// "FILE" or "FILE#CLIP"; a '#' counts only behind a file's name that exists.
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
    static const QRegularExpression number(QStringLiteral("^\\d{1,9}$"));
    if (!number.match(*text).hasMatch())
        return usage(QString("--frame takes a frame number from 0, not “%1”").arg(*text));
    options.first = options.last = text->toInt();
    return {};
}

Result<void> readFrames(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--frames");
    if (!text) return {};
    static const QRegularExpression range(QStringLiteral("^(\\d{1,9}):(\\d{1,9})(?::(\\d{1,9}))?$"));
    const QRegularExpressionMatch match = range.match(*text);
    options.isSequence = true;
    options.first = match.captured(1).toInt();
    options.last = match.captured(2).toInt();
    options.step = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
    if (!match.hasMatch() || options.last < options.first || options.step < 1)
        return usage(QString("--frames takes FIRST:LAST or FIRST:LAST:STEP, not “%1”").arg(*text));
    return {};
}

Result<void> readSize(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--size");
    if (!text) return {};
    static const QRegularExpression size(QStringLiteral("^(\\d{1,5})[x×](\\d{1,5})$"));
    const QRegularExpressionMatch match = size.match(*text);
    options.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    const auto isGood = [](int side) { return side >= 1 && side <= longestSide; };
    if (!isGood(options.size.width()) || !isGood(options.size.height()))
        return usage(QString("--size takes WIDTHxHEIGHT with sides from 1 to %1, not “%2”")
                         .arg(longestSide)
                         .arg(*text));
    return {};
}

Result<void> readView(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--view");
    if (!text) return {};
    const QStringList angles = text->split(',');
    bool isYaw = false, isPitch = false;
    if (angles.size() == 2) {
        options.yawDegrees = angles[0].toDouble(&isYaw);
        options.pitchDegrees = angles[1].toDouble(&isPitch);
    }
    if (!isYaw || !isPitch || !std::isfinite(options.yawDegrees) || !std::isfinite(options.pitchDegrees))
        return usage(QString("--view takes YAW,PITCH in degrees, not “%1”").arg(*text));
    return {};
}

Result<void> readReference(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> text = arguments.value("--reference");
    if (!text) return {};
    if (!options.isRetargeted) return usage("--reference needs --retarget; a library's maps have their own");
    static const QRegularExpression number(QStringLiteral("^\\d{1,9}$"));
    if (*text != "rest" && !number.match(*text).hasMatch())
        return usage(QString("--reference takes rest or a frame number from 0, not “%1”").arg(*text));
    options.reference = RenderReference{};
    if (*text != "rest") options.reference->frame = text->toInt();
    return {};
}

Result<void> readBlend(const CommandArguments& arguments, RenderOptions& options)
{
    const std::optional<QString> target = arguments.value("--blend-to");
    const std::optional<QString> at = arguments.value("--blend-at");
    const std::optional<QString> seconds = arguments.value("--blend-time");
    if (!target && (at || seconds)) return usage("--blend-at and --blend-time need --blend-to");
    if (!target) return {};
    RenderBlend blend{.target = clipReference(*target), .at = options.first};
    bool isNumber = true;
    if (at) blend.at = at->toInt(&isNumber);
    if (!isNumber || blend.at < options.first)
        return usage("--blend-at takes a frame number that is not before the first frame drawn");
    if (seconds) blend.seconds = seconds->toDouble(&isNumber);
    if (!isNumber || !(blend.seconds >= 0 && blend.seconds <= mostSeconds))
        return usage(QString("--blend-time takes from 0 to %1 seconds").arg(mostSeconds));
    options.blend = blend;
    return {};
}

Result<void> readOutput(const CommandArguments& arguments, RenderOptions& options)
{
    options.output = arguments.value("-o").value_or(arguments.value("--output").value_or(QString()));
    if (options.output.isEmpty()) return usage("the picture to write is missing: -o PICTURE");
    const QByteArray format = QFileInfo(options.output).suffix().toLower().toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(format))
        return usage(
            QString("the name “%1” does not end in a format that can be written; use png, jpg, bmp or ppm")
                .arg(options.output));
    if (options.isSequence && !numberPlace().match(options.output).hasMatch())
        return usage("with --frames, PICTURE needs a place for the frame number, such as out_%04d.png");
    return {};
}

} // namespace

Result<RenderOptions> parsedRenderOptions(const QStringList& words)
{
    const CommandArguments arguments(words, knownOptions);
    if (!arguments.problem().isEmpty()) return usage(arguments.problem());
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
    options.isRetargeted = arguments.has("--retarget");
    for (const auto read : {readFrame, readFrames, readSize, readView, readReference, readBlend, readOutput})
        if (Result<void> result = read(arguments, options); !result) return result.error();
    return options;
}

QString renderHelp()
{
    return QStringLiteral(
        "Usage: tagline render FILE -o PICTURE [options]\n"
        "\n"
        "Draws frames of a clip as pictures (png, jpg, bmp, ppm). Needs no display.\n"
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
        "  --frames A:B[:STEP]   one picture for each frame from A to B, including B; PICTURE then holds a\n"
        "                        place for the number, such as out_%04d.png\n"
        "  --size WxH            in pixels (default: 1280x720)\n"
        "  --view YAW,PITCH      the direction to look from, in degrees: 0,0 is the front, 90,0 the "
        "figure's\n"
        "                        left side (default: 35,10)\n"
        "  --skeleton            also draw joints and bones\n"
        "  --contacts            mark the feet that rest on the ground\n"
        "  --no-mesh, --no-grid  do not draw the figure's mesh, or the grid on the ground\n"
        "  --in-place            keep the figure in place while it walks\n"
        "  --blend-to FILE[#CLIP] --blend-at N --blend-time SECONDS\n"
        "                        cross-fade to another clip from frame N on (default: 0.3 seconds)\n"
        "  -o, --output PICTURE  the picture to write\n"
        "  -h, --help            show this text\n"
        "\n"
        "Exit status: 0 success, 1 bad input, 2 wrong usage.\n");
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
