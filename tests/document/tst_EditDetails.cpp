#include "app/document/editing/EditDetails.h"

#include "core/tags/sheet/PropertyEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

const TagId walk(0), run(1);

/// A vocabulary of an exclusive group of two tags, and of a third one beside it.
struct Moods
{
    TagVocabulary vocabulary = ofGroup("mood");
    TagId happy = define("Happy", "mood");
    TagId sad = define("Sad", "mood");
    TagId fast = define("Fast", "");

private:
    static TagVocabulary ofGroup(const char* name)
    {
        TagVocabulary vocabulary;
        TagGroup group;
        group.name = name;
        group.exclusiveness = Exclusiveness::AtMostOne;
        vocabulary.setGroups({group});
        return vocabulary;
    }
    TagId define(const char* name, const char* group)
    {
        TagDefinition definition;
        definition.name = name;
        definition.group = group;
        return vocabulary.define(definition);
    }
};

} // namespace

class tst_EditDetails : public QObject
{
    Q_OBJECT

private slots:
    void whereIsSaidShortly_data();
    void whereIsSaidShortly();
    void stepsNameTheClipAndTheFrames();
    void aDragNamesWhereItBeganAndEnds();
    void severalClipsAreCounted();
    void whatAGroupTakesIsSaid();
    void whatAMoveTakesIsSaid();
};

void tst_EditDetails::whereIsSaidShortly_data()
{
    QTest::addColumn<TagSheet>("after");
    QTest::addColumn<QString>("said");
    const TagSheet before = TagSheet().withRanges(walk, {{120, 240}});
    const RangeRef ref{walk, {120, 240}};
    QTest::newRow("nothing") << before << QString();
    QTest::newRow("added") << withRangeAdded(before, run, {300, 310}, 500) << QString("300–310");
    QTest::newRow("removed") << TagSheet() << QString("120–240");
    QTest::newRow("start") << withEdgeMoved(before, ref, Edge::Start, 124, 500) << QString("120→124");
    QTest::newRow("stop") << withEdgeMoved(before, ref, Edge::Stop, 230, 500) << QString("240→230");
    QTest::newRow("moved") << before.withRanges(walk, {{130, 250}}) << QString("120–240 → 130–250");
    QTest::newRow("several") << before.withRanges(run, {{10, 20}, {400, 440}, {450, 460}})
                             << QString("3 ranges, 10–460");
    QTest::newRow("value") << withPropertySet(before, "slope", {{40, 60}, 0.5}, 500) << QString("40–60");
}

void tst_EditDetails::whereIsSaidShortly()
{
    QFETCH(TagSheet, after);
    QFETCH(QString, said);
    QCOMPARE(changedFrames(TagSheet().withRanges(walk, {{120, 240}}), after), said);
}

void tst_EditDetails::stepsNameTheClipAndTheFrames()
{
    const QTemporaryDir folder;
    LibraryDocument document;
    addFile(document, folder, "a.bvh", {50});
    const TagId tag = document.tagNamed("Walk");
    document.changeSheets({{ClipId(0), TagSheet().withRanges(tag, {{4, 9}})}}, "Add Walk");
    QCOMPARE(document.undoStack().text(0), QString("Add Walk · clip0 4–9"));
    QCOMPARE(document.undoStack().undoText(), QString("Add Walk"));
    document.undoStack().undo();
    QCOMPARE(document.undoStack().text(0), QString("Add Walk · clip0 4–9"));
}

void tst_EditDetails::aDragNamesWhereItBeganAndEnds()
{
    const QTemporaryDir folder;
    LibraryDocument document;
    addFile(document, folder, "a.bvh", {50});
    const TagId tag = document.tagNamed("Walk");
    document.changeSheets({{ClipId(0), TagSheet().withRanges(tag, {{4, 9}})}}, "Add Walk");
    const int gesture = document.newGesture();
    for (Frame stop = 10; stop <= 20; ++stop)
        document.changeSheets({{ClipId(0), TagSheet().withRanges(tag, {{4, stop}})}}, "Resize Walk", gesture);
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().text(1), QString("Resize Walk · clip0 9→20"));
    QCOMPARE(document.undoStack().undoText(), QString("Resize Walk"));
}

void tst_EditDetails::severalClipsAreCounted()
{
    const QTemporaryDir folder;
    LibraryDocument document;
    addFile(document, folder, "a.bvh", {50, 50});
    const TagId tag = document.tagNamed("Walk");
    const TagSheet sheet = TagSheet().withRanges(tag, {{4, 9}});
    document.changeSheets({{ClipId(0), sheet}, {ClipId(1), sheet}}, "Add Walk");
    QCOMPARE(document.undoStack().text(0), QString("Add Walk · 2 clips"));
}

void tst_EditDetails::whatAGroupTakesIsSaid()
{
    const Moods moods;
    const TagVocabulary& vocabulary = moods.vocabulary;
    const TagId happy = moods.happy, sad = moods.sad, fast = moods.fast;
    const TagSheet before = TagSheet().withRanges(happy, {{0, 30}}).withRanges(fast, {{0, 30}});
    const auto said = [&](const TagSheet& after) {
        GroupLosses losses(vocabulary);
        losses.add(before, after);
        losses.add(before, after); // a second clip
        return losses.text();
    };
    QCOMPARE(said(before.withRanges(happy, {{0, 20}}).withRanges(sad, {{20, 30}})),
             QString("takes 20 frame(s) from Happy"));
    QCOMPARE(said(before.withRanges(happy, {{0, 20}}).withRanges(fast, {{0, 40}})), QString());
    QCOMPARE(said(before.withRanges(happy, {{0, 20}})), QString());
    QCOMPARE(said(before.withRanges(sad, {{30, 40}})), QString());
    QCOMPARE(said(before.withRanges(happy, {{0, 20}}).withRanges(sad, {{30, 40}})), QString());
}

/// What moves onto others of its group has no more frames than before, and takes theirs.
void tst_EditDetails::whatAMoveTakesIsSaid()
{
    const Moods moods;
    const TagSheet before = TagSheet().withRanges(moods.happy, {{0, 30}}).withRanges(moods.sad, {{50, 60}});
    GroupLosses losses(moods.vocabulary);
    losses.add(before, TagSheet().withRanges(moods.happy, {{0, 15}}).withRanges(moods.sad, {{15, 25}}));
    QCOMPARE(losses.text(), QString("takes 10 frame(s) from Happy"));
}

QTEST_GUILESS_MAIN(tst_EditDetails)
#include "tst_EditDetails.moc"
