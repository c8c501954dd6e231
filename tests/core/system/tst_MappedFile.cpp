// Files in memory, however many: the system maps 65,530 for a process, and a library may have more.

#include "core/import/exchange/ClipCache.h"
#include "core/system/MappedFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

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
    void cleanup() { MappedFile::setMostMappings(m_usual); }
    void beyondTheBoundFilesShareAMapping();
    void sharedBytesOutliveTheirFile();
    void largeFilesGetAMappingOfTheirOwn();
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
