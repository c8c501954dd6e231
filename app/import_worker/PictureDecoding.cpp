#include "app/import_worker/PictureDecoding.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <cstring>

namespace tagline {
namespace {

constexpr int longestSide = 16'384;
constexpr std::int64_t mostPixels = 64 << 20;
constexpr int mostMegabytes = 512; ///< while a picture is read: eight bytes a pixel

/// A picture format and the bytes that identify it at an offset.
struct Mark
{
    const char* name;   ///< name for people
    const char* reader; ///< name of Qt's reader; null if the format is never read
    std::size_t at;
    std::string_view bytes;
};
constexpr std::array marks{Mark{"PNG", "png", 0, "\x89PNG\r\n"},
                           Mark{"JPEG", "jpeg", 0, "\xff\xd8\xff"},
                           Mark{"BMP", "bmp", 0, "BM"},
                           Mark{"WebP", "webp", 8, "WEBP"},
                           Mark{"GIF", nullptr, 0, "GIF8"},
                           Mark{"DDS", nullptr, 0, "DDS "},
                           Mark{"KTX", nullptr, 1, "KTX "},
                           Mark{"TIFF", nullptr, 0, "II*"},
                           Mark{"TIFF", nullptr, 0, "MM"},
                           Mark{"Photoshop", nullptr, 0, "8BPS"},
                           Mark{"SVG", nullptr, 0, "<svg"},
                           Mark{"SVG", nullptr, 0, "<?xml"},
                           Mark{"OpenEXR", nullptr, 0, "v/1\x01"},
                           Mark{"Radiance", nullptr, 0, "#?RADIANCE"}};
constexpr Mark targa{"TGA", "tga", 0, ""};

bool endsInTga(std::string_view name)
{
    constexpr std::string_view ending = ".tga";
    if (name.size() < ending.size()) return false;
    const std::string_view tail = name.substr(name.size() - ending.size());
    return std::equal(tail.begin(), tail.end(), ending.begin(),
                      [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

const Mark* formatOf(std::span<const std::byte> bytes, std::string_view name)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (const Mark& mark : marks)
        if (text.size() >= mark.at && text.substr(mark.at).starts_with(mark.bytes)) return &mark;
    return endsInTga(name) ? &targa : nullptr;
}

Error unknownFormat(const Mark* format)
{
    const std::string what =
        format ? std::string(format->name) + " pictures are not read" : "its format is not known";
    return {"format", what + ": save it as PNG or JPEG", {}};
}

DecodedPicture pixelsOf(const QImage& image)
{
    DecodedPicture picture{image.width(), image.height(), {}};
    const std::size_t rowBytes = std::size_t(image.width()) * 4;
    picture.pixels.resize(rowBytes * std::size_t(image.height()));
    for (int row = 0; row < image.height(); ++row)
        std::memcpy(picture.pixels.data() + rowBytes * std::size_t(row), image.constScanLine(row), rowBytes);
    return picture;
}

Result<DecodedPicture> decodedPicture(std::span<const std::byte> bytes, std::string_view name)
{
    const Mark* format = formatOf(bytes, name);
    if (!format || !format->reader || !QImageReader::supportedImageFormats().contains(format->reader))
        return unknownFormat(format);
    QByteArray data =
        QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
    QBuffer buffer(&data);
    buffer.open(QIODevice::ReadOnly);
    QImageReader::setAllocationLimit(mostMegabytes);
    QImageReader reader(&buffer, format->reader);
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (size.width() > longestSide || size.height() > longestSide ||
        std::int64_t(size.width()) * size.height() > mostPixels)
        return Error{"too-large", "pictures of more than 64 megapixels are not read", {}};
    const QImage image = size.isEmpty() ? QImage() : reader.read();
    if (image.isNull())
        return Error{"unreadable", "it cannot be read as a " + std::string(format->name) + " picture", {}};
    return pixelsOf(image.convertToFormat(QImage::Format_RGBA8888));
}

} // namespace
} // namespace tagline

void taglineLoadPictureReaders()
{
    for (const char* format : {"png", "jpeg", "bmp", "webp", "tga"}) {
        QBuffer nothing;
        nothing.open(QIODevice::ReadOnly);
        QImageReader(&nothing, format).canRead();
    }
}

void taglineDecodePicture(std::span<const std::byte> bytes, std::string_view name,
                          tagline::Result<tagline::DecodedPicture>& picture)
{
    picture = tagline::decodedPicture(bytes, name);
}
