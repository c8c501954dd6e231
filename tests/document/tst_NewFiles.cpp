// New model files in the folders that were opened are added, once they are whole.

#include "app/document/library/watching/NewFileWatch.h"
#include "tests/document/FailingWork.h"
#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <filesystem>

using namespace tagline;
using namespace tagline::test;

namespace {

/// An array file of joints' places, so many frames of 24 joints.
QByteArray placesOfJoints(int frames)
{
    const QByteArray head =
        "{'descr': '<f8', 'fortran_order': False, 'shape': (" + QByteArray::number(frames) + ", 24, 3), }";
    return QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + head.leftJustified(117, ' ') + '\n' +
           QByteArray(frames * 24 * 3 * qsizetype(sizeof(double)), '\0');
}

} // namespace

class tst_NewFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aNewFileIsAdded_data();
    void aNewFileIsAdded();
    void aNewFolderIsFollowed_data() { addWatchedRows(); }
    void aNewFolderIsFollowed();
    void anEmptyFolderIsFollowed();
    void aFolderThatComesBackIsFollowed();
    void theOpenedFolderMayGoAndComeBack();
    void aLinkedFolderIsFollowed();
    void filesAreShownAsTheFolderWasOpened();
    void aFileThatIsStillWrittenIsWaitedFor();
    void filesThatArriveTogetherAreCountedTogether();
    void aThousandChangesAreAFewLooks();
    void knownFilesDoNotComeAgain();
    void whatIsNoModelIsLeftAlone();
    void anArrayFileThatIsWrittenAgainIsJudgedAgain_data() { addWatchedRows(); }
    void anArrayFileThatIsWrittenAgainIsJudgedAgain();
    void aLibraryOfSingleFilesStaysAsItIs_data();
    void aLibraryOfSingleFilesStaysAsItIs();
    void foldersThatWereNotReadAreNotFollowed();
    void aSaveBringsNoFiles();
    void nothingIsAddedToTheNextLibrary();
    void aLookThatFailsIsNotTheLast();

private:
    static void addWatchedRows()
    {
        QTest::addColumn<bool>("isWatched");
        QTest::newRow("watched") << true;
        QTest::newRow("looked at") << false;
    }
    QString pathOf(const QString& name) const { return m_folder->filePath("mocap/" + name); }
    void write(const QString& name, const QByteArray& content = "clip")
    {
        QVERIFY(QDir().mkpath(QFileInfo(pathOf(name)).path()));
        QFile file(pathOf(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
    }
    /// Opens paths as a person would, and returns once the watch has looked at them.
    void open(const QStringList& paths, bool isWatched = true);
    void openFolder(bool isWatched = true) { open({m_folder->filePath("mocap")}, isWatched); }
    /// Adds a folder to the library.
    void followFolder(const QString& name)
    {
        QVERIFY(QDir().mkpath(pathOf(name)));
        const std::string path = pathOf(name).toStdString();
        m_document->addScan(scanLibrary({path}), {path});
    }
    /// The files of the library by their paths in the folder, sorted.
    QStringList files() const;
    /// Has the watch add one more file: whatever was to be added before has been added then.
    void addOneMore(const QString& name)
    {
        write(name);
        QTRY_VERIFY_WITH_TIMEOUT(files().contains(name), patience);
    }

    static constexpr int patience = 20000; ///< milliseconds, on a busy machine
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<NewFileWatch> m_watch;
};

void tst_NewFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("walk.bvh");
}

void tst_NewFiles::cleanup()
{
    m_watch.reset();
    m_document.reset();
}

void tst_NewFiles::open(const QStringList& paths, bool isWatched)
{
    m_watch.reset();
    m_document = std::make_unique<LibraryDocument>();
    m_watch = std::make_unique<NewFileWatch>(*m_document);
    if (!isWatched) m_watch->useNoSystemWatch();
    QSignalSpy looked(m_watch.get(), &NewFileWatch::looked);
    std::vector<std::string> given;
    for (const QString& path : paths) given.push_back(path.toStdString());
    const LibraryScan scan = scanLibrary(given);
    m_document->addScan(scan, given);
    if (!scan.wholeFolders.empty()) QTRY_VERIFY_WITH_TIMEOUT(!looked.isEmpty(), patience);
}

QStringList tst_NewFiles::files() const
{
    const ClipLibrary& library = m_document->library();
    const QString folder = QFileInfo(m_folder->path()).canonicalFilePath() + "/mocap/";
    QStringList names;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        names << QString::fromStdString(library.source(SourceId(i)).path).remove(folder);
    names.sort();
    return names;
}

void tst_NewFiles::aNewFileIsAdded_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<bool>("isWatched");
    for (const bool isWatched : {true, false})
        for (const char* way : {"written", "moved in", "linked", "linked hard"})
            QTest::addRow("%s, %s", way, isWatched ? "watched" : "looked at") << way << isWatched;
}

void tst_NewFiles::aNewFileIsAdded()
{
    QFETCH(QString, way);
    QFETCH(bool, isWatched);
    openFolder(isWatched);
    QCOMPARE(files(), QStringList{"walk.bvh"});
    std::vector<SourceId> toRead;
    connect(m_document.get(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        toRead.insert(toRead.end(), change.toRead.begin(), change.toRead.end());
    });
    QSignalSpy added(m_watch.get(), &NewFileWatch::added);
    const QString other = m_folder->filePath("other.bvh");
    QVERIFY(QFile::copy(pathOf("walk.bvh"), other));
    const QString path = pathOf("run.bvh");
    if (way == "written") write("run.bvh");
    if (way == "moved in") QVERIFY(QFile::rename(other, path));
    if (way == "linked") QVERIFY(QFile::link(other, path));
    if (way == "linked hard") std::filesystem::create_hard_link(other.toStdString(), path.toStdString());
    QTRY_COMPARE_WITH_TIMEOUT(files(), (QStringList{"run.bvh", "walk.bvh"}), patience);
    QCOMPARE(toRead, std::vector{SourceId(1)});
    QCOMPARE(added.size(), 1);
    QCOMPARE(added[0][0].toInt(), 1);
    QCOMPARE(added[0][1].toString(), m_folder->filePath("mocap"));
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_NewFiles::aNewFolderIsFollowed()
{
    QFETCH(bool, isWatched);
    openFolder(isWatched);
    write("monday/take 1/run.bvh"); // both folders are new
    QTRY_VERIFY_WITH_TIMEOUT(files().contains("monday/take 1/run.bvh"), patience);
    write("monday/take 1/hop.bvh"); // known by now
    write("monday/jump.bvh");
    QTRY_COMPARE_WITH_TIMEOUT(
        files(),
        (QStringList{"monday/jump.bvh", "monday/take 1/hop.bvh", "monday/take 1/run.bvh", "walk.bvh"}),
        patience);
}

void tst_NewFiles::anEmptyFolderIsFollowed()
{
    QVERIFY(QFile::remove(pathOf("walk.bvh")));
    openFolder();
    QCOMPARE(files(), QStringList());
    write("run.bvh");
    QTRY_COMPARE_WITH_TIMEOUT(files(), QStringList{"run.bvh"}, patience);
}

void tst_NewFiles::aFolderThatComesBackIsFollowed()
{
    write("monday/run.bvh");
    openFolder();
    addOneMore("monday/hop.bvh"); // the folder is watched by now
    QVERIFY(QDir(pathOf("monday")).removeRecursively());
    addOneMore("jump.bvh");
    write("monday/crawl.bvh");
    QTRY_VERIFY_WITH_TIMEOUT(files().contains("monday/crawl.bvh"), patience);
    addOneMore("monday/roll.bvh");
}

void tst_NewFiles::theOpenedFolderMayGoAndComeBack()
{
    write("monday/run.bvh");
    openFolder();
    addOneMore("monday/hop.bvh");
    QSignalSpy looked(m_watch.get(), &NewFileWatch::looked);
    QVERIFY(QDir().rename(m_folder->filePath("mocap"), m_folder->filePath("away")));
    QTRY_VERIFY_WITH_TIMEOUT(looked.size() >= 3, patience); // it is looked for every second
    QVERIFY(QDir().rename(m_folder->filePath("away"), m_folder->filePath("mocap")));
    addOneMore("jump.bvh");
    addOneMore("monday/roll.bvh");
}

void tst_NewFiles::aLinkedFolderIsFollowed()
{
    const QString elsewhere = m_folder->filePath("elsewhere");
    QVERIFY(QDir().mkpath(elsewhere));
    openFolder();
    QVERIFY(QFile::link(elsewhere, pathOf("linked")));
    QVERIFY(QFile::link(m_folder->filePath("mocap"), elsewhere + "/round")); // a loop
    QVERIFY(QFile::link(m_folder->path(), pathOf("above")));
    QVERIFY(QFile::copy(pathOf("walk.bvh"), m_folder->filePath("beside.bvh")));
    QVERIFY(QFile::copy(pathOf("walk.bvh"), elsewhere + "/run.bvh"));
    const auto found = [&] {
        return m_document->library().findSource((elsewhere + "/run.bvh").toStdString()).has_value();
    };
    QTRY_VERIFY_WITH_TIMEOUT(found(), patience);
    addOneMore("hop.bvh");
    QCOMPARE(m_document->library().sourceCount(), 3u);
    const SourceId run = *m_document->library().findSource((elsewhere + "/run.bvh").toStdString());
    QCOMPARE(m_document->library().source(run).shown, pathOf("linked/run.bvh").toStdString());
}

void tst_NewFiles::filesAreShownAsTheFolderWasOpened()
{
    const QString link = m_folder->filePath("link");
    QVERIFY(QFile::link(m_folder->filePath("mocap"), link));
    open({link});
    addOneMore("monday/run.bvh");
    const SourceId run = *m_document->library().findSource(pathOf("monday/run.bvh").toStdString());
    QCOMPARE(m_document->library().source(run).shown, (link + "/monday/run.bvh").toStdString());
}

void tst_NewFiles::aFileThatIsStillWrittenIsWaitedFor()
{
    openFolder();
    QFile file(pathOf("run.bvh"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QElapsedTimer sinceWrite;
    sinceWrite.start();
    qint64 longestPause = 0; // a busy machine may hold up the exporter too
    QTimer exporter;
    connect(&exporter, &QTimer::timeout, this, [&] {
        longestPause = std::max(longestPause, sinceWrite.restart());
        file.write("piece");
    });
    exporter.start(50);
    QSignalSpy looked(m_watch.get(), &NewFileWatch::looked);
    QTRY_VERIFY_WITH_TIMEOUT(looked.size() >= 6, patience);
    if (longestPause > 400) QSKIP("the machine is too busy to write on and on");
    QCOMPARE(files(), QStringList{"walk.bvh"});
    exporter.stop();
    file.close();
    QTRY_COMPARE_WITH_TIMEOUT(files(), (QStringList{"run.bvh", "walk.bvh"}), patience);
    QVERIFY2(sinceWrite.elapsed() >= 500, qPrintable(QString::number(sinceWrite.elapsed())));
}

void tst_NewFiles::filesThatArriveTogetherAreCountedTogether()
{
    openFolder();
    QSignalSpy added(m_watch.get(), &NewFileWatch::added);
    write("monday/run.bvh");
    write("monday/hop.bvh");
    write("tuesday/jump.bvh");
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 4, patience);
    QCOMPARE(added.back()[0].toInt(), 3);
    QCOMPARE(added.back()[1].toString(), m_folder->filePath("mocap"));
    addOneMore("monday/roll.bvh"); // after a pause
    QCOMPARE(added.back()[0].toInt(), 1);
    QCOMPARE(added.back()[1].toString(), pathOf("monday"));
}

void tst_NewFiles::aThousandChangesAreAFewLooks()
{
    openFolder();
    addOneMore("hop.bvh"); // the folder is watched by now
    QSignalSpy looked(m_watch.get(), &NewFileWatch::looked);
    for (int i = 0; i < 1000; ++i) {
        write("run.bvh", "clip " + QByteArray::number(i));
        write("walk.bvh", "clip " + QByteArray::number(i));
    }
    QTRY_VERIFY_WITH_TIMEOUT(files().contains("run.bvh"), patience);
    QVERIFY2(looked.size() < 10, qPrintable(QString::number(looked.size())));
}

void tst_NewFiles::knownFilesDoNotComeAgain()
{
    openFolder();
    write("walk.bvh", "another clip");
    QVERIFY(QFile::link(m_folder->filePath("mocap"), pathOf("round")));
    const QString link = m_folder->filePath("link");
    QVERIFY(QFile::link(m_folder->filePath("mocap"), link));
    open({m_folder->filePath("mocap"), link}); // by two names
    write("walk.bvh", "yet another clip");
    addOneMore("run.bvh");
    QCOMPARE(files(), (QStringList{"run.bvh", "walk.bvh"}));
    QSignalSpy added(m_watch.get(), &NewFileWatch::added);
    std::vector<std::pair<SourceId, LoadedSource>> loaded; // a person stops the reading
    loaded.emplace_back(SourceId(0), LoadedSource{Error{"import.cancelled", "it was cancelled", {}},
                                                  {},
                                                  loadSidecar(pathOf("walk.bvh").toStdString())});
    m_document->takeLoaded(std::move(loaded));
    write("walk.bvh", "and another");
    addOneMore("hop.bvh");
    QCOMPARE(added.size(), 1);
    QVERIFY(m_document->library().source(SourceId(0)).wasCancelled());
}

void tst_NewFiles::whatIsNoModelIsLeftAlone()
{
    openFolder();
    write("notes.txt");
    write(".hidden.bvh");
    write(".hidden/run.bvh");
    write("data.npz", "no archive");
    write("gone.bvh.tags.json", "{}");
    write("library.tagline", "{}");
    addOneMore("run.bvh");
    QCOMPARE(files(), (QStringList{"run.bvh", "walk.bvh"}));
}

void tst_NewFiles::anArrayFileThatIsWrittenAgainIsJudgedAgain()
{
    QFETCH(bool, isWatched);
    openFolder(isWatched);
    write("data.npy", "no array");
    addOneMore("run.bvh");
    addOneMore("hop.bvh"); // data.npy has been judged by now
    QVERIFY(!files().contains("data.npy"));
    write("data.npy", placesOfJoints(3)); // in place: the folder stays as it is
    QTRY_VERIFY_WITH_TIMEOUT(files().contains("data.npy"), patience);
}

void tst_NewFiles::aLibraryOfSingleFilesStaysAsItIs_data()
{
    QTest::addColumn<QString>("opened");
    QTest::newRow("files") << "walk.bvh";
    QTest::newRow("a library file that names them") << "own.tagline";
}

void tst_NewFiles::aLibraryOfSingleFilesStaysAsItIs()
{
    QFETCH(QString, opened);
    write("own.tagline", R"({"format": "tagline.library", "version": 1, "roots": ["walk.bvh"]})");
    open({pathOf(opened)});
    QCOMPARE(files(), QStringList{"walk.bvh"});
    followFolder("followed");
    write("run.bvh");
    addOneMore("followed/hop.bvh");
    QCOMPARE(files(), (QStringList{"followed/hop.bvh", "walk.bvh"}));
}

void tst_NewFiles::foldersThatWereNotReadAreNotFollowed()
{
    write("../victim/jump.bvh");
    write("own.tagline", R"({"format": "tagline.library", "version": 1, "roots": [".", "../victim"]})");
    openFolder(); // nobody named the library file: its other folder stays outside
    QCOMPARE(m_document->roots().size(), 2u);
    addOneMore("run.bvh");
    QCOMPARE(files(), (QStringList{"run.bvh", "walk.bvh"}));
    open({pathOf("own.tagline")});
    QCOMPARE(m_document->library().sourceCount(), 3u);
    write("../victim/hop.bvh");
    const std::string hop = m_folder->filePath("victim/hop.bvh").toStdString();
    QTRY_VERIFY_WITH_TIMEOUT(m_document->library().findSource(hop), patience);
}

void tst_NewFiles::aSaveBringsNoFiles()
{
    LibraryDocument saved; // which then has the folder as its root
    NewFileWatch watch(saved);
    QSignalSpy looked(&watch, &NewFileWatch::looked);
    QVERIFY(!saved.saveLibraryAs(pathOf("own.tagline").toStdString()));
    saved.tagNamed("Run");
    openFolder();
    addOneMore("run.bvh"); // to the library beside it
    QVERIFY(looked.isEmpty());
    QCOMPARE(saved.library().sourceCount(), 0u);
}

void tst_NewFiles::nothingIsAddedToTheNextLibrary()
{
    openFolder();
    QSignalSpy looked(m_watch.get(), &NewFileWatch::looked);
    write("hop.bvh");
    QTRY_VERIFY_WITH_TIMEOUT(!looked.isEmpty(), patience); // it is waited for
    m_document->reset();
    followFolder("followed");
    addOneMore("followed/jump.bvh");
    QCOMPARE(files(), QStringList{"followed/jump.bvh"});
}

void tst_NewFiles::aLookThatFailsIsNotTheLast()
{
    FailingWork failing("Looking for new files");
    openFolder();
    failing.failNext();
    write("run.bvh");
    QTRY_COMPARE_WITH_TIMEOUT(failing.left(), 0, patience);
    addOneMore("hop.bvh");
}

QTEST_GUILESS_MAIN(tst_NewFiles)
#include "tst_NewFiles.moc"
