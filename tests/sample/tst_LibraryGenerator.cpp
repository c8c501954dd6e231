// Generated libraries: the same from the same seed, read where they should be and refused where not.

#include "core/import/bvh/BvhFile.h"
#include "core/io/TagSidecar.h"
#include "resources/generator/GeneratedLibrary.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tagline;
using namespace tagline::generated;

namespace {

std::string bytesOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

LibraryShape smallShape()
{
    LibraryShape shape;
    shape.clips = 120;
    shape.frames = 60;
    shape.joints = 12;
    shape.damagedShare = 0.2;
    shape.areSkeletonsMixed = true;
    shape.tags.isMixed = true;
    return shape;
}

} // namespace

class tst_LibraryGenerator : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void equalShapesGiveEqualFiles();
    void goodTakesAreReadAndTheOthersRefused();
    void sidecarsAreRead();
    void rangesAreOfTheirKind();

private:
    QTemporaryDir m_folder;
    WrittenLibrary m_written;
};

void tst_LibraryGenerator::initTestCase()
{
    m_written = writeLibrary(m_folder.filePath("a").toStdString(), smallShape());
    QCOMPARE(m_written.problem, std::string());
    QCOMPARE(m_written.damaged.size(), std::size_t(24));
    QCOMPARE(m_written.good.size(), std::size_t(96));
}

void tst_LibraryGenerator::equalShapesGiveEqualFiles()
{
    const auto again = writeLibrary(m_folder.filePath("b").toStdString(), smallShape());
    QCOMPARE(again.good.size(), m_written.good.size());
    for (std::size_t i = 0; i < again.good.size(); ++i)
        QVERIFY(bytesOf(again.good[i]) == bytesOf(m_written.good[i]));
    LibraryShape other = smallShape();
    other.seed = 2;
    const auto different = writeLibrary(m_folder.filePath("c").toStdString(), other);
    QVERIFY(bytesOf(different.good.front()) != bytesOf(m_written.good.front()));
}

void tst_LibraryGenerator::goodTakesAreReadAndTheOthersRefused()
{
    for (const auto& path : m_written.good) {
        const auto file = readBvh(bytesOf(path));
        QVERIFY2(file, file ? "" : (path.string() + file.error().text()).c_str());
        QVERIFY(file->frames >= 40 && file->frames <= 60);
    }
    for (const auto& path : m_written.damaged) QVERIFY2(!readBvh(bytesOf(path)), path.c_str());
}

void tst_LibraryGenerator::sidecarsAreRead()
{
    for (const auto& path : m_written.good) {
        const std::string sidecar = sidecarPath(path.string());
        const auto read = readTagSidecar(bytesOf(sidecar), sidecar);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->clips.size(), std::size_t(1));
    }
}

void tst_LibraryGenerator::rangesAreOfTheirKind()
{
    RandomNumbers random(3);
    const QString few = QString::fromStdString(generatedSidecar("a.bvh", "a", 1500, {.tags = 1000}, random));
    const int tags = few.count("\"Tag");
    QVERIFY2(tags > 250 && tags < 350, qPrintable(QString::number(tags)));
    const QString many = QString::fromStdString(
        generatedSidecar("a.bvh", "a", 1500, {.tags = 1, .ranges = RangeKind::ManyAndShort}, random));
    QCOMPARE(many.count("], [") + 1, 30);
}

QTEST_GUILESS_MAIN(tst_LibraryGenerator)

#include "tst_LibraryGenerator.moc"
