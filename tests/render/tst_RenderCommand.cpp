// `tagline render` from its arguments to the picture's file, without a display.

#include "app/cli/ExitStatus.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/render/RenderCommand.h"
#include "app/cli/render/RenderLibrary.h"
#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/import/ImportLocations.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/retargeting/RetargetMap.h"
#include "core/system/saving/FileContent.h"
#include "tests/support/TestData.h"

#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <filesystem>

using namespace tagline;

namespace {

/// A file of the sample library, which is a part of the repository.
QString sample(const QString& name) { return test::sourceFolder() + "/resources/sample/" + name; }

/// What is lighter than background and grid.
int figurePixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qGray(image.pixel(x, y)) > 110;
    return count;
}

int differingPixels(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 20;
    return count;
}

} // namespace

class tst_RenderCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void optionsAreRead();
    void momentsAreReadByTheClock();
    void wrongUsageIsNamed_data();
    void wrongUsageIsNamed();
    void framesAreNumbered();
    void aModelWithoutClipStandsInRest();
    void aSkeletonWithoutMeshIsDrawnWithABody();
    void aClipMovesAnotherFilesFigure();
    void realClipsMoveARealFigure();
    void morphTargetsMove();
    void theFrameIsTheOneAskedFor();
    void ghostsStandAroundTheFrame();
    void viewsAreNamed();
    void aPictureWithoutPerspectiveSaysItsScale();
    void waysAndAxesAreDrawn();
    void aCrossFadeIsDrawnAsASequence();
    void aPresetIsDrawnAtItsTimes();
    void aSavedCameraIsLookedThrough();
    void badInputIsRefused_data();
    void badInputIsRefused();
    void aPictureInNoFolderIsRefused();
    void aClipForAnotherFigureIsRefused();
    void aClipIsCarriedOverToAnotherFigure();
    void aReferencePoseIsChosen();
    void aWalkIsNotCarriedOverToAFox();
    void figuresWithoutABodyAreRefused();
    void aLibrarysMapCarriesAClipOver();
    void aLibraryIsShownAsInTheWindow();
    void filesWhoseNamesAreNoTextAreNotOneFile();
    void aLibraryThatCannotBeUsedIsNamed();
    void aFailedRenderLeavesTheOldPicture();

private:
    /// The sample library with a clip of other names and a map for it, without arms.
    QString libraryWithMap();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    /// Draws a model and returns the picture; a null one where the status is not 0.
    QImage drawn(const QString& model, const QStringList& options = {}) const;

    QTemporaryDir m_folder;
};

void tst_RenderCommand::initTestCase()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(variable);
    qputenv("TAGLINE_CACHE_DIR", file("cache").toLocal8Bit());
}

QImage tst_RenderCommand::drawn(const QString& model, const QStringList& options) const
{
    const QString picture = file("drawn.png");
    QFile::remove(picture);
    const QStringList arguments = QStringList{model, "--size", "320x240", "-o", picture} + options;
    return runRenderCommand(arguments) == 0 ? QImage(picture) : QImage();
}

void tst_RenderCommand::optionsAreRead()
{
    const auto options =
        parsedRenderOptions({"walk.fbx", "--clip", "Walk:2", "--frames", "3:10:2", "--size", "640x360",
                             "--view", "90,-5.5", "--blend-to", "pack.glb#Run", "--blend-at", "4",
                             "--blend-time", "0.5", "--in-place", "--skeleton", "-o", "a_%03d.png"});
    QVERIFY2(options.hasValue(), options ? "" : options.error().message.c_str());
    QCOMPARE(options->source.file, QString("walk.fbx"));
    QCOMPARE(options->source.clip, QString("Walk:2"));
    QCOMPARE(options->first, 3);
    QCOMPARE(options->last, 9);
    QCOMPARE(options->step, 2);
    QCOMPARE(options->size, QSize(640, 360));
    QCOMPARE(options->pitchDegrees, -5.5);
    QCOMPARE(options->blend->target.file, QString("pack.glb"));
    QCOMPARE(options->blend->target.clip, QString("Run"));
    QCOMPARE(options->blend->at, 4);
    QCOMPARE(options->blend->seconds, 0.5);
    QVERIFY(options->isInPlace && options->hasSkeleton && options->hasMesh && options->hasGrid);
}

void tst_RenderCommand::momentsAreReadByTheClock()
{
    const QStringList words{"walk.fbx", "-o", "a_%03d.png", "--blend-to", "b.glb"};
    const auto at = [&](const QStringList& more) {
        const auto read = parsedRenderOptions(words + more);
        return read ? withFramesAt(*read, {60, 1}) : read;
    };
    const auto options = at({"--frames", "00:01-01:00.5-00:02", "--blend-at", "0:00:01.5", "--blend-time",
                             "00:00.25", "--retarget", "--reference", "00:02"});
    QVERIFY2(options.hasValue(), options ? "" : options.error().message.c_str());
    QCOMPARE(options->first, 60);
    QCOMPARE(options->last, 3629);
    QCOMPARE(options->step, 120);
    QCOMPARE(options->blend->at, 90);
    QCOMPARE(options->blend->seconds, 0.25);
    QCOMPARE(options->reference->moment->nearestFrames({60, 1}), 120);
    QCOMPARE(at({"--blend-time", "300ms"})->blend->seconds, 0.3);
    QCOMPARE(at({"--frame", "00:01.5"})->last, 90);
    QCOMPARE(at({"--frames", "0:30:10"})->step, 10);
}

void tst_RenderCommand::wrongUsageIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    const QStringList good{"walk.fbx", "-o", "out.png"};
    QTest::newRow("nothing") << QStringList() << "file";
    QTest::newRow("two files") << good + QStringList{"run.fbx"} << "one model file";
    QTest::newRow("no picture") << QStringList{"walk.fbx"} << "-o";
    QTest::newRow("unknown ending") << QStringList{"walk.fbx", "-o", "out.docx"} << "out.docx";
    QTest::newRow("no ending") << QStringList{"walk.fbx", "-o", "out"} << "out";
    QTest::newRow("a moment of no preset") << good + QStringList{"--at", "1"} << "--preset";
    const QStringList preset{"lib.tagline", "--preset", "Walk", "-o", "out.png"};
    QTest::newRow("a preset of no library") << preset.mid(1) << "PATH";
    QTest::newRow("a frame of a preset") << preset + QStringList{"--frame", "1"} << "--frame and --preset";
    QTest::newRow("a preset by frames") << preset + QStringList{"--at", "12f"} << "12f";
    QTest::newRow("a preset before it begins") << preset + QStringList{"--at=-1"} << "-1";
    QTest::newRow("a preset for a day") << preset + QStringList{"--at", "86400"} << "3600";
    QTest::newRow("negative frame") << good + QStringList{"--frame", "-1"} << "-1";
    QTest::newRow("frame as text") << good + QStringList{"--frame", "two"} << "two";
    QTest::newRow("frames backwards") << good + QStringList{"--frames", "9:3"} << "9:3";
    QTest::newRow("no frames") << good + QStringList{"--frames", "3:3"} << "3:3";
    QTest::newRow("ghosts without a step") << good + QStringList{"--ghosts", "0"} << "--ghosts";
    QTest::newRow("ghosts of a fade")
        << good + QStringList{"--ghosts", "5", "--blend-to", "a.fbx"} << "--blend-to";
    QTest::newRow("no step") << good + QStringList{"--frames", "3:9:0"} << "3:9:0";
    QTest::newRow("frames into one file") << good + QStringList{"--frames", "3:9"} << "%04d";
    QTest::newRow("clock times parted by :")
        << good + QStringList{"--frames", "00:01.5:00:03"} << "00:01.5-00:03";
    QTest::newRow("one clock time") << good + QStringList{"--frames", "00:01:02"} << "00:01.5-00:03";
    QTest::newRow("sixty seconds") << good + QStringList{"--frame", "00:60"} << "00:60";
    QTest::newRow("both") << good + QStringList{"--frame", "1", "--frames", "1:2"} << "together";
    QTest::newRow("no area") << good + QStringList{"--size", "0x100"} << "0x100";
    QTest::newRow("huge") << good + QStringList{"--size", "99999x100"} << "99999x100";
    QTest::newRow("one side") << good + QStringList{"--size", "100"} << "100";
    QTest::newRow("view") << good + QStringList{"--view", "nan,0"} << "nan,0";
    QTest::newRow("blend time alone") << good + QStringList{"--blend-time", "1"} << "--blend-to";
    QTest::newRow("blend backwards") << good + QStringList{"--blend-to", "b.fbx", "--blend-time", "-1"}
                                     << "--blend-time";
    QTest::newRow("blend for frames")
        << good + QStringList{"--blend-to", "b.fbx", "--blend-time", "10f"} << "00:00.3";
    QTest::newRow("map alone") << good + QStringList{"--map", "CMU"} << "--library";
    QTest::newRow("map and guess") << good + QStringList{"--library", "a.tagline", "--retarget"}
                                   << "--retarget";
    QTest::newRow("reference alone") << good + QStringList{"--reference", "3"} << "--retarget";
    QTest::newRow("reference") << good + QStringList{"--retarget", "--reference", "last"} << "last";
    QTest::newRow("view by no name") << good + QStringList{"--view", "behind"} << "bottom";
    QTest::newRow("perspective without")
        << good + QStringList{"--view", "perspective", "--ortho"} << "--ortho";
    QTest::newRow("trail in place") << good + QStringList{"--trail", "--in-place"} << "--in-place";
    QTest::newRow("way of a fade") << good + QStringList{"--joint-path", "Hips", "--blend-to", "a.fbx"}
                                   << "--joint-path";
    QTest::newRow("unknown option") << good + QStringList{"--wire"} << "--wire";
    // Contact sheets and films.
    const QStringList file{"walk.glb"};
    const QStringList sheet = file + QStringList{"-o", "a.png", "--sheet", "6"};
    QTest::newRow("no number of cells") << file + QStringList{"-o", "a.png", "--sheet", "many"} << "many";
    QTest::newRow("a camera of no library") << good + QStringList{"--camera", "Feet"} << "--library";
    QTest::newRow("a camera without a name")
        << good + QStringList{"--library", "a.tagline", "--camera", ""} << "--camera";
    QTest::newRow("a camera and a view")
        << good + QStringList{"--library", "a.tagline", "--camera", "Feet", "--view", "front"} << "--view";
    QTest::newRow("a camera and a projection")
        << good + QStringList{"--library", "a.tagline", "--camera", "Feet", "--ortho"} << "--ortho";
    QTest::newRow("no cells") << file + QStringList{"-o", "a.png", "--sheet", "0"} << "from 1 to 400";
    QTest::newRow("one frame on a sheet") << sheet + QStringList{"--frame", "3"} << "--frames START:STOP";
    QTest::newRow("steps of a sheet") << sheet + QStringList{"--frames", "0:30:2"} << "START:STOP";
    QTest::newRow("columns alone") << file + QStringList{"-o", "a.png", "--columns", "2"} << "--sheet";
    QTest::newRow("no columns") << sheet + QStringList{"--columns", "0"} << "--columns";
    QTest::newRow("a film") << file + QStringList{"-o", "a.gif", "--sheet", "6"} << "png";
    QTest::newRow("chips of two clips") << sheet + QStringList{"--chips", "--blend-to", "b.glb"} << "--chips";
    QTest::newRow("a sheet of a preset") << sheet + QStringList{"--preset", "Walk"} << "--sheet and --preset";
    QTest::newRow("a sequence into one file")
        << file + QStringList{"-o", "a.png", "--frames", "0:9"} << "--sheet N";
    QTest::newRow("rate of a picture") << file + QStringList{"-o", "a.png", "--fps", "12"} << "mp4";
    QTest::newRow("one frame of a film")
        << file + QStringList{"-o", "a.mp4", "--frame", "3"} << "--frames START:STOP";
    QTest::newRow("odd sides") << file + QStringList{"-o", "a.mp4", "--size", "641x361"} << "--size 642x362";
    QTest::newRow("no rate of a film") << file + QStringList{"-o", "a.mp4", "--fps", "fast"} << "fast";
    QTest::newRow("rate of a gif") << file + QStringList{"-o", "a.gif", "--fps", "60"} << "at most 50";
    QTest::newRow("a film of a preset") << file + QStringList{"-o", "a.mp4", "--preset", "Walk"} << "png";
}

void tst_RenderCommand::wrongUsageIsNamed()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const auto options = parsedRenderOptions(arguments);
    QVERIFY(!options);
    QVERIFY2(QString::fromStdString(options.error().message).contains(named),
             options.error().message.c_str());
    QCOMPARE(runRenderCommand(arguments), 2);
}

void tst_RenderCommand::framesAreNumbered()
{
    QCOMPARE(numberedFileName("out_%04d.png", 7), QString("out_0007.png"));
    QCOMPARE(numberedFileName("out_%d.png", 12), QString("out_12.png"));
    QCOMPARE(numberedFileName("%02d/%02d.png", 123), QString("123/123.png"));
    QCOMPARE(numberedFileName("50%.png", 1), QString("50%.png"));
}

void tst_RenderCommand::aModelWithoutClipStandsInRest()
{
    const QImage rest = drawn(sample("mannequin.glb"));
    QCOMPARE(rest.size(), QSize(320, 240));
    QVERIFY(figurePixels(rest) > 2000);
}

void tst_RenderCommand::aSkeletonWithoutMeshIsDrawnWithABody()
{
    const QImage image = drawn(sample("wave.bvh"), {"--frame", "10"});
    QVERIFY(figurePixels(image) > 2000);
    const QImage bare = drawn(sample("wave.bvh"), {"--frame", "10", "--no-mesh", "--no-grid"});
    QVERIFY(!bare.isNull());
    QVERIFY(figurePixels(bare) < 50);
}

void tst_RenderCommand::aClipMovesAnotherFilesFigure()
{
    const QImage rest = drawn(sample("mannequin.glb"));
    const QImage walk = drawn(sample("walk.glb"), {"--character", sample("mannequin.glb"), "--frame", "10"});
    QVERIFY(figurePixels(walk) > 2000);
    QVERIFY(differingPixels(rest, walk) > 1500);
}

void tst_RenderCommand::realClipsMoveARealFigure()
{
    TAGLINE_REQUIRE_DATA();
    const QString human = test::dataFile("fbx_human_pab/");
    const QImage walk = drawn(human + "walk.fbx", {"--character", human + "arnaud.fbx", "--frame", "10"});
    const QImage run = drawn(human + "run.fbx", {"--character", human + "arnaud.fbx", "--frame", "10"});
    QVERIFY(figurePixels(walk) > 2000);
    QVERIFY(differingPixels(walk, run) > 1000);
}

/// Of a file whose clips move no joint.
void tst_RenderCommand::morphTargetsMove()
{
    TAGLINE_REQUIRE_DATA();
    const QString cube = test::dataFile("glb_bevy/MorphStressTest.gltf");
    const QImage rest = drawn(cube, {"--frame", "0"}), first = drawn(cube, {"--frame", "13"});
    QVERIFY(figurePixels(rest) > 2000);
    QVERIFY2(differingPixels(rest, first) > 200, qPrintable(QString::number(differingPixels(rest, first))));
}

void tst_RenderCommand::theFrameIsTheOneAskedFor()
{
    const QStringList options{"--character", sample("mannequin.glb"), "--frame"};
    const QImage tenth = drawn(sample("run.glb"), options + QStringList{"10"});
    QVERIFY(!tenth.isNull());
    QCOMPARE(differingPixels(tenth, drawn(sample("run.glb"), options + QStringList{"10"})), 0);
    QVERIFY(differingPixels(tenth, drawn(sample("run.glb"), options + QStringList{"4"})) > 500);
}

void tst_RenderCommand::ghostsStandAroundTheFrame()
{
    const QStringList common{"--character", sample("mannequin.glb"), "--frame", "60"};
    const QImage alone = drawn(sample("walk.glb"), common);
    const QImage ghosts = drawn(sample("walk.glb"), common + QStringList{"--ghosts", "10"});
    const QImage near = drawn(sample("walk.glb"), common + QStringList{"--ghosts", "2"});
    QVERIFY(!alone.isNull() && !ghosts.isNull() && !near.isNull());
    QVERIFY2(differingPixels(alone, ghosts) > 500,
             qPrintable(QString::number(differingPixels(alone, ghosts))));
    QVERIFY(differingPixels(ghosts, near) > 300);
}

void tst_RenderCommand::viewsAreNamed()
{
    const QStringList common{"--character", sample("mannequin.glb"), "--frame", "12", "--no-grid"};
    const auto from = [&](const char* view) {
        return drawn(sample("walk.glb"), common + QStringList{"--ortho", "--view", view});
    };
    const QImage front = from("front"), back = from("back"), left = from("left"), right = from("right");
    QVERIFY(figurePixels(front) > 2000);
    QVERIFY(differingPixels(front, left) > 1000);
    QVERIFY(differingPixels(left, right) > 500);
    // Without perspective the other side has the same outline, mirrored.
    const auto outline = [](const QImage& image) {
        QImage mask = image.convertToFormat(QImage::Format_Grayscale8);
        return figurePixels(mask);
    };
    QVERIFY(std::abs(outline(front) - outline(back)) < outline(front) / 10);
    QVERIFY(figurePixels(from("top")) > 500 && figurePixels(from("bottom")) > 500);
    QVERIFY(differingPixels(drawn(sample("walk.glb"), common + QStringList{"--view", "front"}), front) > 200);
    const auto options = parsedRenderOptions({"a.glb", "--view", "perspective", "-o", "a.png"});
    QVERIFY(options && options->direction == ViewDirection::Home && !options->isOrthographic);
}

void tst_RenderCommand::aPictureWithoutPerspectiveSaysItsScale()
{
    const auto lit = [](const QImage& image) {
        int count = 0;
        for (int y = 8; y < 36; ++y)
            for (int x = 8; x < image.width() / 2; ++x) count += qGray(image.pixel(x, y)) > 160;
        return count;
    };
    const QStringList common{"--no-mesh", "--view", "front"};
    const QImage flat = drawn(sample("mannequin.glb"), common + QStringList{"--ortho"});
    const QImage deep = drawn(sample("mannequin.glb"), common);
    QVERIFY2(lit(flat) > 40, qPrintable(QString::number(lit(flat))));
    QCOMPARE(lit(deep), 0);
    // The grid is of metres and tenths: it stands upright behind the figure.
    const QImage bare = drawn(sample("mannequin.glb"), common + QStringList{"--ortho", "--no-grid"});
    int lines = 0;
    for (int y = 40; y < flat.height() / 2; ++y)
        for (int x = 0; x < flat.width(); ++x) lines += qGray(flat.pixel(x, y)) > qGray(bare.pixel(x, y)) + 5;
    QVERIFY2(lines > 500, qPrintable(QString::number(lines)));
}

void tst_RenderCommand::waysAndAxesAreDrawn()
{
    const QStringList common{"--character", sample("mannequin.glb"), "--frame", "40"};
    const QImage alone = drawn(sample("walk.glb"), common);
    for (const QStringList& more : {QStringList{"--trail"}, {"--axes"}, {"--joint-path", "LeftFoot"}}) {
        const QImage with = drawn(sample("walk.glb"), common + more);
        QVERIFY2(differingPixels(alone, with) > 60, qPrintable(more.join(' ')));
    }
    QCOMPARE(runRenderCommand(
                 QStringList{sample("walk.glb"), "-o", file("refused.png"), "--joint-path", "NoSuchJoint"} +
                 common),
             int(ExitBadInput));
}

void tst_RenderCommand::aCrossFadeIsDrawnAsASequence()
{
    const int status =
        runRenderCommand({sample("walk.glb"), "--character", sample("mannequin.glb"), "--frames", "0:31:10",
                          "--size", "160x120", "--blend-to", sample("run.glb"), "--blend-at", "10",
                          "--in-place", "-o", file("fade_%02d.png")});
    QCOMPARE(status, 0);
    QImage before;
    for (const int frame : {0, 10, 20, 30}) {
        const QImage image(file(QString("fade_%1.png").arg(frame, 2, 10, QChar('0'))));
        QVERIFY(figurePixels(image) > 400);
        if (!before.isNull()) QVERIFY(differingPixels(before, image) > 100);
        before = image;
    }
    QVERIFY(!QFileInfo::exists(file("fade_05.png")));
}

void tst_RenderCommand::aPresetIsDrawnAtItsTimes()
{
    const QString library = file("blends.tagline");
    QFile written(library);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(QStringLiteral(R"({"format":"tagline.library","version":1,"roots":["%1"],
        "character":"%1/mannequin.glb","presets":[{"name":"Walk, then run","ground":"in place","tracks":[
        {"source":"%1/walk.glb","clip":"walk"},{"source":"%1/run.glb","clip":"run"}],
        "schedule":[{"to":1,"at":"time","seconds":0.5,"duration":0.4}]}]})")
                      .arg(test::sourceFolder() + "/resources/sample")
                      .toUtf8());
    written.close();
    const auto at = [&](const char* time) {
        return drawn(library, {"--preset", "Walk, then run", "--at", time, "--no-grid"});
    };
    const QImage beginning = at("0"), before = at("0.4"), after = at("00:01.5");
    QVERIFY(!beginning.isNull() && !before.isNull() && !after.isNull());
    QVERIFY(figurePixels(beginning) > 500);
    QVERIFY(differingPixels(beginning, before) > 100);
    QVERIFY(differingPixels(before, after) > 100);
    QCOMPARE(differingPixels(after, at("1500ms")), 0);
    QVERIFY(drawn(library, {"--preset", "Walk"}).isNull());
}

void tst_RenderCommand::aSavedCameraIsLookedThrough()
{
    const QString library = file("cameras.tagline");
    QFile written(library);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(QStringLiteral(R"({"format":"tagline.library","version":1,"roots":["%1"],
        "character":"%1/mannequin.glb","cameras":[
        {"name":"Front","target":[0,0.9,0],"yaw":0,"pitch":0,"distance":4},
        {"name":"Feet","target":[0,0.1,0],"yaw":90,"pitch":5,"distance":1},
        {"name":"Flat","target":[0,0.9,0],"yaw":0,"pitch":0,"distance":4,"orthographic":true}],
        "presets":[{"name":"Walk","ground":"travels","tracks":[{"source":"%1/walk.glb","clip":"walk"}]}]})")
                      .arg(test::sourceFolder() + "/resources/sample")
                      .toUtf8());
    written.close();
    const auto through = [&](const char* camera, const QStringList& more = {}) {
        return drawn(sample("walk.glb"), QStringList{"--library", library, "--camera", camera} + more);
    };
    const QImage front = through("Front"), feet = through("Feet"), flat = through("Flat");
    QVERIFY(!front.isNull() && !feet.isNull() && !flat.isNull());
    QVERIFY(figurePixels(front) > 500);
    QVERIFY(figurePixels(feet) > figurePixels(front)); // nearer
    QVERIFY(differingPixels(front, flat) > 200);
    // The figure has gone on, and is where it was in the picture: within what its limbs do.
    const auto middle = [](const QImage& image) {
        qint64 sum = 0;
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) > 110) sum += x, ++count;
        return count > 0 ? double(sum) / count : -1.0;
    };
    QVERIFY(std::abs(middle(through("Front", {"--frame", "90"})) - middle(front)) < 12.0);

    // Of a film or sequence the camera goes along.
    QCOMPARE(runRenderCommand({sample("walk.glb"), "--library", library, "--camera", "Front", "--frames",
                               "0:100:90", "--size", "320x240", "-o", file("through_%02d.png")}),
             0);
    QVERIFY(std::abs(middle(QImage(file("through_90.png"))) - middle(front)) < 12.0);
    QCOMPARE(differingPixels(QImage(file("through_00.png")), front), 0);

    const QImage blend = drawn(library, {"--preset", "Walk", "--camera", "Front", "--at", "1"});
    QVERIFY(std::abs(middle(blend) - middle(front)) < 12.0);

    const auto missing = RenderLibrary::open(library, {}, {})->camera("Back");
    QVERIFY(!missing);
    QVERIFY2(missing.error().message.find("Front, Feet, Flat") != std::string::npos,
             missing.error().message.c_str());
    QVERIFY(through("Back").isNull());
    QVERIFY(drawn(library, {"--preset", "Walk", "--camera", "Back"}).isNull());
}

void tst_RenderCommand::badInputIsRefused_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no such file") << "nowhere.fbx" << QStringList();
    QTest::newRow("a folder") << "generator" << QStringList();
    QTest::newRow("not a model") << "README.md" << QStringList();
    QTest::newRow("no such clip") << "walk.glb" << QStringList{"--clip", "dance"};
    QTest::newRow("no such index") << "walk.glb" << QStringList{"--clip", "walk:7"};
    QTest::newRow("no such frame") << "walk.glb" << QStringList{"--frame", "100000"};
    QTest::newRow("a frame without a clip") << "mannequin.glb" << QStringList{"--frame", "1"};
    QTest::newRow("no such character") << "walk.glb" << QStringList{"--character", "nowhere.glb"};
}

void tst_RenderCommand::badInputIsRefused()
{
    QFETCH(QString, model);
    QFETCH(QStringList, options);
    QCOMPARE(runRenderCommand(QStringList{sample(model), "-o", file("refused.png")} + options),
             int(ExitBadInput));
    QVERIFY(!QFileInfo::exists(file("refused.png")));
}

void tst_RenderCommand::aPictureInNoFolderIsRefused()
{
    QCOMPARE(runRenderCommand({sample("walk.glb"), "-o", file("no/such/folder/a.png")}), int(ExitBadInput));
    QVERIFY(!QFileInfo::exists(file("no")));
}

void tst_RenderCommand::aClipForAnotherFigureIsRefused()
{
    TAGLINE_REQUIRE_DATA();
    QCOMPARE(runRenderCommand({sample("walk.glb"), "--character", test::dataFile("glb_bevy/Fox.glb"), "-o",
                               file("refused.png")}),
             int(ExitBadInput));
}

void tst_RenderCommand::aWalkIsNotCarriedOverToAFox()
{
    TAGLINE_REQUIRE_DATA();
    const QString fox = test::dataFile("glb_bevy/Fox.glb"),
                  walk = test::dataFile("bvh_cmu/cmu_12_01_walk.bvh");
    QVERIFY(drawn(walk, {"--character", fox, "--retarget"}).isNull());
    QVERIFY(!drawn(fox).isNull());
}

/// Not by the advice to use --retarget, which is in use.
void tst_RenderCommand::figuresWithoutABodyAreRefused()
{
    ImportedModel crane;
    crane.skeleton = Skeleton({{"1", noJoint, {}}, {"2", 0, {{0, 1, 0}}}});
    const auto clip = std::make_shared<Clip>();
    clip->channels.emplace_back().joint = "1";
    RenderOptions options;
    options.isRetargeted = true;
    options.source.file = "crane.bvh";
    options.character = "hook.glb";
    const auto fitting = fittingClip(crane, clip, Skeleton({{"Hook", noJoint, {}}}), options);
    QVERIFY(!fitting);
    QCOMPARE(fitting.error().code, std::string("render.no-body"));
    QCOMPARE(fitting.error().file, std::string("crane.bvh"));
    QVERIFY(fittingClip(crane, clip, crane.skeleton, options)); // by the names of its joints
}

void tst_RenderCommand::aClipIsCarriedOverToAnotherFigure()
{
    TAGLINE_REQUIRE_DATA();
    const auto draw = [&](const QString& frame, const QString& picture) {
        return runRenderCommand({test::dataFile("bvh_cmu/cmu_12_01_walk.bvh"), "--retarget", "--character",
                                 test::dataFile("glb_kaykit/Knight.glb"), "--frame", frame, "--size",
                                 "200x160", "--view", "90,0", "-o", file(picture)});
    };
    QCOMPARE(draw("150", "carried_early.png"), 0);
    QCOMPARE(draw("210", "carried_late.png"), 0);
    QVERIFY(QImage(file("carried_early.png")) != QImage(file("carried_late.png")));
}

void tst_RenderCommand::aReferencePoseIsChosen()
{
    TAGLINE_REQUIRE_DATA();
    const QString walk = test::dataFile("bvh_makehuman/walk1.bvh");
    const auto draw = [&](const QStringList& reference) {
        return drawn(walk, QStringList{"--retarget", "--character", sample("mannequin.glb"), "--frame", "6"} +
                               reference);
    };
    const QImage found = draw({});
    QCOMPARE(draw({"--reference", "rest"}), found); // it stands at rest
    QVERIFY(differingPixels(draw({"--reference", "12"}), draw({"--reference", "0"})) > 0);
    QVERIFY(draw({"--reference", "99999"}).isNull());
}

QString tst_RenderCommand::libraryWithMap()
{
    const QString path = file("mapped.tagline");
    if (QFileInfo::exists(path)) return path;
    QFile::copy(test::dataFile("bvh_makehuman/walk1.bvh"), file("walk1.bvh"));
    QFile::copy(sample("mannequin.glb"), file("mannequin.glb"));
    const ModelImporter importer(
        standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString()));
    const auto clip = importer.read(file("walk1.bvh").toStdString());
    const auto figure = importer.read(file("mannequin.glb").toStdString());
    if (!clip || !figure) qFatal("the files of the library cannot be read");
    LibraryFile library;
    library.character = "mannequin.glb";
    LibraryRetarget& retarget = library.retargets.emplace_back();
    retarget.name = "makehuman";
    retarget.character = "mannequin.glb";
    const RetargetMap guess = guessedRetargetMap((*clip)->skeleton, (*figure)->skeleton);
    for (const JointPair& pair : guess.pairs())
        if (!QString::fromStdString(pair.target).contains("Arm")) retarget.map.set(pair.source, pair.target);
    QFile written(path);
    if (!written.open(QIODevice::WriteOnly)) qFatal("the library cannot be written");
    written.write(QByteArray::fromStdString(writtenLibraryFile(library)));
    return path;
}

void tst_RenderCommand::aLibrarysMapCarriesAClipOver()
{
    TAGLINE_REQUIRE_DATA();
    const QString library = libraryWithMap();
    const QImage mapped = drawn(file("walk1.bvh"), {"--library", library, "--frame", "6"});
    QVERIFY(figurePixels(mapped) > 2000);
    const QStringList onFigure{"--character", file("mannequin.glb"), "--frame", "6"};
    const QImage guessed = drawn(file("walk1.bvh"), onFigure + QStringList{"--retarget"});
    QVERIFY(differingPixels(mapped, guessed) > 300); // its arms hang as they rest
    const QImage named = drawn(file("walk1.bvh"), {"--library", library, "--map", "makehuman", "--character",
                                                   file("mannequin.glb"), "--frame", "6"});
    QCOMPARE(named, mapped);
    QCOMPARE(drawn(sample("walk.glb"), {"--library", library, "--frame", "6"}),
             drawn(sample("walk.glb"), {"--character", sample("mannequin.glb"), "--frame", "6"})); // by name
}

void tst_RenderCommand::aLibraryIsShownAsInTheWindow()
{
    TAGLINE_REQUIRE_DATA();
    const auto opened = RenderLibrary::open(libraryWithMap(), {}, {});
    QVERIFY2(opened.hasValue(), opened ? "" : opened.error().message.c_str());
    RenderLibrary library = *opened;
    const ModelImporter importer(
        standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString()));
    const auto clip = *importer.read(file("walk1.bvh").toStdString());
    const auto figure = *importer.read(file("mannequin.glb").toStdString());
    library.add(file("walk1.bvh"), clip);
    library.add(file("mannequin.glb"), figure);
    const StagedClip shown = library.staged(file("walk1.bvh"), 0);

    ClipLibrary window; // as LibraryDocument fills it
    const SourceId source = window.addSource(file("walk1.bvh").toStdString(), "walk1.bvh");
    window.setModel(source, clip);
    window.setModel(window.addSource(file("mannequin.glb").toStdString(), "mannequin.glb"), figure);
    window.set(&LibraryContent::character, file("mannequin.glb").toStdString());
    const auto content = readFile(libraryWithMap().toStdString(), LibraryFile::largestBytes);
    const auto read = readLibraryFile(content->bytes, "mapped.tagline");
    window.set(&LibraryContent::figureMaps,
               heldOf(withAbsolutePaths(*read, libraryWithMap().toStdString()).retargets));
    const StagedClip staged = stagedIn(window, window.source(source).clips.front());
    QVERIFY(staged.waitsForMap());
    const StagedClip wanted = carriedOverClip(staged);

    QVERIFY(shown.isCarriedOver && shown.figure == figure && wanted.figure == figure);
    for (const double frame : {0.0, 6.0, 11.5})
        QVERIFY(sampledPose(*shown.skeleton, *shown.clip, *shown.binding, frame) ==
                sampledPose(*wanted.skeleton, *wanted.clip, *wanted.binding, frame));
}

void tst_RenderCommand::filesWhoseNamesAreNoTextAreNotOneFile()
{
    const auto copied = [this](const char* name, const QString& as) {
        const std::string path = m_folder.path().toStdString() + '/' + name;
        std::filesystem::copy_file(sample(as).toStdString(), path);
        return argumentText(path);
    };
    const QString walk = copied("bad\xff.glb", "walk.glb");
    const QString figure = copied("bad\xfe.glb", "mannequin.glb");
    const QStringList options{"--library", libraryWithMap(), "--frame", "6", "--character"};
    QCOMPARE(drawn(walk, options + QStringList{figure}),
             drawn(sample("walk.glb"), options + QStringList{sample("mannequin.glb")}));
}

void tst_RenderCommand::aLibraryThatCannotBeUsedIsNamed()
{
    TAGLINE_REQUIRE_DATA();
    const QString library = libraryWithMap();
    const auto missing = RenderLibrary::open(library, {}, "CMU");
    QVERIFY(!missing);
    QVERIFY2(missing.error().message.find("makehuman") != std::string::npos, missing.error().message.c_str());
    QVERIFY(missing.error().file == library.toStdString());
    QVERIFY(!RenderLibrary::open(file("nowhere.tagline"), {}, {}));
    QCOMPARE(
        runRenderCommand({file("walk1.bvh"), "--library", library, "--map", "CMU", "-o", file("no.png")}),
        int(ExitBadInput));
    QCOMPARE(runRenderCommand({file("walk1.bvh"), "--library", sample("README.md"), "-o", file("no.png")}),
             int(ExitBadInput));
}

void tst_RenderCommand::aFailedRenderLeavesTheOldPicture()
{
    QFile old(file("old.png"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QCOMPARE(runRenderCommand({sample("walk.glb"), "--frame", "100000", "-o", old.fileName()}),
             int(ExitBadInput));
    QCOMPARE(QFileInfo(old.fileName()).size(), qint64(3));
}

QTEST_GUILESS_MAIN(tst_RenderCommand)
#include "tst_RenderCommand.moc"
