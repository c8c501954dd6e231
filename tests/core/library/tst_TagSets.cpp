// A clip's tags in several sidecars, one a tag set: found, read, asked, merged and saved, each to its own
// file.

#include "core/library/ClipLibrary.h"
#include "core/library/LibraryQueries.h"
#include "core/library/SetFiles.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/library/opening/LibraryScan.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/tagging/ChosenSet.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/ChangedSets.h"
#include "core/tags/sheet/TagEdits.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

namespace {

QByteArray sidecar(const QByteArray& set, const QByteArray& tags, const QByteArray& rest = {})
{
    return "{\"format\":\"tagline.tags\",\"version\":1,\"source\":\"walk.bvh\"," +
           (set.isEmpty() ? QByteArray() : "\"set\":\"" + set + "\",") +
           "\"clips\":[{\"name\":\"walk\",\"frames\":100,\"rate\":[30,1],\"tags\":{" + tags + "}" + rest +
           "}]}\n";
}

} // namespace

class tst_TagSets : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pathsAreTakenApart_data();
    void pathsAreTakenApart();
    void setsBesideAModelAreFound();
    void aNewSetIsFoundInAFolderThatWasLookedAt();
    void aSetMeansItsModel();
    void collidingNamesAreToldApart();
    void lastPartsMeanTheDefaultSetFirst();
    void aNameOfSeveralSetsAloneIsAmbiguous();
    void eachSetIsSavedToItsOwnFile();
    void aNewSetGetsAFile();
    void eachSetSaysTheRowsOfAnArray();
    void aStateStaysInTheFileThatSaysIt();
    void captionsAreOfTheFileThatHasThem();
    void captionsFollowTheSwitchesOfTheirSet();
    void aSetThatIsMovedTakesItsCaptions();
    void anEmptiedSetLosesItsFile();
    void whatOtherProgramsAddedToASetStays();
    void anotherProgramsChangeOfASetIsMerged();
    void aDeletedSetIsNoEdit();
    void aDeletedSetStaysThroughSavesAndMerges();
    void theSidecarOfAnotherModelIsNoSet();
    void tagsThatChangeSetsAreNeverInNone();
    void aNameSpelledWithASetStaysInItsFile();
    void aNameInTwoFilesIsRefused();
    void aSetThatIsOffIsNoAnswer();
    void aTagOfASetLooksAsTheTagOfThatName();
    void groupsCarveWithinTheirSet();
    void checksOfGroupsGoBySet();
    void aGroupIsAskedAsANameIs();
    void theChosenSetTakesTheTag_data();
    void theChosenSetTakesTheTag();
    void aPlanForATagThatTheChosenSetHasNotYet();

private:
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content(const char* name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::string model() const { return m_folder->filePath("walk.bvh").toStdString(); }
    /// A default set with Run and Walk, and a set gameplay with Run and Hit.
    void putBoth() const
    {
        put("walk.bvh", "");
        put("walk.bvh.tags.json", sidecar({}, R"("Run":[[0,40]],"Walk":[[40,90]])"));
        put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Hit":[[7,8]],"Run":[[5,9]])"));
    }
    ClipId open()
    {
        m_library = ClipLibrary();
        auto imported = std::make_shared<ImportedModel>();
        Clip& clip = imported->clips.emplace_back();
        clip.name = clip.displayName = "walk";
        clip.frames = 100;
        clip.rate = {30, 1};
        clip.sourceRows = m_rows;
        const SourceId source = m_library.addSource(model(), "walk.bvh");
        m_library.setModel(source, imported, {}, loadSidecar(model()));
        return m_library.source(source).clips.front();
    }
    std::vector<FrameRange> ranges(const char* tag)
    {
        const auto id = m_library.vocabulary().findNamed(tag);
        if (!id) return {};
        const auto found = m_library.clip(ClipId(0)).sheet.ranges(*id);
        return {found.begin(), found.end()};
    }
    void tag(const char* name, std::vector<FrameRange> ranges)
    {
        const TagId id = m_library.vocabulary().intern(name);
        m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withRanges(id, std::move(ranges)));
    }
    Result<SaveOutcome> save()
    {
        auto outcome = saveSidecar(m_library.saveRequest(SourceId(0)), m_library.vocabulary());
        if (outcome) m_library.setSaved(SourceId(0), *outcome);
        return outcome;
    }
    /// Run and Walk exclude each other.
    void defineGaits()
    {
        m_library.vocabulary().setGroups({{"Gait", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}});
        for (const char* name : {"Run", "Walk"}) {
            TagDefinition definition;
            definition.name = name;
            definition.group = "Gait";
            m_library.vocabulary().define(definition);
        }
    }
    /// The ranges that answer a query, or its error.
    QString answer(const char* text)
    {
        const auto query = parseQuery(text, m_library);
        if (!query) return QString::fromStdString(query.error().message);
        QString found;
        for (const FrameRange range : evaluate(*query, m_library.queryLibrary()).rangesOf(ClipId(0)))
            found += QString("[%1,%2)").arg(range.start).arg(range.stop);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    ClipLibrary m_library;
    std::optional<SourceRows> m_rows; ///< of the clip
};

void tst_TagSets::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void tst_TagSets::pathsAreTakenApart_data()
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

void tst_TagSets::pathsAreTakenApart()
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

void tst_TagSets::setsBesideAModelAreFound()
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

void tst_TagSets::aNewSetIsFoundInAFolderThatWasLookedAt()
{
    putBoth();
    QCOMPARE(setsBeside(model()).size(), 1u);
    put("walk.bvh.audio.tags.json", "");
    QCOMPARE(setsBeside(model()).size(), 2u);
}

void tst_TagSets::aSetMeansItsModel()
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

void tst_TagSets::collidingNamesAreToldApart()
{
    putBoth();
    open();
    QCOMPARE(answer("Run"), QString("[0,40)"));
    QCOMPARE(answer("gameplay::Run"), QString("[5,9)"));
    QCOMPARE(answer("Run - gameplay::Run"), QString("[0,5)[9,40)"));
    QCOMPARE(answer("Hit"), QString("[7,8)")); // one set alone has it
    const auto query = parseQuery("gameplay::\"Run\" | Hit", m_library);
    QVERIFY(query);
    QCOMPARE(echo(*query, m_library.vocabulary()), std::string("(gameplay::Run | gameplay::Hit)"));
    // A name that the vocabulary has, and the default set has not, is the set's.
    TagDefinition hit;
    hit.name = "Hit";
    m_library.vocabulary().define(hit);
    QCOMPARE(answer("Hit"), QString("[7,8)"));
}

void tst_TagSets::lastPartsMeanTheDefaultSetFirst()
{
    put("walk.bvh", "");
    put("walk.bvh.tags.json", sidecar({}, R"("Locomotion.Jump":[[0,40]])"));
    put("walk.bvh.gameplay.tags.json",
        sidecar("gameplay",
                R"("Locomotion.Duck":[[50,60]],"Locomotion.Jump":[[5,9]],"Stunt.Jump":[[20,30]])"));
    open();
    QCOMPARE(answer("Jump"), QString("[0,40)")); // another annotator's set does not make it ambiguous
    QCOMPARE(answer("Locomotion.Jump"), QString("[0,40)"));
    QCOMPARE(answer("gameplay::Locomotion.Jump"), QString("[5,9)"));
    QCOMPARE(answer("gameplay::Duck"), QString("[50,60)"));
    QCOMPARE(answer("Duck"), QString("[50,60)")); // one set alone has it
    QVERIFY2(answer("gameplay::Jump").contains("ambiguous"), qPrintable(answer("gameplay::Jump")));
    QVERIFY2(answer("audio::Jump").contains("no tag"), qPrintable(answer("audio::Jump")));
    tag("Locomotion.Jump", {}); // where the default set has none left, the name is the other set's
    QCOMPARE(answer("Jump"), QString("[5,9)"));
    QCOMPARE(answer("Locomotion.Jump"), QString("[5,9)"));
}

void tst_TagSets::aNameOfSeveralSetsAloneIsAmbiguous()
{
    putBoth();
    put("walk.bvh.audio.tags.json", sidecar("audio", R"("Hit":[[3,4]])"));
    open();
    QVERIFY2(answer("Hit").contains("audio::Hit") && answer("Hit").contains("gameplay::Hit"),
             qPrintable(answer("Hit")));
    QCOMPARE(answer("audio::Hit"), QString("[3,4)"));
}

void tst_TagSets::aStateStaysInTheFileThatSaysIt()
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
    QCOMPARE(state(), ClipState{ClipStage::Begun});
    QVERIFY(setState({ClipStage::Reviewed}));
    QVERIFY(!content("walk.bvh.tags.json").contains("state"));
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY2(gameplay.contains(R"("is": "reviewed")") && gameplay.contains(R"("x": 1)"),
             gameplay.constData());
}

/// Byte for byte: also what another program laid out otherwise.
void tst_TagSets::eachSetIsSavedToItsOwnFile()
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

void tst_TagSets::eachSetSaysTheRowsOfAnArray()
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

void tst_TagSets::aNewSetGetsAFile()
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

void tst_TagSets::captionsAreOfTheFileThatHasThem()
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

void tst_TagSets::captionsFollowTheSwitchesOfTheirSet()
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

void tst_TagSets::aSetThatIsMovedTakesItsCaptions()
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

void tst_TagSets::anEmptiedSetLosesItsFile()
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

void tst_TagSets::whatOtherProgramsAddedToASetStays()
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

void tst_TagSets::anotherProgramsChangeOfASetIsMerged()
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

void tst_TagSets::aDeletedSetIsNoEdit()
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
void tst_TagSets::aDeletedSetStaysThroughSavesAndMerges()
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

/// walk.bvh.fbx.tags.json is of the model walk.bvh.fbx, whatever tags walk.bvh has.
void tst_TagSets::theSidecarOfAnotherModelIsNoSet()
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
void tst_TagSets::tagsThatChangeSetsAreNeverInNone()
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

void tst_TagSets::aNameSpelledWithASetStaysInItsFile()
{
    put("walk.bvh.tags.json", sidecar({}, R"("gameplay::Run":[[0,40]])"));
    open();
    tag("gameplay::Run", {{0, 50}});
    QVERIFY(save());
    QVERIFY(content("walk.bvh.tags.json").contains("\"gameplay::Run\""));
    QVERIFY(!QFile::exists(m_folder->filePath("walk.bvh.gameplay.tags.json")));
}

void tst_TagSets::aNameInTwoFilesIsRefused()
{
    putBoth();
    put("walk.bvh.tags.json", sidecar({}, R"("gameplay::Run":[[0,40]])"));
    const auto loaded = loadSidecar(model());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, std::string("sidecar.set-clash"));
    QCOMPARE(loaded.error().file, sidecarPath(model()));
}

void tst_TagSets::aSetThatIsOffIsNoAnswer()
{
    putBoth();
    open();
    m_library.setSetSwitches({{"gameplay"}, {}});
    QCOMPARE(answer("gameplay::Run"), QString());
    QCOMPARE(answer("Run"), QString("[0,40)"));
    QVERIFY(!m_library.isModified());
    m_library.setSetSwitches({{""}, {}});
    QCOMPARE(answer("Run"), QString("[5,9)"));
    m_library.setSetSwitches({});
    QCOMPARE(answer("gameplay::Run"), QString("[5,9)"));
}

void tst_TagSets::aTagOfASetLooksAsTheTagOfThatName()
{
    putBoth();
    open();
    const auto lookOf = [&](const char* name) {
        return m_library.vocabulary()[*m_library.vocabulary().findNamed(name)];
    };
    TagDefinition hit;
    hit.name = "Hit";
    hit.colour = 0x123456;
    hit.kind = TagKind::Point;
    m_library.vocabulary().define(hit);
    QCOMPARE(lookOf("gameplay::Hit").colour, Colour(0x123456));
    QCOMPARE(lookOf("gameplay::Hit").kind, TagKind::Point);
    tag("audio::Hit", {{1, 2}});
    QCOMPARE(lookOf("audio::Hit").colour, Colour(0x123456));
}

void tst_TagSets::groupsCarveWithinTheirSet()
{
    putBoth();
    open();
    defineGaits();
    const auto tagged = [&](const char* name, FrameRange range) {
        const TagId id = m_library.vocabulary().intern(name);
        const TagSheet& before = m_library.clip(ClipId(0)).sheet;
        m_library.setSheet(ClipId(0), settledAddition(before, withRangeAdded(before, id, range, 100), id,
                                                      m_library.vocabulary(), 100));
    };
    tagged("gameplay::Walk", {6, 50});
    QCOMPARE(ranges("gameplay::Run"), (std::vector<FrameRange>{{5, 6}}));
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{0, 40}}));
    QCOMPARE(ranges("Walk"), (std::vector<FrameRange>{{40, 90}}));
    tagged("Walk", {30, 45});
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{0, 30}}));
    QCOMPARE(ranges("gameplay::Walk"), (std::vector<FrameRange>{{6, 50}}));
}

void tst_TagSets::checksOfGroupsGoBySet()
{
    putBoth();
    open();
    defineGaits();
    const auto found = [&] {
        QStringList texts;
        for (const CheckOutcome& outcome : checkup(m_library))
            if (outcome.name == "Groups are kept")
                for (const CheckFinding& finding : outcome.findings)
                    texts << QString::fromStdString(finding.message);
        return texts.join('|');
    };
    QVERIFY2(!found().contains("Gait"), qPrintable(found()));
    tag("gameplay::Walk", {{0, 10}});
    QVERIFY2(found().contains("gameplay::Run") && found().contains("gameplay::Walk"), qPrintable(found()));
    tag("gameplay::Walk", {});
    tag("Walk", {{39, 90}});
    QVERIFY2(found().contains("Gait") && !found().contains("gameplay"), qPrintable(found()));
}

void tst_TagSets::aGroupIsAskedAsANameIs()
{
    putBoth();
    open();
    defineGaits();
    tag("gameplay::Walk", {{90, 95}});
    QCOMPARE(answer("group(Gait)"), QString("[0,90)"));
    m_library = ClipLibrary(); // no tag of the default set is in it
    putBoth();
    open();
    TagDefinition hit;
    hit.name = "gameplay::Hit";
    hit.group = "Moves";
    m_library.vocabulary().define(hit);
    QCOMPARE(answer("group(Moves)"), QString("[7,8)"));
}

void tst_TagSets::theChosenSetTakesTheTag_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("given");
    QTest::newRow("default") << "Run"
                             << ""
                             << "Run";
    QTest::newRow("default chosen, of a set") << "gameplay::Run"
                                              << ""
                                              << "gameplay::Run";
    QTest::newRow("both have it") << "Run"
                                  << "gameplay"
                                  << "gameplay::Run";
    QTest::newRow("of the default set alone") << "Walk"
                                              << "gameplay"
                                              << "gameplay::Walk";
    QTest::newRow("of the chosen set") << "gameplay::Hit"
                                       << "gameplay"
                                       << "gameplay::Hit";
    QTest::newRow("of another set and of the chosen one") << "audio::Hit"
                                                          << "gameplay"
                                                          << "gameplay::Hit";
    QTest::newRow("of another set alone") << "audio::Step"
                                          << "gameplay"
                                          << "audio::Step";
    QTest::newRow("a set that is not there yet") << "Walk"
                                                 << "new"
                                                 << "new::Walk";
}

void tst_TagSets::theChosenSetTakesTheTag()
{
    QFETCH(QString, tag);
    QFETCH(QString, set);
    QFETCH(QString, given);
    putBoth();
    put("walk.bvh.audio.tags.json", sidecar("audio", R"("Hit":[[3,4]],"Step":[[3,4]])"));
    open();
    const TagId named = *m_library.vocabulary().findNamed(tag.toStdString());
    QCOMPARE(nameInChosenSet(m_library.vocabulary(), named, set.toStdString()), given.toStdString());
}

void tst_TagSets::aPlanForATagThatTheChosenSetHasNotYet()
{
    putBoth();
    const ClipId clip = open();
    const std::vector<ClipFrames> where{{clip, FrameRanges::canonical({{10, 20}})}};
    const TagId walk = *m_library.vocabulary().findNamed("Walk");
    const BulkPlan plan = planInChosenSet(m_library, walk, "gameplay", BulkOperation::Add, where);
    QVERIFY(!m_library.vocabulary().findNamed("gameplay::Walk"));
    QCOMPARE(plan.changes.size(), 1u);
    const TagId made = m_library.vocabulary().intern("gameplay::Walk");
    const auto given = plan.changes.front().sheet.ranges(made);
    QCOMPARE(std::vector(given.begin(), given.end()), (std::vector<FrameRange>{{10, 20}}));
    QCOMPARE(plan.changes.front().sheet.ranges(walk).size(), 1u);
}

QTEST_GUILESS_MAIN(tst_TagSets)
#include "tst_TagSets.moc"
