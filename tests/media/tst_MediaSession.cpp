// Films beside a clip: which picture a moment shows, what their sound is, and what is said where a file
// cannot be read.

#include "app/media/MediaSession.h"
#include "app/media/MediaSound.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tagline;

class tst_MediaSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { qputenv("PATH", m_path); }
    void aFilmSaysWhatItHolds();
    void aMomentShowsItsPicture_data();
    void aMomentShowsItsPicture();
    void numberedPicturesAreAFilm();
    void theSoundOfAFilmIsRead();
    void memoryIsBounded();
    void anotherFilmTakesItsPlace();
    void withoutTheProgramsTheReasonIsSaid();
    void whatIsNoFilmIsSaid();

private:
    void needPrograms();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    MediaSource film() const { return {file("film.mp4").toStdString(), {}}; }
    void make(const QStringList& arguments) const;
    /// The number of the picture that is shown, as its brightness says; −1 where there is none.
    static int shown(MediaSession& session, double seconds);

    QByteArray m_path = qgetenv("PATH");
    QTemporaryDir m_folder;
};

void tst_MediaSession::make(const QStringList& arguments) const
{
    QProcess encoder;
    encoder.start("ffmpeg", QStringList{"-v", "error", "-y"} + arguments);
    QVERIFY2(encoder.waitForFinished(60'000) && encoder.exitCode() == 0, encoder.readAllStandardError());
}

/// Three seconds whose pictures are brighter by 3 each, with a tone that begins at the second second.
void tst_MediaSession::initTestCase()
{
    if (mediaDecoder().isEmpty() || mediaProber().isEmpty()) return;
    make({"-f", "lavfi", "-i", "color=black:size=64x48:rate=25:duration=3,geq=lum='16+N*2':cb=128:cr=128",
          "-f", "lavfi", "-i", "sine=440:duration=3,volume=enable='lt(t,1)':volume=0", "-pix_fmt", "yuv420p",
          "-qp", "0", "-shortest", file("film.mp4")});
    QVERIFY(QDir(m_folder.path()).mkdir("shots"));
    make({"-i", file("film.mp4"), "-start_number", "1001", file("shots/s_%04d.png")});
}

void tst_MediaSession::needPrograms()
{
    if (mediaDecoder().isEmpty() || mediaProber().isEmpty())
        QSKIP("ffmpeg is not installed: no film is read");
}

int tst_MediaSession::shown(MediaSession& session, double seconds)
{
    QImage picture;
    const auto isThere = [&] {
        picture = session.pictureAt(seconds);
        return !picture.isNull() || (!session.isPictureDue() && (session.info() || session.error()));
    };
    if (!QTest::qWaitFor(isThere, 30'000) || picture.isNull()) return -1;
    const double luma = 16 + qGray(picture.pixel(20, 20)) * 219.0 / 255;
    return int(std::lround((luma - 16) / 2));
}

void tst_MediaSession::aFilmSaysWhatItHolds()
{
    needPrograms();
    const auto info = readMediaInfo(film());
    QVERIFY2(info, info ? "" : info.error().text().c_str());
    QCOMPARE(info->size, QSize(64, 48));
    QCOMPARE(info->picturesPerSecond, 25.0);
    QVERIFY(info->hasSound && std::abs(info->seconds - 3) < 0.05);
}

void tst_MediaSession::aMomentShowsItsPicture_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("number");
    QTest::newRow("begin") << 0.0 << 0;
    QTest::newRow("within the first") << 0.039 << 0;
    QTest::newRow("second") << 0.04 << 1;
    QTest::newRow("last of a second") << 0.999 << 24;
    QTest::newRow("next second") << 1.0 << 25;
    QTest::newRow("last") << 2.97 << 74;
    QTest::newRow("before") << -0.1 << -1;
    QTest::newRow("after") << 3.2 << -1;
}

void tst_MediaSession::aMomentShowsItsPicture()
{
    needPrograms();
    QFETCH(double, seconds);
    QFETCH(int, number);
    MediaSession session;
    session.setSource(film());
    QTRY_VERIFY_WITH_TIMEOUT(session.info(), 30'000);
    QCOMPARE(shown(session, seconds), number);
}

void tst_MediaSession::numberedPicturesAreAFilm()
{
    needPrograms();
    MediaSession session;
    MediaSource shots = sequenceAround(file("shots/s_1010.png").toStdString());
    shots.rate = 50;
    session.setSource(shots);
    QTRY_VERIFY_WITH_TIMEOUT(session.info() || session.error(), 30'000);
    QVERIFY2(session.info(), session.error() ? session.error()->text().c_str() : "");
    QVERIFY(!session.info()->hasSound && std::abs(session.info()->seconds - 1.5) < 0.05);
    QCOMPARE(shown(session, 0), 0);
    QCOMPARE(shown(session, 1.0), 50);
}

void tst_MediaSession::theSoundOfAFilmIsRead()
{
    needPrograms();
    MediaSession session;
    session.setSource(film());
    QTRY_VERIFY_WITH_TIMEOUT(!session.sound().peaks.empty(), 30'000);
    QVERIFY(std::abs(session.sound().seconds() - 3) < 0.1);
    QVERIFY(session.sound().between(0, 0.9).high < 3);
    QVERIFY(session.sound().between(1.1, 1.2).high > 10);
}

void tst_MediaSession::memoryIsBounded()
{
    PictureCache cache(4 * 100 * 100 * 10);
    const std::vector<QImage> second(5, QImage(100, 100, QImage::Format_RGB32));
    for (int i = 0; i < 20; ++i) cache.put(i, second, i);
    QVERIFY(cache.has(19) && cache.has(18) && !cache.has(17));
    QVERIFY(cache.bytes() <= 4 * 100 * 100 * 10);
    cache.put(3, std::vector<QImage>(50, second.front()), 3); // more than all
    QVERIFY(cache.has(3) && !cache.has(18));
    QVERIFY(!cache.at(3.5, 50).isNull() && cache.at(4.5, 50).isNull());
}

void tst_MediaSession::anotherFilmTakesItsPlace()
{
    needPrograms();
    MediaSession session;
    session.setSource(film());
    session.setSource(MediaSource{file("none.mp4").toStdString(), {}});
    QTRY_VERIFY_WITH_TIMEOUT(session.error(), 30'000);
    QCOMPARE(session.error()->code, std::string("media.missing"));
    session.setSource(film());
    QVERIFY(!session.error());
    QCOMPARE(shown(session, 0.5), 12);
    session.setSource(std::nullopt);
    QVERIFY(session.pictureAt(0.5).isNull() && !session.info());
}

void tst_MediaSession::withoutTheProgramsTheReasonIsSaid()
{
    QFile some(file("some.mp4"));
    QVERIFY(some.open(QIODevice::WriteOnly));
    some.close();
    qputenv("PATH", m_folder.path().toLocal8Bit());
    const MediaSource source{some.fileName().toStdString(), {}};
    const auto info = readMediaInfo(source);
    QVERIFY(!info);
    QCOMPARE(info.error().code, std::string("media.no-decoder"));
    QVERIFY(info.error().message.find("install the package ffmpeg") != std::string::npos);
    QCOMPARE(readSoundPeaks(source).error().code, std::string("media.no-decoder"));
}

void tst_MediaSession::whatIsNoFilmIsSaid()
{
    needPrograms();
    QFile text(file("text.mp4"));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("this is no film");
    text.close();
    const auto info = readMediaInfo({text.fileName().toStdString(), {}});
    QVERIFY(!info);
    QCOMPARE(info.error().code, std::string("media.unreadable"));
}

QTEST_GUILESS_MAIN(tst_MediaSession)
#include "tst_MediaSession.moc"
