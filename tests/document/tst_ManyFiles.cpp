// More files than this system maps at once (65,530 by default): a folder of 70,000 is read by the real
// worker, opened again from the cache alone, asked each time, and closed without a trace.

#include "app/document/library/reading/SourceScan.h"
#include "app/document/queries/QuerySession.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdint>
#include <memory>

using namespace tagline;

namespace {

constexpr int files = 70'000;
constexpr int filesEachFolder = 100;
constexpr int frames = 2;                   ///< of each
constexpr int longestReading = 20 * 60'000; ///< milliseconds, on a machine that does much else
constexpr int strayMappings = 1000;         ///< of threads and of memory, which a process keeps

/// One joint that walks; each file has a content of its own, as the cache knows equal ones.
QByteArray tinyBvh(int number)
{
    return "HIERARCHY\nROOT Hips\n{\nOFFSET 0 90 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation "
           "Xrotation "
           "Yrotation\nJOINT Spine\n{\nOFFSET 0 50 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nEnd Site\n{\n"
           "OFFSET 0 30 0\n}\n}\n}\nMOTION\nFrames: 2\nFrame Time: 0.0333333\n0 90 0 0 0 0 0 0 0\n0 90 " +
           QByteArray::number(number) + " 0 0 0 0 0 0\n";
}

/// The first of two frames has the tag Run.
QByteArray tinySidecar(const QByteArray& name)
{
    return R"({"format":"tagline.tags","version":1,"source":")" + name + R"(.bvh","clips":[{"name":")" +
           name + R"(","frames":2,"rate":[30,1],"tags":{"Run":[[0,1]]}}]})";
}

bool isWritten(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Lines of this process's table of mappings.
int mappings()
{
    QFile table("/proc/self/maps");
    return table.open(QIODevice::ReadOnly) ? int(table.readAll().count('\n')) : 0;
}

/// A library as the window has it.
struct OpenLibrary
{
    explicit OpenLibrary(const ImportEnvironment& environment)
        : queue(document, environment)
        , scan(document, queue)
        , query(document)
        , finished(&queue, &ImportQueue::finished)
    {
    }

    LibraryDocument document;
    ImportQueue queue;
    SourceScan scan;
    QuerySession query;
    QSignalSpy finished;
};

} // namespace

class tst_ManyFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void seventyThousandOpenAnswerAndClose_data();
    void seventyThousandOpenAnswerAndClose();

private:
    QTemporaryDir m_folder;
};

void tst_ManyFiles::initTestCase()
{
    for (int number = 0; number < files; ++number) {
        const QString folder =
            m_folder.filePath(QString("library/%1").arg(number / filesEachFolder, 3, 10, QChar('0')));
        const QByteArray name = "take_" + QByteArray::number(number);
        const bool isFirst = number % filesEachFolder == 0;
        if (isFirst) QVERIFY(QDir().mkpath(folder));
        QVERIFY(isWritten(folder + '/' + name + ".bvh", tinyBvh(number)));
        if (isFirst) QVERIFY(isWritten(folder + '/' + name + ".bvh.tags.json", tinySidecar(name)));
    }
}

void tst_ManyFiles::seventyThousandOpenAnswerAndClose_data()
{
    QTest::addColumn<QString>("worker");
    QTest::newRow("read by the worker") << qEnvironmentVariable("TAGLINE_IMPORT_WORKER");
    QTest::newRow("from the cache alone") << m_folder.filePath("no-worker");
}

void tst_ManyFiles::seventyThousandOpenAnswerAndClose()
{
    QFETCH(QString, worker);
    ImportEnvironment environment;
    environment.workerPath = worker.toStdString();
    environment.cacheFolder = m_folder.filePath("cache").toStdString();
    const int before = mappings();
    auto open = std::make_unique<OpenLibrary>(environment);
    open->scan.open({m_folder.filePath("library").toStdString()});
    QTRY_COMPARE_WITH_TIMEOUT(open->finished.size(), 1, longestReading);
    const ClipLibrary& library = open->document.library();
    QCOMPARE(library.sourceCount(), std::uint32_t(files));
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        QVERIFY2(source.state == SourceState::Ready && source.clips.size() == 1,
                 source.error ? source.error->text().c_str() : source.path.c_str());
    }

    constexpr std::int64_t tagged = files / filesEachFolder;
    open->query.setText("Run");
    QTRY_VERIFY(open->query.isAnswered() && open->query.answer());
    QCOMPARE(std::int64_t(open->query.answer()->frameCount()), tagged);
    open->query.setText("~Run");
    QTRY_VERIFY(open->query.isAnswered());
    QCOMPARE(std::int64_t(open->query.answer()->frameCount()), std::int64_t(files) * frames - tagged);

    open.reset();
    const int left = mappings() - before;
    QVERIFY2(left < strayMappings, qPrintable(QString::number(left)));
}

QTEST_GUILESS_MAIN(tst_ManyFiles)
#include "tst_ManyFiles.moc"
