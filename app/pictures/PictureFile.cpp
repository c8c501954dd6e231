#include "app/pictures/PictureFile.h"

#include <QFile>
#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

namespace tagline {
namespace {

QByteArray endingOf(const QString& file) { return QFileInfo(file).suffix().toLower().toLatin1(); }

Error unwritablePicture(const QString& file, const QString& why)
{
    return {"render.unwritable", "the picture cannot be written: " + why.toStdString(),
            QFile::encodeName(file).toStdString()};
}

} // namespace

QStringList pictureEndings() { return {"png", "jpg", "bmp", "ppm"}; }

bool isPictureName(const QString& file)
{
    return QImageWriter::supportedImageFormats().contains(endingOf(file));
}

Result<void> savePicture(const QImage& picture, const QString& file)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly)) return unwritablePicture(file, target.errorString());
    QImageWriter writer(&target, endingOf(file));
    if (!writer.write(picture.convertToFormat(QImage::Format_RGB32)))
        return unwritablePicture(file, writer.errorString());
    if (!target.commit()) return unwritablePicture(file, target.errorString());
    return {};
}

} // namespace tagline
