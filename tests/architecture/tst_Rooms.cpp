// Holds that a folder can be taken in at a glance: at most 30 files of product code beside its sub-folders'.

#include "tests/support/TestData.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace {

constexpr int mostFiles = 30;

QStringList productFolders()
{
    QStringList folders;
    const QDir root(tagline::test::sourceFolder());
    for (const char* room : {"core", "render", "widgets", "app"}) {
        folders << root.filePath(room);
        QDirIterator below(root.filePath(room), QDir::Dirs | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (below.hasNext()) folders << below.next();
    }
    return folders;
}

} // namespace

class tst_Rooms : public QObject
{
    Q_OBJECT

private slots:
    void everyFolderIsSmallEnough();
};

void tst_Rooms::everyFolderIsSmallEnough()
{
    const QStringList folders = productFolders();
    QVERIFY(folders.size() > 100);
    QStringList crowded;
    for (const QString& folder : folders) {
        const qsizetype files = QDir(folder).entryList({"*.cpp", "*.h"}, QDir::Files).size();
        if (files > mostFiles) crowded << QString("%1: %2 files").arg(folder).arg(files);
    }
    QVERIFY2(crowded.isEmpty(), qPrintable("give these sub-folders: " + crowded.join(", ")));
}

QTEST_APPLESS_MAIN(tst_Rooms)
#include "tst_Rooms.moc"
