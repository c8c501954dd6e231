// A model opens files of its own folder, and nothing else.

#include "core/import/assimp/ConfinedIOSystem.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <assimp/IOStream.hpp>
#include <sys/stat.h>

using namespace tagline;

class tst_ConfinedIOSystem : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesOfTheFolderOpen();
    void backslashesMayBePartOfAName();
    void whatLeadsOutStaysShut_data();
    void whatLeadsOutStaysShut();
    void nothingIsWritten();
    void missingFilesAreRemembered();
    void largeFilesStayShut();

private:
    void put(const QString& name, const QByteArray& bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ConfinedIOSystem> m_files;
};

void tst_ConfinedIOSystem::put(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void tst_ConfinedIOSystem::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath("model/sub"));
    put("secret.txt", "secret");
    put("model/walk.bin", "0123456789");
    put("model/sub/skin.png", "png");
    QVERIFY(QFile::link("../secret.txt", m_folder->filePath("model/link.txt")));
    QVERIFY(QFile::link("walk.bin", m_folder->filePath("model/inside.bin")));
    QVERIFY(QFile::link("..", m_folder->filePath("model/up")));
    QCOMPARE(::mkfifo(m_folder->filePath("model/pipe").toUtf8().constData(), 0600), 0);
    const std::string folder = QDir(m_folder->filePath("model")).canonicalPath().toStdString();
    m_files = std::make_unique<ConfinedIOSystem>(folder, 1000);
}

void tst_ConfinedIOSystem::filesOfTheFolderOpen()
{
    for (const char* name :
         {"walk.bin", "./walk.bin", "sub/../walk.bin", "inside.bin", "sub\\..\\walk.bin"}) {
        QVERIFY2(m_files->Exists(name), name);
        Assimp::IOStream* stream = m_files->Open(name, "rb");
        QVERIFY2(stream, name);
        char digits[4] = {};
        QCOMPARE(stream->FileSize(), size_t(10));
        QCOMPARE(stream->Seek(8, aiOrigin_SET), aiReturn_SUCCESS);
        QCOMPARE(stream->Read(digits, 1, 4), size_t(2));
        QCOMPARE(QByteArray(digits), QByteArray("89"));
        QCOMPARE(stream->Seek(3, aiOrigin_END), aiReturn_SUCCESS);
        QCOMPARE(stream->Tell(), size_t(7));
        QCOMPARE(stream->Seek(11, aiOrigin_SET), aiReturn_FAILURE);
        m_files->Close(stream);
    }
    QCOMPARE(m_files->sources().size(), std::size_t(1));
}

void tst_ConfinedIOSystem::backslashesMayBePartOfAName()
{
    put("model/sub\\skin.png", "longer");
    const auto named = m_files->read("sub\\skin.png");
    QVERIFY(named);
    QCOMPARE(named->bytes().size(), std::size_t(6));
    QVERIFY(QFile::remove(m_folder->filePath("model/sub\\skin.png")));
    const auto below = m_files->read("sub\\skin.png");
    QVERIFY(below);
    QCOMPARE(below->bytes().size(), std::size_t(3));
}

void tst_ConfinedIOSystem::whatLeadsOutStaysShut_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"../secret.txt", "sub/../../secret.txt", "..\\secret.txt", "link.txt",
                             "up/secret.txt", "/etc/passwd", "../../../../../../../../etc/passwd", "pipe",
                             "sub", ".", "..", "", "/dev/zero", "/proc/self/environ"})
        QTest::addRow("%s", name) << QByteArray(name);
}

void tst_ConfinedIOSystem::whatLeadsOutStaysShut()
{
    QFETCH(QByteArray, name);
    QVERIFY(!m_files->Exists(name.constData()));
    QVERIFY(!m_files->Open(name.constData(), "rb"));
}

void tst_ConfinedIOSystem::nothingIsWritten()
{
    for (const char* mode : {"w", "wb", "a", "r+b"}) QVERIFY(!m_files->Open("walk.bin", mode));
    QVERIFY(!m_files->Open("new.bin", "wb"));
    QVERIFY(!QFile::exists(m_folder->filePath("model/new.bin")));
}

void tst_ConfinedIOSystem::missingFilesAreRemembered()
{
    QVERIFY(!m_files->read("absent.png"));
    QVERIFY(!m_files->read("absent.png"));
    QCOMPARE(m_files->sources().size(), std::size_t(1));
    QCOMPARE(m_files->sources()[0].path, std::string("absent.png"));
    QCOMPARE(m_files->sources()[0].size, std::int64_t(-1));
}

void tst_ConfinedIOSystem::largeFilesStayShut()
{
    put("model/large.bin", QByteArray(1001, 'x'));
    QVERIFY(!m_files->read("large.bin"));
}

QTEST_APPLESS_MAIN(tst_ConfinedIOSystem)
#include "tst_ConfinedIOSystem.moc"
