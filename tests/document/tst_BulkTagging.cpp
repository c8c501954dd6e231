#include "core/library/edits/TagRenaming.h"
#include "core/tagging/BulkTagging.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

#include <bitset>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int clipCount = 4;
constexpr int tagCount = 3;
constexpr Frame frames = 32;

/// The plainest model of a library's tags: a bit a frame.
using Plain = std::array<std::array<std::bitset<frames>, tagCount>, clipCount>;

std::bitset<frames> bits(const TagSheet& sheet, TagId tag)
{
    std::bitset<frames> set;
    for (const FrameRange range : sheet.ranges(tag))
        for (Frame frame = range.start; frame < range.stop; ++frame) set.set(std::size_t(frame));
    return set;
}

} // namespace

class tst_BulkTagging : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPlanCountsBeforeAnythingChanges();
    void framesAreCutToShorterClips();
    void pointTagsGetSingleFrames();
    void whatIsSoAlreadyLeavesNoStep();
    void manyClipsAreOneStep();
    void editsThatChangeNothingLeaveNoStep();
    void aMergeIsOneStepAndComesBack();
    void aMergeKeepsTheGuideThatTheOtherLacks();
    void derivedTagsFollowARename();
    void randomEditsEqualThePlainModel();

private:
    TagId define(const char* name)
    {
        TagDefinition definition;
        definition.name = name;
        m_document->defineTag(definition, "New");
        return *m_document->library().vocabulary().find(name);
    }
    std::vector<ClipId> clips() const { return m_document->library().source(SourceId(0)).clips; }
    BulkPlan plan(TagId tag, BulkOperation operation, std::optional<FrameRange> range)
    {
        return bulkPlan(m_document->library(), tag, operation,
                        framesOfClips(m_document->library(), clips(), range));
    }
    int steps() { return m_document->undoStack().count(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_BulkTagging::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    addFile(*m_document, *m_folder, "a.bvh", {frames, frames, frames, 10});
}

void tst_BulkTagging::aPlanCountsBeforeAnythingChanges()
{
    const TagId run = define("Run");
    const BulkPlan planned = plan(run, BulkOperation::Add, FrameRange{8, 20});
    QCOMPARE(planned.changes.size(), std::size_t(4));
    QCOMPARE(planned.frames, std::int64_t(3 * 12 + 2));
    QCOMPARE(m_document->library().index().counts(run).frames, 0);
}

void tst_BulkTagging::framesAreCutToShorterClips()
{
    const TagId run = define("Run");
    const BulkPlan planned = plan(run, BulkOperation::Add, FrameRange{12, 20});
    QCOMPARE(planned.changes.size(), std::size_t(3));
    QCOMPARE(planned.outside, 1);
}

void tst_BulkTagging::pointTagsGetSingleFrames()
{
    TagDefinition definition;
    definition.name = "Step";
    definition.kind = TagKind::Point;
    m_document->defineTag(definition, "New");
    const TagId step = *m_document->library().vocabulary().find("Step");
    const BulkPlan planned = plan(step, BulkOperation::Add, FrameRange{4, 9});
    QCOMPARE(planned.changes.front().sheet.ranges(step).front(), (FrameRange{4, 5}));
}

void tst_BulkTagging::whatIsSoAlreadyLeavesNoStep()
{
    const TagId run = define("Run");
    m_document->changeSheets(plan(run, BulkOperation::Add, std::nullopt).changes, "Add");
    const int before = steps();
    const BulkPlan again = plan(run, BulkOperation::Add, FrameRange{2, 5});
    QCOMPARE(again.unchanged, 4);
    m_document->changeSheets(again.changes, "Add");
    QCOMPARE(steps(), before);
}

void tst_BulkTagging::manyClipsAreOneStep()
{
    const TagId run = define("Run");
    const int before = steps();
    m_document->changeSheets(plan(run, BulkOperation::Add, std::nullopt).changes, "Add");
    QCOMPARE(steps(), before + 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().index().counts(run).frames, 0);
}

void tst_BulkTagging::editsThatChangeNothingLeaveNoStep()
{
    const TagId run = define("Run");
    const int before = steps();
    m_document->defineTag(m_document->library().vocabulary()[run], "Edit");
    m_document->renameTag(run, m_document->library().vocabulary()[run], "Rename");
    m_document->mergeTags(run, run, "Merge");
    m_document->set(&LibraryEdit::queries, m_document->library().savedQueries(), "Save");
    LibraryEdit shared;
    shared.groups = m_document->library().vocabulary().groups();
    m_document->change(shared, "Groups");
    QCOMPARE(steps(), before);
}

void tst_BulkTagging::aMergeIsOneStepAndComesBack()
{
    const TagId run = define("Run");
    const TagId jog = define("Jog");
    m_document->set(&LibraryEdit::queries, {{"fast", "Jog | Run"}}, "Save");
    m_document->changeSheets({{ClipId(0), TagSheet().withRanges(run, {{0, 4}}).withRanges(jog, {{2, 9}})}},
                             "Add");
    const int before = steps();
    QVERIFY(!m_document->mergeRefusal(jog, run));
    m_document->mergeTags(jog, run, "Merge");
    QCOMPARE(steps(), before + 1);
    const ClipLibrary& library = m_document->library();
    QCOMPARE(library.clip(ClipId(0)).sheet.ranges(run).front(), (FrameRange{0, 9}));
    QCOMPARE(library.savedQueries().front().text, std::string("Run | Run"));
    QCOMPARE(library.vocabulary().find("Jog"), std::optional(run));
    m_document->undoStack().undo();
    QCOMPARE(library.clip(ClipId(0)).sheet.ranges(jog).front(), (FrameRange{2, 9}));
    QCOMPARE(library.vocabulary().find("Jog"), std::optional(jog));
    QCOMPARE(library.savedQueries().front().text, std::string("Jog | Run"));
}

void tst_BulkTagging::aMergeKeepsTheGuideThatTheOtherLacks()
{
    const auto withGuide = [&](const char* name, const char* rule, std::vector<FrameRange> examples) {
        TagDefinition tag = m_document->library().vocabulary()[define(name)];
        tag.rule = rule;
        for (const FrameRange frames : examples) tag.examples.push_back({"walk.bvh", "walk", {}, frames});
        m_document->defineTag(tag, "Guide");
        return *m_document->library().vocabulary().findNamed(name);
    };
    const TagId plain = withGuide("Plain", "", {}), ruled = withGuide("Ruled", "from the lift", {});
    const TagId shown = withGuide("Shown", "from the swing", {{2, 6}, {8, 9}});
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QVERIFY(lostGuide(vocabulary[shown], vocabulary[plain]) == LostGuide());
    QVERIFY(lostGuide(vocabulary[shown], vocabulary[ruled]) == (LostGuide{true, 0}));
    QVERIFY(lostGuide(vocabulary[ruled], vocabulary[shown]) == (LostGuide{true, 0}));
    QVERIFY(lostGuide(vocabulary[plain], vocabulary[shown]) == LostGuide());
    m_document->mergeTags(shown, ruled, "Merge");
    QCOMPARE(vocabulary[ruled].rule, std::string("from the lift"));
    QCOMPARE(vocabulary[ruled].examples.size(), std::size_t(2));
    m_document->undoStack().undo();
    QVERIFY(vocabulary[ruled].examples.empty());
    QCOMPARE(vocabulary[shown].rule, std::string("from the swing"));
    m_document->mergeTags(shown, plain, "Merge");
    QCOMPARE(vocabulary[plain].rule, std::string("from the swing"));
    QCOMPARE(vocabulary[plain].examples.size(), std::size_t(2));
    TagDefinition nowhere;
    nowhere.isRegistered = false;
    QVERIFY(lostGuide(vocabulary[plain], nowhere) == (LostGuide{true, 2}));
}

void tst_BulkTagging::derivedTagsFollowARename()
{
    const TagId run = define("Run");
    LibraryFile file = m_document->libraryFile();
    file.derived = {{"Clean", "Run & all", {}}};
    m_document->setLibrary(file, "Take");
    TagDefinition sprint = m_document->library().vocabulary()[run];
    sprint.name = "Sprint";
    m_document->renameTag(run, sprint, "Rename");
    QCOMPARE(m_document->libraryFile().derived.front().text, std::string("Sprint & all"));
    QVERIFY(m_document->isLibraryFileModified());
    m_document->undoStack().undo();
    QCOMPARE(m_document->libraryFile().derived.front().text, std::string("Run & all"));
}

// A million of them: TAGLINE_RANDOM_EDITS=1000000.
void tst_BulkTagging::randomEditsEqualThePlainModel()
{
    const int edits = std::max(1, qEnvironmentVariable("TAGLINE_RANDOM_EDITS", "4000").toInt());
    std::array<TagId, tagCount> tags{define("A"), define("B"), define("C")};
    QUndoStack& undo = m_document->undoStack();
    undo.clear();
    std::mt19937 random(20);
    const auto draw = [&](int below) { return int(random() % unsigned(below)); };
    std::vector<Plain> states{Plain{}}; // by the number of steps done
    int gesture = 0;
    for (int i = 0; i < edits; ++i) {
        Plain now = states[std::size_t(undo.index())];
        const int what = draw(8);
        if (what == 0 && undo.canUndo()) {
            undo.undo();
        } else if (what == 1 && undo.canRedo()) {
            undo.redo();
        } else {
            const int t = draw(tagCount);
            const Frame start = draw(frames - 1);
            const FrameRange range{start, start + 1 + draw(frames - start - 1)};
            const BulkOperation operation = draw(2) ? BulkOperation::Add : BulkOperation::Remove;
            std::vector<ClipId> chosen;
            for (int c = 0; c < clipCount - 1; ++c)
                if (draw(2)) chosen.push_back(ClipId(std::uint32_t(c)));
            for (const ClipId clip : chosen)
                for (Frame frame = range.start; frame < range.stop; ++frame)
                    now[clip.value][std::size_t(t)].set(std::size_t(frame), operation == BulkOperation::Add);
            const int before = undo.index();
            gesture = draw(3) == 0 ? m_document->newGesture() : 0;
            m_document->changeSheets(bulkPlan(m_document->library(), tags[std::size_t(t)], operation,
                                              framesOfClips(m_document->library(), chosen, range))
                                         .changes,
                                     "Edit", gesture);
            const bool isOther = now != states[std::size_t(before)];
            QCOMPARE(undo.index(), before + int(isOther));
            if (isOther) { // else what was undone can be done again still
                states.resize(std::size_t(before) + 1);
                states.push_back(now);
            }
            if (undo.index() >= 500) { // a long session's memory is another test
                states = {states.back()};
                undo.clear();
            }
        }
        const Plain& expected = states[std::size_t(undo.index())];
        for (int c = 0; c < clipCount; ++c)
            for (int t = 0; t < tagCount; ++t)
                if (bits(m_document->library().clip(ClipId(std::uint32_t(c))).sheet, tags[std::size_t(t)]) !=
                    expected[std::size_t(c)][std::size_t(t)])
                    QFAIL(qPrintable(QString("edit %1").arg(i)));
    }
}

QTEST_GUILESS_MAIN(tst_BulkTagging)
#include "tst_BulkTagging.moc"
