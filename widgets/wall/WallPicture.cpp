#include "widgets/wall/WallPicture.h"

#include "widgets/wall/WallView.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

namespace tagline {
namespace {

constexpr int highest = 32'000; ///< pixels that Qt's painter reaches

struct PictureTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::WallPicture)
};

QByteArray pngOf(const WallView& wall, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    wall.paintPicture(painter, size.width(), false);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const WallView& wall, QSize size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator drawing;
    drawing.setOutputDevice(&buffer);
    drawing.setSize(size);
    drawing.setViewBox(QRect(QPoint(0, 0), size));
    drawing.setTitle(PictureTexts::tr("Wall"));
    QPainter painter(&drawing);
    wall.paintPicture(painter, size.width(), true);
    painter.end();
    return bytes;
}

} // namespace

Result<QByteArray> wallPicture(WallView& wall, int width, WallPictureFormat format)
{
    wall.bringUpToDate();
    const QSize size = wall.pictureSize(width);
    if (size.height() > highest)
        return Error{
            "wall.too-high",
            PictureTexts::tr("the wall would be %1 pixels high, more than a picture can be (%2): make "
                             "its rows lower, or fold groups away")
                .arg(size.height())
                .arg(highest)
                .toStdString(),
            {}};
    return format == WallPictureFormat::Png ? pngOf(wall, size) : svgOf(wall, size);
}

} // namespace tagline
