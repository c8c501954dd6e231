#include "app/media/MediaProgram.h"

#include "app/pictures/FilmFormat.h"
#include "core/system/processes/ChildProcess.h"

#include <QFile>
#include <QStandardPaths>

#include <utility>

namespace tagline {
namespace {

constexpr int mostSeconds = 600;       ///< of one run
constexpr std::size_t mostWords = 300; ///< of the program, in a message

Error unreadable(const MediaSource& source, const std::string& words)
{
    const QString said = QString::fromStdString(words).simplified();
    return {"media.unreadable",
            "the medium cannot be read: " +
                (said.isEmpty() ? std::string("ffmpeg says nothing of why")
                                : "ffmpeg says: " + said.left(qsizetype(mostWords)).toStdString()),
            source.path};
}

} // namespace

QString mediaDecoder() { return filmEncoder(); }
QString mediaProber() { return QStandardPaths::findExecutable("ffprobe"); }

Error noMediaDecoder(const MediaSource& source)
{
    return {"media.no-decoder",
            "films and sounds but WAV are read by the program ffmpeg, which is not in PATH: install the "
            "package ffmpeg (on Debian and Ubuntu: sudo apt install ffmpeg)",
            source.path};
}

std::vector<std::string> mediaInput(const MediaSource& source)
{
    std::vector<std::string> arguments{"-protocol_whitelist", "file,pipe"};
    const std::string rate =
        QByteArray::number(source.rate.value_or(MediaSource::usualRate), 'g', 9).toStdString();
    const std::string first = std::to_string(firstNumber(source).value_or(0));
    const bool isSequence = isPictureSequence(source);
    if (isSequence)
        arguments.insert(arguments.end(), {"-f", "image2", "-framerate", rate, "-start_number", first});
    arguments.insert(arguments.end(), {"-i", "file:" + (isSequence ? sequencePattern(source) : source.path)});
    return arguments;
}

Result<std::string> mediaOutput(const QString& program, std::vector<std::string> arguments,
                                const MediaSource& source, std::size_t mostOutput,
                                const std::atomic<bool>* cancelled)
{
    if (program.isEmpty()) return noMediaDecoder(source);
    const FilterEnd end = runFilter({.program = QFile::encodeName(program).toStdString(),
                                     .arguments = std::move(arguments),
                                     .input = {},
                                     .mostOutput = mostOutput,
                                     .wallSeconds = mostSeconds},
                                    cancelled);
    using Kind = ProcessEnd::Kind;
    if (end.process.kind == Kind::Cancelled)
        return Error{"media.cancelled", "the medium is not wanted any more", source.path};
    if (end.isTooMuch) return unreadable(source, "it is too long");
    if (end.process.kind != Kind::Exited || end.process.value != 0) return unreadable(source, end.messages);
    return end.process.output;
}

} // namespace tagline
