// Counted tags in a document: switched on and off, edited, undone, saved, brought back after a crash.

#include "app/document/editing/EditJournal.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tagging/LiveTagging.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "tests/document/CrashedSession.h"

#include <QFile>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Frame frames = 60;

TagInstance hit(Frame start, Frame stop, const char* hand = nullptr)
{
    TagInstance instance{{start, stop}};
    if (hand) instance.values.push_back({"hand", std::string(hand)});
    return instance;
}

using Instances = std::vector<TagInstance>;

} // namespace

class tst_CountedTagEdits : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void switchingIsOneStep();
    void switchingReachesNamedSets();
    void severalAreSwitchedTogether();
    void whatSwitchingOffJoinsIsCounted();
    void whatFilesCountIsKnownBeforeItIsDefined();
    void useCountsInstances();
    void theFirstRangeIsAnInstance();
    void aKeyMakesAnotherOneWhereTheTagIs();
    void pointsStayAsTheyAreBesideWhatIsNew();
    void tagsThatAreRenamedOrMergedTakeThemAlong();
    void theyAreSavedAndReadAgain();
    void theyComeBackAfterACrash();

private:
    TagId define(const char* name, bool isCounted, TagKind kind = TagKind::Range)
    {
        TagDefinition definition;
        definition.kind = kind;
        definition.name = name;
        definition.isCounted = isCounted;
        m_document->defineTag(definition, "Define");
        return *m_document->library().vocabulary().find(name);
    }
    void give(const std::function<TagSheet(const TagSheet&)>& edit)
    {
        m_document->editSheet(m_clip, "Edit", 0, edit);
    }
    const TagSheet& sheet() const { return m_document->library().clip(m_clip).sheet; }
    Instances instances(TagId tag) const
    {
        return {sheet().instances(tag).begin(), sheet().instances(tag).end()};
    }
    QByteArray sidecar() const
    {
        QFile file(m_folder->filePath("a.bvh.tags.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    ClipId m_clip;
};

void tst_CountedTagEdits::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    addFile(*m_document, *m_folder, "a.bvh", {frames});
    m_clip = m_document->library().source(SourceId(0)).clips.front();
}

void tst_CountedTagEdits::switchingIsOneStep()
{
    const TagId punch = define("Punch", false);
    give([&](const TagSheet& before) { return withRangesAdded(before, punch, {{5, 9}, {9, 12}}); });
    const int steps = m_document->undoStack().count();
    define("Punch", true);
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(instances(punch), (Instances{hit(5, 9), hit(9, 12)}));
    give(
        [&](const TagSheet& before) { return withInstanceAdded(before, punch, hit(7, 20, "left"), frames); });
    define("Punch", false);
    QVERIFY(!sheet().isCounted(punch));
    QCOMPARE(sheet().ranges(punch).size(), 1u);
    m_document->undoStack().undo();
    QCOMPARE(instances(punch), (Instances{hit(5, 9), hit(7, 20, "left"), hit(9, 12)}));
    QVERIFY(m_document->library().vocabulary()[punch].isCounted);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QVERIFY(!sheet().isCounted(punch) && !m_document->library().vocabulary()[punch].isCounted);
    QCOMPARE(sheet().ranges(punch).size(), 2u);
    m_document->undoStack().redo();
    QCOMPARE(instances(punch), (Instances{hit(5, 9), hit(9, 12)}));
}

void tst_CountedTagEdits::switchingReachesNamedSets()
{
    const TagId punch = define("Punch", false), anas = m_document->tagNamed("ana::Punch");
    const TagId other = m_document->tagNamed("ana::Big.Punch");
    give([&](const TagSheet& before) {
        return withRangesAdded(withRangesAdded(before, anas, {{5, 9}, {9, 12}}), other, {{1, 3}});
    });
    define("Punch", true);
    QCOMPARE(instances(anas), (Instances{hit(5, 9), hit(9, 12)}));
    QVERIFY(!sheet().isCounted(other) && !sheet().isCounted(punch));
    define("Punch", false);
    QVERIFY(!sheet().isCounted(anas));
    QCOMPARE(sheet().ranges(anas).size(), 2u);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QVERIFY(!sheet().isCounted(anas));
    m_document->undoStack().redo();
    QCOMPARE(instances(anas).size(), 2u);
}

void tst_CountedTagEdits::severalAreSwitchedTogether()
{
    const TagId punch = define("Punch", false), kick = define("Kick", true);
    const TagId anas = m_document->tagNamed("ana::Punch");
    give([&](const TagSheet& before) {
        return withRangesAdded(before.withRanges(punch, {{5, 9}}), anas, {{5, 9}})
            .withInstances(kick, {hit(20, 30), hit(25, 40)});
    });
    TagDefinition counted = m_document->library().vocabulary()[punch];
    TagDefinition plain = m_document->library().vocabulary()[kick];
    counted.isCounted = true;
    plain.isCounted = false;
    const int steps = m_document->undoStack().count();
    m_document->redefineTags({counted, plain}, "Switch");
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(instances(punch), (Instances{hit(5, 9)}));
    QCOMPARE(instances(anas), (Instances{hit(5, 9)}));
    QVERIFY(!sheet().isCounted(kick));
    QCOMPARE(sheet().ranges(kick).size(), 1u);
}

/// Overlapping ones are one range, touching ones are not; a named set's are switched with the tag.
void tst_CountedTagEdits::whatSwitchingOffJoinsIsCounted()
{
    const TagId punch = define("Punch", true), anas = m_document->tagNamed("ana::Punch");
    QVERIFY(!joinedInstances(m_document->library(), punch).isLoss());
    give([&](const TagSheet& before) { return before.withInstances(punch, {hit(5, 9), hit(9, 12)}); });
    QVERIFY(!joinedInstances(m_document->library(), punch).isLoss());
    give([&](const TagSheet& before) {
        return before.withInstances(punch, {hit(5, 9), hit(7, 20, "left"), hit(20, 30)})
            .withInstances(anas, {hit(1, 4), hit(2, 6)});
    });
    const JoinedInstances joined = joinedInstances(m_document->library(), punch);
    QVERIFY(joined.isLoss());
    QCOMPARE(joined.instances, 5);
    QCOMPARE(joined.ranges, 3);
    QCOMPARE(joined.valued, 1);
    QCOMPARE(joined.clips, 1);
}

void tst_CountedTagEdits::whatFilesCountIsKnownBeforeItIsDefined()
{
    TagVocabulary vocabulary;
    const auto read = [&](const char* name, bool isCounted) {
        TagDefinition definition;
        definition.name = name;
        definition.isCounted = isCounted;
        definition.isRegistered = false;
        return vocabulary.define(definition);
    };
    read("Punch", true);
    read("Run", false);
    read("ana::Kick", true);
    QVERIFY(isCountedInFiles(vocabulary, "Punch"));
    QVERIFY(isCountedInFiles(vocabulary, "Kick")); // a definition would be that of the set's too
    QVERIFY(!isCountedInFiles(vocabulary, "Run"));
    QVERIFY(!isCountedInFiles(vocabulary, "Jump"));
    define("Hit", true);
    QVERIFY(!isCountedInFiles(m_document->library().vocabulary(), "Hit")); // it says so itself
}

void tst_CountedTagEdits::useCountsInstances()
{
    const TagId punch = define("Fight.Punch", true), run = define("Fight.Run", false);
    give([&](const TagSheet& before) {
        return before.withInstances(punch, {hit(5, 9), hit(7, 12), hit(7, 12, "left")})
            .withRanges(run, {{1, 3}});
    });
    QCOMPARE(tagUse(m_document->library(), punch).totals.ranges, 3);
    QCOMPARE(tagUse(m_document->library(), punch).totals.clips, 1);
    QCOMPARE(tagUse(m_document->library(), run).totals.ranges, 1);
    QCOMPARE(treeUse(m_document->library(), "Fight").ranges, std::int64_t(4));
}

void tst_CountedTagEdits::theFirstRangeIsAnInstance()
{
    const TagId punch = define("Punch", true), run = define("Run", false);
    give([&](const TagSheet& before) { return withRangeAdded(before, punch, {5, 9}, frames); });
    give([&](const TagSheet& before) { return withRangeAdded(before, punch, {7, 12}, frames); });
    give([&](const TagSheet& before) { return withRangeAdded(before, run, {7, 12}, frames); });
    QCOMPARE(instances(punch), (Instances{hit(5, 9), hit(7, 12)}));
    QVERIFY(!sheet().isCounted(run));
    QCOMPARE(m_document->library().rangeTotals(punch).ranges, 2);
    QCOMPARE(m_document->library().rangeTotals(punch).frames, 7);
    QCOMPARE(m_document->library().rangeTotals(run).ranges, 1);
}

void tst_CountedTagEdits::aKeyMakesAnotherOneWhereTheTagIs()
{
    const TagId punch = define("Punch", true);
    give([&](const TagSheet& before) { return withInstanceAdded(before, punch, hit(5, 9, "left"), frames); });
    const auto paint = [&](FrameRange range) {
        const LiveEdit edit{punch, false, FrameRanges::canonical({range})};
        give([&](const TagSheet& before) {
            return withLiveEdit(before, edit, m_document->library().vocabulary(), frames);
        });
    };
    paint({9, 12});
    paint({8, 10});
    QCOMPARE(instances(punch), (Instances{hit(5, 9, "left"), hit(8, 10), hit(9, 12)}));
}

/// A point tag that is counted: what is new is cut to one frame, and nothing comes or goes with it.
void tst_CountedTagEdits::pointsStayAsTheyAreBesideWhatIsNew()
{
    const TagId contact = define("Contact", true, TagKind::Point);
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    const TagSheet before = TagSheet().withInstances(contact, {hit(10, 11, "left"), hit(30, 36, "right")});
    const auto settled = [&](const TagSheet& after) {
        const TagSheet sheet = settledEdit(before, after, vocabulary, frames);
        return Instances(sheet.instances(contact).begin(), sheet.instances(contact).end());
    };
    const TagSheet added = settledAddition(before, withRangeAdded(before, contact, {5, 15}, frames), contact,
                                           vocabulary, frames);
    QCOMPARE(Instances(added.instances(contact).begin(), added.instances(contact).end()),
             (Instances{hit(5, 6), hit(10, 11, "left"), hit(30, 36, "right")}));
    QCOMPARE(settled(withInstanceAdded(before, contact, hit(8, 12, "right"), frames)),
             (Instances{hit(8, 9, "right"), hit(10, 11, "left"), hit(30, 36, "right")}));
    QCOMPARE(settled(withEdgeMoved(before, {contact, {10, 11}}, Edge::Stop, 33, frames)),
             (Instances{hit(10, 11, "left"), hit(30, 36, "right")}));
    // Longer ones that were there stay, and what is left of them.
    QCOMPARE(settled(withFramesErased(before, contact, {30, 32})),
             (Instances{hit(10, 11, "left"), hit(32, 36, "right")}));
}

void tst_CountedTagEdits::tagsThatAreRenamedOrMergedTakeThemAlong()
{
    const TagId punch = define("Punch", true);
    const Instances both{hit(5, 9, "left"), hit(7, 12)};
    give([&](const TagSheet& before) { return before.withInstances(punch, both); });
    TagDefinition renamed = m_document->library().vocabulary()[punch];
    renamed.name = "Jab";
    const TagId jab = m_document->renameTag(punch, renamed, "Rename");
    QCOMPARE(instances(jab), both);
    QVERIFY(sheet().ranges(punch).empty());
    const TagId run = define("Run", false);
    m_document->mergeTags(jab, run, "Merge");
    QVERIFY(!sheet().isCounted(run));
    QCOMPARE(sheet().ranges(run).size(), 1u);
    m_document->undoStack().undo();
    QCOMPARE(instances(jab), both);
    const TagId kick = define("Kick", true);
    give([&](const TagSheet& before) { return withRangeAdded(before, run, {40, 44}, frames); });
    m_document->mergeTags(run, kick, "Merge");
    QCOMPARE(instances(kick), (Instances{hit(40, 44)}));
    m_document->deleteTag(jab, "Delete");
    QVERIFY(sheet().ranges(jab).empty() && !sheet().isCounted(jab));
}

void tst_CountedTagEdits::theyAreSavedAndReadAgain()
{
    const TagId punch = define("Punch", true);
    give([&](const TagSheet& before) {
        return before.withInstances(punch, {hit(5, 9, "left"), hit(7, 12)});
    });
    m_document->save();
    QVERIFY2(sidecar().contains("{\"range\": [5, 9], \"hand\": \"left\"}"), sidecar().constData());
    const QByteArray saved = sidecar();
    QCOMPARE(m_document->library().modifiedSources().size(), 0u);
    m_document->save();
    QCOMPARE(sidecar(), saved);
}

void tst_CountedTagEdits::theyComeBackAfterACrash()
{
    const QTemporaryDir models;
    const Instances both{hit(5, 9, "left"), hit(7, 12)};
    LibraryDocument document;
    bringBack(models, document, [&](LibraryDocument& crashed) {
        const TagId punch = crashed.tagNamed("Punch");
        const ClipId clip = crashed.library().source(SourceId(0)).clips.front();
        crashed.editSheet(clip, "Add", 0,
                          [&](const TagSheet& before) { return before.withInstances(punch, both); });
    });
    const TagSheet& sheet = document.library().clip(ClipId(0)).sheet;
    const TagId punch = *document.library().vocabulary().find("Punch");
    QCOMPARE(Instances(sheet.instances(punch).begin(), sheet.instances(punch).end()), both);
}

QTEST_GUILESS_MAIN(tst_CountedTagEdits)
#include "tst_CountedTagEdits.moc"
