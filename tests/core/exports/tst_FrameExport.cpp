// Frames for learning: sampled labels, the policy for points, signals and joints, splits and weights.

#include "core/exports/ExportWriting.h"
#include "core/exports/SampledSignals.h"
#include "tests/support/NpzFile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_FrameExport : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreSampled_data();
    void rangesAreSampled();
    void valuesAreSampledOnTheLine();
    void listsOfSignalsAreRead();
    void signalsAndJointsAreColumns();
    void splitsAreTyped();
    void splitsKeepFilesWhole();
    void whatLiesBesideIsWrittenAndNothingElseReplaced();
    void whatIsCancelledWritesNothing_data();
    void whatIsCancelledWritesNothing();
};

namespace {

/// One joint that moves one metre a frame along X.
ClipLibrary movingLibrary()
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    model->skeleton = Skeleton({{"Hips", noJoint, {}}});
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = 7;
    clip.rate = {30, 1};
    clip.channels.push_back({"Hips", {}, {}, {}});
    std::vector<float> times;
    std::vector<glm::vec3> places;
    for (int frame = 0; frame < 7; ++frame) {
        times.push_back(float(frame));
        places.push_back({float(frame), 1.0f, 0.0f});
    }
    clip.channels.back().translation.times = std::move(times);
    clip.channels.back().translation.values = std::move(places);
    model->clips.push_back(clip);
    library.setModel(library.addSource("/a/walk.bvh", "walk.bvh"), model);
    return library;
}

NpzFile read(const ClipLibrary& library, const FrameOptions& frames)
{
    ExportOptions options;
    options.frames = frames;
    const auto bytes = exportFormat("frames")->bytes({library}, options);
    return *NpzFile::fromBytes(QByteArray::fromStdString(*bytes));
}

} // namespace

void tst_FrameExport::rangesAreSampled_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<bool>("isAny");
    QTest::addColumn<bool>("isPoint");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("sampled"); // [start, stop)
    // 30 frames a second at 20: sampled frames lie at 0, 1.5, 3, 4.5, 6 …
    QTest::newRow("whole") << 20 << false << false << 0 << 7 << "0 5";
    QTest::newRow("from the first frame of it on") << 20 << false << false << 1 << 4 << "1 3";
    QTest::newRow("between two, nearest") << 20 << false << false << 2 << 3 << "1 2";
    QTest::newRow("point, nearest") << 20 << false << true << 2 << 3 << "1 2";
    QTest::newRow("point, nearest, above") << 20 << false << true << 4 << 5 << "3 4";
    QTest::newRow("point, any") << 20 << true << true << 4 << 5 << "2 4";
    QTest::newRow("point, any, within one") << 20 << true << true << 3 << 4 << "2 3";
    QTest::newRow("last frame") << 20 << false << true << 6 << 7 << "4 5";
    QTest::newRow("more frames") << 60 << false << false << 2 << 4 << "4 8";
    QTest::newRow("more frames, point") << 60 << false << true << 2 << 3 << "4 5";
    QTest::newRow("more frames, point, any") << 60 << true << true << 2 << 3 << "4 6";
    QTest::newRow("the same rate") << 30 << false << true << 3 << 4 << "3 4";
}

void tst_FrameExport::rangesAreSampled()
{
    QFETCH(int, rate);
    QFETCH(bool, isAny);
    QFETCH(bool, isPoint);
    QFETCH(int, start);
    QFETCH(int, stop);
    QFETCH(QString, sampled);
    const FrameSampling sampling(7, {30, 1}, {rate, 1});
    const FrameRange range =
        sampling.sampledRange({start, stop}, isPoint, isAny ? PointPolicy::Any : PointPolicy::Nearest);
    QCOMPARE(QString("%1 %2").arg(range.start).arg(range.stop), sampled);
}

void tst_FrameExport::valuesAreSampledOnTheLine()
{
    const std::vector<float> values{0, 10, 20, 30, 40, 50, 60};
    QCOMPARE(FrameSampling(7, {30, 1}, {20, 1}).sampledValues(values),
             (std::vector<float>{0, 15, 30, 45, 60}));
    QCOMPARE(FrameSampling(7, {30, 1}, {30, 1}).sampledValues(values), values);
    QCOMPARE(FrameSampling(0, {30, 1}, {20, 1}).count(), 0);
    QCOMPARE(FrameSampling(1, {30, 1}, {20, 1}).count(), 1);
    for (const FrameRate rate : {FrameRate{24000, 1001}, FrameRate{30000, 1001}, FrameRate{120, 1}})
        QCOMPARE(FrameSampling(100'000, rate, rate).count(), 100'000);
}

void tst_FrameExport::listsOfSignalsAreRead()
{
    const auto list = signalList(R"(speed(), height("left, foot"),x(Hips))");
    QVERIFY(list);
    QCOMPARE(*list, (std::vector<std::string>{"speed()", R"(height("left, foot"))", "x(Hips)"}));
    for (const char* wrong : {"", "speed", "speed(),", "contact(LeftFoot)", "speed() > 1"}) {
        const auto refused = signalList(wrong);
        QVERIFY2(!refused, wrong);
        QCOMPARE(refused.error().code, std::string("signals.unknown"));
    }
}

void tst_FrameExport::signalsAndJointsAreColumns()
{
    FrameOptions options;
    options.rate = FrameRate{20, 1};
    options.signalTexts = {"x()", "x(Tail)"};
    options.hasJoints = true;
    const NpzFile file = read(movingLibrary(), options);
    QCOMPARE(file.texts("signal_names"), (QStringList{"x()", "x(Tail)"}));
    QCOMPARE(file.texts("joint_names"), QStringList{"Hips"});
    QCOMPARE(file.values("lengths"), std::vector<double>{5});
    QCOMPARE(file.values("frame_rates"), (std::vector<double>{20, 1}));
    QCOMPARE(file.values("source_frame_rates"), (std::vector<double>{30, 1}));
    const auto signalValues = file.values("signals");
    const auto joints = file.values("joints");
    QCOMPARE(signalValues.size(), std::size_t(10));
    QCOMPARE(joints.size(), std::size_t(15));
    for (std::size_t frame = 0; frame < 5; ++frame) {
        QVERIFY(std::abs(signalValues[2 * frame] - 1.5 * double(frame)) < 1e-4);
        QVERIFY(std::isnan(signalValues[2 * frame + 1]));
        QVERIFY(std::abs(joints[3 * frame] - 1.5 * double(frame)) < 1e-4 && joints[3 * frame + 1] == 1.0);
    }
    ExportOptions table;
    table.frames = options;
    const QString text = QString::fromStdString(signalCsv({movingLibrary()}, table));
    QVERIFY(text.startsWith("clip,frame,seconds,x(),x(Tail)\r\nwalk.bvh,0,0,0,\r\nwalk.bvh,1,0.05,1.5,\r\n"));
}

void tst_FrameExport::splitsAreTyped()
{
    QVERIFY(typedSplits("80, 10,10") == (std::array{80, 10, 10}));
    QVERIFY(typedSplits("1,0,0") == (std::array{1, 0, 0}));
    for (const char* wrong :
         {"", "80", "80,20", "80,10,10,0", "0,0,0", "-1,1,1", "a,b,c", "1,,1", "80,10,1000001"})
        QVERIFY2(!typedSplits(wrong), wrong);
}

/// Clips of one file are never in two splits, and what else is exported moves none.
void tst_FrameExport::splitsKeepFilesWhole()
{
    ClipLibrary library;
    for (int i = 0; i < 200; ++i) {
        auto model = std::make_shared<ImportedModel>();
        for (const char* name : {"run", "walk"}) {
            Clip clip;
            clip.name = clip.displayName = name;
            clip.frames = 3;
            model->clips.push_back(clip);
        }
        const std::string path = "/a/take" + std::to_string(i) + ".glb";
        library.setModel(library.addSource(path, path), model);
    }
    const QStringList splits = read(library, {}).texts("splits");
    QCOMPARE(splits.size(), 400);
    for (qsizetype i = 0; i < splits.size(); i += 2) QCOMPARE(splits[i], splits[i + 1]);
    QVERIFY(splits.count("train") > 280 && splits.count("val") > 10 && splits.count("test") > 10);
    FrameOptions all;
    all.splits = {0, 0, 1};
    QCOMPARE(read(library, all).texts("splits").count("test"), 400);
}

void tst_FrameExport::whatLiesBesideIsWrittenAndNothingElseReplaced()
{
    ClipLibrary library = movingLibrary();
    library.setSheet(ClipId(0), TagSheet().withRanges(library.vocabulary().intern("Run"), {{0, 2}}));
    ExportOptions options;
    options.frames.splits = {1, 0, 0};
    QTemporaryDir folder;
    const std::string target = folder.filePath("frames.npz").toStdString();
    for (int i = 0; i < 2; ++i) { // the second replaces the first
        const auto written = writeExport(*exportFormat("frames"), {library}, options, target);
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        QCOMPARE(written->files, (std::vector{target, target + ".json"}));
    }
    QFile beside(QString::fromStdString(besideFile(target)));
    QVERIFY(beside.open(QIODevice::ReadWrite));
    const QJsonObject json = QJsonDocument::fromJson(beside.readAll()).object();
    QCOMPARE(json["format"].toString(), QString("tagline.frames"));
    QCOMPARE(json["labels"][0]["name"].toString(), QString("Run"));
    QCOMPARE(json["labels"][0]["positive_weight"].toDouble(), 2.5); // five frames without it, two with it
    QCOMPARE(json["splits"]["train"]["frames"].toInt(), 7);
    QVERIFY(beside.resize(0) && beside.seek(0) && beside.write("mine") == 4);
    beside.close();
    const auto refused = writeExport(*exportFormat("frames"), {library}, options, target);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("export.exists"));
}

void tst_FrameExport::whatIsCancelledWritesNothing_data()
{
    QTest::addColumn<QString>("id");
    for (const ExportFormat& format : exportFormats())
        if (!format.clip) QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

/// An export into one file is asked again before each clip.
void tst_FrameExport::whatIsCancelledWritesNothing()
{
    QFETCH(QString, id);
    ClipLibrary library;
    for (int i = 0; i < 20; ++i) {
        const std::string path = "/a/take" + std::to_string(i) + ".glb";
        auto model = std::make_shared<ImportedModel>();
        model->clips.push_back({});
        model->clips.back().frames = 3;
        library.setModel(library.addSource(path, path), model);
    }
    QTemporaryDir folder;
    int asked = 0;
    double share = 0;
    const auto written = writeExport(*exportFormat(id.toStdString()), {library}, {},
                                     folder.filePath("out.export").toStdString(), [&](double done) {
                                         share = done;
                                         return ++asked < 5;
                                     });
    QVERIFY(!written);
    QVERIFY2(written.error().code == "export.cancelled", written.error().text().c_str());
    QCOMPARE(asked, 5);
    QVERIFY(share > 0 && share < 0.5);
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(tst_FrameExport)
#include "tst_FrameExport.moc"
