// A file is read once; after that its cache is, as long as nothing has changed.

#include "tests/core/import/ImportFixture.h"

#include "core/import/CachePruning.h"
#include "core/import/FileStamps.h"
#include "resources/generator/GeneratedLibrary.h"

#include <QDateTime>
#include <QDirIterator>

#include <fstream>
#include <thread>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A glTF file whose triangle lies in a file beside it.
QByteArray gltfWithBuffer()
{
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[9,9,9]}],
"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"uri":"data.bin","byteLength":36}]})";
}

QByteArray floats(std::initializer_list<float> values)
{
    return {reinterpret_cast<const char*>(values.begin()), qsizetype(values.size() * sizeof(float))};
}

void setTime(const QString& path, const QDateTime& changed)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(changed, QFileDevice::FileModificationTime));
}

void setUsedBefore(const QString& path, int seconds)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-seconds), QFileDevice::FileAccessTime));
}

} // namespace

class tst_ModelImporter : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsRead();
    void theSecondReadStartsNoWorker();
    void aFileThatLooksTheSameIsNotReadAgain();
    void aStampThatIsCutOffIsWrittenAnew();
    void aFileReplacedAtOneSizeAndTimeIsReadAgain();
    void aFileThatChangesWhileItIsReadIsNotKept();
    void aFileOfAnotherTimeIsReadAgain();
    void aFileThatWasJustChangedIsReadAgain();
    void goodFilesOfAFolderShareAWorker();
    void aWorkerEndsWithTheFirstDamagedFile();
    void aWaitingWorkerThatDiedCostsNoFile();
    void ofManyFilesTheGoodOnesAreRead();
    void theCacheKeepsWhatWasUsedLast();
    void whatIsOpenOutlivesTheCache();
    void oddNamesAreRead_data();
    void oddNamesAreRead();
    void anotherNameIsAnotherClip();
    void settingsAreKeptApart();
    void aChangedFileIsReadAnew();
    void aChangedFileBesideItIsReadAnew();
    void aDamagedCacheFileIsReplaced_data();
    void aDamagedCacheFileIsReplaced();
    void errorsLeaveTheirReasonsAlone();
    void refusalsAreKeptLikeAnswers();
    void aRefusalEndsWithWhatWasMissing();
    void withoutACacheFilesAreRead();
    void withAFullCacheFilesAreRead();
    void manyThreadsReadOneFile();
    void cancellingStopsBeforeTheWorker();
    void endingsAreKnown();

private:
    void fresh() { m_fixture = std::make_unique<ImportFixture>(); }
    /// Has a script stand in for the worker: it counts its starts, and then runs this.
    void useScript(const QByteArray& body)
    {
        const QByteArray start = "#!/bin/sh\necho >> '" + m_fixture->path("starts").toUtf8() + "'\nworker='" +
                                 QByteArray::fromStdString(m_fixture->environment.workerPath) + "'\n";
        const QString script = m_fixture->write("script", start + body);
        QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        m_fixture->environment.workerPath = script.toStdString();
    }
    int startCount() const { return int(QFileInfo(m_fixture->path("starts")).size()); }
    void useNoWorker() { m_fixture->environment.workerPath = "/no/such/worker"; }

    std::unique_ptr<ImportFixture> m_fixture = std::make_unique<ImportFixture>();
};

void tst_ModelImporter::aFileIsRead()
{
    const auto model = m_fixture->read(m_fixture->write("walk.bvh", bvh()));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    const ImportedModel& read = *model.value();
    QCOMPARE(read.skeleton.size(), std::size_t(2));
    QCOMPARE(read.clips.size(), std::size_t(1));
    QCOMPARE(read.clips[0].name, std::string("walk"));
    QCOMPARE(read.clips[0].frames, 2);
    QCOMPARE(read.clips[0].rate, (FrameRate{120, 1}));
    QCOMPARE(read.metresPerUnit, 0.01);
}

void tst_ModelImporter::theSecondReadStartsNoWorker()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    QVERIFY(m_fixture->read(file));
    useNoWorker();
    const auto again = m_fixture->read(file);
    QVERIFY2(again, "the cache was not used");
    QCOMPARE(again.value()->clips[0].frames, 2);
    QCOMPARE(codeOf(m_fixture->read(m_fixture->write("other.bvh", bvh()))), QString("import.no-worker"));
}

/// The second opening goes by path, size and times: what the file holds is known without reading it.
void tst_ModelImporter::aFileThatLooksTheSameIsNotReadAgain()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    const FileStamps stamps(m_fixture->environment.cacheFolder + "/stamps");
    QTRY_VERIFY(m_fixture->read(file) && stamps.find(file.toStdString())); // once its times are settled
    QCOMPARE(stamps.find(file.toStdString())->checksum,
             fingerprintOf(file.toStdString(), std::size_t(1) << 20)->checksum);
    useNoWorker();
    const auto again = m_fixture->read(file);
    QVERIFY2(again, again ? "" : again.error().text().c_str());
    QCOMPARE(again.value()->clips[0].frames, 2);
    QCOMPARE(again.value()->clips[0].channels.at(1).rotation.keyCount(), std::size_t(2));
}

/// As a program leaves it that ended while it wrote one.
void tst_ModelImporter::aStampThatIsCutOffIsWrittenAnew()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    const FileStamps stamps(m_fixture->environment.cacheFolder + "/stamps");
    QTRY_VERIFY(m_fixture->read(file) && stamps.find(file.toStdString()));
    const QDir folder(QString::fromStdString(m_fixture->environment.cacheFolder + "/stamps"));
    const QStringList names = folder.entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(names.size(), 2); // of the file, and of what it was made to
    for (const QString& name : names) QVERIFY(QFile::resize(folder.filePath(name), 0));
    QVERIFY(!stamps.find(file.toStdString()));
    QVERIFY(m_fixture->read(file));
    QVERIFY(stamps.find(file.toStdString()));
    QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden), names);
}

/// As `cp -p` does it: the system alone notes that the file is another.
void tst_ModelImporter::aFileReplacedAtOneSizeAndTimeIsReadAgain()
{
    fresh();
    const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-60);
    const QString file = m_fixture->write("walk.bvh", bvh());
    setTime(file, before);
    const FileStamps stamps(m_fixture->environment.cacheFolder + "/stamps");
    QTRY_VERIFY(m_fixture->read(file) && stamps.find(file.toStdString()));
    m_fixture->write("walk.bvh", QByteArray(bvh()).replace("Spine", "Torso"));
    setTime(file, before);
    const auto changed = m_fixture->read(file);
    QVERIFY(changed && changed.value()->skeleton.find("Torso"));
}

/// Its checksum may be that of what it was, and its model that of what it is.
void tst_ModelImporter::aFileThatChangesWhileItIsReadIsNotKept()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    useScript("shift\n\"$worker\" \"$@\"; status=$?; touch '" + file.toUtf8() + "'; exit $status\n");
    QVERIFY(m_fixture->read(file));
    QVERIFY(m_fixture->read(file));
    QCOMPARE(startCount(), 2);
}

void tst_ModelImporter::aFileOfAnotherTimeIsReadAgain()
{
    fresh();
    const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-60);
    const QString file = m_fixture->write("walk.bvh", bvh());
    setTime(file, before);
    QVERIFY(m_fixture->read(file));
    m_fixture->write("walk.bvh", QByteArray(bvh()).replace("Spine", "Torso"));
    setTime(file, before.addSecs(30));
    const auto changed = m_fixture->read(file);
    QVERIFY(changed && changed.value()->skeleton.find("Torso"));
    setTime(file, before.addSecs(50)); // the same content at another time is in the cache
    useNoWorker();
    QVERIFY(m_fixture->read(file));
}

/// Two changes may have one time.
void tst_ModelImporter::aFileThatWasJustChangedIsReadAgain()
{
    fresh();
    const QDateTime justNow = QDateTime::currentDateTimeUtc();
    const QString file = m_fixture->write("walk.bvh", bvh());
    setTime(file, justNow);
    QVERIFY(m_fixture->read(file));
    m_fixture->write("walk.bvh", QByteArray(bvh()).replace("Spine", "Torso"));
    setTime(file, justNow);
    const auto changed = m_fixture->read(file);
    QVERIFY(changed && changed.value()->skeleton.find("Torso"));
}

void tst_ModelImporter::goodFilesOfAFolderShareAWorker()
{
    fresh();
    useScript("exec \"$worker\" \"$@\"\n");
    const ModelImporter importer(m_fixture->environment);
    for (int i = 0; i < 12; ++i) {
        const QString file = m_fixture->write(QString("walk%1.bvh").arg(i), bvh(i % 2 ? "1" : "2"));
        const auto model = importer.read(file.toStdString());
        QVERIFY2(model, model ? "" : model.error().text().c_str());
        QCOMPARE(model.value()->clips[0].frames, i % 2 ? 1 : 2);
    }
    QCOMPARE(startCount(), 1);
    QVERIFY(importer.read(m_fixture->write("sub/walk.bvh", bvh()).toStdString())); // it may not read there
    QCOMPARE(startCount(), 2);
}

void tst_ModelImporter::aWorkerEndsWithTheFirstDamagedFile()
{
    fresh();
    useScript("exec \"$worker\" \"$@\"\n");
    const ModelImporter importer(m_fixture->environment);
    QVERIFY(importer.read(m_fixture->write("a.bvh", bvh()).toStdString()));
    QCOMPARE(codeOf(importer.read(m_fixture->write("b.bvh", bvh("0")).toStdString())),
             QString("import.bad-frame-count"));
    QCOMPARE(startCount(), 2); // the refusal is that of a worker that had read nothing else
    QVERIFY(importer.read(m_fixture->write("c.bvh", bvh()).toStdString()));
    QCOMPARE(startCount(), 3);
}

void tst_ModelImporter::aWaitingWorkerThatDiedCostsNoFile()
{
    fresh();
    useScript("shift\n\"$worker\" \"$@\" && printf '\\0'\n"); // says that it takes more, and ends
    const ModelImporter importer(m_fixture->environment);
    for (const char* name : {"a.bvh", "b.bvh", "c.bvh"}) {
        const auto model = importer.read(m_fixture->write(name, bvh()).toStdString());
        QVERIFY2(model, model ? "" : model.error().text().c_str());
    }
    QCOMPARE(startCount(), 3);
}

void tst_ModelImporter::ofManyFilesTheGoodOnesAreRead()
{
    fresh();
    generated::LibraryShape shape;
    shape.clips = 250;
    shape.frames = 20;
    shape.joints = 5;
    shape.damagedShare = 0.2;
    const auto written = generated::writeLibrary(m_fixture->path("library").toStdString(), shape);
    QCOMPARE(written.damaged.size(), std::size_t(50));
    {
        const ModelImporter importer(m_fixture->environment);
        std::atomic<int> wrong = 0;
        const auto readAll = [&](const std::vector<std::filesystem::path>& files, bool areGood) {
            for (const auto& file : files) wrong += bool(importer.read(file.string())) != areGood;
        };
        std::thread good(readAll, written.good, true), damaged(readAll, written.damaged, false);
        good.join();
        damaged.join();
        QCOMPARE(wrong.load(), 0);
    }
    const QDir cache(QString::fromStdString(m_fixture->environment.cacheFolder));
    QCOMPARE(cache.entryList({".import-*"}, QDir::Dirs | QDir::Hidden), QStringList()); // nor a worker
}

void tst_ModelImporter::theCacheKeepsWhatWasUsedLast()
{
    fresh();
    const QString used = m_fixture->write("used.bvh", bvh()),
                  unused = m_fixture->write("unused.bvh", bvh("1"));
    const QString folder = QString::fromStdString(m_fixture->environment.cacheFolder);
    QVERIFY(m_fixture->read(unused));
    const QString ofUnused = folder + '/' + m_fixture->cacheFiles().value(0);
    QVERIFY(m_fixture->read(used));
    QCOMPARE(m_fixture->cacheFiles().size(), 2);
    for (QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
        setUsedBefore(each.next(), 120); // what was used within the last minute stays
    setUsedBefore(ofUnused, 180);        // before its stamp, which may be all that has to go
    QVERIFY(m_fixture->read(used)); // once more
    ImportEnvironment small = m_fixture->environment;
    const QFileInfo cache(QString::fromStdString(small.cacheFolder) + '/' + m_fixture->cacheFiles()[0]);
    small.mostCacheBytes = (cache.size() / 4096 + 1) * 4096 * 3; // two files with their stamps
    QVERIFY(ModelImporter(small).read(m_fixture->write("new.bvh", bvh()).toStdString()));
    useNoWorker();
    QVERIFY(m_fixture->read(used));
    QVERIFY(m_fixture->read(m_fixture->path("new.bvh")));
    QCOMPARE(codeOf(m_fixture->read(unused)), QString("import.no-worker"));
}

void tst_ModelImporter::whatIsOpenOutlivesTheCache()
{
    fresh();
    const auto model = m_fixture->read(m_fixture->write("walk.bvh", bvh()));
    QVERIFY(model);
    model.value()->releaseMemory();
    const QString mine = QString::fromStdString(m_fixture->environment.cacheFolder) + "/abc.clips";
    QFile other(mine); // of another program
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") == 4);
    other.close();
    pruneCache(m_fixture->environment.cacheFolder, 0, std::numeric_limits<std::int64_t>::max());
    QVERIFY(other.remove());
    QCOMPARE(m_fixture->cacheFiles(), QStringList());
    QCOMPARE(model.value()->clips[0].channels.at(1).rotation.times[1], 1.0f);
    QVERIFY(m_fixture->read(m_fixture->path("walk.bvh")));
}

void tst_ModelImporter::oddNamesAreRead_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"back\\slash.bvh", "two\\back\\slashes.bvh", "-dash.bvh", "--up.bvh", " .bvh",
                             "new\nline.bvh", "quo\"te's.bvh", "\u00e4.bvh", "not text \xff\xfe.bvh"})
        QTest::addRow("%s", QByteArray(name).toPercentEncoding(" '").constData()) << QByteArray(name);
}

void tst_ModelImporter::oddNamesAreRead()
{
    fresh();
    QFETCH(QByteArray, name);
    const std::string path = m_fixture->path("x").chopped(1).toStdString() + name.toStdString();
    std::ofstream(path) << bvh().toStdString();
    const auto model = ModelImporter(m_fixture->environment).read(path);
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QCOMPARE(model.value()->clips[0].frames, 2);
}

void tst_ModelImporter::anotherNameIsAnotherClip()
{
    fresh();
    QVERIFY(m_fixture->read(m_fixture->write("walk.bvh", bvh())));
    const auto copy = m_fixture->read(m_fixture->write("copy.bvh", bvh()));
    QVERIFY(copy);
    QCOMPARE(copy.value()->clips[0].name, std::string("copy"));
}

void tst_ModelImporter::settingsAreKeptApart()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    QVERIFY(m_fixture->read(file));
    const auto changed = m_fixture->read(file, {FrameRate{60, 1}, 1.0, UpAxis::Z});
    QVERIFY(changed);
    QCOMPARE(changed.value()->clips[0].rate, (FrameRate{60, 1}));
    QCOMPARE(changed.value()->metresPerUnit, 1.0);
    QVERIFY(changed.value()->upAxis == UpAxis::Z);
    QCOMPARE(m_fixture->cacheFiles().size(), 2);
}

void tst_ModelImporter::aChangedFileIsReadAnew()
{
    fresh();
    QVERIFY(m_fixture->read(m_fixture->write("walk.bvh", bvh())));
    const auto changed = m_fixture->read(m_fixture->write("walk.bvh", bvh("1")));
    QVERIFY(changed);
    QCOMPARE(changed.value()->clips[0].frames, 1);
}

void tst_ModelImporter::aChangedFileBesideItIsReadAnew()
{
    fresh();
    m_fixture->write("data.bin", floats({0, 0, 0, 1, 0, 0, 0, 1, 0}));
    const QString file = m_fixture->write("model.gltf", gltfWithBuffer());
    const auto first = m_fixture->read(file);
    QVERIFY2(first, first ? "" : first.error().text().c_str());
    QVERIFY(first.value()->meshes[0].positions[1] == glm::vec3(1, 0, 0));
    m_fixture->write("data.bin", floats({0, 0, 0, 5, 0, 0, 0, 1, 0}));
    const auto second = m_fixture->read(file);
    QVERIFY(second);
    QVERIFY(second.value()->meshes[0].positions[1] == glm::vec3(5, 0, 0));
    useNoWorker();
    QVERIFY(m_fixture->read(file));
}

void tst_ModelImporter::aDamagedCacheFileIsReplaced_data()
{
    QTest::addColumn<int>("at");
    QTest::newRow("its version") << 8;
    QTest::newRow("its size") << 16;
    QTest::newRow("its content") << 200;
    QTest::newRow("its end") << -1;
}

void tst_ModelImporter::aDamagedCacheFileIsReplaced()
{
    fresh();
    QFETCH(int, at);
    const QString file = m_fixture->write("walk.bvh", bvh());
    QVERIFY(m_fixture->read(file));
    QCOMPARE(m_fixture->cacheFiles().size(), 1);
    QFile cache(QString::fromStdString(m_fixture->environment.cacheFolder) + '/' +
                m_fixture->cacheFiles()[0]);
    QVERIFY(cache.open(QIODevice::ReadOnly));
    const QByteArray good = cache.readAll();
    cache.close();
    QByteArray bad = good;
    if (at < 0)
        bad.chop(1);
    else
        bad[at] = char(bad[at] ^ 1);
    QVERIFY(cache.open(QIODevice::WriteOnly));
    cache.write(bad);
    cache.close();
    QVERIFY(m_fixture->read(file));
    QVERIFY(cache.open(QIODevice::ReadOnly));
    QVERIFY2(cache.readAll() == good, "the cache file was not made anew");
}

void tst_ModelImporter::errorsLeaveTheirReasonsAlone()
{
    fresh();
    QVERIFY(!m_fixture->read(m_fixture->write("broken.fbx", "no FBX at all")));
    QVERIFY(!m_fixture->read(m_fixture->write("broken.bvh", "HIERARCHY")));
    QCOMPARE(m_fixture->cacheFiles().size(), 2);
    for (const QString& file : m_fixture->cacheFiles()) QVERIFY2(file.endsWith(".refusal"), qPrintable(file));
}

void tst_ModelImporter::refusalsAreKeptLikeAnswers()
{
    fresh();
    const QString file = m_fixture->write("broken.fbx", "no FBX at all");
    const auto first = m_fixture->read(file);
    useNoWorker();
    const auto again = m_fixture->read(file);
    QVERIFY(!first && !again);
    QVERIFY2(again.error() == first.error(), again.error().message.c_str());
    QCOMPARE(codeOf(m_fixture->read(m_fixture->write("broken.fbx", "none either"))),
             QString("import.no-worker"));
}

void tst_ModelImporter::aRefusalEndsWithWhatWasMissing()
{
    fresh();
    const QString file = m_fixture->write("model.gltf", gltfWithBuffer());
    QCOMPARE(codeOf(m_fixture->read(file)), QString("import.unreadable-model"));
    m_fixture->write("data.bin", floats({0, 0, 0, 1, 0, 0, 0, 1, 0}));
    const auto model = m_fixture->read(file);
    QVERIFY2(model, model ? "" : model.error().text().c_str());
}

void tst_ModelImporter::withoutACacheFilesAreRead()
{
    fresh();
    m_fixture->write("file", "no folder");
    m_fixture->environment.cacheFolder = m_fixture->path("file").toStdString() + "/cache";
    const ModelImporter importer(m_fixture->environment);
    const std::string walk = m_fixture->write("walk.bvh", bvh()).toStdString();
    QVERIFY(!importer.cacheProblem());
    for (int i = 0; i < 2; ++i) {
        const auto model = importer.read(walk);
        QVERIFY2(model, model ? "" : model.error().text().c_str());
        QCOMPARE(model.value()->clips[0].frames, 2);
    }
    QVERIFY(importer.cacheProblem());
    QCOMPARE(importer.cacheProblem()->file, m_fixture->environment.cacheFolder);
}

/// A worker that finds the disk full wherever the cache lies.
void tst_ModelImporter::withAFullCacheFilesAreRead()
{
    fresh();
    const QString script = m_fixture->write(
        "worker",
        "#!/bin/sh\nfor out; do :; done\ncase \"$out\" in\n" +
            QByteArray::fromStdString(m_fixture->environment.cacheFolder) +
            "/*) echo '{\"code\":\"import.unwritable\",\"message\":\"no space\"}'; exit 1;;\nesac\nexec " +
            QByteArray::fromStdString(m_fixture->environment.workerPath) + " \"$@\"\n");
    QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    m_fixture->environment.workerPath = script.toStdString();
    const ModelImporter importer(m_fixture->environment);
    const auto model = importer.read(m_fixture->write("walk.bvh", bvh()).toStdString());
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QVERIFY(importer.cacheProblem());
    QCOMPARE(m_fixture->cacheFiles(), QStringList());
}

void tst_ModelImporter::manyThreadsReadOneFile()
{
    fresh();
    const QString file = m_fixture->write("walk.bvh", bvh());
    std::atomic<int> good = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&] {
            for (int k = 0; k < 3; ++k) {
                const auto model = m_fixture->read(file);
                good += model && model.value()->clips[0].frames == 2;
            }
        });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(good.load(), 18);
    QCOMPARE(m_fixture->cacheFiles().size(), 1);
}

void tst_ModelImporter::cancellingStopsBeforeTheWorker()
{
    fresh();
    const std::atomic<bool> cancelled = true;
    const QString file = m_fixture->write("walk.bvh", bvh());
    const auto model = ModelImporter(m_fixture->environment).read(file.toStdString(), {}, &cancelled);
    QCOMPARE(codeOf(model), QString("import.cancelled"));
}

void tst_ModelImporter::endingsAreKnown()
{
    for (const char* path :
         {"a.fbx", "A.GLB", "x/y.gltf", "a.dae", "a.bvh", "a.x", "a.md5anim", "a.mesh.xml"})
        QVERIFY2(ModelImporter::canRead(path), path);
    for (const char* path : {"a.png", "a.bin", "a.txt", "a", "", "a.fbx.tags.json", "a.obj"})
        QVERIFY2(!ModelImporter::canRead(path), path);
}

QTEST_APPLESS_MAIN(tst_ModelImporter)
#include "tst_ModelImporter.moc"
