#include "core/import/CachePruning.h"

#include "core/system/FileStatus.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tagline;

class tst_CachePruning : public QObject
{
    Q_OBJECT

private slots:
    void whatWasNotUsedForLongestGoesFirst();
    void whatIsUsedAgainWithinAMinuteStays();
};

namespace {

/// A cache file of 1,000 bytes in that folder, last used so many seconds ago.
QString cacheFile(const QTemporaryDir& folder, int number, int secondsAgo)
{
    const QString path = folder.filePath(QString("%1.clips").arg(number, 16, 16, QChar('0')));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray(1000, 'x')) != 1000 || !file.flush())
        return {};
    if (!file.setFileTime(QDateTime::currentDateTime().addSecs(-secondsAgo), QFileDevice::FileAccessTime))
        return {};
    return path;
}

} // namespace

void tst_CachePruning::whatWasNotUsedForLongestGoesFirst()
{
    const QTemporaryDir folder;
    const QString older = cacheFile(folder, 1, 2000);
    const QString newer = cacheFile(folder, 2, 1000);
    pruneCache(folder.path().toStdString(), statusOf(newer.toStdString())->bytesOnDisk, fileTimeNow());
    QVERIFY(!QFile::exists(older));
    QVERIFY(QFile::exists(newer));
}

void tst_CachePruning::whatIsUsedAgainWithinAMinuteStays()
{
    const QTemporaryDir folder;
    const QString unused = cacheFile(folder, 1, 1000);
    const QString used = cacheFile(folder, 2, 30); // its time of use stays as it is: less than a minute ago
    CachePruner pruner(folder.path().toStdString(), 0);
    setUsedNow(used.toStdString());
    pruner.noteAdded(1);
    QVERIFY(!QFile::exists(unused));
    QVERIFY(QFile::exists(used));
}

QTEST_GUILESS_MAIN(tst_CachePruning)
#include "tst_CachePruning.moc"
