#include "app/presenters/welcome/LibraryPictures.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace tagline {
namespace {

constexpr QSize keptSize(128, 72);
constexpr qint64 largestFile = 256 * 1024; ///< bytes; a picture of that size needs less

/// Its middle, in the shape of a kept picture.
QImage middleOf(const QImage& picture)
{
    const QImage scaled = picture.scaled(keptSize, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    QRect middle(QPoint(), keptSize);
    middle.moveCenter(scaled.rect().center());
    return scaled.copy(middle).convertToFormat(QImage::Format_RGB32);
}

QString pictureName(const QString& path)
{
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex()) + QStringLiteral(".png");
}

} // namespace

LibraryPictures::LibraryPictures(QString folder)
    : m_folder(std::move(folder))
{
}

QString LibraryPictures::fileOf(const QString& path) const { return m_folder + '/' + pictureName(path); }

QImage LibraryPictures::of(const QString& path) const
{
    const QString file = fileOf(path);
    if (QFileInfo(file).size() > largestFile) return {};
    QImage picture(file, "PNG");
    return picture.size() == keptSize ? picture : QImage();
}

bool LibraryPictures::keep(const QString& path, const QImage& picture, const QStringList& others) const
{
    if (picture.isNull() || !QDir().mkpath(m_folder)) return false;
    QSaveFile file(fileOf(path));
    if (!file.open(QIODevice::WriteOnly) || !middleOf(picture).save(&file, "PNG") || !file.commit())
        return false;
    QStringList wanted{pictureName(path)};
    for (const QString& other : others) wanted << pictureName(other);
    for (const QString& name : QDir(m_folder).entryList({"*.png"}, QDir::Files))
        if (!wanted.contains(name)) QFile::remove(m_folder + '/' + name);
    return true;
}

} // namespace tagline
