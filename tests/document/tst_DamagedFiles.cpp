// A library with many damaged files: the good ones are listed, the others say why, and nothing is left
// behind.

#include "app/document/library/reading/SourceScan.h"
#include "core/support/text/ErrorText.h"
#include "resources/generator/GeneratedLibrary.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

#include <unistd.h>

using namespace tagline;

namespace {

constexpr int clips = 1000;
constexpr int damagedClips = 200;

/// All files below a folder, hidden ones too.
QStringList filesBelow(const QString& folder)
{
    QStringList files;
    for (QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); each.hasNext();)
        files << each.next();
    files.sort();
    return files;
}

/// How many processes this one has started that are there still, those that nobody asked for their end too.
int childCount()
{
    int count = 0;
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile status("/proc/" + process + "/status");
        if (!status.open(QIODevice::ReadOnly)) continue;
        count += status.readAll().contains("\nPPid:\t" + QByteArray::number(::getpid()) + '\n');
    }
    return count;
}

} // namespace

class tst_DamagedFiles : public QObject
{
    Q_OBJECT

private slots:
    void goodOnesAreListedAndBadOnesNamed();
};

void tst_DamagedFiles::goodOnesAreListedAndBadOnesNamed()
{
    const QTemporaryDir folder;
    generated::LibraryShape shape;
    shape.clips = clips;
    shape.frames = 20;
    shape.joints = 5;
    shape.tags.tags = 4;
    shape.damagedShare = double(damagedClips) / clips;
    const auto written = generated::writeLibrary(folder.filePath("library").toStdString(), shape);
    QCOMPARE(written.problem, std::string());
    QCOMPARE(written.damaged.size(), std::size_t(damagedClips));
    const QStringList before = filesBelow(folder.filePath("library"));

    ImportEnvironment environment;
    environment.workerPath = qEnvironmentVariable("TAGLINE_IMPORT_WORKER").toStdString();
    environment.cacheFolder = folder.filePath("cache").toStdString();
    LibraryDocument document;
    ImportQueue queue(document, environment);
    QSignalSpy finished(&queue, &ImportQueue::finished);
    int mostChildren = 0;
    connect(&queue, &ImportQueue::progressed, this,
            [&] { mostChildren = std::max(mostChildren, childCount()); });
    SourceScan scan(document, queue);
    scan.open({folder.filePath("library").toStdString()});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 150'000);

    const std::set<std::filesystem::path> damaged(written.damaged.begin(), written.damaged.end());
    const ClipLibrary& library = document.library();
    QCOMPARE(library.sourceCount(), std::uint32_t(clips));
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (!damaged.contains(source.path)) {
            QVERIFY2(source.state == SourceState::Ready && source.clips.size() == 1, source.path.c_str());
            continue;
        }
        QVERIFY2(source.state == SourceState::Failed && source.error, source.path.c_str());
        QVERIFY2(source.error->text().find(source.path) != std::string::npos, source.error->text().c_str());
        QVERIFY2(!sentenceOf(*source.error).empty(), source.path.c_str());
    }
    QVERIFY(mostChildren > 0); // there were workers
    QCOMPARE(childCount(), 0);
    QCOMPARE(filesBelow(folder.filePath("library")), before);
    // In the cache lies what is kept, and nothing that a worker wrote and nobody took.
    const QDir cache(QString::fromStdString(environment.cacheFolder));
    QCOMPARE(cache.entryList({".import-*"}, QDir::Dirs | QDir::Hidden), QStringList());
    QStringList kept = filesBelow(cache.path());
    QVERIFY(kept.filter(".clips").size() >= clips - damagedClips);
    kept.removeIf([](const QString& file) {
        return file.endsWith(".clips") || file.endsWith(".refusal") || file.endsWith(".stamp");
    });
    QCOMPARE(kept, QStringList());
}

QTEST_GUILESS_MAIN(tst_DamagedFiles)
#include "tst_DamagedFiles.moc"
