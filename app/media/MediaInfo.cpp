#include "app/media/MediaInfo.h"

#include "app/media/WaveFile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t mostAnswer = 1 << 20; ///< bytes

/// "30000/1001"
double rateOf(const QString& text)
{
    const double count = text.section('/', 0, 0).toDouble(), of = text.section('/', 1, 1).toDouble();
    return count > 0 && of > 0 ? count / of : 0;
}

/// Size of the picture as ffmpeg rotates it by itself, with square pixels.
QSize shownSize(const QJsonObject& stream)
{
    QSize size{stream["width"].toInt(), stream["height"].toInt()};
    const double shape = rateOf(stream["sample_aspect_ratio"].toString().replace(':', '/'));
    if (shape > 0.1 && shape < 10) size.setWidth(int(std::lround(size.width() * shape)));
    for (const QJsonValue& each : stream["side_data_list"].toArray())
        if (std::lround(each.toObject()["rotation"].toDouble() / 90) % 2 != 0) return size.transposed();
    return size;
}

MediaInfo infoOf(const QJsonObject& answer)
{
    MediaInfo info;
    info.seconds = answer["format"].toObject()["duration"].toString().toDouble();
    for (const QJsonValue& each : answer["streams"].toArray()) {
        const QJsonObject stream = each.toObject();
        if (stream["codec_type"] == "audio") info.hasSound = true;
        const bool isCover = stream["disposition"].toObject()["attached_pic"].toInt() != 0;
        if (stream["codec_type"] != "video" || isCover || info.hasPictures()) continue;
        info.size = shownSize(stream);
        info.picturesPerSecond = rateOf(stream["avg_frame_rate"].toString());
        if (info.picturesPerSecond <= 0) info.picturesPerSecond = MediaSource::usualRate;
    }
    return info;
}

} // namespace

Result<MediaInfo> readMediaInfo(const MediaSource& source, const std::atomic<bool>* cancelled)
{
    if (!isMediaThere(source)) return Error{"media.missing", "there is no such file", source.path};
    if (const auto wave = readWaveFormat(source.path)) {
        MediaInfo info;
        info.seconds = wave->seconds();
        info.hasSound = true;
        return info;
    }
    std::vector<std::string> arguments{
        "-v",
        "error",
        "-of",
        "json",
        "-show_entries",
        "format=duration:stream=codec_type,width,height,avg_frame_rate,sample_aspect_ratio:"
        "stream_disposition=attached_pic:stream_side_data=rotation"};
    for (std::string& each : mediaInput(source)) arguments.push_back(std::move(each));
    const auto answer = mediaOutput(mediaProber(), std::move(arguments), source, mostAnswer, cancelled);
    if (!answer) return answer.error();
    const MediaInfo info = infoOf(QJsonDocument::fromJson(QByteArray::fromStdString(*answer)).object());
    if (info.hasPictures() || info.hasSound) return info;
    return Error{"media.empty", "the file has neither pictures nor sound", source.path};
}

} // namespace tagline
