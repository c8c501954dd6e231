// Films of `tagline render`: what the encoder is handed, and what is left where it fails.

#include "app/cli/ExitStatus.h"
#include "app/cli/render/RenderCommand.h"
#include "app/pictures/FilmFormat.h"
#include "app/pictures/FilmWriting.h"
#include "tests/support/TestData.h"

#include <QColor>
#include <QDir>
#include <QElapsedTimer>
#include <QImageReader>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace tagline;

namespace {

QString sample(const QString& name) { return test::sourceFolder() + "/resources/sample/" + name; }

} // namespace

class tst_Film : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyFrameIsHandedOver();
    void aFilmPlaysAtTheClipsSpeed_data();
    void aFilmPlaysAtTheClipsSpeed();
    void sidesAreMadeEven();
    void noEncoderIsSaid();
    void whatTheEncoderSaysIsSaid();
    void anEncoderThatHangsIsKilled();
    void picturesThatFailLeaveTheOldFilm();
    void aFolderThatIsNotThereIsSaid();
    void aStepBeyondTheEndIsOneFrame();
    void aRangeBeyondTheEndEndsWithTheClip();
    void aLinkStaysAndAProtectedFilmToo();
    void aSignalStopsTheFilm();
    void realFilmsAreWritten_data();
    void realFilmsAreWritten();

private:
    QString file(const QString& name) const { return m_folder->filePath(name); }
    /// The only ffmpeg in PATH from here on does this; "$last" is the film's file.
    void putEncoder(const QByteArray& script);
    int render(const QString& film, const QStringList& options = {}) const;
    QByteArray content(const QString& name) const;
    QStringList films() const { return QDir(file("out")).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    QByteArray m_path;
    QTemporaryDir m_cache;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Film::initTestCase()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(variable);
    qputenv("TAGLINE_CACHE_DIR", m_cache.path().toLocal8Bit());
    m_path = qgetenv("PATH");
}

void tst_Film::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(file("out")));
}

void tst_Film::cleanup() { qputenv("PATH", m_path); }

void tst_Film::putEncoder(const QByteArray& script)
{
    QDir().mkpath(file("bin"));
    QFile program(file("bin/ffmpeg"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\nfor last; do :; done\nlast=${last#file:}\ncd '" +
                  m_folder->path().toLocal8Bit() + "'\necho \"$@\" > arguments\n" + script);
    program.close();
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", file("bin").toLocal8Bit() + ':' + m_path);
}

int tst_Film::render(const QString& film, const QStringList& options) const
{
    return runRenderCommand(QStringList{sample("walk.glb"), "--character", sample("mannequin.glb"), "--size",
                                        "64x48", "-o", file("out/" + film)} +
                            options);
}

QByteArray tst_Film::content(const QString& name) const
{
    QFile read(file(name));
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

void tst_Film::everyFrameIsHandedOver()
{
    putEncoder("exec cat > \"$last\"\n");
    QCOMPARE(render("walk.mp4", {"--frames", "10:20"}), 0);
    QCOMPARE(films(), QStringList{"walk.mp4"});
    const QByteArray pixels = content("out/walk.mp4");
    QCOMPARE(pixels.size(), 10 * 64 * 48 * 4);
    const auto picture = [&](int i) { return pixels.mid(i * 64 * 48 * 4, 64 * 48 * 4); };
    QVERIFY(picture(0) != picture(9));
    const QByteArray arguments = content("arguments");
    for (const char* part :
         {"-f rawvideo", "-pixel_format rgba", "-video_size 64x48", "-framerate 60/1", "-f mp4"})
        QVERIFY2(arguments.contains(part), arguments);
    // The same picture as by itself.
    QCOMPARE(render("alone.png", {"--frame", "10"}), 0);
    const QImage alone = QImage(file("out/alone.png")).convertToFormat(QImage::Format_RGBA8888);
    QCOMPARE(picture(0), QByteArray(reinterpret_cast<const char*>(alone.constBits()), alone.sizeInBytes()));
}

void tst_Film::aFilmPlaysAtTheClipsSpeed_data()
{
    QTest::addColumn<QString>("film");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("rate");
    QTest::addColumn<int>("pictures");
    QTest::newRow("as the clip") << "a.webm" << QStringList{"--frames", "0:60"} << "60/1" << 60;
    QTest::newRow("every third frame") << "a.webm" << QStringList{"--frames", "0:60:3"} << "20/1" << 20;
    QTest::newRow("a gif that cannot be so fast")
        << "a.gif" << QStringList{"--frames", "0:60"} << "30/1" << 30;
    QTest::newRow("slower") << "a.webm" << QStringList{"--frames", "0:60", "--fps", "12.5"} << "25/2" << 60;
    QTest::newRow("by the clock") << "a.webp" << QStringList{"--frames", "1s-1.5s"} << "60/1" << 30;
    QTest::newRow("the whole clip") << "a.webp" << QStringList() << "60/1" << 311;
}

void tst_Film::aFilmPlaysAtTheClipsSpeed()
{
    QFETCH(QString, film);
    QFETCH(QStringList, options);
    QFETCH(QString, rate);
    QFETCH(int, pictures);
    putEncoder("exec cat > \"$last\"\n");
    QCOMPARE(render(film, options), 0);
    QVERIFY2(content("arguments").contains(("-framerate " + rate + ' ').toLatin1()), content("arguments"));
    QCOMPARE(content("out/" + film).size(), pictures * 64 * 48 * 4);
}

void tst_Film::sidesAreMadeEven()
{
    QCOMPARE(filmSize(*filmFormat("a.mp4"), {641, 361}), QSize(640, 360));
    QCOMPARE(filmSize(*filmFormat("a.gif"), {641, 361}), QSize(641, 361));
    QVERIFY(!filmFormat("a.png") && filmFormat("A.MP4"));
}

void tst_Film::noEncoderIsSaid()
{
    qputenv("PATH", file("nowhere").toLocal8Bit());
    QCOMPARE(filmEncoder(), QString());
    QVERIFY(noFilmEncoder().message.find("install the package ffmpeg") != std::string::npos);
    QCOMPARE(render("a.mp4"), int(ExitBadInput));
    QCOMPARE(films(), QStringList());
    const Result<void> film = writeFilm({file("out/a.mp4"), {64, 48}, {30, 1}, 1}, [](int) -> Result<QImage> {
        return QImage(64, 48, QImage::Format_RGBA8888);
    });
    QVERIFY(!film && film.error().code == "render.no-encoder");
}

void tst_Film::whatTheEncoderSaysIsSaid()
{
    putEncoder("echo half > \"$last\"\necho 'Unknown encoder libx264' >&2\nexit 1\n");
    const Result<void> film =
        writeFilm({file("out/a.mp4"), {64, 48}, {30, 1}, 500},
                  [](int) -> Result<QImage> { return QImage(64, 48, QImage::Format_RGBA8888); });
    QVERIFY(!film);
    QCOMPARE(film.error().code, std::string("render.encoder"));
    QVERIFY2(film.error().message.find("Unknown encoder libx264") != std::string::npos,
             film.error().message.c_str());
    QCOMPARE(films(), QStringList());
}

void tst_Film::anEncoderThatHangsIsKilled()
{
    putEncoder("echo $$ > process\necho half > \"$last\"\nexec sleep 600\n");
    QElapsedTimer clock;
    clock.start();
    const Result<void> film = writeFilm(
        {file("out/a.mp4"), {640, 480}, {30, 1}, 500},
        [](int) -> Result<QImage> { return QImage(640, 480, QImage::Format_RGBA8888); },
        [&](double) { return clock.elapsed() < 1000; });
    QVERIFY(!film && film.error().code == "render.interrupted");
    QVERIFY(clock.elapsed() < 10'000);
    QCOMPARE(films(), QStringList());
    const QByteArray process = content("process").trimmed();
    QVERIFY(!process.isEmpty() && !QFile::exists("/proc/" + process));
}

void tst_Film::picturesThatFailLeaveTheOldFilm()
{
    putEncoder("exec cat > \"$last\"\n");
    QFile old(file("out/a.mp4"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const Result<void> film = writeFilm({old.fileName(), {64, 48}, {30, 1}, 9}, [](int i) -> Result<QImage> {
        if (i == 5) return Error{"render.test", "no more", {}};
        return QImage(64, 48, QImage::Format_RGBA8888);
    });
    QVERIFY(!film && film.error().code == "render.test");
    QCOMPARE(films(), QStringList{"a.mp4"});
    QCOMPARE(content("out/a.mp4"), QByteArray("old"));
    QCOMPARE(render("a.mp4", {"--frames", "5000:6000"}), int(ExitBadInput)); // none of them
    QCOMPARE(content("out/a.mp4"), QByteArray("old"));
    QCOMPARE(render("a.mp4", {"--frames", "0:2"}), 0);
    QCOMPARE(content("out/a.mp4").size(), 2 * 64 * 48 * 4);
}

void tst_Film::aFolderThatIsNotThereIsSaid()
{
    putEncoder("exec cat > \"$last\"\n");
    QCOMPARE(render("no/such/a.mp4"), int(ExitBadInput));
    QVERIFY(!QFile::exists(file("out/no")));
}

void tst_Film::aStepBeyondTheEndIsOneFrame()
{
    putEncoder("exec cat > \"$last\"\n");
    for (const char* step : {"999999999", "100", "9"}) {
        QCOMPARE(render("a.mp4", {"--frames", QString("2:11:%1").arg(step)}), 0);
        QCOMPARE(content("out/a.mp4").size(), 64 * 48 * 4);
    }
    QCOMPARE(render("a%02d.png", {"--frames", "2:11:999999999"}), 0);
    QCOMPARE(films(), (QStringList{"a.mp4", "a02.png"}));
}

/// The clip has 311 frames.
void tst_Film::aRangeBeyondTheEndEndsWithTheClip()
{
    putEncoder("exec cat > \"$last\"\n");
    QCOMPARE(render("end.mp4", {"--frames", "307:100000"}), 0);
    QCOMPARE(content("out/end.mp4").size(), 4 * 64 * 48 * 4);
    QCOMPARE(render("there.mp4", {"--frames", "307:311"}), 0);
    QCOMPARE(content("out/end.mp4"), content("out/there.mp4"));
}

void tst_Film::aLinkStaysAndAProtectedFilmToo()
{
    putEncoder("exec cat > \"$last\"\n");
    QVERIFY(QDir().mkpath(file("elsewhere")));
    QFile old(file("elsewhere/old.mp4"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QVERIFY(QFile::link(file("elsewhere/old.mp4"), file("out/a.mp4")));
    QCOMPARE(render("a.mp4", {"--frames", "2:4"}), 0);
    QVERIFY(QFileInfo(file("out/a.mp4")).isSymLink());
    QCOMPARE(content("elsewhere/old.mp4").size(), 2 * 64 * 48 * 4);
    QVERIFY(old.setPermissions(QFile::ReadOwner));
    if (QFileInfo(old).isWritable()) return; // root may write all
    QCOMPARE(render("a.mp4", {"--frames", "2:5"}), int(ExitBadInput));
    QCOMPARE(content("elsewhere/old.mp4").size(), 2 * 64 * 48 * 4);
}

void tst_Film::aSignalStopsTheFilm()
{
    // As a person stops it: the encoder tells when it has begun.
    putEncoder("kill -TERM $PPID\nexec cat > \"$last\"\n");
    QCOMPARE(render("a.mp4"), 128 + SIGTERM);
    QCOMPARE(films(), QStringList());
}

void tst_Film::realFilmsAreWritten_data()
{
    QTest::addColumn<QString>("film");
    QTest::addColumn<QByteArray>("magic");
    QTest::addColumn<int>("place");
    QTest::newRow("mp4") << "a.mp4" << QByteArray("ftyp") << 4;
    QTest::newRow("webm") << "a.webm" << QByteArray("\x1a\x45\xdf\xa3") << 0;
    QTest::newRow("webp") << "a.webp" << QByteArray("WEBP") << 8;
    QTest::newRow("gif") << "a.gif" << QByteArray("GIF89a") << 0;
}

void tst_Film::realFilmsAreWritten()
{
    QFETCH(QString, film);
    QFETCH(QByteArray, magic);
    QFETCH(int, place);
    if (filmEncoder().isEmpty()) QSKIP("ffmpeg is not installed: no real film is written");
    QCOMPARE(render(film, {"--frames", "0:30"}), 0);
    QCOMPARE(films(), QStringList{film});
    QCOMPARE(content("out/" + film).mid(place, magic.size()), magic);
    if (film.endsWith("gif")) {
        QImageReader reader(file("out/" + film));
        QCOMPARE(reader.imageCount(), 15);
        QCOMPARE(reader.size(), QSize(64, 48));
        QCOMPARE(reader.loopCount(), -1); // for ever
    }
}

QTEST_GUILESS_MAIN(tst_Film)
#include "tst_Film.moc"
