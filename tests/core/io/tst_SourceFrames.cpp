// Which rows of an array the frames of a clip are, as a sidecar's clip says it.

#include "core/io/entries/SourceFrames.h"
#include "core/io/entries/SourceHash.h"

#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_SourceFrames : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreFoundOfEachFrame_data();
    void rowsAreFoundOfEachFrame();
    void entriesBetweenRunEvenly();
    void whatIsWrittenIsReadAndKeptToTheByte();
    void itStandsBehindTheHash();
    void whatAnotherProgramMeansByItStays();
};

namespace {

SidecarClip entry()
{
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 688;
    clip.rate = {30, 1};
    clip.tags = {{"Run", {{0, 9}}}};
    return clip;
}

TagSidecar sidecarOf(SidecarClip clip)
{
    TagSidecar sidecar;
    sidecar.source = "walk.npz";
    sidecar.clips = {std::move(clip)};
    return sidecar;
}

} // namespace

void tst_SourceFrames::rowsAreFoundOfEachFrame_data()
{
    QTest::addColumn<double>("rowsPerFrame");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("frames");
    QTest::newRow("as they are") << 1.0 << 2752 << 2752;
    QTest::newRow("every fourth") << 4.0 << 2752 << 689;
    QTest::newRow("each four times") << 0.25 << 10 << 37;
    QTest::newRow("odd rates") << 59.94 / 24.0 << 1000 << 401;
    QTest::newRow("one") << 1.0 << 1 << 1;
}

void tst_SourceFrames::rowsAreFoundOfEachFrame()
{
    QFETCH(double, rowsPerFrame);
    QFETCH(int, rows);
    QFETCH(int, frames);
    const SourceFrames said = sourceFrames({59.94, rows, rowsPerFrame}, frames);
    QCOMPARE(said.framesPerSecond, std::optional<double>(59.94));
    for (Frame frame = 0; frame < frames; ++frame) {
        const auto row = std::min<std::int64_t>(std::llround(frame * rowsPerFrame), rows - 1);
        if (std::abs(said.row(frame) - row) > (rowsPerFrame == std::round(rowsPerFrame) ? 0 : 1))
            QFAIL(qPrintable(QString("frame %1: %2, not %3").arg(frame).arg(said.row(frame)).arg(row)));
    }
    QCOMPARE(said.row(0), std::int64_t(0));
    QCOMPARE(said.row(frames - 1), std::int64_t(rows - 1));
}

void tst_SourceFrames::entriesBetweenRunEvenly()
{
    const SourceFrames said{{}, 100, {{0, 10.0}, {10, 20.0}, {20, 60.0}}};
    QCOMPARE(said.row(5), std::int64_t(15));
    QCOMPARE(said.row(10), std::int64_t(20));
    QCOMPARE(said.row(15), std::int64_t(40));
    QCOMPARE(said.row(25), std::int64_t(80)); // as between the last two
    QCOMPARE(said.row(90), std::int64_t(99));
}

void tst_SourceFrames::whatIsWrittenIsReadAndKeptToTheByte()
{
    const SourceFrames said = sourceFrames({120.0, 2752, 4.0}, 688);
    const std::string bytes = writtenTagSidecar(sidecarOf(withSourceFrames(entry(), said)));
    QVERIFY2(bytes.find(R"("sourceFrames": {
        "rate": 120,
        "frames": 2752,
        "map": [
          [0, 0],
          [687, 2748]
        ]
      })") != std::string::npos,
             bytes.c_str());
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY(read);
    QCOMPARE(sourceFramesOf(read->clips[0]), std::optional(said));
    QCOMPARE(writtenTagSidecar(*read), bytes);
    QCOMPARE(withSourceFrames(read->clips[0], said), read->clips[0]);
    const std::string schema = (sourceFolder() + "/resources/schemas/tagline.tags.schema.json").toStdString();
    QCOMPARE(QString::fromStdString(JsonSchema::fromFile(schema).faultsOf(bytes)), QString());
    QVERIFY(withSourceFrames(read->clips[0], {}).extra.empty());
    QVERIFY(!sourceFramesOf(entry()));
    QVERIFY(!sourceFrames({0.0, 5, 1.0}, 5).framesPerSecond);
}

void tst_SourceFrames::itStandsBehindTheHash()
{
    SidecarClip clip = entry();
    clip.extra = {{"theirs", "1"}};
    clip = withSourceFrames(withSourceHash(std::move(clip), 7), sourceFrames({60.0, 10, 1.0}, 10));
    QCOMPARE(clip.extra.size(), std::size_t(3));
    QCOMPARE(clip.extra[1].name, std::string("sourceFrames"));
    QVERIFY(hasForeignKeys(clip));
    clip.extra.pop_back();
    QVERIFY(!hasForeignKeys(clip)); // they alone are no reason to keep an entry
}

void tst_SourceFrames::whatAnotherProgramMeansByItStays()
{
    SidecarClip clip = entry();
    clip.extra = {{"sourceFrames", "[1, 2]"}};
    QVERIFY(!sourceFramesOf(clip));
    QCOMPARE(withSourceFrames(clip, sourceFrames({60.0, 10, 1.0}, 10)), clip);
    QVERIFY(hasForeignKeys(clip));
    for (const char* json : {R"({"frames": 0, "map": [[0, 0]]})", R"({"frames": 5, "map": []})",
                             R"({"frames": 5, "map": [[0, 0], [0, 1]]})", R"({"map": [[0, 0]]})"}) {
        clip.extra[0].json = json;
        QVERIFY2(!sourceFramesOf(clip), json);
    }
}

QTEST_APPLESS_MAIN(tst_SourceFrames)
#include "tst_SourceFrames.moc"
