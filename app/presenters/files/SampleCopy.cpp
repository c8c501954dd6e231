#include "app/presenters/files/SampleCopy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace tagline {
namespace {

Error notCopied(const QString& path, const QString& why)
{
    return {"sample.copy", "cannot be written: " + why.toStdString(), path.toStdString()};
}

} // namespace

Result<QString> ownSample(const QString& installed, const QString& folder)
{
    const QFileInfo library(installed);
    const QString own = folder + '/' + library.fileName();
    if (QFileInfo::exists(own)) return own;
    const QString parent = QFileInfo(folder).path();
    if (!QDir().mkpath(parent)) return notCopied(parent, "the folder cannot be made");
    QTemporaryDir filling(parent + "/.sample-XXXXXX"); // a copy that was cut off is never taken for one
    if (!filling.isValid()) return notCopied(parent, filling.errorString());
    for (const QFileInfo& file : library.dir().entryInfoList(QDir::Files | QDir::Hidden)) {
        QFile from(file.filePath());
        const QString to = filling.filePath(file.fileName());
        if (!from.copy(to)) return notCopied(to, from.errorString());
        QFile::setPermissions(to, QFile::permissions(to) | QFile::ReadOwner | QFile::WriteOwner);
    }
    QDir().rmdir(folder); // where it is empty
    QFile::setPermissions(filling.path(), QFile::permissions(filling.path()) | QFile::ReadGroup |
                                              QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
    if (!QDir().rename(filling.path(), folder)) return notCopied(folder, "something else is in its place");
    filling.setAutoRemove(false);
    return own;
}

} // namespace tagline
