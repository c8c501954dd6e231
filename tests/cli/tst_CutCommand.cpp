// `tagline cut`: what it writes, what it would write, and what it says where it cannot.

#include "app/cli/ExitStatus.h"
#include "core/animation/figure/Figure.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/core/cutting/PlacedPoses.h"
#include "tests/core/import/ImportFixture.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_CutCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void rangesBecomeFiles();
    void aDryRunWritesNothing();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
    void filesAreReplacedWhereThatIsAskedFor();
    void nothingFoundIsSaid();
    void wholeClipsAreCut();
    void jointsAloneBeginAtTheOrigin();
    void meshesAreLeftOut();
    void filesAreMovedAndBack();
};

void tst_CutCommand::rangesBecomeFiles()
{
    putLibrary();
    const CliRun cut = run({"cut", "--query", "Run & ~Bad", "lib", "-o", "out", "--to", "bvh"});
    QCOMPARE(cut.status, 0);
    QCOMPARE(cut.messages, QString());
    QCOMPARE(cut.output, QString("3 cuts written\n"));
    for (const char* name :
         {"Run/jog_0-10.bvh", "Run/jog_0-10.bvh.tags.json", "Run/walk_2-4.bvh", "cuts.json", "cuts.tagline"})
        QVERIFY2(QFile::exists(m_folder->filePath("out/") + name), name);
    const CliRun again = run({"query", "Run", "out"});
    QCOMPARE(again.status, 0);
    QVERIFY2(again.output.contains("out/Run/jog_0-10.bvh: [0, 10)"), qPrintable(again.output));
}

void tst_CutCommand::aDryRunWritesNothing()
{
    putLibrary();
    const CliRun cut = run({"cut", "--query", "Run & ~Bad", "lib", "--dry-run", "--name", "{file}.{number}"});
    QCOMPARE(cut.status, 0);
    QVERIFY2(cut.output.startsWith("jog.1.glb  lib/a/jog.bvh [0, 10)\n"), qPrintable(cut.output));
    QVERIFY2(cut.output.endsWith(" cuts\n"), qPrintable(cut.output));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList{"lib"});
}

void tst_CutCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no query") << QStringList{"lib", "-o", "out"} << "--query TEXT is needed";
    QTest::newRow("no path") << QStringList{"--query", "Run", "-o", "out"} << "PATH is missing";
    QTest::newRow("no folder") << QStringList{"--query", "Run", "lib"} << "-o FOLDER is needed";
    QTest::newRow("format") << QStringList{"--query", "Run", "lib", "-o", "out", "--to", "fbx"}
                            << "the formats are glb, bvh";
    QTest::newRow("mesh") << QStringList{"--query", "Run", "lib", "-o", "out", "--to", "bvh", "--no-mesh"}
                          << "BVH has no meshes";
    QTest::newRow("pattern") << QStringList{"--query", "Run", "lib", "-o", "out", "--name", "{tga}"}
                             << "there is no placeholder {tga}";
    QTest::newRow("move") << QStringList{"--query", "Run", "lib", "-o", "out", "--move"}
                          << "--move needs --whole";
    QTest::newRow("move and format") << QStringList{"--query", "Run",     "lib",  "-o", "out",
                                                    "--move",  "--whole", "--to", "bvh"}
                                     << "--to cannot be used with --move";
}

void tst_CutCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliRun cut = run(QStringList{"cut"} + arguments);
    QCOMPARE(cut.status, 2);
    QVERIFY2(cut.messages.contains(said), qPrintable(cut.messages));
}

void tst_CutCommand::filesAreReplacedWhereThatIsAskedFor()
{
    putLibrary();
    QStringList cut{"cut", "--query", "Run", "lib", "-o", "out"};
    QCOMPARE(run(cut).status, 0);
    const CliRun again = run(cut);
    QCOMPARE(again.status, 8);
    QVERIFY2(again.messages.contains("is there already"), qPrintable(again.messages));
    QCOMPARE(run(cut + QStringList{"--replace"}).status, 0);
}

void tst_CutCommand::nothingFoundIsSaid()
{
    putLibrary();
    const CliRun cut = run({"cut", "--query", "none", "lib", "-o", "out"});
    QCOMPARE(cut.status, 0);
    QVERIFY2(cut.messages.contains("nothing was written"), qPrintable(cut.messages));
    QVERIFY(!QFile::exists(m_folder->filePath("out")));
    QCOMPARE(run({"cut", "--query", "Rum", "lib", "-o", "out"}).status, 7);
}

void tst_CutCommand::wholeClipsAreCut()
{
    putLibrary();
    QCOMPARE(run({"cut", "--whole", "--query", "Bad", "lib", "-o", "out", "--to", "bvh"}).status, 0);
    const CliRun all = run({"query", "Run | Bad", "out"});
    QVERIFY2(all.output.contains("out/Bad/walk.bvh: [2, 9)"), qPrintable(all.output)); // all of its tags
}

/// Read again, they are the source's frames but for the way to the origin, which is that of the first frame.
void tst_CutCommand::jointsAloneBeginAtTheOrigin()
{
    putSampleLibrary();
    const CliRun done =
        run({"cut", "--query", "Contact.LeftFoot", "sample", "-o", "out", "--root-at-origin", "--no-mesh"});
    QCOMPARE(done.messages, QString());
    const ImportFixture fixture;
    const auto read = [&](const QString& file, const ImportSettings& settings) {
        return fixture.read(m_folder->filePath(file), settings);
    };
    int compared = 0;
    double farthest = 0;
    for (const QJsonValue cut :
         QJsonDocument::fromJson(content("out/cuts.json")).object()["cuts"].toArray()) {
        const QString source = cut["source"].toString();
        if (!source.endsWith(".glb")) continue; // others are read by settings of the library file
        ImportSettings settings;
        settings.rate = FrameRate{cut["rate"][0].toInt(), cut["rate"][1].toInt()};
        const auto before = read("sample/" + source, settings);
        const auto after = read("out/" + cut["file"].toString(), settings);
        QVERIFY2(before && after, qPrintable(source));
        const Clip& whole = (*before)->clips.at(0);
        const Clip& part = (*after)->clips.at(0);
        const Frame start = cut["start"].toInt();
        QCOMPARE(part.frames, cut["stop"].toInt() - start);
        const Skeleton& skeleton = (*before)->skeleton;
        const JointIndex root = rootJoint(skeleton, whole, bindByName(whole, skeleton));
        const glm::dvec3 first = placedAt(**before, whole, start)[std::size_t(root)][3];
        const glm::dvec3 shift(first.x, 0, first.z);
        farthest = std::max(farthest, glm::length(shift));
        for (Frame frame = 0; frame < part.frames; ++frame) {
            const auto wanted = placedAt(**before, whole, start + frame);
            const auto got = placedAt(**after, part, frame);
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                const auto joint = (*after)->skeleton.find(skeleton[JointIndex(i)].name);
                QVERIFY2(joint, skeleton[JointIndex(i)].name.c_str());
                const auto j = std::size_t(*joint);
                QVERIFY(glm::length(glm::dvec3(wanted[i][3]) - shift - glm::dvec3(got[j][3])) <=
                        1e-5); // metres
                QVERIFY(degreesBetween(turnOf(wanted[i]), turnOf(got[j])) <= 1e-3);
                ++compared;
            }
        }
    }
    QVERIFY(compared > 1'000);
    QVERIFY(farthest > 0.1); // else nothing was moved
}

void tst_CutCommand::meshesAreLeftOut()
{
    TAGLINE_REQUIRE_DATA();
    QVERIFY(QDir(m_folder->path()).mkpath("lib"));
    QVERIFY(QFile::copy(dataFile("glb_kaykit/Knight.glb"), m_folder->filePath("lib/Knight.glb")));
    const ImportFixture fixture;
    const QStringList cut{"cut", "--query", "clip(\"Idle\")", "lib", "--name", "{clip}", "-o"};
    QCOMPARE(run(cut + QStringList{"whole"}).messages, QString());
    QCOMPARE(run(cut + QStringList{"joints", "--no-mesh"}).messages, QString());
    const auto whole = fixture.read(m_folder->filePath("whole/Idle.glb"));
    const auto joints = fixture.read(m_folder->filePath("joints/Idle.glb"));
    QVERIFY(whole && joints);
    QVERIFY(!(*whole)->meshes.empty() && (*joints)->meshes.empty());
    QCOMPARE((*joints)->clips.at(0).frames, (*whole)->clips.at(0).frames);
}

void tst_CutCommand::filesAreMovedAndBack()
{
    putLibrary();
    const QString before = run({"query", "Run | Bad", "lib"}).output;
    const QStringList move{"cut", "--whole", "--move", "--query", "Run", "lib", "-o", "lib/sorted"};
    const CliRun planned = run(move + QStringList{"--dry-run"});
    QCOMPARE(planned.status, 0);
    QVERIFY2(planned.output.contains("Run/walk.bvh  ") && planned.output.endsWith(" would be moved\n"),
             qPrintable(planned.output));
    QVERIFY(!QFile::exists(m_folder->filePath("lib/sorted")));
    const CliRun moved = run(move);
    QCOMPARE(moved.status, 0);
    QVERIFY(QFile::exists(m_folder->filePath("lib/sorted/Run/walk.bvh")) &&
            !QFile::exists(m_folder->filePath("lib/walk.bvh")));
    QVERIFY2(run({"query", "Run", "lib"}).output.contains("lib/sorted/Run/walk.bvh: [2, 9)"),
             "tags went along");
    const QString folder = m_folder->filePath("lib");
    QVERIFY2(moved.output.endsWith("tagline cut --undo " + folder + "/sorted/moves.json " + folder +
                                   " takes this back\n"),
             qPrintable(moved.output));
    // A list is not believed where files came from: that folder is named by who takes it back.
    const CliRun outside = run({"cut", "--undo", "lib/sorted/moves.json"});
    QCOMPARE(outside.status, int(ExitRefused));
    QVERIFY2(outside.messages.contains("would move a file back to “" + folder + "/"),
             qPrintable(outside.messages));
    const CliRun back = run({"cut", "--undo", "lib/sorted/moves.json", "lib"});
    QCOMPARE(back.status, 0);
    QCOMPARE(back.output, QString("2 files moved back\n"));
    QCOMPARE(run({"query", "Run | Bad", "lib"}).output, before);
    QCOMPARE(run({"cut", "--undo", "lib/sorted/moves.json", "lib"}).status, 4);
}

QTEST_GUILESS_MAIN(tst_CutCommand)
#include "tst_CutCommand.moc"
