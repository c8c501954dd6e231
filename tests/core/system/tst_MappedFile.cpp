// Files in memory, however many: the system maps 65,530 for a process, and a library may have more.

#include "core/import/exchange/ClipCache.h"
#include "core/system/MappedFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

#include <csignal>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tagline;

namespace {

/// Lines of this process's table of mappings.
int mappingCount()
{
    QFile table("/proc/self/maps");
    return table.open(QIODevice::ReadOnly) ? int(table.readAll().count('\n')) : 0;
}

ImportedModel tinyModel()
{
    ImportedModel model;
    model.skeleton = Skeleton({{"Hips", noJoint, {}, JointKind::Joint}});
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = 2;
    JointChannel channel{"Hips", {}, {}, {}};
    channel.translation = {Interpolation::Linear, std::vector<float>{0, 1},
                           std::vector<glm::vec3>{{1, 2, 3}, {4, 5, 6}}};
    clip.channels = {channel};
    model.clips = {clip};
    return model;
}

} // namespace

class tst_MappedFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        std::signal(SIGBUS, SIG_DFL); // as in the program: Qt's tests would start a debugger
        guardMappings();
    }
    void cleanup() { MappedFile::setMostMappings(m_usual); }
    void theFirstBytesAreReadBesideTheMapping();
    void firstBytesAreReadBesideASharedMapping();
    void beyondTheBoundFilesShareAMapping();
    void sharedBytesOutliveTheirFile();
    void largeFilesGetAMappingOfTheirOwn();
    void aFileThatIsCutShortReadsAsZerosAndSaysSo();
    void whatIsNotRegisteredEndsTheProgramAsBefore();
    void aCacheFileThatIsCutShortIsRefused();
    void seventyThousandClipsAreOpenAtOnce();

private:
    std::string write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
        return file.fileName().toStdString();
    }
    std::shared_ptr<const MappedFile> open(const std::string& path) const
    {
        auto file = MappedFile::open(path, std::size_t(1) << 30);
        return file ? *file : nullptr;
    }

    QTemporaryDir m_folder;
    const std::size_t m_usual = MappedFile::mostMappings();
};

void tst_MappedFile::theFirstBytesAreReadBesideTheMapping()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x') + "end");
    file.close();
    const std::string path = file.fileName().toStdString();
    std::vector<std::byte> copy;
    const auto mapped = MappedFile::open(path, 1 << 20, 5003, copy);
    QVERIFY(mapped && copy.size() == 5003 && std::ranges::equal(copy, (*mapped)->bytes()));
    QVERIFY(MappedFile::open(path, 1 << 20, 5001, copy));
    QVERIFY(copy.size() == 5001 && char(copy.back()) == 'e');
    QVERIFY(!MappedFile::open(path + ".none", 1 << 20, 5003, copy));
    QVERIFY(copy.empty());
    QVERIFY(MappedFile::open(path, 1 << 20, 5003, copy) && MappedFile::open(path, 1 << 20, 0, copy));
    QVERIFY(copy.empty());
}

void tst_MappedFile::firstBytesAreReadBesideASharedMapping()
{
    MappedFile::setMostMappings(0);
    const std::string path = write("file", QByteArray(5000, 'x') + "end");
    std::vector<std::byte> copy;
    const auto mapped = MappedFile::open(path, 1 << 20, 5003, copy);
    QVERIFY(mapped && copy.size() == 5003 && std::ranges::equal(copy, (*mapped)->bytes()));
    QVERIFY(MappedFile::open(path, 1 << 20, 5001, copy));
    QVERIFY(copy.size() == 5001 && char(copy.back()) == 'e');
    QVERIFY(MappedFile::open(path, 1 << 20, 0, copy));
    QVERIFY(copy.empty());
}

void tst_MappedFile::beyondTheBoundFilesShareAMapping()
{
    MappedFile::setMostMappings(10);
    std::vector<std::shared_ptr<const MappedFile>> files;
    const int before = mappingCount();
    for (int i = 0; i < 300; ++i)
        files.push_back(open(write("file", QByteArray(1 + 37 * i, char('a' + i % 26)))));
    QVERIFY2(mappingCount() - before < 30, qPrintable(QString::number(mappingCount() - before)));
    for (int round = 0; round < 2; ++round)
        for (int i = 10; i < 300; ++i) {
            const auto bytes = files[std::size_t(i)]->bytes();
            QCOMPARE(bytes.size(), std::size_t(1 + 37 * i));
            QVERIFY(std::all_of(bytes.begin(), bytes.end(),
                                [&](std::byte b) { return char(b) == 'a' + i % 26; }));
            files[std::size_t(i)]->release(); // and it is fetched again
        }
    files.clear();
    QVERIFY(mappingCount() <= before + 5);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("file"));
}

void tst_MappedFile::sharedBytesOutliveTheirFile()
{
    MappedFile::setMostMappings(0);
    const std::string path = write("short", "bytes");
    const auto file = open(path);
    QVERIFY(file);
    QVERIFY(QFile::remove(QString::fromStdString(path)));
    file->release();
    QCOMPARE(QByteArray(reinterpret_cast<const char*>(file->bytes().data()), 5), QByteArray("bytes"));
}

void tst_MappedFile::largeFilesGetAMappingOfTheirOwn()
{
    MappedFile::setMostMappings(0);
    const int size = 70 << 20;
    const auto large = open(write("large", QByteArray(size, 'x')));
    const auto next = open(write("next", "y"));
    QVERIFY(large && next);
    QCOMPARE(large->bytes().size(), std::size_t(size));
    QCOMPARE(char(large->bytes()[std::size_t(size) - 1]), 'x');
    QCOMPARE(char(next->bytes()[0]), 'y');
}

void tst_MappedFile::aFileThatIsCutShortReadsAsZerosAndSaysSo()
{
    constexpr qint64 size = 1 << 20;
    const std::uint64_t before = brokenMappings();
    const std::string path = write("cut", QByteArray(size, 'x'));
    const auto cut = open(path), other = open(write("other", QByteArray(size, 'y')));
    QVERIFY(cut && other && !cut->isBroken());
    QVERIFY(QFile::resize(QString::fromStdString(path), 5000));
    cut->release();
    const auto bytes = cut->bytes();
    QCOMPARE(char(bytes[4999]), 'x');
    QVERIFY(!cut->isBroken());
    QCOMPARE(char(bytes[size / 2]), '\0');
    QVERIFY(
        std::all_of(bytes.begin() + size / 2, bytes.end(), [](std::byte b) { return b == std::byte(0); }));
    QVERIFY(cut->isBroken() && !other->isBroken());
    QCOMPARE(brokenMappings(), before + 1);
    QCOMPARE(char(other->bytes()[size - 1]), 'y');
    cut->release(); // and once more
    QCOMPARE(char(bytes[size - 1]), '\0');
    QCOMPARE(brokenMappings(), before + 1);
}

/// By a child of this process, which maps a file without MappedFile.
void tst_MappedFile::whatIsNotRegisteredEndsTheProgramAsBefore()
{
    QFile file(QString::fromStdString(write("raw", QByteArray(1 << 20, 'x'))));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const auto* bytes =
        static_cast<const volatile char*>(::mmap(nullptr, 1 << 20, PROT_READ, MAP_PRIVATE, file.handle(), 0));
    QVERIFY(bytes != MAP_FAILED);
    QVERIFY(file.resize(0));
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        ::_exit(bytes[1 << 19]);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGBUS);
    ::munmap(const_cast<char*>(bytes), 1 << 20);
}

void tst_MappedFile::aCacheFileThatIsCutShortIsRefused()
{
    const std::string path = m_folder.filePath("short.clips").toStdString();
    QVERIFY(writeClipCache(path, {{"walk.bvh", 1, 2}}, tinyModel()));
    const qint64 size = QFile(QString::fromStdString(path)).size();
    for (const qint64 left : {size - 1, qint64(64), qint64(10), qint64(0)}) {
        QVERIFY(QFile::resize(QString::fromStdString(path), left));
        for (const CacheCheck check : {CacheCheck::Everything, CacheCheck::Layout})
            QVERIFY(!readClipCache(path, check));
    }
}

void tst_MappedFile::seventyThousandClipsAreOpenAtOnce()
{
    constexpr int clips = 70'000;
    const std::string path = m_folder.filePath("walk.clips").toStdString();
    QVERIFY(writeClipCache(path, {{"walk.bvh", 1, 2}}, tinyModel()));
    std::vector<std::shared_ptr<const ImportedModel>> models;
    for (int i = 0; i < clips; ++i) {
        auto cached = readClipCache(path);
        QVERIFY2(cached, cached ? "" : cached.error().text().c_str());
        models.push_back(cached->model);
    }
    QVERIFY(mappingCount() < 60'000);
    for (const auto& model : models)
        QCOMPARE(model->clips[0].channels[0].translation.values[1], glm::vec3(4, 5, 6));
}

QTEST_GUILESS_MAIN(tst_MappedFile)

#include "tst_MappedFile.moc"
