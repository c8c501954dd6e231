#include "app/media/MediaPictures.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tagline {
namespace {

constexpr QSize mostSize{640, 480};
constexpr double mostPerSecond = 30;

/// Sides are even, for all formats of pixels.
QSize evenSize(const QSize& size)
{
    return {std::max(2, size.width() / 2 * 2), std::max(2, size.height() / 2 * 2)};
}

QImage pictureOf(const char* pixels, const QSize& size)
{
    QImage picture(size, QImage::Format_RGB888);
    const auto row = std::size_t(3 * size.width());
    for (int y = 0; y < size.height(); ++y) // rows of a picture may be padded
        std::memcpy(picture.scanLine(y), pixels + std::size_t(y) * row, row);
    return picture;
}

} // namespace

PictureForm pictureForm(const MediaInfo& info)
{
    QSize size = info.size;
    if (size.width() > mostSize.width() || size.height() > mostSize.height())
        size.scale(mostSize, Qt::KeepAspectRatio);
    const double every = std::ceil(info.picturesPerSecond / mostPerSecond - 0.01);
    return {evenSize(size), std::max(info.picturesPerSecond / std::max(every, 1.0), 0.1)};
}

Result<std::vector<QImage>> readPictures(const MediaSource& source, const PictureForm& form, int second,
                                         const std::atomic<bool>* cancelled)
{
    std::vector<std::string> arguments{"-v", "error", "-nostdin", "-ss", std::to_string(second)};
    for (std::string& each : mediaInput(source)) arguments.push_back(std::move(each));
    const auto bytes = std::size_t(form.size.width()) * std::size_t(form.size.height()) * 3;
    const auto most = std::size_t(std::ceil(form.perSecond - 1e-6));
    const QByteArray filter = "fps=" + QByteArray::number(form.perSecond, 'g', 9) +
                              ",scale=" + QByteArray::number(form.size.width()) + ':' +
                              QByteArray::number(form.size.height());
    arguments.insert(arguments.end(),
                     {"-an", "-sn", "-frames:v", std::to_string(std::max<std::size_t>(most, 1)), "-vf",
                      filter.toStdString(), "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1"});
    const auto output =
        mediaOutput(mediaDecoder(), std::move(arguments), source, bytes * (most + 2), cancelled);
    if (!output) return output.error();
    std::vector<QImage> pictures;
    for (std::size_t at = 0; at + bytes <= output->size(); at += bytes)
        pictures.push_back(pictureOf(output->data() + at, form.size));
    return pictures;
}

} // namespace tagline
