// Archives and arrays through the worker: clips of a library like any others, or one sentence.

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/exports/ExportWriting.h"
#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/SourceLoading.h"
#include "core/retargeting/Retargeting.h"
#include "tests/core/import/ArrayFixture.h"
#include "tests/core/import/ImportFixture.h"
#include "tests/support/TestData.h"

#include <glm/geometric.hpp>

using namespace tagline;
using namespace tagline::test;

class tst_ArrayImport : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_import = std::make_unique<ImportFixture>(); }
    void anArchiveIsAClip();
    void aChosenRateKeepsTheLength();
    void aRateThatNothingSaysIsChosen();
    void theRateOfTagsIsReadWithTheFile();
    void theRateOfTagsThatIsGuessedChangesNothing();
    void parentsStandBesideAnArray();
    void aListOfParentsThatLeadsOutIsNotRead();
    void whatIsNotMotionIsRefusedInWords_data();
    void whatIsNotMotionIsRefusedInWords();
    void foldersShowMotionAlone();
    void exportsReplaceNoMotion();
    void theMannequinWalksAsTheArchive_data();
    void theMannequinWalksAsTheArchive();

private:
    /// An archive that says no rate.
    QString writeWithoutRate() const
    {
        auto members = amassMembers(22);
        std::erase_if(members, [](const ArchiveMember& each) { return each.name == "mocap_framerate.npy"; });
        return m_import->write("walk.npz", archiveOf(members));
    }
    /// Tags that were drawn at a rate.
    void tag(int rate, Frame frames) const
    {
        const QString text =
            R"({"format": "tagline.tags", "version": 1, "source": "walk.npz", "clips": [{"name": "walk",
                "frames": %1, "rate": [%2, 1], "tags": {"Walk": [[0, 9]]}}]})";
        m_import->write("walk.npz.tags.json", text.arg(frames).arg(rate).toUtf8());
    }
    LoadedSource load(const QString& file) const
    {
        return loadSource(ModelImporter(m_import->environment), file.toStdString());
    }
    int cachedCount() const { return int(m_import->cacheFiles().filter(".clips").size()); }

    std::unique_ptr<ImportFixture> m_import;
};

void tst_ArrayImport::anArchiveIsAClip()
{
    const auto model = m_import->read(m_import->write("walk.npz", archiveOf(amassMembers())));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QCOMPARE((*model)->importer, "AMASS");
    QCOMPARE((*model)->clips.size(), std::size_t(1));
    const Clip& clip = (*model)->clips.front();
    QCOMPARE(clip.displayName, "walk");
    QCOMPARE(clip.frames, Frame(60));
    QCOMPARE(clip.rate, (FrameRate{60, 1}));
    QCOMPARE((*model)->unitOrigin, SettingOrigin::Format);
    QVERIFY((*model)->repairs.empty());
    QCOMPARE(clip.sourceRows, std::optional(SourceRows{60.0, 60, 1.0}));
}

void tst_ArrayImport::aChosenRateKeepsTheLength()
{
    ImportSettings settings;
    settings.rate = FrameRate{30, 1};
    const auto model = m_import->read(m_import->write("walk.npz", archiveOf(amassMembers())), settings);
    QVERIFY(model);
    const Clip& clip = (*model)->clips.front();
    QCOMPARE(clip.frames, Frame(31)); // frame 59 of 60 a second is frame 29.5 of 30
    QCOMPARE(clip.channels.front().translation.times.size(), std::size_t(60));
    QCOMPARE(clip.sourceRows, std::optional(SourceRows{60.0, 60, 2.0}));
}

void tst_ArrayImport::aRateThatNothingSaysIsChosen()
{
    const QString file = writeWithoutRate();
    const auto guessed = m_import->read(file);
    QVERIFY(guessed && (*guessed)->clips.front().isRateGuessed);
    ImportSettings settings;
    settings.rate = FrameRate{20, 1};
    const auto said = m_import->read(file, settings);
    QVERIFY(said && !(*said)->clips.front().isRateGuessed);
    QCOMPARE((*said)->clips.front().frames, Frame(60)); // its frames are what the file holds
    QCOMPARE((*said)->clips.front().sourceRows, std::optional(SourceRows{0.0, 60, 1.0}));
}

void tst_ArrayImport::theRateOfTagsIsReadWithTheFile()
{
    const QString file = writeWithoutRate();
    tag(20, 60);
    const LoadedSource loaded = load(file);
    QVERIFY(loaded.model && loaded.sidecar);
    QCOMPARE((*loaded.model)->clips.front().rate, (FrameRate{20, 1}));
    QVERIFY(!(*loaded.model)->clips.front().isRateGuessed);
    QCOMPARE((*loaded.model)->clips.front().frames, Frame(60));
    QVERIFY(!loaded.settings.rate); // no person said it of the file
    QCOMPARE(cachedCount(), 1);     // it was read once
    m_import->environment.workerPath = "/no/such/worker";
    const LoadedSource again = load(file);
    QVERIFY(again.model);
    QCOMPARE((*again.model)->clips.front().rate, (FrameRate{20, 1}));
}

/// What was read before it had tags need not be read again.
void tst_ArrayImport::theRateOfTagsThatIsGuessedChangesNothing()
{
    const QString file = writeWithoutRate();
    const LoadedSource before = load(file);
    QVERIFY(before.model && (*before.model)->clips.front().isRateGuessed);
    tag((*before.model)->clips.front().rate.numerator, 60);
    m_import->environment.workerPath = "/no/such/worker";
    const LoadedSource after = load(file);
    QVERIFY(after.model && (*after.model)->clips.front().isRateGuessed);
    QCOMPARE(cachedCount(), 1);
}

void tst_ArrayImport::parentsStandBesideAnArray()
{
    const QString file =
        m_import->write("a/fall.npy", npy("(2, 2, 3)", {0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}));
    QCOMPARE(codeOf(m_import->read(file)), "import.no-parents");
    m_import->write("a/parents.json", "[1, -1]");
    const auto byFolder = m_import->read(file); // that it came is seen, though the array is as it was
    QVERIFY2(byFolder, byFolder ? "" : byFolder.error().text().c_str());
    QCOMPARE((*byFolder)->importer, "NumPy");
    m_import->write("a/fall.parents.json", R"({"parents": [1, -1], "names": ["Tip", "Foot"], "rate": 10})");
    const auto own = m_import->read(file);
    QVERIFY(own);
    QCOMPARE((*own)->skeleton[0].name, "Foot");
    QCOMPARE((*own)->clips.front().rate, (FrameRate{10, 1}));
    QCOMPARE((*own)->sideFiles, (std::vector<std::string>{"fall.parents.json"}));
    m_import->write("a/fall.parents.json", "{\n \"parents\": [1, 0]}");
    const auto ring = m_import->read(file);
    QCOMPARE(codeOf(ring), "import.parents.ring");
    QVERIFY(QString::fromStdString(ring.error().message).contains("fall.parents.json:2"));
}

void tst_ArrayImport::aListOfParentsThatLeadsOutIsNotRead()
{
    const QString file =
        m_import->write("a/fall.npy", npy("(2, 2, 3)", {0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}));
    const QString out = m_import->write("b/parents.json", "[1, -1]");
    QVERIFY(QFile::link(out, m_import->path("a/parents.json")));
    QCOMPARE(codeOf(m_import->read(file)), "import.no-parents");
}

void tst_ArrayImport::whatIsNotMotionIsRefusedInWords_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    QTest::newRow("an archive of something else")
        << "tags.npz" << archiveOf({{"clips.npy", npy("()", {1})}}) << "import.no-poses";
    QTest::newRow("a pickled archive")
        << "p.npz" << archiveOf({{"poses.npy", npyOf(npyHead("|O", "(2, 66)"), "cos\nsystem\n")}})
        << "import.pickled";
    ArchiveMember bomb{"poses.npy", QByteArray(1 << 20, '\0')};
    bomb.saidBytes = 0xfffffff0;
    QTest::newRow("a bomb") << "b.npz" << archiveOf({bomb}) << "import.zip-bomb";
    QTest::newRow("a name that leads out")
        << "t.npz" << archiveOf({{"../../poses.npy", npy("()", {1})}}) << "import.zip-path";
    QTest::newRow("features") << "f.npy" << npy("(2, 263)", std::vector<double>(526)) << "import.bad-shape";
    QTest::newRow("a text") << "t.npy" << QByteArray("frames, joints\n") << "import.bad-npy";
    QTest::newRow("no archive") << "t.npz" << QByteArray("frames, joints\n") << "import.bad-npy";
}

void tst_ArrayImport::whatIsNotMotionIsRefusedInWords()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    const auto model = m_import->read(m_import->write(name, file));
    QCOMPARE(codeOf(model), code);
    QVERIFY(!model.error().message.empty());
}

void tst_ArrayImport::foldersShowMotionAlone()
{
    m_import->write("lib/walk.npz", archiveOf(amassMembers(22, 3)));
    m_import->write("lib/shape.npz", archiveOf({{"betas.npy", npy("(10,)", std::vector<double>(10))}}));
    m_import->write("lib/joints.npy", npy("(2, 22, 3)", std::vector<double>(132)));
    m_import->write("lib/features.npy", npy("(2, 263)", std::vector<double>(526)));
    const LibraryScan scan = scanLibrary({m_import->path("lib").toStdString()});
    QCOMPARE(scan.sources.size(), std::size_t(2));
    QVERIFY(scan.sources[0].shown.ends_with("joints.npy") && scan.sources[1].shown.ends_with("walk.npz"));
}

void tst_ArrayImport::exportsReplaceNoMotion()
{
    QVERIFY(isMadeFrom(m_import->write("walk.npz", archiveOf(amassMembers(22, 3))).toStdString()));
    QVERIFY(
        !isMadeFrom(m_import->write("tags.npz", archiveOf({{"clips.npy", npy("()", {1})}})).toStdString()));
    QVERIFY(!isMadeFrom(m_import->path("new.npz").toStdString()));
}

void tst_ArrayImport::theMannequinWalksAsTheArchive_data()
{
    QTest::addColumn<int>("joints");
    for (const int joints : {22, 24, 52, 55}) QTest::addRow("%d joints", joints) << joints;
}

void tst_ArrayImport::theMannequinWalksAsTheArchive()
{
    QFETCH(int, joints);
    const auto from = m_import->read(m_import->write("walk.npz", archiveOf(amassMembers(joints))));
    const auto to = m_import->read(sourceFolder() + "/resources/sample/mannequin.glb");
    QVERIFY2(from && to, to ? "" : to.error().text().c_str());
    const Clip& clip = (*from)->clips.front();
    const Skeleton& source = (*from)->skeleton;
    const Skeleton& target = (*to)->skeleton;
    const RetargetMap map = guessedRetargetMap(source, target);
    const Retargeting retargeting(source, target, map);
    QVERIFY2(retargeting.mappedCount() >= 16, qPrintable(QString::number(retargeting.mappedCount())));
    const ClipBinding binding = bindByName(clip, source);
    const auto arm = [](const BodyJoints& body, const std::vector<glm::mat4>& models) {
        const glm::vec3 bone(models[std::size_t(body.joint(BodyPart::Forearm, BodySide::Left))][3] -
                             models[std::size_t(body.joint(BodyPart::UpperArm, BodySide::Left))][3]);
        return bone.y / glm::length(bone);
    };
    float lowest = 1.0f, highest = -1.0f;
    for (Frame frame = 0; frame < clip.frames; frame += 3) {
        const Pose pose = sampledPose(source, clip, binding, frame);
        const auto here = modelMatrices(source, pose), there = modelMatrices(target, retargeting.pose(pose));
        const float own = arm(retargeting.sourceBody(), here), made = arm(retargeting.targetBody(), there);
        QVERIFY2(std::abs(own - made) < 0.02f,
                 qPrintable(QString("%1: %2, not %3").arg(frame).arg(made).arg(own)));
        lowest = std::min(lowest, made);
        highest = std::max(highest, made);
        const auto head = std::size_t(retargeting.targetBody().joint(BodyPart::Head));
        QVERIFY(there[head][3].y > 1.2f);
    }
    QVERIFY(highest - lowest > 0.5f); // the arm swings
}

QTEST_GUILESS_MAIN(tst_ArrayImport)

#include "tst_ArrayImport.moc"
