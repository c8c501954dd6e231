#include "app/cli/RenderOptions.h"

#include "app/cli/CommandArguments.h"

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
     "--view", "--blend-to", "--blend-at", "--blend-time"}};

/// "FILE" or "FILE#CLIP"; a '#' counts only behind a file's name that exists.
ClipReference clipReference(const QString& text)
{
    const qsizetype hash = text.lastIndexOf('#');
    if (hash < 0 || QFileInfo::exists(text)) return {text, {}};
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
        return usage("--blend-at takes a frame number, not before the first frame drawn");
    if (seconds) blend.seconds = seconds->toDouble(&isNumber);
    if (!isNumber || !(blend.seconds >= 0 && blend.seconds <= mostSeconds))
        return usage(QString("--blend-time takes seconds from 0 to %1").arg(mostSeconds));
    options.blend = blend;
    return {};
}

Result<void> readOutput(const CommandArguments& arguments, RenderOptions& options)
{
    options.output = arguments.value("-o").value_or(arguments.value("--output").value_or(QString()));
    if (options.output.isEmpty()) return usage("a picture to write is missing: -o FILE");
    const QByteArray format = QFileInfo(options.output).suffix().toLower().toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(format))
        return usage(QString("“%1” has no ending of a picture that can be written; png, jpg, bmp and ppm can")
                         .arg(options.output));
    if (options.isSequence && !numberPlace().match(options.output).hasMatch())
        return usage(
            "with --frames the name of the pictures needs a place for the number, such as out_%04d.png");
    return {};
}

} // namespace

Result<RenderOptions> parsedRenderOptions(const QStringList& words)
{
    const CommandArguments arguments(words, knownOptions);
    if (!arguments.problem().isEmpty()) return usage(arguments.problem());
    const QStringList& files = arguments.positional();
    if (files.size() != 1)
        return usage(files.isEmpty() ? "a model file is missing" : "one model file can be drawn at a time");
    RenderOptions options;
    options.source = {files.front(), arguments.value("--clip").value_or(QString())};
    options.character = arguments.value("--character").value_or(QString());
    options.library = arguments.value("--library").value_or(QString());
    options.map = arguments.value("--map").value_or(QString());
    if (!options.map.isEmpty() && options.library.isEmpty())
        return usage("--map names a map of a library: it needs --library FILE");
    if (!options.library.isEmpty() && arguments.has("--retarget"))
        return usage("--retarget guesses where --library has its own maps: use one of them");
    options.hasSkeleton = arguments.has("--skeleton");
    options.hasMesh = !arguments.has("--no-mesh");
    options.hasContacts = arguments.has("--contacts");
    options.hasGrid = !arguments.has("--no-grid");
    options.isInPlace = arguments.has("--in-place");
    options.isRetargeted = arguments.has("--retarget");
    for (const auto read : {readFrame, readFrames, readSize, readView, readBlend, readOutput})
        if (Result<void> result = read(arguments, options); !result) return result.error();
    return options;
}

QString renderHelp()
{
    return QStringLiteral(
        "Usage: tagline render FILE -o PICTURE [options]\n"
        "\n"
        "Draws a moment of a clip into a picture (png, jpg, bmp, ppm). Needs no display.\n"
        "\n"
        "  --clip NAME[:INDEX]   the clip of the file; INDEX among clips of one name (default: the first)\n"
        "  --character FILE      the figure to move, where the file has none or another is wanted\n"
        "  --retarget            carry the motion over to the figure by parts of the body, not by names\n"
        "  --library FILE        show the clip as the window does with this library open: on its character\n"
        "                        (--character takes another), by its retarget maps and import settings\n"
        "  --map NAME            use this map of the library for the figure, whichever it was made for\n"
        "  --frame N             the frame to draw (default: 0)\n"
        "  --frames A:B[:STEP]   a picture for each frame from A to B; then PICTURE is such as out_%04d.png\n"
        "  --size WxH            in pixels (default: 1280x720)\n"
        "  --view YAW,PITCH      where to look from, in degrees: 0,0 is the front, 90,0 its left side\n"
        "                        (default: 35,10)\n"
        "  --skeleton            draw joints and bones over the figure\n"
        "  --contacts            mark the feet that rest on the ground\n"
        "  --no-mesh, --no-grid  leave the figure's mesh or the ground's grid away\n"
        "  --in-place            hold the figure where it stands while it walks\n"
        "  --blend-to FILE[#CLIP] --blend-at N --blend-time SECONDS\n"
        "                        from frame N on, cross-fade to another clip (default: 0.3 seconds)\n"
        "  -o, --output PICTURE  the picture to write\n"
        "  -h, --help            this text\n"
        "\n"
        "Exit status: 0 drawn, 1 bad input, 2 wrong usage.\n");
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
