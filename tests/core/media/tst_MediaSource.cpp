// Media files by their names: sequences of pictures, and which of them are there.

#include "core/media/MediaSource.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

class tst_MediaSource : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aNumberedPictureIsOfASequence_data();
    void aNumberedPictureIsOfASequence();
    void aSequenceIsThereFromItsLeastNumber();
    void aFileWhoseNameLooksLikeASequenceIsAFile();
    void numbersWithoutZerosAreOneSequence();
    void aPercentOfTheFolderIsWrittenTwice();

private:
    std::string put(const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_MediaSource::init() { m_folder = std::make_unique<QTemporaryDir>(); }

std::string tst_MediaSource::put(const QString& name) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    return file.fileName().toStdString();
}

void tst_MediaSource::aNumberedPictureIsOfASequence_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sequence");
    QTest::newRow("four digits") << "/a/shot_0012.png"
                                 << "/a/shot_%04d.png";
    QTest::newRow("only digits") << "/a/7.JPG"
                                 << "/a/%01d.JPG";
    QTest::newRow("no digits") << "/a/shot.png"
                               << "/a/shot.png";
    QTest::newRow("a film") << "/a/take2.mp4"
                            << "/a/take2.mp4";
    QTest::newRow("more digits than a number has") << "/a/1234567890.png"
                                                   << "/a/1234567890.png";
}

void tst_MediaSource::aNumberedPictureIsOfASequence()
{
    QFETCH(QString, file);
    QFETCH(QString, sequence);
    QCOMPARE(sequenceAround(file.toStdString()).path, sequence.toStdString());
}

void tst_MediaSource::aSequenceIsThereFromItsLeastNumber()
{
    const MediaSource shots{m_folder->filePath("s_%03d.png").toStdString(), {}};
    QVERIFY(isPictureSequence(shots) && !isMediaThere(shots) && !firstNumber(shots));
    put("s_1002.png");
    put("s_099.png");
    put("s_0x1.png");
    put("s_7.png"); // too few digits
    QCOMPARE(firstNumber(shots), std::optional(99));
    QVERIFY(isMediaThere(shots));
}

void tst_MediaSource::aFileWhoseNameLooksLikeASequenceIsAFile()
{
    const MediaSource odd{put("up 50%d.mp4"), {}};
    QVERIFY(!isPictureSequence(odd) && isMediaThere(odd));
    QVERIFY(!isMediaThere({m_folder->filePath("none.mp4").toStdString(), {}}));
}

void tst_MediaSource::numbersWithoutZerosAreOneSequence()
{
    for (const char* name : {"s1.png", "s9.png", "s10.png", "s12.png"}) put(name);
    const MediaSource shots = sequenceAround(m_folder->filePath("s12.png").toStdString());
    QCOMPARE(shots.path, m_folder->filePath("s%01d.png").toStdString());
    QCOMPARE(firstNumber(shots), std::optional(1));
}

void tst_MediaSource::aPercentOfTheFolderIsWrittenTwice()
{
    QCOMPARE(sequencePattern({"/100% x/s%04d.png", {}}), std::string("/100%% x/s%04d.png"));
}

QTEST_APPLESS_MAIN(tst_MediaSource)
#include "tst_MediaSource.moc"
