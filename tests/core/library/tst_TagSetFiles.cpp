// A clip's tags in several sidecars, one a tag set: found, read, merged and saved, each to its own file.

#include "core/library/ClipLibrary.h"
#include "core/library/LibraryQueries.h"
#include "core/library/SetFiles.h"
#include "core/library/opening/LibraryScan.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/tags/sheet/ChangedSets.h"
#include "tests/core/library/TagSetStage.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_TagSetFiles : public QObject, private TagSetStage
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void pathsAreTakenApart_data();
    void pathsAreTakenApart();
    void setsBesideAModelAreFound();
    void aNewSetIsFoundInAFolderThatWasLookedAt();
    void aSetMeansItsModel();
    void aStateStaysInTheFileThatSaysIt();
    void aFirstStateGoesToItsOwnSet();
    void eachSetIsSavedToItsOwnFile();
    void aNewSetGetsAFile();
    void eachSetSaysTheRowsOfAnArray();
    void captionsAreOfTheFileThatHasThem();
    void captionsFollowTheSwitchesOfTheirSet();
    void aSetThatIsMovedTakesItsCaptions();
    void anEmptiedSetLosesItsFile();
    void whatOtherProgramsAddedToASetStays();
    void anotherProgramsChangeOfASetIsMerged();
    void aDeletedSetIsNoEdit();
    void aDeletedSetStaysThroughSavesAndMerges();
    void aSetKnownToBeDeletedIsWrittenAgain();
    void theSidecarOfAnotherModelIsNoSet();
    void tagsThatChangeSetsAreNeverInNone();
    void aNameSpelledWithASetStaysInItsFile();
    void aNameInTwoFilesIsRefused();
};

void tst_TagSetFiles::pathsAreTakenApart_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("set");
    QTest::newRow("default") << "a/walk.bvh.tags.json"
                             << "a/walk.bvh"
                             << "";
    QTest::newRow("set") << "a/walk.bvh.gameplay.tags.json"
                         << "a/walk.bvh"
                         << "gameplay";
    QTest::newRow("letters") << "walk.glb.Größe_2.tags.json"
                             << "walk.glb"
                             << "Größe_2";
    QTest::newRow("a model with two endings") << "run.fbx.bvh.tags.json"
                                              << "run.fbx.bvh"
                                              << "";
    QTest::newRow("no name of a set") << "walk.bvh.my-set.tags.json"
                                      << ""
                                      << "";
    QTest::newRow("no model") << "walk.txt.gameplay.tags.json"
                              << ""
                              << "";
    QTest::newRow("no sidecar") << "walk.bvh.gameplay.json"
                                << ""
                                << "";
}

void tst_TagSetFiles::pathsAreTakenApart()
{
    QFETCH(QString, path);
    QFETCH(QString, model);
    QFETCH(QString, set);
    const auto file = setFileOf(path.toStdString());
    QCOMPARE(file.has_value(), !model.isEmpty());
    if (!file) return;
    QCOMPARE(QString::fromStdString(file->model), model);
    QCOMPARE(QString::fromStdString(file->set), set);
    QCOMPARE(QString::fromStdString(sidecarPath(file->model, file->set)), path);
}

void tst_TagSetFiles::setsBesideAModelAreFound()
{
    putBoth();
    put("walk.bvh.audio.tags.json", sidecar("audio", R"("Step":[[3,4]])"));
    put("run.bvh.other.tags.json", "");
    QCOMPARE(setsBeside(model()), (std::vector<std::string>{"audio", "gameplay"}));
    open();
    QCOMPARE(m_library.tagSets(), (std::vector<std::string>{"", "audio", "gameplay"}));
    QCOMPARE(ranges("gameplay::Run"), (std::vector<FrameRange>{{5, 9}}));
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{0, 40}}));
    QVERIFY(!m_library.isModified());
}

void tst_TagSetFiles::aNewSetIsFoundInAFolderThatWasLookedAt()
{
    putBoth();
    QCOMPARE(setsBeside(model()).size(), 1u);
    put("walk.bvh.audio.tags.json", "");
    QCOMPARE(setsBeside(model()).size(), 2u);
}

void tst_TagSetFiles::aSetMeansItsModel()
{
    putBoth();
    const LibraryScan scan = scanLibrary({m_folder->path().toStdString()});
    QCOMPARE(scan.sources.size(), 1u);
    QVERIFY(scan.errors.empty());
    QCOMPARE(scanLibrary({sidecarPath(model(), "gameplay")}).sources.size(), 1u);
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh")));
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.tags.json")));
    const LibraryScan missing = scanLibrary({m_folder->path().toStdString()});
    QCOMPARE(missing.sources.size(), 1u);
    QVERIFY(missing.sources.front().isMissing);
    QCOMPARE(missing.sources.front().path, model());
}

void tst_TagSetFiles::aStateStaysInTheFileThatSaysIt()
{
    putBoth();
    const auto state = [this] { return m_library.clip(ClipId(0)).sheet.state(); };
    const auto setState = [this](const ClipState& to) {
        m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withState(to));
        return save().hasValue();
    };
    open();
    QVERIFY(setState({ClipStage::Done, "ana", "2026-11-22T10:00Z"}));
    QVERIFY(content("walk.bvh.tags.json")
                .contains(R"("state": {"is": "done", "by": "ana", "at": "2026-11-22T10:00Z"})"));
    QVERIFY(!content("walk.bvh.gameplay.tags.json").contains("state"));
    open();
    QCOMPARE(state(), (ClipState{ClipStage::Done, "ana", "2026-11-22T10:00Z"}));
    m_library.setSetSwitches({{""}, {}}); // no query finds its tags; how far people are is no tag
    QCOMPARE(answer("state == \"done\""), QString("[0,100)"));
    m_library.setSetSwitches({});
    QVERIFY(setState({}));
    QVERIFY(!content("walk.bvh.tags.json").contains("state"));
    // One that another program said in a set's file.
    put("walk.bvh.gameplay.tags.json",
        sidecar("gameplay", R"("Run":[[5,9]])", R"(,"state":{"is":"begun","x":1})"));
    open();
    QCOMPARE(state(), (ClipState{ClipStage::Begun, "", "", "gameplay"}));
    QVERIFY(setState({ClipStage::Reviewed}));
    QVERIFY(!content("walk.bvh.tags.json").contains("state"));
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY2(gameplay.contains(R"("is": "reviewed")") && gameplay.contains(R"("x": 1)"),
             gameplay.constData());
}

/// From then on it stays there, whoever says a new one; it leaves with its set, and is kept where that is
/// locked.
void tst_TagSetFiles::aFirstStateGoesToItsOwnSet()
{
    putBoth();
    const auto sheet = [this] { return m_library.clip(ClipId(0)).sheet; };
    const auto setState = [&](const ClipState& to) {
        m_library.setSheet(ClipId(0), sheet().withState(to));
        return save().hasValue();
    };
    open();
    QVERIFY(setState({ClipStage::Begun, "ana", "", "gameplay"}));
    QVERIFY(!content("walk.bvh.tags.json").contains("state"));
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains(R"("state": {"is": "begun", "by": "ana"})"));
    open();
    QCOMPARE(sheet().state().set, std::string("gameplay"));
    // What is kept of unsaved work is one sidecar, which says nothing of sets; they are kept beside it.
    const TagSidecar all = m_library.source(SourceId(0)).sidecar.sidecar;
    auto kept = readTagSidecar(writtenTagSidecar(all), "kept");
    QVERIFY(kept);
    QCOMPARE(kept->clips.at(0).state.state.set, std::string());
    giveUnwrittenSets(*kept, unwrittenSets(all));
    QCOMPARE(kept->clips.at(0).state.state.set, std::string("gameplay"));
    QVERIFY(setState({ClipStage::Done}));
    QVERIFY(!content("walk.bvh.tags.json").contains("state"));
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains(R"("is": "done")"));
    const TagVocabulary& vocabulary = m_library.vocabulary();
    QCOMPARE(withSetsOnly(sheet(), {"gameplay"}, vocabulary).state(),
             (ClipState{ClipStage::Done, "", "", "gameplay"}));
    QVERIFY(withSetsOnly(sheet(), {""}, vocabulary).state() == ClipState());
    const TagSheet reviewed = sheet().withState({ClipStage::Reviewed});
    QVERIFY(changedSets(sheet(), reviewed, vocabulary) == SetList{"gameplay"});
    QVERIFY(withSetsKept(sheet(), reviewed, {"gameplay"}, vocabulary).state() == sheet().state());
    QVERIFY(withSetsKept(sheet(), reviewed, {""}, vocabulary).state() == reviewed.state());
    TagVocabulary moving = vocabulary;
    m_library.setSheet(ClipId(0), *withSetMoved(sheet(), {"gameplay", "audio", nullptr}, moving));
    m_library.vocabulary() = moving;
    QVERIFY(save());
    QCOMPARE(content("walk.bvh.gameplay.tags.json"), QByteArray()); // nothing is left in it
    QVERIFY(content("walk.bvh.audio.tags.json").contains(R"("is": "done")"));
    QVERIFY(setState({})); // and the next first one may go elsewhere
    QVERIFY(!content("walk.bvh.audio.tags.json").contains("state"));
    QVERIFY(setState({ClipStage::Begun, "", "", "mood"}));
    QVERIFY(content("walk.bvh.mood.tags.json").contains(R"("is": "begun")"));
}

/// Byte for byte: also what another program laid out otherwise.
void tst_TagSetFiles::eachSetIsSavedToItsOwnFile()
{
    putBoth();
    const QByteArray before = content("walk.bvh.tags.json");
    open();
    tag("gameplay::Hit", {{7, 12}});
    QCOMPARE(m_library.modifiedSources().size(), 1u);
    QVERIFY(save() && !m_library.isModified());
    QCOMPARE(content("walk.bvh.tags.json"), before);
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY(gameplay.contains("\"set\": \"gameplay\"") && gameplay.contains("[7, 12]"));
    QVERIFY(!gameplay.contains("::") && !gameplay.contains("Walk"));
    tag("Walk", {{40, 50}});
    QVERIFY(save());
    QCOMPARE(content("walk.bvh.gameplay.tags.json"), gameplay);
    QVERIFY(content("walk.bvh.tags.json").contains("[40, 50]"));
    open();
    QCOMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{7, 12}}));
}

void tst_TagSetFiles::eachSetSaysTheRowsOfAnArray()
{
    putBoth();
    const QByteArray before = content("walk.bvh.tags.json");
    m_rows = {120.0, 397, 4.0};
    open();
    tag("audio::Step", {{1, 2}});
    tag("gameplay::Hit", {{7, 12}});
    QVERIFY(save());
    for (const char* file : {"walk.bvh.audio.tags.json", "walk.bvh.gameplay.tags.json"})
        QVERIFY2(content(file).contains("[99, 396]"), file);
    QCOMPARE(content("walk.bvh.tags.json"), before); // nothing of it changed
    const QByteArray audio = content("walk.bvh.audio.tags.json");
    open();
    QVERIFY(!save()->isWritten);
    QCOMPARE(content("walk.bvh.audio.tags.json"), audio);
}

void tst_TagSetFiles::aNewSetGetsAFile()
{
    putBoth();
    open();
    tag("audio::Step", {{1, 2}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.audio.tags.json").contains("\"Step\""));
    QCOMPARE(m_library.source(SourceId(0)).sidecar.named.size(), 2u);
    tag("fbx::Step", {{1, 2}}); // whose file would be taken for that of a model
    QVERIFY(save());
    QVERIFY(content("walk.bvh.tags.json").contains("\"fbx::Step\""));
}

namespace {

const QByteArray captionsOfDefault = R"(,"captions":[{"range":[0,40],"text":"runs"}])";
const QByteArray captionsOfGameplay = R"(,"captions":[{"range":[5,9],"text":"may be hit","author":"ana"}])";

} // namespace

void tst_TagSetFiles::captionsAreOfTheFileThatHasThem()
{
    putBoth();
    put("walk.bvh.tags.json", sidecar({}, R"("Run":[[0,40]])", captionsOfDefault));
    put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Run":[[5,9]])", captionsOfGameplay));
    open();
    const auto captions = [this] {
        const auto there = m_library.clip(ClipId(0)).sheet.captions();
        return std::vector<Caption>(there.begin(), there.end());
    };
    const Caption runs{{0, 40}, "runs", {}, {}}, hit{{5, 9}, "may be hit", "ana", {}, "gameplay"};
    QCOMPARE(captions(), (std::vector<Caption>{runs, hit}));

    // One that says the same in both sets is two; one that is new goes where it says.
    const Caption both{{0, 40}, "runs", {}, {}, "gameplay"}, review{{1, 2}, "look", {}, {}, "review"};
    m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withCaptions({runs, hit, both, review}));
    QVERIFY(save().hasValue());
    QCOMPARE(content("walk.bvh.tags.json").count("\"text\""), 1);
    QCOMPARE(content("walk.bvh.gameplay.tags.json").count("\"text\""), 2);
    QVERIFY(content("walk.bvh.review.tags.json").contains("\"look\""));
    for (const char* file : {"walk.bvh.tags.json", "walk.bvh.gameplay.tags.json"})
        QCOMPARE(content(file).count("\"set\""), file == QByteArray("walk.bvh.tags.json") ? 0 : 1);
    open();
    QCOMPARE(captions().size(), std::size_t(4));

    // Moved, mended or taken away, it is its set's; the other file stays as it is.
    const QByteArray before = content("walk.bvh.tags.json");
    Caption mended = hit;
    mended.range = {20, 30};
    mended.text = "is hit";
    m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withCaptions({runs, mended}));
    QVERIFY(save().hasValue());
    QCOMPARE(content("walk.bvh.tags.json"), before);
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("\"is hit\""));
    QVERIFY(content("walk.bvh.review.tags.json").isEmpty());

    // What another program wrote into the set's file meanwhile is merged there.
    put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Run":[[5,9]])", captionsOfGameplay));
    m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withCaptions({runs, mended, both}));
    QVERIFY(save().hasValue());
    QCOMPARE(captions(), (std::vector<Caption>{runs, both, hit}));
}

void tst_TagSetFiles::captionsFollowTheSwitchesOfTheirSet()
{
    putBoth();
    put("walk.bvh.tags.json", sidecar({}, R"("Run":[[0,40]])", captionsOfDefault));
    put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Run":[[5,9]])", captionsOfGameplay));
    open();
    m_library.setSetSwitches({{"gameplay"}, {}});
    QCOMPARE(answer("caption(\"hit\")"), QString());
    QCOMPARE(answer("caption(\"runs\")"), QString("[0,40)"));
    QCOMPARE(m_library.shownSheet(ClipId(0)).captions().size(), std::size_t(1));
    m_library.setSetSwitches({{""}, {}});
    QCOMPARE(answer("caption(\"hit\")"), QString("[5,9)"));
    QCOMPARE(answer("caption(\"runs\")"), QString());
    QVERIFY(!m_library.isModified());

    const TagSheet sheet = m_library.clip(ClipId(0)).sheet;
    const TagVocabulary& vocabulary = m_library.vocabulary();
    const TagSheet kept = withSetsKept(sheet, sheet.withCaptions({}), {"gameplay"}, vocabulary);
    QCOMPARE(kept.captions().size(), std::size_t(1));
    QCOMPARE(kept.captions().front().text, std::string("may be hit"));
    QCOMPARE(changedSets(sheet, kept, vocabulary), SetList{""});
    QCOMPARE(changedSets(kept, kept.withCaptions({}), vocabulary), SetList{"gameplay"});
    QCOMPARE(withSetsOnly(sheet, {""}, vocabulary).captions().front().text, std::string("runs"));
}

void tst_TagSetFiles::aSetThatIsMovedTakesItsCaptions()
{
    putBoth();
    put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Run":[[5,9]])", captionsOfGameplay));
    open();
    const TagSheet sheet = m_library.clip(ClipId(0)).sheet;
    const auto moved = withSetMoved(sheet, {"gameplay", "review", nullptr}, m_library.vocabulary());
    QVERIFY(moved.hasValue());
    QCOMPARE(moved->captions().front().set, std::string("review"));
    const auto isRun = [](std::string_view name) { return name == "Run"; };
    const auto oneTag = withSetMoved(sheet, {"gameplay", "review", isRun}, m_library.vocabulary());
    QCOMPARE(oneTag->captions().front().set, std::string("gameplay")); // a tag alone takes none with it
}

void tst_TagSetFiles::anEmptiedSetLosesItsFile()
{
    putBoth();
    open();
    tag("gameplay::Run", {});
    tag("gameplay::Hit", {});
    QVERIFY(save());
    QVERIFY(!QFile::exists(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    QVERIFY(m_library.source(SourceId(0)).sidecar.named.empty());
    tag("gameplay::Hit", {{1, 2}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("[1, 2]"));
}

void tst_TagSetFiles::whatOtherProgramsAddedToASetStays()
{
    putBoth();
    put("walk.bvh.gameplay.tags.json",
        sidecar("gameplay", R"("Hit":[[7,8]])", R"(,"properties":{"power":[[0,9,1.50]]},"reviewed":1.0)"));
    open();
    QCOMPARE(answer("gameplay::power > 1"), QString("[0,9)"));
    tag("gameplay::Hit", {});
    QVERIFY(save());
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY2(gameplay.contains("[0, 9, 1.50]") && gameplay.contains("\"reviewed\": 1.0"), gameplay);
}

void tst_TagSetFiles::anotherProgramsChangeOfASetIsMerged()
{
    putBoth();
    open();
    tag("gameplay::Hit", {{7, 12}});
    put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Hit":[[7,8]],"Run":[[5,9]],"Aim":[[50,60]])"));
    const auto outcome = save();
    QVERIFY(outcome && outcome->isMerged);
    QCOMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{7, 12}}));
    QCOMPARE(ranges("gameplay::Aim"), (std::vector<FrameRange>{{50, 60}}));
}

void tst_TagSetFiles::aDeletedSetIsNoEdit()
{
    putBoth();
    open();
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    tag("Walk", {{40, 50}});
    QVERIFY(save());
    QCOMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{7, 8}}));
    tag("gameplay::Hit", {{7, 12}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("\"Run\""));
}

/// A save that knows the set's file to be gone is followed by others that must not take its tags for removed.
void tst_TagSetFiles::aDeletedSetStaysThroughSavesAndMerges()
{
    putBoth();
    open();
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    for (const int stop : {50, 60, 70}) {
        tag("Walk", {{40, stop}});
        QVERIFY(save());
        QCOMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{7, 8}}));
        QByteArray bytes = content("walk.bvh.tags.json"); // another program adds to the default set
        bytes.replace("\"Run\"", QByteArray("\"New") + QByteArray::number(stop) + "\": [[1, 2]], \"Run\"");
        put("walk.bvh.tags.json", bytes);
    }
    tag("Walk", {{40, 80}});
    QVERIFY(save());
    QCOMPARE(ranges("New70"), (std::vector<FrameRange>{{1, 2}}));
    QCOMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{7, 8}}));
    tag("gameplay::Hit", {{7, 12}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("\"Run\""));
}

void tst_TagSetFiles::aSetKnownToBeDeletedIsWrittenAgain()
{
    putBoth();
    open();
    const QByteArray saved = content("walk.bvh.gameplay.tags.json");
    const QByteArray other = content("walk.bvh.tags.json");
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    QVERIFY(areOthers(*loadSidecar(model()), m_library.source(SourceId(0)).sidecar));
    m_library.setMerged(SourceId(0), mergedWithDisk(m_library.saveRequest(SourceId(0)), *loadSidecar(model()),
                                                    m_library.vocabulary()));
    const StoredSidecar& stored = m_library.source(SourceId(0)).sidecar;
    QCOMPARE(goneSets(stored), std::vector<std::string>{"gameplay"});
    QVERIFY(m_library.isModified());
    QCOMPARE(sidecarOfFiles(stored).clips.front().tags.size(), 2u); // those of the default set
    QVERIFY(!areOthers(*loadSidecar(model()), stored));
    const auto outcome = save();
    QVERIFY(outcome && outcome->isWritten);
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("\"Hit\""));
    QCOMPARE(QJsonDocument::fromJson(content("walk.bvh.gameplay.tags.json")), QJsonDocument::fromJson(saved));
    QCOMPARE(content("walk.bvh.tags.json"), other);
    QVERIFY(!m_library.isModified());
}

/// walk.bvh.fbx.tags.json is of the model walk.bvh.fbx, whatever tags walk.bvh has.
void tst_TagSetFiles::theSidecarOfAnotherModelIsNoSet()
{
    putBoth();
    const QByteArray others = sidecar({}, R"("Jump":[[1,2]])");
    put("walk.bvh.fbx", "");
    put("walk.bvh.fbx.tags.json", others);
    open();
    tag("fbx::Run", {{1, 2}});
    QVERIFY(save());
    QCOMPARE(content("walk.bvh.fbx.tags.json"), others);
    QVERIFY(ranges("fbx::Jump").empty());
    tag("fbx::Run", {});
    QVERIFY(save());
    QCOMPARE(content("walk.bvh.fbx.tags.json"), others);
}

/// Where the set that they go to cannot be written, they are still in the one that they were in.
void tst_TagSetFiles::tagsThatChangeSetsAreNeverInNone()
{
    putBoth();
    open();
    QVERIFY(QFile::setPermissions(m_folder->filePath("walk.bvh.gameplay.tags.json"), QFile::ReadOwner));
    tag("Walk", {});
    tag("gameplay::Walk", {{40, 90}});
    const auto outcome = save();
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, std::string("file.read-only"));
    QVERIFY(content("walk.bvh.tags.json").contains("Walk"));
}

void tst_TagSetFiles::aNameSpelledWithASetStaysInItsFile()
{
    put("walk.bvh.tags.json", sidecar({}, R"("gameplay::Run":[[0,40]])"));
    open();
    tag("gameplay::Run", {{0, 50}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.tags.json").contains("\"gameplay::Run\""));
    QVERIFY(!QFile::exists(m_folder->filePath("walk.bvh.gameplay.tags.json")));
}

void tst_TagSetFiles::aNameInTwoFilesIsRefused()
{
    putBoth();
    put("walk.bvh.tags.json", sidecar({}, R"("gameplay::Run":[[0,40]])"));
    const auto loaded = loadSidecar(model());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, std::string("sidecar.set-clash"));
    QCOMPARE(loaded.error().file, sidecarPath(model()));
}

QTEST_GUILESS_MAIN(tst_TagSetFiles)
#include "tst_TagSetFiles.moc"
