#include "app/presenters/files/SampleCopy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace tagline {
namespace {

struct SampleCopy
{
    Q_DECLARE_TR_FUNCTIONS(tagline::SampleCopy)
};

Error notCopied(const QString& path, const QString& why)
{
    return {"sample.copy", SampleCopy::tr("cannot be written: %1").arg(why).toStdString(),
            path.toStdString()};
}

} // namespace

Result<QString> ownSample(const QString& installed, const QString& folder)
{
    const QFileInfo library(installed);
    const QString own = folder + '/' + library.fileName();
    if (QFileInfo::exists(own)) return own;
    const QString parent = QFileInfo(folder).path();
    if (!QDir().mkpath(parent)) return notCopied(parent, SampleCopy::tr("the folder cannot be made"));
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
    if (!QDir().rename(filling.path(), folder)) {
        if (QFileInfo::exists(own)) return own; // another window was faster
        return notCopied(folder, SampleCopy::tr("something else is in its place"));
    }
    filling.setAutoRemove(false);
    return own;
}

} // namespace tagline
